/** Rows that order records by time. */
import { agrees, monthsBetween } from '../../facts/dates.ts';
import { isIn, POINTS, type Rec } from '../../facts/record.ts';
import type { HeadingId } from '../../languages/language.ts';
import { headed, lengthOf } from '../pieces.ts';
import { waysOf } from '../ways.ts';
import { listAsked } from './lists.ts';
import { type Context, listed, ofKind, type Row, under, type Value, values } from './row.ts';

type Dated = Rec & { start: string };
const dated = (records: readonly Rec[]): Dated[] =>
  records
    .filter((record): record is Dated => record.start !== null)
    .sort((a, b) => a.start.localeCompare(b.start));

/** How long something lasted in months; what is open counts up to now. */
export const lengthIn = ({ until }: Context, { start, end }: Rec): number =>
  monthsBetween(start ?? until, end ?? until);

/** The one of a kind that has the least or the most of something; with its length. */
function pick(
  context: Context,
  heading: HeadingId,
  order: (a: Dated, b: Dated) => number,
  length = false,
): Value | null {
  const { kind, records } = listAsked(context) ?? { kind: 'experience', records: [] };
  if (!context.asked.kinds[0] && !length) return null;
  const some = records.length > 0 ? records : ofKind(context, kind);
  const [first, second] = dated(some).sort(order);
  if (!first) return null;
  // Two that are equal have no first.
  const both = second && order(first, second) === 0 ? [first, second] : [first];
  const more = length ? [lengthOf(lengthIn(context, first), context.asked.language)] : [];
  return under(context, heading, both, ...more);
}

const positions = (context: Context): Dated[] => dated(ofKind(context, 'experience'));

/** Positions that are open; of who has none, the one that ended last. */
function current(context: Context): Value | null {
  const { kinds, content, language } = context.asked;
  const must = waysOf(language).find(({ id }) => id === 'current')?.must;
  // "And now" asks for nothing.
  if (kinds.length === 0 && content.every(({ stem, filler }) => filler || must?.has(stem)))
    return null;
  const all = positions(context);
  const open = all.filter(({ end }) => !end);
  if (open.length > 0) return under(context, 'ongoing', open.reverse());
  const last = all.sort((a, b) => (a.end ?? '').localeCompare(b.end ?? '')).at(-1);
  return under(context, 'last', last ? [last] : []);
}

/** The position before or after the one that is named. */
function beside(context: Context, heading: 'before' | 'after'): Value | null {
  const all = positions(context);
  const own = all.filter((one) => context.named.includes(one));
  const rest = all.filter((one) => !own.includes(one));
  const found =
    heading === 'before'
      ? rest.findLast(({ start }) => start < (own[0]?.start ?? ''))
      : rest.find(({ start }) => start > (own.at(-1)?.start ?? '9'));
  return under(context, heading, found ? [found] : []);
}

const LASTING = new Set(['experience', 'education', 'project']);

/** What falls into the years that are named. */
function during(context: Context): Value | null {
  const { years, dates, kinds } = context.asked;
  const [kind] = kinds;
  const [date] = dates;
  if (!years) return null;
  const found = dated(context.facts.records).filter((record) => {
    if (kind ? record.kind !== kind : !POINTS.has(record.kind) && !LASTING.has(record.kind))
      return false;
    // A day or a month is the date of something.
    if (date && date.length > 4) return agrees(date, record.start);
    // A project without an end may only have none stated.
    const end = record.kind === 'project' ? (record.end ?? record.start) : record.end;
    return isIn({ ...record, end: end ?? context.until }, years);
  });
  const sorted = found.sort((a, b) => Number(POINTS.has(a.kind)) - Number(POINTS.has(b.kind)));
  if (kind) return listed(context, kind, sorted);
  return sorted.length === 0
    ? null
    : { pieces: values(context, sorted.slice(0, 8)), records: sorted };
}

/** From the first position to the last. */
function years(context: Context): Value | null {
  const all = positions(context);
  const [first] = all;
  if (!first) return null;
  const end = all.map((one) => one.end ?? context.until).sort();
  const { language } = context.asked;
  const months = monthsBetween(first.start, end.at(-1) as string);
  return {
    pieces: [
      ...headed('span', language, lengthOf(months, language)),
      ...headed('first', language, ...values(context, [first])),
    ],
    records: [first],
  };
}

const byStart = (a: Dated, b: Dated): number => a.start.localeCompare(b.start);

export const TIME_ROWS: Record<string, Row> = {
  first: { kinds: true, value: (c) => pick(c, 'first', byStart) },
  latest: { kinds: true, value: (c) => pick(c, 'latest', (a, b) => byStart(b, a)) },
  longest: {
    kinds: true,
    value: (c) => pick(c, 'longest', (a, b) => lengthIn(c, b) - lengthIn(c, a), true),
  },
  current: { value: current },
  before: { of: ['experience'], value: (c) => beside(c, 'before') },
  after: { of: ['experience'], value: (c) => beside(c, 'after') },
  during: { kinds: true, value: during },
  years: { value: years },
};
