/**
 * The recorder of standalone, and what it left: a file of JSON lines per day, which nothing waits
 * for and nothing syncs. Calls wait in a bounded queue for the next batch; a crash loses at most
 * that. Equal calls of a batch become one line.
 */
import { appendFile, mkdir, unlink } from 'node:fs/promises';
import type { Classify } from './agent.ts';
import { type Call, type CallEvent, eventOf } from './event.ts';
import { daysIn, fileOfDay, ifAbsent, lineOf, readDay } from './file-lines.ts';
import type { EventLog } from './log.ts';
import { isSampled, weightOf } from './sample.ts';

/** Appends text to a file below a folder that may not be there yet. */
export type Append = (folder: string, file: string, text: string) => Promise<void>;

export type FileRecorderOptions = {
  /** Folder of its own; it is made when there is something to write. */
  folder: string;
  classify: Classify;
  now?: () => Date;
  /** A number from 0 to below 1. */
  random?: () => number;
  /** Lines a day before it is sampled, and again before it is sampled ten times as thinly. */
  quota?: number;
  /** Most calls that wait; what comes above is dropped and counted. */
  most?: number;
  append?: Append;
};

export type FileRecorder = EventLog & {
  /** Takes a call. Costs next to nothing, never throws, never waits. */
  record: (call: Call) => void;
  /** Writes what waits and ends. Never rejects. */
  close: () => Promise<void>;
};

const QUOTA_LINES = 100_000;
const MOST_WAITING_CALLS = 20_000;
/** So many waiting calls make a batch at once. */
const BATCH_CALLS = 2_000;
/** Else there is a batch after so many milliseconds. */
const BATCH_INTERVAL_MS = 500;

/** For the owner alone, as all data. */
const appendTo: Append = async (folder, file, text) => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await appendFile(file, text, { mode: 0o600 });
};

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

/** Starts a recorder over a folder. */
export function fileRecorder(options: FileRecorderOptions): FileRecorder {
  const {
    folder,
    classify,
    now = () => new Date(),
    random = Math.random,
    append = appendTo,
  } = options;
  const { quota = QUOTA_LINES, most = MOST_WAITING_CALLS } = options;
  let queue: Call[] = [];
  let dropped = 0;
  let asked = false;
  /** The batch under way: the next waits for it, in the queue. */
  let writing: Promise<void> | null = null;
  let written: { day: string; lines: number } | undefined;

  const write = async (calls: readonly Call[], lost: number): Promise<void> => {
    try {
      const [day = '', time = ''] = now().toISOString().split('T');
      if (written?.day !== day)
        written = { day, lines: (await readDay(folder, day)).records.length };
      let text = '';
      for (const { item: event, count } of eventsOf(calls, classify)) {
        const weight = weightOf(written.lines / quota);
        if (!isSampled(weight, random)) continue;
        written.lines += 1;
        // The line break stands first: it ends the half line that a crash may have left.
        text += `\n${lineOf({ ...event, count, weight, dropped: text === '' ? lost : 0 }, time)}`;
      }
      if (text === '') dropped += lost;
      else await append(folder, fileOfDay(folder, day), text);
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
  /** What waits when it is called is written, or lost, when it resolves. */
  const settle = async () => {
    await flush();
    await flush();
  };

  const timer = setInterval(flush, BATCH_INTERVAL_MS);
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
    async day(day) {
      await settle();
      return { ...(await readDay(folder, day)), host: async (host) => host };
    },
    async days(open, since) {
      const days = await daysIn(folder);
      return days.filter((day) => day < open && (since === null || day >= since));
    },
    async expire(before) {
      const old = (await daysIn(folder)).filter((day) => day < before);
      for (const day of old) await unlink(fileOfDay(folder, day)).catch(ifAbsent(undefined));
      return old.length;
    },
    async close() {
      clearInterval(timer);
      await settle();
    },
  };
}
