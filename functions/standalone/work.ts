/**
 * How much is worked on at once, so that nobody's requests keep the others waiting. What is in
 * memory passes by; all else has a place among those of its address and among those of all, waits
 * in line for it, and where the line is full is refused, which costs next to nothing. Of a limiter
 * by npm (p-queue, rate-limiter-flexible) none has a fair line for each caller that forgets who
 * left.
 */
import type { HttpBindings } from '@hono/node-server';
import type { ErrorCode } from '../../src/schemas/error-codes.ts';
import type { ProblemSite } from '../../src/surfaces/problem.ts';
import type { Caller } from '../http/caller.ts';
import { windowOf } from '../http/limits.ts';
import { Problem, retryAfter } from '../http/problem.ts';
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

/** Milliseconds of a turn of the process in which works are begun. */
const TURN_MS = 1;

const MESSAGES = {
  rate_limited: 'Too many requests of one address are under way; send the next when some are done.',
  overloaded: 'Too much is asked for at the moment; send the same request again in a few seconds.',
} satisfies Partial<Record<ErrorCode, string>>;

/** Places for so many at once. Who finds one free takes it at once, whoever comes then in turn. */
function lineOf(places: number) {
  const waiting: (() => void)[] = [];
  let free = places;
  return {
    enter: (): Promise<void> | undefined =>
      free > 0 ? void free-- : new Promise((go) => waiting.push(go)),
    leave: () => {
      const next = waiting.shift();
      if (next) next();
      else free++;
    },
  };
}

/**
 * Begins works one by one, each when the one before has ended or waits. In a turn of the process
 * that has lasted long none is begun: what is in memory is answered in between.
 */
function turns() {
  const waiting: (() => Promise<unknown>)[] = [];
  /** When the first work of this turn was begun; 0 before. */
  let since = 0;
  const isLate = () => performance.now() - since > TURN_MS;
  const open = () => {
    since = performance.now();
    setImmediate(next);
  };
  async function next() {
    since = 0;
    if (waiting.length === 0) return;
    open();
    let isOver = false;
    const end = new Promise<void>((ended) =>
      setImmediate(() => {
        isOver = true;
        ended();
      }),
    );
    while (waiting.length > 0 && !isOver && !isLate())
      await Promise.race([waiting.shift()?.(), end]);
  }
  return <T>(work: () => Promise<T>): Promise<T> => {
    if (since === 0) open();
    else if (waiting.length > 0 || isLate())
      return new Promise((told) => {
        waiting.push(() => {
          const done = work();
          told(done);
          return done.catch(() => {});
        });
      });
    return work();
  };
}

/** Starts counting. */
export function workOf(site: ProblemSite, log: (line: string) => void) {
  const begin = turns();
  const counts = (most: typeof OF_ONE) => ({
    most,
    works: 0,
    bytes: 0,
    line: lineOf(most.underWay),
  });
  const all = counts(OF_ALL);
  const callers = new Map<string, typeof all>();
  const processor = windowOf(PROCESSOR_WINDOW_MS);
  const countOf = ({ key, local }: Caller) => callers.get(key) ?? counts(local ? OF_ALL : OF_ONE);
  /** Counts for a caller and for all; a caller is known as long as it holds anything. */
  const count = (caller: Caller, of: 'works' | 'bytes', by: number) => {
    const own = countOf(caller);
    own[of] += by;
    all[of] += by;
    if (own.works > 0 || own.bytes > 0) callers.set(caller.key, own);
    else callers.delete(caller.key);
  };

  /** Whether there is no room, and when to come again (seconds). */
  const full = ({ most, works, bytes }: typeof all, usedMs: number, now: Date): number => {
    if (works >= most.works || bytes >= most.bytes) return 1;
    return usedMs >= most.processorMs ? processor.secondsLeft(now) : 0;
  };
  const refuse = (code: keyof typeof MESSAGES, seconds: number): Response => {
    const more = { fallback: '/api/status' };
    const problem = new Problem(code, MESSAGES[code], more, retryAfter(seconds));
    tell(problem, 'admit', { name: 'work', log });
    const { status, body, headers } = problemAnswer(problem, site);
    return new Response(String(body), {
      status,
      headers: { ...headersFor(true, false), ...headers },
    });
  };
  /** Counts what is left of an answer when it was sent, until it was read or nobody is there. */
  const hold = (caller: Caller, to: HttpBindings['outgoing']) => {
    to.setTimeout(READ_NOTHING_MS);
    to.once('prefinish', () => {
      const bytes = to.writableLength;
      // The system has taken it whole.
      if (bytes === 0) return;
      count(caller, 'bytes', bytes);
      to.once('close', () => count(caller, 'bytes', -bytes));
    });
  };

  /** Does a caller's work or refuses it; `computed` counts its time. Who is gone gets nothing. */
  return async (
    caller: Caller,
    connection: Partial<HttpBindings> | undefined,
    computed: boolean,
    answer: () => Promise<Response>,
  ): Promise<Response> => {
    const { key, local } = caller;
    const own = countOf(caller);
    const now = new Date();
    // A program on this machine is a developer's: it shares with nobody, and may use it all.
    const used = (name: string) => (computed && !local ? processor.count(name, now) : 0);
    const ownSeconds = local ? 0 : full(own, used(key), now);
    if (ownSeconds > 0) return refuse('rate_limited', ownSeconds);
    const seconds = full(all, used(''), now);
    if (seconds > 0) return refuse('overloaded', seconds);
    callers.set(key, own);
    count(caller, 'works', 1);
    const isGone = () => connection?.incoming?.socket?.destroyed ?? false;
    const work = async () => {
      if (isGone()) return new Response(null, { status: 503 });
      const begun = performance.now();
      const response = await answer();
      const tookMs = performance.now() - begun;
      if (computed) for (const name of [key, '']) processor.add(name, now, tookMs);
      if (connection?.outgoing && !isGone()) hold(caller, connection.outgoing);
      return response;
    };
    const place = own.line.enter();
    if (place) await place;
    const placeOfAll = all.line.enter();
    if (placeOfAll) await placeOfAll;
    try {
      return await begin(work);
    } finally {
      own.line.leave();
      all.line.leave();
      count(caller, 'works', -1);
    }
  };
}
