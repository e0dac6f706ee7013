/** Rows that order records by time. */
import { agrees, datesIn, monthsBetween } from '../../facts/dates.ts';
import { isIn, POINTS, type Rec } from '../../facts/record.ts';
import type { HeadingId } from '../../languages/language.ts';
import { headed, lengthOf } from '../pieces.ts';
import { listAsked } from './lists.ts';
import {
  type Context,
  listed,
  ofKind,
  type Row,
  saying,
  under,
  type Value,
  values,
} from './row.ts';

type Dated = Rec & { start: string };
const dateOf = ({ start, end }: Rec): string => start ?? end ?? '';
const byDate = (a: Rec, b: Rec): number => dateOf(a).localeCompare(dateOf(b));

/** The records that have a start, earliest first. */
const dated = (records: readonly Rec[]): Dated[] =>
  records.filter((record): record is Dated => record.start !== null).sort(byDate);

const positions = (context: Context): Dated[] => dated(ofKind(context, 'experience'));

/** How long something lasted in months; what is open counts up to now. */
export const lengthIn = ({ until }: Context, { start, end }: Rec): number =>
  monthsBetween(start ?? until, end ?? until);

/** The one of a kind that comes first in an order. */
const pick = (context: Context, heading: HeadingId, order: (a: Rec, b: Rec) => number) => {
  const all = (listAsked(context)?.records ?? []).filter(dateOf).sort(order);
  // Of several that are equal none is the first.
  const first = all.filter((one) => order(all[0] as Rec, one) === 0);
  return under(context, heading, first);
};

/** What lasted longest of a kind, else of all positions, with its length. */
function longest(context: Context): Value | null {
  const all = dated(listAsked(context)?.records ?? ofKind(context, 'experience'));
  const [first] = all.sort((a, b) => lengthIn(context, b) - lengthIn(context, a));
  return first
    ? under(context, 'longest', [first], lengthOf(lengthIn(context, first), context.asked.language))
    : null;
}

/** Positions that are open; of who has none, the one that ended last. */
function current(context: Context): Value | null {
  const open = positions(context).filter(({ end }) => !end);
  if (open.length > 0) return under(context, 'ongoing', open.reverse());
  const ended = positions(context).sort((a, b) => (b.end ?? '').localeCompare(a.end ?? ''));
  return under(context, 'last', ended.slice(0, 1));
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
  const { years, kinds, line } = context.asked;
  const [kind] = kinds;
  const [date = ''] = datesIn(line);
  if (!years) return null;
  const found = dated(context.facts.records).filter((record) => {
    const isPoint = POINTS.has(record.kind);
    if (kind ? record.kind !== kind : !isPoint && !LASTING.has(record.kind)) return false;
    // A day or a month is the date of something.
    if (date.length > 4) return agrees(date, record.start);
    // A project without an end may only have none stated.
    const end = record.end ?? (record.kind === 'project' ? record.start : context.until);
    return isIn({ ...record, end }, years);
  });
  if (kind) return listed(context, kind, found);
  return saying(found, values(context, found.slice(0, 8)));
}

/** From the first position to the last. */
function years(context: Context): Value | null {
  const [first, ...rest] = positions(context);
  if (!first) return null;
  const end = [first, ...rest].map((one) => one.end ?? context.until).sort();
  const { language } = context.asked;
  const months = lengthOf(monthsBetween(first.start, end.at(-1) ?? ''), language);
  const pieces = headed('first', language, ...values(context, [first]));
  return saying([first], [...headed('span', language, months), ...pieces]);
}

export const TIME_ROWS: Record<string, Row> = {
  first: { kinds: true, value: (c) => pick(c, 'first', byDate) },
  latest: { kinds: true, value: (c) => pick(c, 'latest', (a, b) => byDate(b, a)) },
  longest: { kinds: true, value: longest },
  current: { noun: 'experience', value: current },
  before: { of: ['experience'], personal: true, value: (c) => beside(c, 'before') },
  after: { of: ['experience'], personal: true, value: (c) => beside(c, 'after') },
  during: { kinds: true, value: during },
  years: { value: years },
};
