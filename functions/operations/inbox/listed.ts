/** The one loop over records that lists, exports and deletions share: filters, span and place. */
import type * as z from 'zod';
import { once } from '../../../src/once.ts';
import { CONTACT_STATES } from '../../../src/schemas/inbox-words.ts';
import type { queries } from '../../../src/schemas/queries.ts';
import { MANY_DAYS, type Picture } from '../../store/day-reader.ts';
import type { Stores } from '../../store/store.ts';
import { stateOf } from '../message-facts.ts';
import type { ContactRecord } from '../records.ts';
import type { Found, Kind, Records, Span } from './kinds.ts';
import { daysOf, isReadable, textsOf } from './kinds.ts';

type Shape = (typeof queries)['listContacts']['shape'];
export const FILTERS = ['state', 'intent', 'flag', 'from', 'q'] as const;
export type Filters = { [Name in (typeof FILTERS)[number]]?: z.output<Shape[Name]> };

export const folded = (text: string) => text.normalize('NFKC').toLowerCase();

/** What a record says, folded, as long as it is at hand: who types asks for it at each letter. */
const said = once((record: object, kind: Kind) => folded(textsOf(kind, record as never)));

/** Whether all words stand somewhere in what a record says. */
function holdsAll<K extends Kind>(words: readonly string[], kind: K, record: Records[K]): boolean {
  const text = said(record, kind);
  return words.every((word) => text.includes(word));
}

/** The states that a filter lets through. */
export const statesOf = ({ state }: Filters): readonly string[] =>
  state === 'open' ? ['new', 'read'] : state ? [state] : CONTACT_STATES;

/** Whether filters let a record through; of one that is damaged only its facts are known. */
function recordFilter<K extends Kind>(kind: K, filters: Filters) {
  const { intent, flag, from, q } = filters;
  const wanted = statesOf(filters);
  const words = folded(q ?? '').match(/\S+/g) ?? [];
  return (found: Found<K>): boolean => {
    if (!wanted.includes(stateOf(found.facts).state)) return false;
    if (!isReadable(found)) return true;
    const record: Partial<ContactRecord> = found.record as object;
    return (
      (!intent || record.intent === intent) &&
      (!flag || record.risk_flags?.includes(flag) === true) &&
      (!from || folded(record.from ?? '') === folded(from)) &&
      (words.length === 0 || holdsAll(words, kind, found.record))
    );
  };
}

/** Where a record stands: its day, and what sorts it within. */
export type Position = { day: string; sort: string };

export type Listed = Filters & Span;

/** Where a list goes on, the days that there are, and those that have something of it. */
type Known = { after?: Position | null; picture?: Picture; has?: ReadonlySet<string> | undefined };

/** Records of a span that filters let through, newest first, from behind a position. */
export async function* listed<K extends Kind>(
  stores: Stores,
  kind: K,
  { since, until = '9999-12-31', ...filters }: Listed,
  { after = null, picture, has }: Known = {},
): AsyncGenerator<Found<K>> {
  const last = after && after.day < until ? after.day : until;
  const keeps = recordFilter(kind, filters);
  const wants = (day: string) => has?.has(day) ?? true;
  // Who looks for something finds it on few days.
  const wide = filters.q || filters.from ? MANY_DAYS : 1;
  const span = { since, until: last, wide };
  for await (const item of daysOf(stores, kind).newest(span, picture, wants)) {
    if (after !== null && item.day === after.day && item.sort >= after.sort) continue;
    if (keeps(item)) yield item;
  }
}
