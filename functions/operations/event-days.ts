/**
 * Calls by day. A closed day is counted once, and its counts are kept in `rollups` for good: any
 * writer comes to the same ones. Days that are open are counted anew each time.
 */
import { countDay, EventCounts, noCounts } from '../events/counts.ts';
import { hashOf } from '../events/event-key.ts';
import { type EventLog, KEPT_DAYS } from '../events/log.ts';
import { dayBefore, daysBetween, isDay, nextDay, openDay } from '../store/days.ts';
import { each } from '../store/each.ts';
import { dayOf, rollupKey, rollupsPrefix } from '../store/keys.ts';
import type { Reading } from '../store/reading.ts';
import { ifUnavailable } from '../store/store.ts';

/** First part of the keys in `rollups`. */
const KIND = 'events';

/** Referrers that a closed day keeps: the most that the statistics show. */
const REFERRERS_KEPT = 100;

type Given = { reading: Reading; events: EventLog; at: string };

const earliestOf = (at: string) => dayBefore(at, KEPT_DAYS);

/** Counts what was recorded of a closed day; what of it is damaged is taken down. */
async function count({ reading, events }: Given, day: string): Promise<EventCounts> {
  const found = await events.day(day);
  if (found.damaged) reading.skip('events', day);
  return countDay(found, REFERRERS_KEPT);
}

/** The closed days that were counted; those of a clock that ran ahead go. */
async function countedDays({ reading, at }: Given): Promise<{ days: string[]; empty: string[] }> {
  const rollups = reading.open('rollups');
  const prefix = rollupsPrefix(KIND);
  const [days, empty]: [string[], string[]] = [[], []];
  for (const key of await rollups.list(prefix)) {
    // Earlier versions told days without anything as one: their first, and their last.
    const [first = '', last = first] = key.slice(prefix.length).split('~');
    if (!isDay(first) || !isDay(last)) continue;
    if (last >= openDay(at)) await rollups.remove(key);
    else if (!key.includes('~')) days.push(first);
    else empty.push(...daysBetween(first > earliestOf(at) ? first : earliestOf(at), nextDay(last)));
  }
  return { days, empty };
}

/**
 * Counts closed days that were not counted yet, from the first that there is something of. After
 * the first that cannot be kept no more are, because the first that is there tells the first day.
 * Tells the days that were counted before, and all that are closed.
 */
async function countClosed(given: Given, check: () => void = () => {}) {
  const { reading, events, at } = given;
  const { days, empty } = await countedDays(given);
  const known = new Set([...days, ...empty]);
  const [open, earliest] = [openDay(at), earliestOf(at)];
  const from = (day: string) =>
    daysBetween(day > earliest ? day : earliest, open).filter((one) => !known.has(one));
  const first = [...known].sort()[0];
  let missing = first === undefined ? null : from(first);
  if (missing?.length === 0) return { before: days, days };
  const there = await events.days(open, missing?.[0] ?? null);
  missing ??= from(there.find((day) => day >= earliest) ?? open);
  const rollups = reading.open('rollups');
  for (const day of missing) {
    check();
    const counts = there.includes(day) ? await count(given, day) : noCounts();
    const keep = () => rollups.create(rollupKey(KIND, day), counts).then(() => true);
    if (!(await keep().catch(ifUnavailable(false)))) break;
  }
  return { before: days, days: [...days, ...missing].sort() };
}

/** The counts of a day as they are kept; null where they are damaged. */
const readCounts = ({ reading }: Given, day: string) =>
  reading.read('rollups', rollupKey(KIND, day), EventCounts);

/** Counts of every day from `since` on, oldest first; of an open day, `limit` referrers. */
export async function eventDays(given: Given, since: string, limit: number) {
  const { events, at } = given;
  const open = daysBetween(openDay(at), nextDay(dayOf(at))).filter((day) => day >= since);
  const [{ days }, recorded] = await Promise.all([
    countClosed(given),
    each(open, async (day) => ({ day, found: await events.day(day) })),
  ]);
  const kept = await each(
    days.filter((day) => day >= since),
    async (day) => ({ day, counts: (await readCounts(given, day)) ?? (await count(given, day)) }),
  );
  const closed = kept.filter(({ counts }) => counts.recorded + counts.dropped > 0);
  const referrers = closed.flatMap(({ counts }) => Object.keys(counts.referrers));
  const hosts = new Map(referrers.map((host) => [hashOf(host), host]));
  for (const { day, found } of recorded) {
    if (found.damaged) given.reading.skip('events', day);
    closed.push({ day, counts: await countDay(found, limit, hosts) });
  }
  return closed;
}

/**
 * Counts what was not counted yet, anew what is damaged, and the newest once more: it may have been
 * counted too early, by a clock that ran ahead. `check` may throw to end it.
 */
export async function countEvents(given: Given, check: () => void): Promise<void> {
  const { reading, events, at } = given;
  const { before: days } = await countClosed(given, check);
  const newest = dayBefore(openDay(at));
  const isWrong = async (day: string) =>
    day === newest || (await readCounts(given, day)) === null ? [day] : [];
  const wrong = (await each(days, isWrong)).flat().sort();
  const there = wrong[0] === undefined ? [] : await events.days(openDay(at), wrong[0]);
  const rollups = reading.open('rollups');
  for (const day of wrong.filter((one) => there.includes(one))) {
    const counts = await count(given, day);
    // Any writer in between writes what is right as well.
    await rollups.remove(rollupKey(KIND, day));
    await rollups.create(rollupKey(KIND, day), counts);
  }
}
