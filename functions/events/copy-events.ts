/** What was recorded of calls, as lines or records: read and written the same way, day by day. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { once } from '../../src/once.ts';
import { isDay } from '../store/days.ts';
import { each } from '../store/each.ts';
import { dayPrefix } from '../store/keys.ts';
import type { Store } from '../store/store.ts';
import { entryOf } from './event-key.ts';
import { daysIn, fileOfDay, lineOf, readTimed, type Timed } from './file-lines.ts';
import { recordedOn } from './store-log.ts';

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
    read: (day) => readTimed(folder, day),
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

/** Events in the store of that name. */
export function eventRecords(store: Store): EventDays {
  return {
    async days() {
      const days = (await store.list('')).map((key) => key.split('/', 1).join());
      return [...new Set(days)].filter(isDay);
    },
    async read(day) {
      const { timed, host } = await recordedOn(store, day);
      const hostOf = once(host, new Map());
      return each(timed, async ({ time, record }) => {
        const referrer = record.referrer === null ? null : await hostOf(record.referrer);
        return { time, record: { ...record, referrer } };
      });
    },
    async write(day, timed) {
      const there = new Set(await store.list(dayPrefix(day)));
      const records = timed.map(({ time, record }, at) => {
        // A place in the day instead of chance: the same line has the same key again.
        return entryOf(record, `${day}T${time}`, String(at).padStart(10, '0'));
      });
      const missing = records.filter(({ key }) => !there.has(key));
      await each(missing, ({ key, value }) => store.create(key, value));
    },
  };
}
