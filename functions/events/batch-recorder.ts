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

/** The events of some calls, equal ones once: most calls are like others. */
function eventsOf(calls: readonly Call[], classify: Classify) {
  const groups = new Map<string, { event: CallEvent; count: number }>();
  for (const call of calls) {
    const event = eventOf(call, classify);
    const name = Object.values(event).join(' ');
    const group = groups.get(name) ?? { event, count: 0 };
    group.count += 1;
    groups.set(name, group);
  }
  return groups.values();
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
      for (const { event, count } of eventsOf(calls, classify)) {
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
