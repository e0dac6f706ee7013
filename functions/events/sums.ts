/**
 * The sums of a day's file, which is only appended to: what was read stays as sums, and what came
 * since is read a chunk at a time, so that calls in between are answered.
 */
import { type FileHandle, open } from 'node:fs/promises';
import { batched } from '../store/batched.ts';
import { ifAbsent, isDamage } from '../store/disk-errors.ts';
import { unavailable } from '../store/store.ts';
import { fileOfDay, timedOf } from './file-lines.ts';
import type { Recorded } from './log.ts';

/** Bytes that are read and parsed in one go: some hundred lines, a millisecond or two. */
const CHUNK_BYTES = 64 * 1024;
const LINE_BREAK = 0x0a;

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

  const readOn = async (file: FileHandle): Promise<ReturnType<typeof sums>> => {
    const { ino, size } = await file.stat();
    if (ino !== known.inode || size < known.bytes) known = nothingOf(ino);
    const chunk = Buffer.alloc(CHUNK_BYTES);
    for (;;) {
      const { bytesRead } = await file.read(chunk, 0, CHUNK_BYTES, known.bytes);
      const text = chunk.subarray(0, bytesRead);
      const end = text.lastIndexOf(LINE_BREAK);
      if (end > 0) {
        // A break begins a line: what stands behind the last one may not have come yet.
        for (const line of text.toString('utf8', 0, end).split('\n'))
          if (!add(line)) known.damaged = true;
        known.bytes += end;
      } else if (bytesRead === CHUNK_BYTES) {
        known.damaged = true;
        known.bytes += bytesRead;
      } else {
        const isWhole = add(text.toString('utf8', end + 1));
        if (isWhole) known.bytes += bytesRead;
        return sums(!isWhole);
      }
    }
  };
  const read = async () => {
    const file = await open(fileOfDay(folder, day));
    return readOn(file).finally(() => file.close());
  };
  const none = { lines: 0, records: [] as Recorded[], damaged: false };
  // Once at a time: nothing is added twice.
  return batched(() =>
    read()
      .catch((error) => (isDamage(error) ? sums(true) : ifAbsent(none)(error)))
      .catch(unavailable('events: read')),
  );
}
