/**
 * A search for what costs most: of each operation the dearest requests are kept, and others made
 * from them, until the time is over.
 */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { answerOf, costOf } from './judge.ts';
import { mutant } from './mutants.ts';
import { type Asked, bytesOf } from './requests.ts';
import { fill, type Search, searchesFor } from './searches.ts';
import { startTarget, type Target } from './server.ts';

/** Most processor time of nearly all hostile requests to an operation, in milliseconds. */
export const MOST_MS = 20;

export type Slowest = {
  /** Operation, or operation and tool. */
  id: string;
  /** Records of each kind in the store; 0 but for the rows of the owner. */
  records: number;
  /** How many requests were measured. */
  asked: number;
  /** Milliseconds of processor time: of nearly all of them, and of the dearest one. */
  p99: number;
  p999: number;
  most: number;
  /** Status of the answer to the dearest one. */
  status: number;
  hardest: Asked;
};

type Measured = { asked: Asked; ms: number; status: number };

/** So many of the dearest are climbed from. */
const KEPT = 24;
/** Random requests that a search begins with; as many go before it, so that code is compiled. */
const RANDOM = 300;
/** How often a request that looks dear is asked again: once may be the collector or compiler. */
const AGAIN = 3;

/** Words, names and questions that the answerers know, as everybody may read them. */
async function pieces(): Promise<string[]> {
  const sets = ['questions', 'statements'].flatMap((name) => {
    const text = readFileSync(new URL(`../ask/development/${name}.json`, import.meta.url), 'utf8');
    const cases = JSON.parse(text) as { question?: string; statement?: string }[];
    return cases.map(({ question, statement }) => question ?? statement ?? '');
  });
  const words = sets.flatMap((text) => text.split(/\s+/));
  return [...new Set([...sets, ...words.map((word) => `${word} `)])];
}

/** The least that a request costs in some attempts, in milliseconds. */
async function measure(
  target: Target,
  asked: Asked,
  sent: Search['sent'],
  least: number,
): Promise<Measured> {
  const bytes = bytesOf(sent(asked));
  let { reply, ms } = await costOf(target, bytes);
  for (let n = 0; n < AGAIN && ms > least; n++) ms = Math.min(ms, (await costOf(target, bytes)).ms);
  return { asked, ms, status: answerOf(reply.bytes)?.status ?? 0 };
}

/** Looks for the dearest request of one search for some seconds, on a server of its own. */
async function climb(search: Search, seed: number, seconds: number): Promise<Slowest> {
  const { id, records, sent } = search;
  const target = await startTarget();
  await fill(target, records);
  const words = await pieces();
  const random = fc.sample(search.random, { seed, numRuns: 2 * RANDOM });
  for (const asked of random.slice(0, RANDOM)) await target.send(bytesOf(sent(asked)));
  const times: number[] = [];
  let best: Measured[] = [];
  const take = async (asked: Asked) => {
    const made = await measure(target, asked, sent, Math.min(best.at(-1)?.ms ?? 0, MOST_MS));
    times.push(made.ms);
    best = [...best, made].sort((a, b) => b.ms - a.ms).slice(0, KEPT);
  };
  const end = performance.now() + seconds * 1000;
  for (const asked of [...search.beginnings, ...random.slice(RANDOM)])
    if (performance.now() < end) await take(asked);
  for (let n = 0; performance.now() < end; n++) {
    const [asked] = fc.sample(
      fc.tuple(fc.nat(best.length - 1), fc.nat(best.length - 1)).chain(([one, other]) => {
        const parents = [best[one], best[other]].map((each) => (each as Measured).asked);
        return mutant(parents[0] as Asked, parents[1] as Asked, words);
      }),
      { seed: seed + n, numRuns: 1 },
    );
    if (asked) await take(asked);
  }
  await target.stop();
  times.sort((a, b) => a - b);
  const rank = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  const [first] = best as [Measured];
  return {
    id,
    records,
    asked: times.length,
    p99: rank(0.99),
    p999: rank(0.999),
    most: first.ms,
    status: first.status,
    hardest: sent(first.asked),
  };
}

/** Looks for the dearest request of each operation and tool, or of those named, so long each. */
export async function* slowest(
  names: readonly string[],
  seed: number,
  seconds: number,
): AsyncGenerator<Slowest> {
  for (const search of searchesFor(names)) yield await climb(search, seed, seconds);
}
