/** Every record by how near it comes to some words, each with what it says of them. */
import { once } from '../../../src/once.ts';
import type { Rec } from '../facts/record.ts';
import type { Passage } from './passages.ts';
import type { Search, Wanted } from './search.ts';

export type Near = {
  record: Rec;
  /** Its passages that say most of it, best first; none where it says nothing of it. */
  passages: readonly Passage[];
  score: number;
};

/** Passages that are looked at more closely. */
const CLOSELY = 40;
/** What a passage counts more that has the kind of thing that is looked for. */
const FITS = 0.5;
/** What a record counts that tells of everything: the profile, then positions. */
const PROFILE = 0.2;
const POSITION = 0.01;

/** Passages that have the kind of thing looked for, records that count more, and how many. */
type Counting = {
  fits?: (passage: Passage) => boolean;
  prefers?: (record: Rec) => number;
  closely?: number;
};

const usual = ({ kind, end }: Rec): number =>
  kind === 'profile' ? PROFILE : kind === 'experience' ? POSITION * (end ? 1 : 2) : 0;

/** All records as they come near when nothing is asked. */
const unasked = once(({ facts }: Search): readonly Near[] =>
  facts.records.map((record) => ({ record, passages: [], score: usual(record) })),
);

/** Whether some word was found at all. */
export const isNear = (near: readonly Near[]): boolean =>
  near.some(({ passages }) => passages.length > 0);

/** All records by how near they come to some content words, best first. */
export function nearestTo(
  search: Search,
  tokens: readonly Wanted[],
  { fits = () => false, prefers = () => 0, closely = CLOSELY }: Counting = {},
): Near[] {
  const hits = search.find(tokens, closely).map(({ passage, own, score }) => {
    const more = fits(passage) ? FITS : 0;
    return { passage, own: own + more, score: score + more };
  });
  const groups = Map.groupBy(hits, ({ passage }) => passage.record.at);
  const near: Near[] = [];
  const rest: Near[] = [];
  for (const one of unasked(search)) {
    const { record } = one;
    const some = groups.get(record.at);
    const own = some ? Math.max(0, ...some.map((hit) => hit.score)) : 0;
    const score = own + prefers(record) + one.score;
    const best = some?.sort((a, b) => b.own - a.own || a.passage.id - b.passage.id);
    const passages = best?.slice(0, 2).map(({ passage }) => passage) ?? [];
    if (score > 0) near.push({ record, passages, score });
    else rest.push(one);
  }
  return [...near.sort((a, b) => b.score - a.score || a.record.at - b.record.at), ...rest];
}
