/**
 * The files of the recorder in standalone: one per day, a JSON object per line, only appended to.
 * Of the sums of one, what was read stays, and what came since is read a chunk at a time, so that
 * calls in between are answered.
 */
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { batched } from '../store/batched.ts';
import { parsedJson } from '../store/checks.ts';
import { isDay } from '../store/days.ts';
import { ifAbsent, isDamage } from '../store/disk-errors.ts';
import { unavailable } from '../store/store.ts';
import { FAMILIES } from './agent.ts';
import { type EventRoute, METHODS } from './event.ts';
import type { Recorded } from './log.ts';

const Line = z.object({
  time: z.string(),
  route: z.string(),
  method: z.enum(METHODS),
  status: z.int(),
  family: z.enum(FAMILIES),
  agent: z.string().nullable(),
  referrer: z.string().nullable(),
  country: z.string().nullable(),
  count: z.int().min(1),
  weight: z.int().min(1),
  dropped: z.int().min(0),
});

/** Text of a line; `time` is that of its batch, in UTC. */
export const lineOf = (record: Recorded, time: string) => JSON.stringify({ time, ...record });

/** A record and the time of its batch, `12:00:00.000Z`. */
export type Timed = { time: string; record: Recorded };

/** A record with its time of what may be one; null for all else. */
export function timedFrom(value: unknown): Timed | null {
  const { data } = Line.safeParse(value);
  if (!data) return null;
  const { time, ...line } = data;
  // Maybe a row that the table had then: the statistics show what it is called, known or not.
  return { time, record: { ...line, route: line.route as EventRoute } };
}

/** What a line tells; null for half a line, or what is none. */
export const timedOf = (text: string): Timed | null => timedFrom(parsedJson(text));

export const fileOfDay = (folder: string, day: string): string => join(folder, `${day}.jsonl`);

/** Days that have a file, oldest first. Rejects with StoreUnavailable. */
export async function daysIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(ifAbsent([])).catch(unavailable('events: list'));
  const days = names.flatMap((name) => /^(.+)\.jsonl$/.exec(name)?.[1] ?? []);
  return days.filter(isDay).sort();
}

/** What the lines of a day tell that can be read. Rejects with StoreUnavailable. */
export async function readTimed(folder: string, day: string): Promise<Timed[]> {
  const text = await readFile(fileOfDay(folder, day), 'utf8')
    .catch((error) => (isDamage(error) ? '' : ifAbsent('')(error)))
    .catch(unavailable('events: read'));
  return text.split('\n').flatMap((line) => timedOf(line) ?? []);
}

export type Sums = Awaited<ReturnType<ReturnType<typeof daySums>>>;

/** What was read of a file: so many bytes, which end where a line does. */
const nothingOf = (inode: number) => ({
  inode,
  bytes: 0,
  lines: 0,
  damaged: false,
  groups: new Map<string, Recorded>(),
});

/** A function that reads the file of a day as far as it goes; it rejects with StoreUnavailable. */
export function daySums(folder: string, day: string) {
  let known = nothingOf(0);

  /** Adds a line to the sums; false where it is none. */
  const add = (line: string): boolean => {
    const record = timedOf(line)?.record;
    if (!record) return line === '';
    const { count, dropped, ...facts } = record;
    const key = JSON.stringify(Object.values(facts));
    const group = known.groups.get(key);
    if (group) [group.count, group.dropped] = [group.count + count, group.dropped + dropped];
    else known.groups.set(key, record);
    known.lines += 1;
    return true;
  };
  /** Half a line, as a crash leaves it, is damage. */
  const sums = (damaged: boolean) => ({
    lines: known.lines,
    records: [...known.groups.values()],
    damaged: damaged || known.damaged,
  });

  const read = async () => {
    const file = fileOfDay(folder, day);
    const { ino, size } = await stat(file);
    if (ino !== known.inode || size < known.bytes) known = nothingOf(ino);
    // Lines are ASCII: each byte is a character, also of what is none.
    const chunks = createReadStream(file, { start: known.bytes, encoding: 'latin1' });
    let rest = '';
    for await (const chunk of chunks) {
      const lines = `${rest}${chunk}`.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (!add(line)) known.damaged = true;
        known.bytes += line.length + 1;
      }
    }
    // A break begins a line: what stands behind the last one may not have come yet.
    const isWhole = add(rest);
    if (isWhole) known.bytes += rest.length;
    return sums(!isWhole);
  };
  const none = { lines: 0, records: [] as Recorded[], damaged: false };
  // Once at a time: nothing is added twice.
  return batched(() =>
    read()
      .catch((error) => (isDamage(error) ? sums(true) : ifAbsent(none)(error)))
      .catch(unavailable('events: read')),
  );
}
