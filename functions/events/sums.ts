/**
 * The sums of a day's file, which is only appended to: what was read stays as sums, and what came
 * since is read a chunk at a time, so that calls in between are answered.
 */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { batched } from '../store/batched.ts';
import { ifAbsent, isDamage } from '../store/disk-errors.ts';
import { unavailable } from '../store/store.ts';
import { fileOfDay, timedOf } from './file-lines.ts';
import type { Recorded } from './log.ts';

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
