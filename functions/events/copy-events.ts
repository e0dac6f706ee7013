/** What was recorded of calls, as lines or records: read and written the same way, day by day. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { daysOfKeys } from '../store/days.ts';
import { each } from '../store/each.ts';
import { dayPrefix } from '../store/keys.ts';
import type { Store } from '../store/store.ts';
import { eventOfKey, keyOfEvent, valueOfEvent } from './event-key.ts';
import { daysIn, fileOfDay, lineOf, readTimed, type Timed } from './file-lines.ts';

/** All that was recorded, by day. Every method rejects with StoreUnavailable. */
export type EventDays = {
  days: () => Promise<string[]>;
  read: (day: string) => Promise<Timed[]>;
  /** Writes a day; what of it is there already stays. */
  write: (day: string, timed: readonly Timed[]) => Promise<void>;
};

/** Events in files below a folder. */
export function eventFiles(folder: string): EventDays {
  return {
    days: () => daysIn(folder),
    read: async (day) => (await readTimed(folder, day)).timed,
    async write(day, timed) {
      if ((await daysIn(folder)).includes(day)) return;
      const file = fileOfDay(folder, day);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const text = timed.map(({ time, record }) => `\n${lineOf(record, time)}`).join('');
      // Whole or not at all.
      await writeFile(`${file}.part`, text, { mode: 0o600, flush: true });
      await rename(`${file}.part`, file);
    },
  };
}

type Value = { referrer?: string };

/** `120000000` as `12:00:00.000Z`. */
const timeOf = (digits: string) => digits.replace(/^(..)(..)(..)(...)$/, '$1:$2:$3.$4Z');

/** Events in the store of that name. */
export function eventRecords(store: Store): EventDays {
  return {
    days: async () => daysOfKeys(await store.list('')),
    async read(day) {
      const keys = await store.list(dayPrefix(day));
      const found = keys.flatMap((key) => {
        const record = eventOfKey(key);
        return record ? [{ key, record }] : [];
      });
      const sources = new Map(found.map(({ key, record }) => [record.referrer, key]));
      sources.delete(null);
      const hosts = new Map(
        await each([...sources], async ([hash, key]) => {
          const value = (await store.read(key)) as Value | null;
          return [hash, value?.referrer ?? null] as const;
        }),
      );
      return found.map(({ key, record }) => ({
        time: timeOf(key.slice(key.indexOf('/') + 1, key.indexOf('~'))),
        record: { ...record, referrer: hosts.get(record.referrer) ?? null },
      }));
    },
    async write(day, timed) {
      const there = new Set(await store.list(dayPrefix(day)));
      const records = timed.map(({ time, record }, at) => {
        // A place in the day instead of chance: the same line has the same key again.
        const random = String(at).padStart(10, '0');
        const key = keyOfEvent(record, { ...record, at: `${day}T${time}`, random });
        return { key, value: valueOfEvent(record) };
      });
      await each(
        records.filter(({ key }) => !there.has(key)),
        ({ key, value }) => store.create(key, value),
      );
    },
  };
}
