/** Equal calls of a batch become one record. A crash loses one batch. */
import { batched } from '../store/batched.ts';
import type { Classify } from './agent.ts';
import { type Call, type CallEvent, eventOf } from './event.ts';
import type { EventLog, Recorded } from './log.ts';

/** Where the records of batches go. */
export type Sink = {
  /** Records that a day, YYYY-MM-DD, has already. */
  count: (day: string) => Promise<number>;
  /** Quotas of a day that all who write to it have used up, where these are several. */
  level?: (day: string) => Promise<number>;
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
  /** Milliseconds that a call waits for others, unless there are 2,000 calls. */
  interval?: number;
};

export type BatchRecorder = ReturnType<typeof batchRecorder>;

const BATCH_CALLS = 2_000;

/** Records a day where nothing else is said. */
export const QUOTA = 100_000;

const DROPPED = Promise.resolve();

/**
 * How many calls the next event of a day stands for by the quotas that are used up: 1, then one in
 * 10, 100, … is kept, so that no day can fill the store.
 */
const weightOf = (quotas: number) => Math.min(10_000, 10 ** Math.max(0, Math.floor(quotas)));

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
    quota = QUOTA,
    most = 20_000,
    interval = 500,
  }: BatchOptions,
) {
  let queue: Call[] = [];
  let dropped = 0;
  let written: { day: string; records: number } | undefined;
  let due: Promise<void> | null = null;

  /** Keeps what waits, or loses it; what comes meanwhile waits for the next batch. */
  const flush = batched(async (): Promise<void> => {
    if (queue.length === 0) return;
    const [calls, lost] = [queue, dropped];
    [queue, dropped] = [[], 0];
    try {
      const at = now().toISOString();
      const day = at.slice(0, 10);
      if (written?.day !== day) written = { day, records: await sink.count(day) };
      const level = (await sink.level?.(day)) ?? 0;
      const records: Recorded[] = [];
      for (const { event, count } of eventsOf(calls, classify)) {
        const weight = weightOf(Math.max(level, written.records / quota));
        if (weight > 1 && random() * weight >= 1) continue;
        written.records += 1;
        records.push({ ...event, count, weight, dropped: records.length === 0 ? lost : 0 });
      }
      if (records.length === 0) dropped += lost;
      else await sink.append(at, records);
    } catch {
      dropped += calls.length + lost;
    }
  });

  const flushIn = async (milliseconds: number): Promise<void> => {
    // It keeps no process from its end, where timers can.
    const rest = (done: () => void) => setTimeout(done, milliseconds).unref?.();
    await (milliseconds > 0 ? new Promise<void>(rest) : null);
    due = null;
    await flush();
  };

  return {
    /**
     * Takes a call. Costs next to nothing, never throws, never waits; what it returns resolves when
     * the call is kept, or lost.
     */
    record(call: Call): Promise<void> {
      if (queue.length >= most) {
        dropped += 1;
        return DROPPED;
      }
      queue.push(call);
      // Whoever records the last of a batch does not wait for it.
      if (queue.length === BATCH_CALLS) due = flushIn(1);
      due ??= flushIn(interval);
      return due;
    },
    /** Resolves when all that was recorded before is kept, or lost. */
    flush,
  };
}

export type Recorder = EventLog & BatchRecorder;

/** A recorder and what it recorded: a day holds all that came before it was asked for. */
export const logged = (recorder: BatchRecorder, log: EventLog): Recorder => ({
  ...log,
  ...recorder,
  async day(day) {
    await recorder.flush();
    return log.day(day);
  },
});
