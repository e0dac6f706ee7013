/**
 * Puts what an archive or another place holds into an empty place, which is marked meanwhile: the
 * service does not start on it, and the same restore again goes on.
 */
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { daysOf, KINDS } from '../operations/inbox/kinds.ts';
import { filePlace, type Place, placeOf, withPlace } from '../store/place.ts';
import { beginRestore, endRestore, type Restoring, restoringInto } from '../store/restoring.ts';
import type { Stores } from '../store/store.ts';
import { checkArchive, itemsIn } from './archive.ts';
import { AT_A_TIME, entriesIn, heldBy, type Item, put } from './items.ts';
import type { Tell } from './teller.ts';

/** Marks a place that may be filled: empty, or marked by the same restore. */
async function begin(place: Place, mark: Restoring, isFilled: boolean): Promise<void> {
  const under = await restoringInto(place.stores);
  if (under && under.source !== mark.source)
    throw new Error(
      `A restore of ${under.name} has begun here and was not ended: run it again, or name an ` +
        'empty store.',
    );
  if (under?.deletions && !mark.deletions)
    throw new Error('This restore was begun with --deletions: name them again.');
  const held = under || isFilled ? [] : await heldBy(place);
  if (held.length > 0)
    throw new Error(
      `It holds data already (${held.join(', ')}). Move that away first, and name where to with ` +
        '--deletions, so that what was deleted since stays deleted; or name an empty store.',
    );
  await beginRestore(place.stores, mark);
}

type Filling = { isFilled?: boolean; then?: () => Promise<void>; tell?: Tell };

/**
 * Fills a place under a mark; `isFilled` lets it hold data already, which stays. Rejects with an
 * Error that says what to do, and with StoreUnavailable: another try goes on.
 */
export async function fill(
  place: Place,
  mark: Restoring,
  items: AsyncGenerator<Item>,
  { isFilled = false, then = async () => {}, tell = () => {} }: Filling,
): Promise<number> {
  await begin(place, mark, isFilled);
  let count = 0;
  const work = async () => {
    for await (const item of items) {
      await put(place, item);
      count += entriesIn(item);
      tell(item[0], count);
    }
  };
  // Each takes the next item when it has put away its own; nothing is under way when it ends.
  const works = Array.from({ length: AT_A_TIME }, work);
  await Promise.all(works).finally(() => Promise.allSettled(works));
  await then();
  await endRestore(place.stores);
  return count;
}

/** Deletes in some stores what was deleted in others; tells how many records that may be. */
async function applyDeletions(known: Stores, restored: Stores): Promise<number> {
  let count = 0;
  for (const kind of KINDS) {
    const marks = await daysOf(known, kind).gone();
    for (const some of marks.values()) count += some.length;
    await daysOf(restored, kind).removeMarked(marks, new Date().toISOString());
  }
  return count;
}

/** Work with the stores of a folder, a STORE or an archive. */
async function within<T>(source: string, work: (stores: Stores) => Promise<T>): Promise<T> {
  if (/^(file|postgres(ql)?):/.test(source))
    return withPlace(placeOf(source), ({ stores }) => work(stores));
  if ((await stat(source)).isDirectory()) return work(filePlace(source).stores);
  const own = await mkdtemp(join(tmpdir(), 'calling-card-deletions-'));
  try {
    await restoreArchive(filePlace(own), source);
    return await work(filePlace(own).stores);
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

/**
 * Restores an archive, which is checked first, into a place; `deletions` names a folder, a STORE or
 * an archive that knows what was deleted later. Rejects as `fill` does.
 */
export async function restoreArchive(place: Place, file: string, deletions?: string) {
  const source = await checkArchive(file);
  const restored = { count: 0, deletions: 0, left: [] as string[] };
  const mark = { source, name: basename(file), deletions: deletions !== undefined };
  const items = itemsIn(file, (what) => void restored.left.push(what));
  const then = async () => {
    if (deletions === undefined) return;
    restored.deletions = await within(deletions, (known) => applyDeletions(known, place.stores));
  };
  restored.count = await fill(place, mark, items, { then });
  return restored;
}
