/** The files of the recorder in standalone: one per day, a JSON object per line. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
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
export const lineOf = (record: Recorded, time: string): string =>
  JSON.stringify({ time, ...record });

/** A record and the time of its batch, `12:00:00.000Z`. */
export type Timed = { time: string; record: Recorded };

/** What a line tells; null for half a line, or what is none. */
export function timedOf(text: string): Timed | null {
  const { data } = Line.safeParse(parsedJson(text));
  if (!data) return null;
  const { time, ...line } = data;
  return { time, record: { ...line, route: line.route as EventRoute } };
}

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
