/**
 * How likely a sentence is the answer: a logistic regression over `features.ts`. Its weights are made by `npm run ask:train` from
 * the development sets; they speak of coverage and kinds of answers, of no word of a question or a profile.
 */
import { type Features, featuresOf, matterOf } from './features.ts';
import type { Asks } from './kinds.ts';
import type { Known } from './knowledge.ts';
import type { Asked } from './question.ts';
import type { Kind } from './records.ts';
import { type Hit, retrieve } from './retrieve.ts';
import { WEIGHTS } from './weights.ts';

/** A sentence as an answer, and how likely it is one, from 0 to 1. */
export type Candidate = { hit: Hit; likely: number };

/** Most sentences that are weighed, and most of one record among them. */
export const WEIGHED = 12;
const OF_ONE_RECORD = 3;

/** The sentences that are weighed as answers, as they were found. */
export function candidatesOf(known: Known, asked: Asked, asks: Asks, kinds?: readonly Kind[]): Hit[] {
  const about = { ...asked, meanings: [...matterOf(known, asked, asks).keys()] };
  const { when, who, where, howMany, howLong } = asks;
  const taken = new Map<number, number>();
  return retrieve(known, about, { when, who, where, howMany, howLong }, kinds).filter(({ record }) => {
    const before = taken.get(record.at) ?? 0;
    taken.set(record.at, before + 1);
    return before < OF_ONE_RECORD;
  });
}

/** How likely some features are those of an answer. */
export function likelihood(features: Features): number {
  let sum = 0;
  for (const [name, value] of Object.entries(features)) sum += (WEIGHTS[name] ?? 0) * value;
  return 1 / (1 + Math.exp(-sum));
}

/** The sentences that may answer a question, the likeliest first. */
export function weighed(known: Known, asked: Asked, asks: Asks, kinds?: readonly Kind[]): Candidate[] {
  const hits = candidatesOf(known, asked, asks, kinds);
  return hits
    .slice(0, WEIGHED)
    .map((hit) => ({ hit, likely: likelihood(featuresOf(known, asked, asks, hit, hits)) }))
    .sort((a, b) => b.likely - a.likely);
}
