/** What the numbers of `features.ts` are made of. */

import type { Kind } from '../facts/records.ts';
import type { Asks } from './kinds.ts';
import type { Known } from './knowledge.ts';
import type { Asked } from './question.ts';
import type { Shape } from './shape.ts';
import type { Token } from './words.ts';

/** A question as every sentence is held against it: made once for all of them. */
export type Weighing = {
  known: Known;
  asked: Asked;
  asks: Asks;
  /** What it asks about, beyond the words that only ask: each meaning with its first token. */
  matter: ReadonlyMap<string, Token>;
  shape: Shape;
  /** The kind of record that it sounds like, and how sure that is, from 0 to 1. */
  like: { kind: Kind; sure: number } | null;
};

/** Numbers by what they tell. */
export type Features = Record<string, number>;

/**
 * How a meaning of the question is said: in the sentence, in the record's names, by a like word,
 * elsewhere in the record, or not.
 */
export type Said = 'line' | 'name' | 'way' | 'record' | 'none';

/** What a way of being said leaves open. */
export const OPEN: Record<Said, number> = { line: 0, name: 0, way: 0.35, record: 0.5, none: 1 };
