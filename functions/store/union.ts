/**
 * What a day holds: the union of its keys, each id once, without what any of them says is gone.
 */
import type { Entry, Value } from './documents.ts';
import { type Fact, isFact, markOf } from './facts.ts';
import { DAMAGED } from './reading.ts';

/** What stands under one key; `id` is what is told of it where it is damaged. */
export type Held = { key: string; id: string; entries: readonly Entry[]; isDamaged: boolean };

/** A record with its facts, in order; of a key that is damaged, the key. */
export type Item<R> = {
  day: string;
  id: string;
  sort: string;
  record: R | typeof DAMAGED;
  facts: readonly Fact[];
  key: string;
};

/** What sorts a record within its day. */
export type Sort<R> = (item: Pick<Item<R>, 'day' | 'id' | 'record'>) => string;

/** The entries of some keys; those that several hold are there once. */
const entriesOf = (all: readonly Held[]): Entry[] =>
  [...new Set(all.map(({ entries }) => entries))].flat();

/** The marks of what some keys say is gone. */
export function marksIn(all: readonly Held[]): Set<string> {
  const marks = new Set<string>();
  for (const [, one] of entriesOf(all))
    if (isFact(one) && one.fact === 'gone') for (const mark of one.marks) marks.add(mark);
  return marks;
}

/** Each id once, without what is gone and facts about it. */
export function unionOf(all: readonly Held[]): Map<string, Value> {
  const gone = marksIn(all);
  const isGone = (id: string) => gone.size > 0 && gone.has(markOf(id));
  const found = new Map<string, Value>();
  for (const [id, value] of entriesOf(all))
    if (!isGone(id) && !(isFact(value) && 'of' in value && isGone(value.of))) found.set(id, value);
  return found;
}

/** Of most records nothing more is told: thousands share this one. */
const NO_FACTS: readonly Fact[] = [];

/** The records of a day, the last first, and what is damaged unless it stands elsewhere. */
export function itemsOf<R>(day: string, all: readonly Held[], sort: Sort<R>): Item<R>[] {
  const facts = new Map<string, Fact[]>();
  const union = unionOf(all);
  const found: Item<R>[] = [];
  const add = (id: string, record: Item<R>['record'], key: string) =>
    found.push({ day, id, record, key, sort: sort({ day, id, record }), facts: NO_FACTS });
  for (const [id, value] of union)
    if (!isFact(value)) add(id, value as R, `${day}/${id}`);
    else if (value.fact !== 'gone') facts.set(value.of, [...(facts.get(value.of) ?? []), value]);
  for (const { key, id, isDamaged } of all) if (isDamaged && !union.has(id)) add(id, DAMAGED, key);
  for (const item of facts.size > 0 ? found : [])
    item.facts = (facts.get(item.id) ?? NO_FACTS).toSorted((a, b) => (a.at < b.at ? -1 : 1));
  return found.sort((a, b) => (a.sort < b.sort ? 1 : -1));
}

/** The claims that a value names. */
export function claimsOf(value: Value): string[] {
  if (isFact(value)) return value.fact === 'claim' ? [value.claim] : [];
  return (value['claims'] as string[] | undefined) ?? [];
}
