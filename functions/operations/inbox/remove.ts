/** Deletes records with facts, kept answers and counts, and tells what was found where. */
import { DAY_MS } from '../../store/days.ts';
import { each } from '../../store/each.ts';
import { DAMAGED } from '../../store/reading.ts';
import type { Stores } from '../../store/store.ts';
import { forgetCalls } from '../claims.ts';
import type { Dependencies } from '../operation.ts';
import { daysOf, type Found, type Kind } from './kinds.ts';

/** Claims are kept for two days, so that of what is older than a week there are none. */
export const CLAIMS_KEPT_MS = 7 * DAY_MS;

const ANSWERS = 'what was kept to repeat the answer under its Idempotency-Key';

const KEPT = 'Nothing stays here but the hash of its id, so that no backup brings it back.';

const TOLD: Record<Kind, { removed: string[]; kept: string }> = {
  contacts: {
    removed: ['the message', 'what became of it', 'its delivery attempts', ANSWERS],
    kept: `${KEPT} What was delivered by webhook or mail is not ours to delete.`,
  },
  questions: {
    removed: ['the question', 'who asked, and when', 'its place in the statistics', ANSWERS],
    kept: KEPT,
  },
  reports: {
    removed: ['the report', 'its place in the statistics and their public list', ANSWERS],
    kept: KEPT,
  },
};

/** Stores of what earlier versions derived from records, and what begins the keys. */
const DERIVED = [
  ['report-facts', ''],
  ['rollups', 'questions/'],
  ['rollups', 'reports/'],
] as const;

/** Removes what earlier versions derived from questions and reports: nothing reads it any more. */
export async function dropDerived(stores: Stores, check: () => void = () => {}): Promise<void> {
  await each(DERIVED, async ([name, begin]) => {
    const store = stores.open(name);
    await each(await store.list(begin), async (key) => {
      check();
      await store.remove(key);
    });
  });
}

/**
 * Ends what earlier deletions of some kinds left undone, while what is to go next is looked for:
 * whoever deletes waits for both.
 */
export async function finishing<T>(kinds: readonly Kind[], stores: Stores, found: Promise<T>) {
  found.catch(() => {});
  const derived = kinds.some((kind) => kind !== 'contacts') && dropDerived(stores);
  await Promise.all([derived, ...kinds.map((kind) => daysOf(stores, kind).tidy(''))]);
  return found;
}

/** Deletes records of a kind. Rejects with StoreUnavailable; then another try ends it. */
export async function remove<K extends Kind>(
  kind: K,
  found: readonly Found<K>[],
  { stores, now }: Pick<Dependencies, 'stores' | 'now'>,
) {
  // Those of earlier versions, and damaged ones, do not name their claims.
  const unnamed = found.flatMap(({ id, day, record }) => {
    const isOver = Date.parse(now) - Date.parse(day) >= CLAIMS_KEPT_MS;
    return isOver || (record !== DAMAGED && record.claims) ? [] : [id];
  });
  await forgetCalls(stores, unnamed);
  await daysOf(stores, kind).remove(found, now);
  const days = [...Map.groupBy(found, ({ day }) => day)];
  const nothing = { removed: [], kept: 'Nothing was found, so nothing was deleted.' };
  return {
    deleted: found.length,
    ...(found.length > 0 ? TOLD[kind] : nothing),
    found_in: days.map(([day, items]) => ({
      kind,
      day,
      records: items.length,
      facts: items.reduce((sum, { facts }) => sum + facts.length, 0),
    })),
  };
}
