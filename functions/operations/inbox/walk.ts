/**
 * Finds the keys of records without reading them, newest day first, however few or many there are.
 */
import { isDay } from '../../store/days.ts';
import { each } from '../../store/each.ts';
import { listDay, listDays, listMonth } from '../../store/lists.ts';
import type { Store } from '../../store/store.ts';

/** Days from and to, both included (YYYY-MM-DD); without `since` there is no first one. */
export type Span = { since: string | undefined; until: string; today: string };

/** Every day that can be written. */
export const ALWAYS = { since: '', until: '9999-12-31' };

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
export function byDay(
  keys: readonly string[],
  id: RegExp,
  { since = '', until }: Pick<Span, 'since' | 'until'>,
): Day[] {
  const days = new Map<string, string[]>();
  for (const key of keys) {
    const [day = '', name = ''] = key.split('/', 2);
    if (day < since || day > until || key.length !== day.length + 1 + name.length) continue;
    if (!id.test(name)) continue;
    const known = days.get(day);
    if (known) known.push(name);
    else if (isDay(day)) days.set(day, [name]);
  }
  return [...days]
    .map(([day, ids]) => ({ day, ids: ids.sort() }))
    .sort((a, b) => (a.day < b.day ? 1 : -1));
}

/**
 * Prefixes of all months after that of a day: `2026-12`, `2027` to `2029`, `203` to `209`, `21` to
 * `29`, `3` to `9`. Few, because nothing stands there unless a clock ran ahead.
 */
function prefixesAfter(day: string): string[] {
  const after = (head: string, digit: string) =>
    Array.from({ length: 9 - Number(digit) }, (_, n) => `${head}${Number(digit) + n + 1}`);
  const [year, month] = [day.slice(0, 4), Number(day.slice(5, 7))];
  const months = Array.from({ length: 12 - month }, (_, n) => month + n + 1);
  return [
    ...months.map((one) => `${year}-${String(one).padStart(2, '0')}`),
    ...[3, 2, 1, 0].flatMap((at) => after(year.slice(0, at), year[at] ?? '9')),
  ];
}

/** The days of a span that have records, newest first. Stops listing when nobody asks on. */
export async function* daysWithRecords(store: Store, id: RegExp, span: Span): AsyncGenerator<Day> {
  if (span.until.slice(0, 7) > span.today.slice(0, 7)) {
    const ahead = await each(prefixesAfter(span.today), (prefix) => store.list(prefix));
    yield* byDay(ahead.flat(), id, span);
  }
  const first = span.until < span.today ? span.until : span.today;
  const months = monthsBack(first, span.since);
  for (let at = 0; at < months.length; at += at === 0 ? 1 : MONTHS_AT_A_TIME) {
    const asked = months.slice(at, at === 0 ? 1 : at + MONTHS_AT_A_TIME);
    const keys = await Promise.all(asked.map((month) => listMonth(store, month)));
    yield* byDay(keys.flat(), id, span);
  }
  const last = months.at(-1);
  if (months.length < MOST_MONTHS || last === undefined) return;
  yield* byDay(
    (await listDays(store, '', span.today)).filter((key) => key < `${last}-`),
    id,
    span,
  );
}

/** The ids of one day. */
export async function idsOfDay(store: Store, id: RegExp, day: string): Promise<string[]> {
  const keys = await listDay(store, day);
  return byDay(keys, id, { since: day, until: day }).flatMap(({ ids }) => ids);
}
