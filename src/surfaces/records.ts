/**
 * Profile -> published records: every item once, with its URL and hash. Lists, single files and
 * manifest share them.
 */
import type { Profile } from '../kinds/entries.ts';
import { type RecordKind, type RecordOf, recordKinds } from '../kinds/kinds.ts';
import type { HistoryLine } from '../schemas/history.ts';
import { ACTIVE, type Activity, activityOf } from './activity.ts';
import { type History, historyOf } from './history/history.ts';
import { isOf, placed, type Told, toldChanges } from './history/told.ts';
import type { Source } from './records/parts.ts';
import { recordsIn } from './records/record.ts';
import type { Signed } from './signing.ts';
import type { Site } from './site.ts';

/** Every kind of record by its folder, and what is made of several. */
export type Records = Source & { [K in RecordKind]: RecordOf<K>[] } & {
  activity: Activity[];
  /** Keys and signatures, on a build that has a key. */
  signed: Signed | null;
  /** The record of changes, where one was begun, and what it tells, the last change first. */
  history: (History & { told: readonly Told[] }) | null;
};

const newest = <T extends { date: string }>(items: readonly T[]) =>
  items.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));

/** Records that also tell what the record of changes has, and what of the content it lacks. */
function withHistory(records: Records, lines: readonly HistoryLine[]): Records {
  const { site } = records;
  const history = historyOf(lines, records);
  const told = toldChanges(history.lines, history.recorded, site);
  // What is new of these is activity by itself.
  const own = [...ACTIVE, 'changelog'];
  const happened = told.filter((one) => one.recorded.change !== 'added' || !isOf(one, own));
  const activity = happened.map(({ id, date, title, recorded, last_modified }): Activity => {
    const place = placed(id, '/api/activity', site);
    const record_url = recorded.record_url ?? place.url;
    const record = { record_path: record_url.slice(site.base.length), record_url };
    return { kind: 'record', id, date, title, recorded, ...place, last_modified, ...record };
  });
  return {
    ...records,
    history: { ...history, told: newest(told) },
    changelog: newest([...told, ...records.changelog]),
    activity: newest([...activity, ...records.activity]),
  };
}

/**
 * Builds all records; `lines` are those of the record of changes, where there is one. Pure: the
 * same profile, site and lines give the same value.
 */
export function recordsOf(
  profile: Profile,
  site: Site,
  lines: readonly HistoryLine[] | null = null,
): Records {
  const broken = profile.changelog
    .filter(({ breaking }) => breaking)
    .map(({ date, title }) => `${date}: ${title}`);
  const source = { profile, site, breaking_changes_since: broken.length > 0 ? broken : null };
  const lists = recordKinds.map((kind) => [kind, recordsIn(kind, source)] as const);
  const records = Object.fromEntries(lists) as Pick<Records, RecordKind>;
  const plain: Records = {
    ...source,
    ...records,
    activity: activityOf(profile, site),
    signed: null,
    history: null,
  };
  return lines ? withHistory(plain, lines) : plain;
}
