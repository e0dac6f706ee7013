/**
 * Lists of many keys. A far store gives them page by page, one after the other; so where there are
 * more than a page, the keys are asked for in parts, many at a time. The parts of a list hold every
 * key that it may hold, however wrong the clock was that made it.
 */
import { DAY_MS, daysBetween } from './days.ts';
import { each } from './each.ts';
import { dayPrefix } from './keys.ts';
import type { Store } from './store.ts';

/** Keys that come with one page of Netlify Blobs: no more are few. */
export const FEW = 1_000;

/** Lists under way at a time. */
const LISTS_AT_A_TIME = 128;

type ListPart = (prefix: string) => Promise<string[]>;

/** All keys with a prefix: in one list, or, where they are not few, part by part. */
async function inParts(
  store: Store,
  prefix: string,
  parts: () => readonly string[],
  listPart: ListPart = (part) => store.list(part),
  few = FEW,
): Promise<string[]> {
  if (store.near) return store.list(prefix);
  const first = await store.list(prefix, few);
  if (first.length < few) return first;
  return (await each(parts(), listPart, LISTS_AT_A_TIME)).flat().sort();
}

/** Prefixes of everything below `begin` that comes before, or after, a text of some digits. */
function beside(text: string, digits: string): string[] {
  return [...text].flatMap((digit, at) =>
    [...digits].filter((other) => other !== digit).map((other) => text.slice(0, at) + other),
  );
}

/** UUIDv7 begins with its time; so many of its bits are one part of a day: 17.5 minutes. */
const PART_BITS = 20;
const PART_DIGITS = 7;
const HEX = '0123456789abcdef';

/** The first digits of ids that are made at a time, in milliseconds. */
const digitsAt = (time: number) =>
  Math.floor(time / 2 ** PART_BITS)
    .toString(16)
    .padStart(PART_DIGITS, '0');

/**
 * Prefixes of all ids in lower-case hexadecimal (and of what stands in for a deleted record): fine
 * for UUIDv7 of a day, coarse for all others.
 */
function idParts(day: string): string[] {
  const begin = Date.parse(day);
  const within = new Set<string>();
  for (let time = begin; time < begin + DAY_MS; time += 2 ** PART_BITS) within.add(digitsAt(time));
  within.add(digitsAt(begin + DAY_MS - 1));
  // Others: what leaves the way to those within at any digit.
  const ways = new Set([...within].flatMap((one) => [...one].map((_, at) => one.slice(0, at + 1))));
  const others = new Set(
    [...within].flatMap((one) => beside(one, HEX)).filter((other) => !ways.has(other)),
  );
  return [...within, ...others].map((id) => dayPrefix(day) + id);
}

/**
 * Every key of a day that goes on with an id, behind `base`, which is empty or ends with a slash.
 */
export function listDay(store: Store, day: string, base = ''): Promise<string[]> {
  return inParts(store, base + dayPrefix(day), () => idParts(day).map((part) => base + part));
}

/** Every key that goes on with lower-case hexadecimal digits behind `base`, a hash for instance. */
export function listHashes(store: Store, base: string): Promise<string[]> {
  return inParts(store, base, () => [...HEX].map((digit) => base + digit));
}

/** Every key of a day that goes on with digits of the time, as those of events do. */
export function listTimes(store: Store, prefix: string): Promise<string[]> {
  const hours = Array.from({ length: 24 }, (_, n) => prefix + String(n).padStart(2, '0'));
  return inParts(store, prefix, () => hours);
}

/** Years that are listed month by month; what is older, or yet to come, in few lists. */
const YEARS = 6;

/** Keys of a month that are not worth to be listed day by day. */
const FEW_OF_MONTH = 3 * FEW;

function daysOfMonth(month: string): string[] {
  const first = `${month}-01`;
  const end = new Date(Date.parse(first) + 31 * DAY_MS).toISOString().slice(0, 7);
  return daysBetween(first, `${end}-01`);
}

/** Prefixes of all days, `2026-11-` for those of the last years, behind `base`. */
function dayParts(base: string, today: string): string[] {
  const year = Number(today.slice(0, 4));
  const years = Array.from({ length: YEARS }, (_, back) => String(year - back));
  const months = years.flatMap((one) =>
    Array.from({ length: 12 }, (_, n) => `${one}-${String(n + 1).padStart(2, '0')}-`),
  );
  const ways = new Set(years.flatMap((one) => [...one].map((_, end) => one.slice(0, end + 1))));
  const others = new Set(
    years.flatMap((one) => beside(one, '0123456789')).filter((other) => !ways.has(other)),
  );
  return [...months, ...others].map((part) => base + part);
}

/** Every key of a month, YYYY-MM, that goes on with a day, and that with an id. */
export function listMonth(store: Store, month: string): Promise<string[]> {
  const listOne = (prefix: string) => listDay(store, prefix.slice(0, -1));
  return inParts(store, `${month}-`, () => daysOfMonth(month).map(dayPrefix), listOne);
}

/**
 * Every key that goes on with a day behind `base`, which is empty or ends with a slash; `today` is
 * YYYY-MM-DD.
 */
export function listDays(store: Store, base: string, today: string): Promise<string[]> {
  const listMonthOf = (prefix: string) => {
    if (!prefix.endsWith('-')) return store.list(prefix);
    const days = () =>
      daysOfMonth(prefix.slice(base.length, -1)).map((day) => base + dayPrefix(day));
    return inParts(store, prefix, days, (day) => store.list(day), FEW_OF_MONTH);
  };
  return inParts(store, base, () => dayParts(base, today), listMonthOf);
}
