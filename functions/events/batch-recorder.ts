/**
 * The recorder of standalone: equal calls of a batch become one record. A crash loses one batch.
 */
import { batched } from '../store/batched.ts';
import type { Classify } from './agent.ts';
import { type Call, type CallEvent, eventOf } from './event.ts';
import { type EventLog, isSampled, type Recorded, weightOf } from './log.ts';

/** Where the records of batches go. */
export type Sink = EventLog & {
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
  /** Milliseconds between batches, unless there are 2,000 calls. */
  interval?: number;
};

export type Recorder = ReturnType<typeof batchRecorder>;

const BATCH_CALLS = 2_000;

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
export function batchRecorder(
  sink: Sink,
  {
    classify,
    now = () => new Date(),
    random = Math.random,
    quota = 100_000,
    most = 20_000,
    interval = 500,
  }: BatchOptions,
) {
  let queue: Call[] = [];
  let dropped = 0;
  let written: { day: string; records: number } | undefined;

  /** Keeps what waits, or loses it; what comes meanwhile waits for the next batch. */
  const flush = batched(async (): Promise<void> => {
    if (queue.length === 0) return;
    const [calls, lost] = [queue, dropped];
    [queue, dropped] = [[], 0];
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
  });
  const timer = setInterval(flush, interval);
  timer.unref();

  return {
    ...sink,
    /** It holds all that was recorded before it was asked for. */
    async day(day: string) {
      await flush();
      return sink.day(day);
    },
    /** Takes a call. Costs next to nothing, never throws, never waits. */
    record(call: Call) {
      if (queue.length >= most) {
        dropped += 1;
        return;
      }
      queue.push(call);
      // Whoever records the last of a batch does not wait for it.
      if (queue.length === BATCH_CALLS) setImmediate(flush);
    },
    /** Keeps what waits and ends. Never rejects. */
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
