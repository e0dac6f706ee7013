/** Rows that order records by time. */
import { monthsBetween } from '../../facts/dates.ts';
import type { Rec } from '../../facts/record.ts';
import type { HeadingId } from '../../languages/language.ts';
import { listAsked } from './lists.ts';
import { type Context, ofKind, type Row, under, type Value } from './row.ts';

type Dated = Rec & { start: string };
/** When something began, or was. */
export const dateOf = ({ start, end }: Rec): string => start ?? end ?? '';
export const byDate = (a: Rec, b: Rec): number => dateOf(a).localeCompare(dateOf(b));

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

/** The position that ended last. */
const ended = (context: Context, heading: HeadingId): Value | null => {
  const all = positions(context).filter(({ end }) => end);
  const last = all.sort((a, b) => (b.end ?? '').localeCompare(a.end ?? '')).slice(0, 1);
  return under(context, heading, last);
};

/** Positions that are open; of who has none, the one that ended last. */
function current(context: Context): Value | null {
  const open = positions(context).filter(({ end }) => !end);
  return open[0] ? under(context, 'ongoing', open.reverse()) : ended(context, 'last');
}

/** The position that ended and began before the one that is named, or that began after it. */
function beside(context: Context, heading: 'before' | 'after'): Value | null {
  const all = positions(context);
  const own = all.filter((one) => context.named.includes(one));
  const rest = all.filter((one) => !own.includes(one));
  const found =
    heading === 'before'
      ? rest.findLast(({ start, end }) => end && start < (own[0]?.start ?? ''))
      : rest.find(({ start }) => start > (own.at(-1)?.start ?? '9'));
  return under(context, heading, found ? [found] : []);
}

export const TIME_ROWS: Record<string, Row> = {
  first: { kinds: true, value: (c) => pick(c, 'first', byDate) },
  latest: { kinds: true, value: (c) => pick(c, 'latest', (a, b) => byDate(b, a)) },
  current: { noun: 'experience', value: current },
  previous: { noun: 'experience', value: (c) => ended(c, 'before') },
  before: { of: ['experience'], personal: true, value: (c) => beside(c, 'before') },
  after: { of: ['experience'], personal: true, value: (c) => beside(c, 'after') },
};
