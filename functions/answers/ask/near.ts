/** All records by how near they come to a question. Pure. */
import type { Kind, Rec } from '../facts/record.ts';
import { type Near, nearestTo } from '../search/nearest.ts';
import type { Passage } from '../search/passages.ts';
import type { Search, Wanted } from '../search/search.ts';
import { wantedFor } from '../search/wanted.ts';
import { nearestWays } from './meant.ts';
import type { Asked } from './reading.ts';
import { SINGLE_OF } from './rows/profile.ts';
import { ROWS } from './rows/rows.ts';
import { byDate, dateOf } from './rows/times.ts';
import { holdsSlots } from './slots.ts';

/** What a word is worth that says little. */
const SLIGHT = 0.3;

/** Kinds of what goes on for a time, and follows on another. */
const GOING: ReadonlySet<Kind> = new Set(['experience', 'volunteering', 'education']);

/**
 * What a record counts more: the question names it, or its kind; it goes on, where that is asked
 * for, and for its kind; it tells the terms, where who asks tells of themselves; a row of typed
 * values about it is asked for nearly so.
 */
const MORE = { named: 0.6, kind: 0.3, open: 0.5, going: 1.5, terms: 0.6, hint: 0.5 };

/** How like a way of asking a question must be to tell the record that it is about, 0 to 1. */
const HINT = 0.4;

/** The stems that a question looks for. */
export const wantedOf = ({ content, language }: Asked, search: Search): Wanted[] =>
  wantedFor(
    content.map((word) => ({ ...word, worth: word.light || word.filler ? SLIGHT : 1 })),
    language,
    search,
  );

/** All records, nearest first. */
export function nearestOf(asked: Asked, search: Search, wanted = wantedOf(asked, search)): Near[] {
  const [likely] = nearestWays(asked, ROWS, HINT);
  const hinted = SINGLE_OF.get(likely?.id ?? '');
  const kinds: ReadonlySet<Kind> = new Set(asked.kinds);
  const lasting = kinds.intersection(GOING) as Set<Kind>;
  const { studying } = asked.language;
  if (asked.deeds.has('study') || new RegExp(studying).test(asked.line)) lasting.add('education');
  if (lasting.size === 0) lasting.add('experience');
  const goesOn = ({ kind, start, end }: Rec) =>
    kind === 'profile' || (lasting.has(kind) && start !== null && end === null);
  return nearestTo(search, wanted, {
    fits: ({ text }: Passage) => asked.slots.size > 0 && holdsSlots(asked, text, search),
    prefers: (record) =>
      (asked.named.includes(record) ? MORE.named : 0) +
      (kinds.has(record.kind) ? MORE.kind : 0) +
      (asked.open && goesOn(record) ? (kinds.has(record.kind) ? MORE.going : MORE.open) : 0) +
      (asked.speaks && record.kind === 'collaboration' ? MORE.terms : 0) +
      (hinted === record.kind ? MORE.hint : 0),
  });
}

/** Nearest records among which stands what another comes before or after. */
const ANCHORS = 3;
/** What of more words is before what, nobody can tell without reading them. */
const MOST_WORDS = 6;

/** What stands where a question looks in time: at an end of a kind, or beside what is near. */
function placed({ order, kinds, content }: Asked, near: readonly Near[], search: Search): Rec[] {
  if (content.length > MOST_WORDS) return [];
  const anchor = near
    .slice(0, ANCHORS)
    .find(({ record, passages }) => passages[0] && GOING.has(record.kind) && dateOf(record));
  const own = anchor?.record;
  const of = (kind?: Kind) =>
    search.facts.records
      .filter((one) => one.kind === kind && one !== own && dateOf(one))
      .sort(byDate);
  const beside = of(kinds.includes('education') ? 'education' : 'experience');
  return order.flatMap((id): Rec[] => {
    if (id === 'first' || id === 'latest')
      return of(kinds[0]).slice(...(id === 'first' ? [0, 1] : [-1]));
    if (!own) return [];
    const since = (own.kind === 'education' && own.end) || dateOf(own);
    return id === 'before'
      ? beside.filter((one) => dateOf(one) < dateOf(own)).slice(-1)
      : beside.filter((one) => dateOf(one) > since).slice(0, 1);
  });
}

/** The same, with what a question about an order in time is after behind the nearest. */
export function inOrder(asked: Asked, near: readonly Near[], search: Search): Near[] {
  const found = placed(asked, near, search);
  const isFound = ({ record }: Near) => found.includes(record);
  const [first = [], ...rest] = near;
  const { true: then = [], false: others = [] } = Object.groupBy(rest, (one) => `${isFound(one)}`);
  return [first, ...then, ...others].flat();
}
