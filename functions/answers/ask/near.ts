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
import { holdsSlots } from './slots.ts';

/** What a word is worth that says little. */
const SLIGHT = 0.3;

/**
 * What a record counts more: the question names it, or its kind; it goes on, where that is asked
 * for; a row of typed values about it is asked for nearly so.
 */
const MORE = { named: 0.6, kind: 0.3, open: 0.5, hint: 0.5 };

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
  const goesOn = ({ kind, end }: Rec) =>
    kind === 'profile' || (kind === 'experience' && end === null);
  return nearestTo(search, wanted, {
    fits: ({ text }: Passage) => asked.slots.size > 0 && holdsSlots(asked, text, search),
    prefers: (record) =>
      (asked.named.includes(record) ? MORE.named : 0) +
      (kinds.has(record.kind) ? MORE.kind : 0) +
      (asked.open && goesOn(record) ? MORE.open : 0) +
      (hinted === record.kind ? MORE.hint : 0),
  });
}
