/** What lookups are made of. */

import type { Rec } from '../facts/records.ts';
import type { Found } from './answers.ts';
import type { Known } from './knowledge.ts';
import type { Asked } from './question.ts';
import { meaningOf } from './vocabulary.ts';
import { stemOf } from './words.ts';

/** One way to answer; null where it does not apply. */
export type Lookup = (known: Known, asked: Asked) => Found | null;

/** The first record of a kind; every profile has those that are asked for. */
export const recordOf = (known: Known, kind: Rec['kind']): Rec =>
  known.records.find((one) => one.kind === kind) as Rec;

/** The meanings of a question that are not among some words. */
export function beyond(asked: Asked, words: string): string[] {
  const may = new Set(words.split(' ').map((word) => meaningOf(stemOf(word))));
  return asked.meanings.filter((one) => !may.has(one));
}

/** Whether the folded line of a question has a pattern. */
export const has = (asked: Asked, pattern: RegExp): boolean => pattern.test(asked.line);
