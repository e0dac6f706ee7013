/** What an answer is before it is published. */
import { type Given, givenOf, WHOLE_WORDS } from '../facts/given.ts';
import type { Rec } from '../facts/record.ts';
import type { Near } from '../search/nearest.ts';
import type { Search } from '../search/search.ts';
import type { Piece } from './pieces.ts';

export type AnswerStatus =
  | 'answered'
  | 'partially_answered'
  | 'nearest'
  | 'not_published'
  | 'declined'
  | 'out_of_scope';

export type Found = {
  status: AnswerStatus;
  /** How it was found, in the order of trust. */
  way: 'common_question' | 'field' | 'passage' | 'nearest';
  pieces: readonly Piece[];
  sources: readonly Given[];
  /** Where nothing answers: the owner's answers to questions that come near, beside the records. */
  beside?: readonly Given[];
  /** How many of them, from the first on, the answer rests on. */
  grounds: number;
  /** For those who look after it: what was found how. Never published. */
  why: string;
};

/** Most records of an answer. */
export const MOST_RECORDS = 5;

/** Records after so many come less near: longer ones than so many words are given in part. */
const WELL_NEAR = 2;
const SHORT_WORDS = 60;

/** All records that are given: those of the answer, then the owner's answers beside them. */
export const allGiven = ({ sources, beside = [] }: Found): Given[] => [
  ...sources,
  ...beside.filter(({ record }) => !sources.some((one) => one.record === record)),
];

/** The first five different records of some lists, as they are given; `own` is said in full. */
export function firstRecords(
  own: readonly Given[],
  near: readonly Near[],
  search: Search,
): Given[] {
  const rest = near
    .filter(({ record }) => !own.some((given) => given.record === record))
    .slice(0, Math.max(0, MOST_RECORDS - own.length))
    .map(({ record, passages }, at) => {
      const [quote] = passages.map(({ text }) => text);
      const most = own.length + at < WELL_NEAR ? WHOLE_WORDS : SHORT_WORDS;
      return givenOf(record, search.facts, quote ? [quote] : [], most);
    });
  return [...own, ...rest].slice(0, MOST_RECORDS);
}

/** Each record once, the first of each list before the second of any. */
export function inTurn<T extends { record: Rec }>(lists: readonly (readonly T[])[]): T[] {
  const most = Math.max(0, ...lists.map(({ length }) => length));
  const all = Array.from({ length: most }, (_, at) => lists.flatMap((list) => list[at] ?? []));
  return [...Map.groupBy(all.flat(), ({ record }) => record).values()].map(([one]) => one as T);
}
