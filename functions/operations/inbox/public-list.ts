/**
 * The public list of reports in a closed day's roll-up: values of single reports, which a deletion
 * takes out.
 */

import { openDay } from '../../store/days.ts';
import { each } from '../../store/each.ts';
import { reportKey, rollupKey } from '../../store/keys.ts';
import { DAMAGED, readingOf } from '../../store/reading.ts';
import { StoreUnavailable } from '../../store/store.ts';
import type { Dependencies } from '../operation.ts';
import { ReportRecord } from '../records.ts';
import { countDay, DayCounts } from '../report-counts.ts';
import { factsOf } from '../report-facts.ts';
import { countsSince } from '../rollups.ts';
import type { Found } from './find.ts';
import { IDS } from './kinds.ts';
import { idsOfDay } from './walk.ts';

type Given = Pick<Dependencies, 'stores' | 'snapshot' | 'now'>;

const KIND = 'reports';

/** How often a reader may put the old roll-up back while it is replaced. */
const MOST_TRIES = 5;

/**
 * The roll-up of a closed day; it is made when it is missing, so that its counts stand whatever is
 * deleted.
 */
async function rollUpOf(day: string, { stores, snapshot, now }: Given): Promise<DayCounts | null> {
  const read = () => readingOf(stores).read('rollups', rollupKey(KIND, day), DayCounts);
  const known = await read();
  if (known || day >= openDay(now)) return known;
  await countsSince({ reading: readingOf(stores), snapshot, at: now }, day);
  return read();
}

/**
 * Replaces a roll-up by one with the same counts and another public list. In between it is missing,
 * and who needs it then makes the old one from the records, which are all there still.
 */
async function replace(day: string, counts: DayCounts, { stores }: Given): Promise<void> {
  const rollups = stores.open('rollups');
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    await rollups.remove(rollupKey(KIND, day));
    if (await rollups.create(rollupKey(KIND, day), counts)) return;
  }
  throw new StoreUnavailable('rollups: a roll-up could not be replaced');
}

/**
 * The roll-up of a day whose records all go, with nothing in its public list; null where the day
 * has none.
 */
export async function withoutPublic(day: string, given: Given): Promise<DayCounts | null> {
  const counts = await rollUpOf(day, given);
  if (!counts || counts.public_reports.length === 0) return counts;
  const bare = { ...counts, public_reports: [] };
  await replace(day, bare, given);
  return bare;
}

async function forgetDay(day: string, gone: ReadonlySet<string>, given: Given): Promise<void> {
  const counts = await rollUpOf(day, given);
  if (!counts || counts.public_reports.length === 0) return;
  const reports = given.stores.open('reports');
  const ids = (await idsOfDay(reports, IDS.reports, day)).filter((id) => !gone.has(id));
  const reading = readingOf(given.stores);
  const others = await each(ids, (id) => reading.read(KIND, reportKey(day, id), ReportRecord));
  const { public_reports } = countDay(
    others
      .filter((record) => record !== null)
      .map((record) => factsOf(record, given.snapshot.base)),
    given.snapshot,
  );
  await replace(day, { ...counts, public_reports }, given);
}

/**
 * Takes reports that are about to be deleted out of the public lists, and makes sure that their
 * days are counted.
 */
export async function forgetPublic(
  found: readonly Found<'reports'>[],
  given: Given,
): Promise<void> {
  const days = Map.groupBy(found, ({ day }) => day);
  // Whether a damaged one is listed can be told by nobody: then the list is made anew.
  for (const [day, gone] of days)
    if (gone.some(({ record }) => record === DAMAGED || record.handling.public_raw_allowed))
      await forgetDay(day, new Set(gone.map(({ id }) => id)), given);
    else await rollUpOf(day, given);
}
