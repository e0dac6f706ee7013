/**
 * Finds the keys of records without reading them, newest day first, however few or many there are.
 */
import { dayPrefix } from '../../store/keys.ts';
import type { Store } from '../../store/store.ts';

/** Days from and to, both included (YYYY-MM-DD); without `since` there is no first one. */
export type Span = { since: string | undefined; until: string };

/** The ids of one day, sorted upwards. */
export type Day = { day: string; ids: string[] };

/** Months that are listed one by one; what is older comes with a list of everything. */
const MOST_MONTHS = 24;

/** Months that are listed at a time, once the newest did not do. */
const MONTHS_AT_A_TIME = 6;

/** Months backwards (YYYY-MM), from that of one day to that of another, at most MOST_MONTHS. */
function monthsBack(from: string, to: string | undefined): string[] {
  const months: string[] = [];
  const at = new Date(`${from.slice(0, 7)}-01T00:00:00Z`);
  for (; months.length < MOST_MONTHS; at.setUTCMonth(at.getUTCMonth() - 1)) {
    const month = at.toISOString().slice(0, 7);
    if (to !== undefined && month < to.slice(0, 7)) break;
    months.push(month);
  }
  return months;
}

/** Ids by day, the newest day first; keys that are no records of the span are left out. */
function byDay(keys: readonly string[], id: RegExp, { since = '', until }: Span): Day[] {
  const days = new Map<string, string[]>();
  for (const key of keys) {
    const [day = '', name = '', ...rest] = key.split('/');
    if (
      rest.length > 0 ||
      !/^\d{4}-\d{2}-\d{2}$/.test(day) ||
      day < since ||
      day > until ||
      !id.test(name)
    )
      continue;
    days.set(day, [...(days.get(day) ?? []), name]);
  }
  return [...days]
    .map(([day, ids]) => ({ day, ids: ids.sort() }))
    .sort((a, b) => (a.day < b.day ? 1 : -1));
}

/** The days of a span that have records, newest first. Stops listing when nobody asks on. */
export async function* daysWithRecords(store: Store, id: RegExp, span: Span): AsyncGenerator<Day> {
  const months = monthsBack(span.until, span.since);
  for (let at = 0; at < months.length; at += at === 0 ? 1 : MONTHS_AT_A_TIME) {
    const asked = months.slice(at, at === 0 ? 1 : at + MONTHS_AT_A_TIME);
    const keys = await Promise.all(asked.map((month) => store.list(`${month}-`)));
    yield* byDay(keys.flat(), id, span);
  }
  const last = months.at(-1);
  if (months.length < MOST_MONTHS || last === undefined) return;
  yield* byDay(
    (await store.list('')).filter((key) => key < `${last}-`),
    id,
    span,
  );
}

/** The ids of one day. */
export async function idsOfDay(store: Store, id: RegExp, day: string): Promise<string[]> {
  const keys = await store.list(dayPrefix(day));
  return byDay(keys, id, { since: day, until: day }).flatMap(({ ids }) => ids);
}
