/**
 * A search for what costs most: of each operation the dearest requests are kept, and others made
 * from them, until the time is over.
 */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { routeList } from '../../src/routes.ts';
import { MCP_TOKEN } from '../audits/secrets.ts';
import { answerOf, costOf } from './judge.ts';
import { mutant } from './mutants.ts';
import { type Asked, bytesOf, exampleOf, type Route, wellFramed } from './requests.ts';
import { startTarget, type Target } from './server.ts';

/** Most processor time of nearly all hostile requests to an operation, in milliseconds. */
export const MOST_MS = 20;

export type Slowest = {
  id: string;
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

const MCP_HEADERS: [string, string][] = [
  ['Content-Type', 'application/json'],
  ['Accept', 'application/json, text/event-stream'],
  ['Authorization', `Bearer ${MCP_TOKEN}`],
];
const QUESTION = 'When and where was she born, and who built the Mark I?';

/** A call of a tool, as a client sends it. */
const tool = (name: string, given: object) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: given },
});
const TOOLS = [
  tool('search_profile', { query: QUESTION, limit: 20 }),
  tool('ask_question', { question: QUESTION }),
  tool('check_claim', { statement: 'She wrote the A-0 System in 1952.' }),
  tool('read_content', { url: '/api/profile' }),
  tool('submit_report', exampleOf('sendReport')),
];
const A2A_MESSAGE = { messageId: 'm', role: 'ROLE_USER', parts: [{ text: QUESTION }] };

/** What the protocols of others are asked in; it is found by no chance. */
const BEGINNINGS: Partial<Record<string, object[]>> = {
  callMcp: TOOLS,
  callOpenMcp: TOOLS,
  sendMessage: [{ jsonrpc: '2.0', id: 1, method: 'SendMessage', params: { message: A2A_MESSAGE } }],
  sendMessageHttp: [{ message: A2A_MESSAGE }],
};

/** Requests in the protocol of a row. */
const beginnings = ({ id, method, path }: Route): Asked[] =>
  (BEGINNINGS[id] ?? []).map((body) => ({
    ...{ method, target: path, coding: 'identity', framing: 'length' },
    headers: [...MCP_HEADERS, ['A2A-Version', '1.0']],
    body: JSON.stringify(body),
  }));

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
async function measure(target: Target, asked: Asked, least: number): Promise<Measured> {
  const bytes = bytesOf(asked);
  let { reply, ms } = await costOf(target, bytes);
  for (let n = 0; n < AGAIN && ms > least; n++) ms = Math.min(ms, (await costOf(target, bytes)).ms);
  return { asked, ms, status: answerOf(reply.bytes)?.status ?? 0 };
}

/** Looks for the dearest request of a row for some seconds, on a server of its own. */
async function climb(row: Route, seed: number, seconds: number): Promise<Slowest> {
  const target = await startTarget();
  const words = await pieces();
  const random = fc.sample(wellFramed(row), { seed, numRuns: 2 * RANDOM });
  for (const asked of random.slice(0, RANDOM)) await target.send(bytesOf(asked));
  const times: number[] = [];
  let best: Measured[] = [];
  const take = async (asked: Asked) => {
    const made = await measure(target, asked, Math.min(best.at(-1)?.ms ?? 0, MOST_MS));
    times.push(made.ms);
    best = [...best, made].sort((a, b) => b.ms - a.ms).slice(0, KEPT);
  };
  const end = performance.now() + seconds * 1000;
  for (const asked of [...beginnings(row), ...random.slice(RANDOM)])
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
    id: row.id,
    asked: times.length,
    p99: rank(0.99),
    p999: rank(0.999),
    most: first.ms,
    status: first.status,
    hardest: first.asked,
  };
}

/** Looks for the dearest request of each operation, or of those named, for some seconds each. */
export async function* slowest(
  ids: readonly string[],
  seed: number,
  seconds: number,
): AsyncGenerator<Slowest> {
  for (const row of routeList)
    if (ids.length > 0 ? ids.includes(row.id) : row.kind === 'operation')
      yield await climb(row, seed, seconds);
}
