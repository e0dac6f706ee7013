/**
 * How much is worked on at once, so that nobody's requests keep the others waiting. What is in
 * memory passes by; all else has a place among those of its address and among those of all, waits
 * in line for it, and where the line is full is refused, which costs next to nothing. Of a limiter
 * by npm (p-queue, rate-limiter-flexible) none has a fair line for each caller that forgets who
 * left.
 */
import type { HttpBindings } from '@hono/node-server';
import pLimit from 'p-limit';
import type { ErrorCode } from '../../src/schemas/error-codes.ts';
import type { ProblemSite } from '../../src/surfaces/problem.ts';
import type { Caller } from '../http/caller.ts';
import { windowOf } from '../http/limits.ts';
import { Problem } from '../http/problem.ts';
import { problemAnswer } from '../steps/errors.ts';
import { headersFor } from '../steps/headers.ts';
import { tell } from '../steps/steps.ts';

/** Of ten seconds so many milliseconds of the processor may go into computed reads. */
const PROCESSOR_WINDOW_MS = 10_000;

/**
 * What there may be at once: works under way, works with those that wait, bytes nobody has read.
 */
const OF_ONE = { underWay: 16, works: 256, bytes: 8 * 2 ** 20, processorMs: 4_000 };
const OF_ALL = { underWay: 128, works: 2_048, bytes: 32 * 2 ** 20, processorMs: 8_000 };

/** Milliseconds after which who reads nothing of an answer is let go. */
const READ_NOTHING_MS = 20_000;

const MESSAGES = {
  rate_limited: 'Too many requests of one address are under way; send the next when some are done.',
  overloaded: 'Too much is asked for at the moment; send the same request again in a few seconds.',
} satisfies Partial<Record<ErrorCode, string>>;

/** Lets one begin in each turn of the process: what comes in between is not kept waiting. */
function turns(): () => Promise<void> {
  const line: (() => void)[] = [];
  let taken = false;
  const next = () => {
    const go = line.shift();
    taken = go !== undefined;
    if (go) setImmediate(next);
    go?.();
  };
  return async () => {
    if (taken) return new Promise((go) => line.push(go));
    taken = true;
    setImmediate(next);
  };
}

/** Does a caller's work or refuses it; `computed` counts its time. Who is gone gets nothing. */
export type Work = (
  caller: Caller,
  connection: Partial<HttpBindings> | undefined,
  computed: boolean,
  answer: () => Promise<Response>,
) => Promise<Response>;

/** Starts counting. */
export function workOf(site: ProblemSite, log: (line: string) => void): Work {
  const turn = turns();
  const begin = (most: typeof OF_ONE) => ({
    most,
    works: 0,
    bytes: 0,
    line: pLimit(most.underWay),
  });
  const all = begin(OF_ALL);
  const callers = new Map<string, typeof all>();
  const processor = windowOf(PROCESSOR_WINDOW_MS);
  const countOf = ({ key, local }: Caller) => callers.get(key) ?? begin(local ? OF_ALL : OF_ONE);
  /** What is counted of a caller stays as long as it holds anything. */
  const keep = ({ key }: Caller, own: typeof all) => {
    if (own.works > 0 || own.bytes > 0) callers.set(key, own);
    else callers.delete(key);
  };

  /** Whether there is no room, and when to come again (seconds). */
  const full = ({ most, works, bytes }: typeof all, usedMs: number, now: Date): number => {
    if (works >= most.works || bytes >= most.bytes) return 1;
    return usedMs >= most.processorMs ? processor.secondsLeft(now) : 0;
  };
  const refuse = (code: keyof typeof MESSAGES, seconds: number): Response => {
    const problem = new Problem({ code, message: MESSAGES[code], fallback: '/api/status' });
    tell(problem, 'admit', { name: 'work', log });
    const { status, body, headers } = problemAnswer(problem, site);
    const retry = { 'Retry-After': String(seconds) };
    return new Response(String(body), {
      status,
      headers: { ...headersFor(true, false), ...headers, ...retry },
    });
  };
  /** Counts what is left of an answer when it was sent, until it was read or nobody is there. */
  const hold = (caller: Caller, to: HttpBindings['outgoing']) => {
    to.setTimeout(READ_NOTHING_MS);
    to.once('prefinish', () => {
      const bytes = to.writableLength;
      // The system has taken it whole.
      if (bytes === 0) return;
      const own = countOf(caller);
      const count = (by: number) => {
        own.bytes += by;
        all.bytes += by;
        keep(caller, own);
      };
      count(bytes);
      to.once('close', () => count(-bytes));
    });
  };

  return async (caller, connection, computed, answer) => {
    const { key, local } = caller;
    const own = countOf(caller);
    const now = new Date();
    // A program on this machine is a developer's: it shares with nobody, and may use it all.
    const used = (name: string) => (computed && !local ? processor.count(name, now) : 0);
    const ownSeconds = local ? 0 : full(own, used(key), now);
    if (ownSeconds > 0) return refuse('rate_limited', ownSeconds);
    const seconds = full(all, used(''), now);
    if (seconds > 0) return refuse('overloaded', seconds);
    const count = (by: number) => {
      own.works += by;
      all.works += by;
      keep(caller, own);
    };
    count(1);
    const isGone = () => connection?.incoming?.socket?.destroyed ?? false;
    const work = async () => {
      await turn();
      if (isGone()) return new Response(null, { status: 503 });
      const begun = performance.now();
      const response = await answer();
      const tookMs = performance.now() - begun;
      if (computed) for (const name of [key, '']) processor.add(name, now, tookMs);
      if (connection?.outgoing && !isGone()) hold(caller, connection.outgoing);
      return response;
    };
    try {
      return await own.line(() => all.line(work));
    } finally {
      count(-1);
    }
  };
}
