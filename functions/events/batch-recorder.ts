/**
 * The recorder of standalone: calls wait in a bounded queue for the next batch, and equal calls of
 * a batch become one record. Nothing waits for it. A crash loses at most the batch that waits.
 */
import type { Classify } from './agent.ts';
import { type Call, type CallEvent, eventOf } from './event.ts';
import type { Recorded } from './log.ts';
import { isSampled, weightOf } from './sample.ts';

/** Where the records of batches go. */
export type Sink = {
  /** Records that a day, YYYY-MM-DD, has already. */
  count: (day: string) => Promise<number>;
  /** Keeps the records of a batch; `at` is its time, ISO 8601 in UTC. */
  append: (at: string, records: readonly Recorded[]) => Promise<void>;
};

export type BatchOptions = {
  classify: Classify;
  now?: () => Date;
  /** A number from 0 to below 1. */
  random?: () => number;
  /** Records a day before it is sampled, and again before it is sampled ten times as thinly. */
  quota?: number;
  /** Most calls that wait; what comes above is dropped and counted. */
  most?: number;
  /** Milliseconds between batches. */
  interval?: number;
};

export type BatchRecorder = {
  /** Takes a call. Costs next to nothing, never throws, never waits. */
  record: (call: Call) => void;
  /** What waits when it is called is kept, or lost, when it resolves. Never rejects. */
  settle: () => Promise<void>;
  /** Keeps what waits and ends. Never rejects. */
  close: () => Promise<void>;
};

const QUOTA_RECORDS = 100_000;
const MOST_WAITING_CALLS = 20_000;
/** So many waiting calls make a batch at once. */
const BATCH_CALLS = 2_000;
/** Else there is a batch after so many milliseconds. */
const BATCH_INTERVAL_MS = 500;

type Counted<T> = { item: T; count: number };

/** Equal items, each once with how often it is there. */
function grouped<T extends object>(
  items: readonly Counted<T>[],
  keyOf: (item: T) => string,
): Counted<T>[] {
  const groups = new Map<string, Counted<T>>();
  for (const { item, count } of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.count += count;
    else groups.set(key, { item, count });
  }
  return [...groups.values()];
}

/**
 * What tells calls apart. Callers choose the texts: should two look alike, one counts as the other.
 */
const callKey = ({ route, method, status, userAgent, referrer, host, country }: Call) =>
  `${route} ${method} ${status} ${country} ${host} ${referrer} ${userAgent}`;

/**
 * The events of some calls: as few as there are different ones, because most calls are like others.
 */
function eventsOf(calls: readonly Call[], classify: Classify): Counted<CallEvent>[] {
  const different = grouped(
    calls.map((item) => ({ item, count: 1 })),
    callKey,
  );
  const events = different.map(({ item, count }) => ({ item: eventOf(item, classify), count }));
  return grouped(events, (event) => Object.values(event).join(' '));
}

/** Starts a recorder before a sink. */
export function batchRecorder(sink: Sink, options: BatchOptions): BatchRecorder {
  const { classify, now = () => new Date(), random = Math.random } = options;
  const {
    quota = QUOTA_RECORDS,
    most = MOST_WAITING_CALLS,
    interval = BATCH_INTERVAL_MS,
  } = options;
  let queue: Call[] = [];
  let dropped = 0;
  let asked = false;
  /** The batch under way: the next waits for it, in the queue. */
  let writing: Promise<void> | null = null;
  let written: { day: string; records: number } | undefined;

  const write = async (calls: readonly Call[], lost: number): Promise<void> => {
    try {
      const at = now().toISOString();
      const day = at.slice(0, 10);
      if (written?.day !== day) written = { day, records: await sink.count(day) };
      const records: Recorded[] = [];
      for (const { item: event, count } of eventsOf(calls, classify)) {
        const weight = weightOf(written.records / quota);
        if (!isSampled(weight, random)) continue;
        written.records += 1;
        records.push({ ...event, count, weight, dropped: records.length === 0 ? lost : 0 });
      }
      if (records.length === 0) dropped += lost;
      else await sink.append(at, records);
    } catch {
      dropped += calls.length + lost;
    }
  };

  const flush = (): Promise<void> => {
    asked = false;
    if (writing) return writing;
    if (queue.length === 0) return Promise.resolve();
    const [calls, lost] = [queue, dropped];
    [queue, dropped] = [[], 0];
    writing = write(calls, lost).finally(() => {
      writing = null;
    });
    return writing;
  };
  const settle = async () => {
    await flush();
    await flush();
  };

  const timer = setInterval(flush, interval);
  timer.unref();

  return {
    record(call) {
      if (queue.length >= most) {
        dropped += 1;
        return;
      }
      queue.push(call);
      if (queue.length < BATCH_CALLS || asked || writing) return;
      asked = true;
      setImmediate(flush);
    },
    settle,
    async close() {
      clearInterval(timer);
      await settle();
    },
  };
}
