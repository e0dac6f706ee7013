/** The recorder over a folder: a file of JSON lines a day, which nothing waits for or syncs. */
import { appendFile, mkdir, unlink } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { once } from '../../src/once.ts';
import { ifAbsent } from '../store/disk-errors.ts';
import { unavailable } from '../store/store.ts';
import { type BatchOptions, batchRecorder, logged, type Recorder } from './batch-recorder.ts';
import { daySums, daysIn, fileOfDay, lineOf, type Sums } from './file-lines.ts';

/** Days whose sums stay: those that are still written to, one of them just after midnight. */
const DAYS_KEPT = 2;

/** Starts a recorder over a folder of its own, made when there is something to write. */
export function fileRecorder(folder: string, options: BatchOptions): Recorder {
  const kept = new LRUCache<string, () => Promise<Sums>>({ max: DAYS_KEPT });
  const reader = once((day: string) => daySums(folder, day), kept);
  const sumsOf = (day: string) => reader(day)();
  const recorder = batchRecorder(
    {
      count: async (day) => (await sumsOf(day)).lines,
      async append(at, records) {
        const [day = '', time = ''] = at.split('T');
        // The line break stands first: it ends the half line that a crash may have left.
        const text = records.map((one) => `\n${lineOf(one, time)}`).join('');
        // For the owner alone, as all data.
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await appendFile(fileOfDay(folder, day), text, { mode: 0o600 });
      },
    },
    options,
  );
  return logged(recorder, {
    async day(day) {
      const { records, damaged } = await sumsOf(day);
      return { records, damaged, host: async (host) => host };
    },
    async days(open, since) {
      const days = await daysIn(folder);
      return days.filter((day) => day < open && (since === null || day >= since));
    },
    async expire(before) {
      const old = (await daysIn(folder)).filter((day) => day < before);
      for (const day of old)
        await unlink(fileOfDay(folder, day))
          .catch(ifAbsent(undefined))
          .catch(unavailable('events: remove'));
    },
  });
}
