/** A run of the fuzzer: random requests from a seed, until time or number is used up. */
import fc from 'fast-check';
import { ADMIN_KEY } from '../audits/secrets.ts';
import { judge, PRIVATE } from './judge.ts';
import { type Asked, bytesOf, requests } from './requests.ts';
import type { Target } from './server.ts';

export type Failure = { problem: string; asked: Asked };

export type Run = {
  failures: Failure[];
  asked: number;
  /** How often each status was answered; 0: no answer, to what was no request. */
  statuses: Record<number, number>;
  /** Processor time of requests in milliseconds: the longest, and those at some ranks. */
  cpu: { most: number; p99: number; p999: number };
  /** Bytes that the server holds more than after its first requests. */
  grownBytes: number;
};

/** What a server may hold more at the end than once it was warm. */
const MOST_GROWN_BYTES = 48 * 1024 * 1024;
/** So many requests make a server warm. */
const WARM = 300;
/** Most attempts to make a failing request smaller. */
const MOST_SHRINKS = 300;

const plain = { headers: [] as [string, string][], coding: 'identity', framing: 'length' } as const;

/** What must not come out again stands in the store before anybody asks. */
async function seed(target: Target): Promise<void> {
  const json: [string, string] = ['Content-Type', 'application/json'];
  const post = (path: string, body: object, ...headers: [string, string][]) =>
    target.send(
      bytesOf({
        ...plain,
        method: 'POST',
        target: path,
        headers: [json, ...headers],
        body: JSON.stringify(body),
      }),
    );
  await post('/api/contact', { intent: 'hire', from: 'a@b.example', context: PRIVATE });
  const data = { title: PRIVATE, public: { title: 'Open' } };
  await post('/api/admin/audits', { slug: 'one', data }, ['X-Admin-Key', ADMIN_KEY]);
}

/** Problems of one kind are told once: with the same log, or else at the same kind of path. */
function kindOf(problem: string, { target }: Asked): string {
  const logged = problem.split(': ')[1] ?? '';
  return logged === '' ? `${problem} ${target.split(/[/?]/, 4).join('/')}` : problem;
}

/**
 * Asks until `seconds` are over or `most` requests were made. A failure is made as small as it
 * gets, and the run goes on behind it. `told` is told each failure as it is found.
 */
export async function run(
  target: Target,
  given: { seed: number; seconds?: number; most?: number },
  told: (failure: Failure) => void = () => {},
): Promise<Run> {
  const { seconds = 3600, most = Number.MAX_SAFE_INTEGER } = given;
  const end = performance.now() + seconds * 1000;
  const known = new Set<string>();
  const failures: Failure[] = [];
  const times: number[] = [];
  const statuses: Record<number, number> = {};
  let warm: number | null = null;
  await seed(target);
  for (let seeds = 0; performance.now() < end && times.length < most; seeds++) {
    let shrinks = 0;
    let over = false;
    let underWay: Promise<string | null> | null = null;
    const property = fc.asyncProperty(requests, async (asked) => {
      // Behind the end nothing is looked at any more, so that shrinking ends as well.
      if (over || shrinks > MOST_SHRINKS) return;
      underWay = judge(target, asked, (ms, status) => {
        times.push(ms);
        statuses[status] = (statuses[status] ?? 0) + 1;
      });
      const problem = await underWay;
      if (times.length === WARM) warm = (await target.used('memory')).heldBytes;
      if (problem === null || known.has(kindOf(problem, asked))) return;
      shrinks += 1;
      throw new Error(problem);
    });
    const details = await fc.check(property, {
      seed: given.seed + seeds * 1_000_003,
      numRuns: Math.max(1, Math.min(most - times.length, 1_000_000)),
      interruptAfterTimeLimit: Math.max(1, end - performance.now()),
      skipAllAfterTimeLimit: Math.max(1, end - performance.now() + 20_000),
    });
    // A check that ran out of time leaves its last request on the way.
    over = true;
    await underWay;
    const [asked] = details.counterexample ?? [];
    if (!asked) continue;
    const { message } = details.errorInstance as Error;
    const failure = { problem: message, asked };
    known.add(kindOf(message, asked));
    failures.push(failure);
    told(failure);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const rank = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  const held = (await target.used('memory')).heldBytes;
  const grownBytes = warm === null ? 0 : held - warm;
  if (grownBytes > MOST_GROWN_BYTES)
    failures.push({
      problem: `the server holds ${Math.round(grownBytes / 2 ** 20)} MiB more`,
      asked: { ...plain, method: 'GET', target: '/', body: '' },
    });
  return {
    failures,
    asked: times.length,
    statuses,
    cpu: { most: sorted.at(-1) ?? 0, p99: rank(0.99), p999: rank(0.999) },
    grownBytes,
  };
}
