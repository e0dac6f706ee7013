/** Rows that order records by time. */
import { agrees, monthsBetween } from '../../facts/dates.ts';
import { POINTS, type Rec } from '../../facts/record.ts';
import type { HeadingId } from '../../languages/language.ts';
import { headed, lengthOf } from '../pieces.ts';
import { waysOf } from '../ways.ts';
import { listAsked } from './lists.ts';
import { type Context, listed, ofKind, type Row, under, type Value, values } from './row.ts';

type Dated = Rec & { start: string };
const dated = (records: readonly Rec[]): Dated[] =>
  records.filter((record): record is Dated => record.start !== null);
const byStart = (a: Dated, b: Dated): number =>
  a.start < b.start ? -1 : a.start > b.start ? 1 : 0;

/** How long something lasted in months; what is open counts up to now. */
export const lengthIn = ({ until }: Context, { start, end }: Dated): number =>
  monthsBetween(start, end ?? until);

/** The one of a kind that comes first in an order; with its length where that is asked. */
function pick(
  context: Context,
  heading: HeadingId,
  order: (a: Dated, b: Dated) => number,
  length = false,
): Value | null {
  const asked = listAsked(context) ?? { kind: 'experience' as const, records: [] };
  if (!context.asked.kinds[0] && !length) return null;
  const records = asked.records.length > 0 ? asked.records : ofKind(context, asked.kind);
  const [first, second] = dated(records).sort(order);
  if (!first) return null;
  // Two that are equal have no first.
  const both = second && order(first, second) === 0 ? [first, second] : [first];
  const more = length ? [lengthOf(lengthIn(context, first), context.asked.language)] : [];
  return under(context, heading, both, ...more);
}

const positions = (context: Context): Dated[] => dated(ofKind(context, 'experience')).sort(byStart);

/** Whether a question names a kind or says more than a row: "what about before" does not. */
const saysMore = ({ asked }: Context, row: string): boolean => {
  const must = waysOf(asked.language).find(({ id }) => id === row)?.must;
  return (
    asked.kinds.length > 0 || asked.content.some(({ stem, filler }) => !filler && !must?.has(stem))
  );
};

/** Positions that are open; of who has none, the one that ended last. */
function current(context: Context): Value | null {
  if (!saysMore(context, 'current')) return null;
  const all = positions(context);
  const open = all.filter(({ end }) => !end);
  if (open.length > 0) return under(context, 'ongoing', open.reverse());
  const [last] = all.sort((a, b) => ((b.end as string) > (a.end as string) ? 1 : -1));
  return last ? under(context, 'last', [last]) : null;
}

function previous(context: Context): Value | null {
  if (!saysMore(context, 'previous')) return null;
  const closed = positions(context).filter(({ end }) => end);
  const open = positions(context).some(({ end }) => !end);
  const ended = closed.sort((a, b) => ((b.end as string) > (a.end as string) ? 1 : -1));
  const one = ended[open ? 0 : 1];
  return one ? under(context, 'before', [one]) : null;
}

/** The position before or after the one that is named. */
function beside(context: Context, step: -1 | 1): Value | null {
  const all = positions(context);
  const named = context.named.filter(({ kind }) => kind === 'experience') as Dated[];
  const own = all.filter((one) => named.includes(one));
  const edge = step < 0 ? own[0] : own.at(-1);
  if (!edge) return null;
  const rest = all.filter((one) => !own.includes(one));
  const found =
    step < 0
      ? rest.filter(({ start }) => start < edge.start).at(-1)
      : rest.find(({ start }) => start > edge.start);
  return found ? under(context, step < 0 ? 'before' : 'after', [found]) : null;
}

const LASTING = new Set(['experience', 'education', 'project']);

/** What falls into the years that are named. */
function during(context: Context): Value | null {
  const { years, kinds } = context.asked;
  if (!years) return null;
  const [kind] = kinds;
  const found = dated(context.facts.records).filter((record) => {
    const { start, end } = record;
    if (kind ? record.kind !== kind : !POINTS.has(record.kind) && !LASTING.has(record.kind))
      return false;
    const from = Number(start.slice(0, 4));
    const to = POINTS.has(record.kind) ? from : Number((end ?? context.until).slice(0, 4));
    // A project without an end may only have none stated.
    const last = record.kind === 'project' && !end ? from : to;
    const [date] = context.asked.dates;
    // A day or a month is the date of something.
    if (date && date.length > 4) return agrees(date, start);
    return from <= years.to && last >= years.from;
  });
  if (found.length === 0) return null;
  const sorted = found.sort((a, b) => Number(POINTS.has(a.kind)) - Number(POINTS.has(b.kind)));
  return kind
    ? listed(context, kind, sorted)
    : { pieces: values(context, sorted.slice(0, 8)), records: sorted };
}

/** From the first position to the last. */
function years(context: Context): Value | null {
  const all = positions(context);
  const [first] = all;
  if (!first) return null;
  const ends = all.map(({ end }) => end ?? context.until).sort();
  const months = monthsBetween(first.start, ends.at(-1) as string);
  const { language } = context.asked;
  return {
    pieces: [
      ...headed('span', language, lengthOf(months, language)),
      ...headed('first', language, ...values(context, [first])),
    ],
    records: [first],
  };
}

const ROWS: Record<string, Row> = {
  first: { kinds: true, value: (c) => pick(c, 'first', byStart) },
  latest: { kinds: true, value: (c) => pick(c, 'latest', (a, b) => byStart(b, a)) },
  longest: {
    kinds: true,
    value: (c) => pick(c, 'longest', (a, b) => lengthIn(c, b) - lengthIn(c, a), true),
  },
  shortest: {
    kinds: true,
    value: (c) => pick(c, 'shortest', (a, b) => lengthIn(c, a) - lengthIn(c, b), true),
  },
  current: { value: current },
  previous: { value: previous },
  before: { of: ['experience'], value: (c) => beside(c, -1) },
  after: { of: ['experience'], value: (c) => beside(c, 1) },
  during: { kinds: true, value: during },
  years: { value: years },
};

export const TIME_ROWS: Record<string, Row> = Object.fromEntries(
  Object.entries(ROWS).map(([id, row]): [string, Row] => [id, { ...row, past: true }]),
);
