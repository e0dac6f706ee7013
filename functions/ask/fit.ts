/**
 * How likely a sentence is the answer: a logistic regression over `features.ts`. Its weights are
 * made by `npm run ask:train` from the development sets; they speak of coverage and kinds of
 * answers, of no word of a question or a profile.
 */

import type { Kind } from '../facts/records.ts';
import { featuresOf, weighingOf } from './features.ts';
import type { Features, Weighing } from './features-said.ts';
import type { Asks } from './kinds.ts';
import type { Known } from './knowledge.ts';
import type { Asked } from './question.ts';
import { type Hit, retrieve } from './retrieve.ts';
import { WEIGHTS } from './weights.ts';

/**
 * A sentence as an answer, how likely it is one, from 0 to 1, and whether what the question turns
 * on is left open.
 */
export type Candidate = { hit: Hit; likely: number; open: boolean };

/** Most sentences that are weighed, and most of one record among them. */
export const WEIGHED = 12;
const OF_ONE_RECORD = 3;

/** The sentences that are weighed as answers, as they were found. */
export function candidatesOf(
  { known, asked, asks, matter, like }: Weighing,
  kinds?: readonly Kind[],
): Hit[] {
  const about = { ...asked, meanings: [...matter.keys()] };
  const { when, who, where, howMany, howLong } = asks;
  const wants = { when, who, where, howMany, howLong };
  const found = retrieve(known, about, wants, kinds);
  // What the question sounds like is looked at too, however few of its words stand there.
  const more =
    !kinds && like && like.sure > SOUNDS
      ? retrieve(known, about, wants, [like.kind]).slice(0, MORE)
      : [];
  const first = new Set(found.slice(0, WEIGHED - MORE).map(keyOf));
  const extra = more.filter((hit) => !first.has(keyOf(hit)));
  const all = extra.length > 0 ? [...found.slice(0, WEIGHED - MORE), ...extra] : found;
  const taken = new Map<number, number>();
  return all.filter(({ record }) => {
    const before = taken.get(record.at) ?? 0;
    taken.set(record.at, before + 1);
    return before < OF_ONE_RECORD;
  });
}

const keyOf = ({ record, line }: Hit): string => `${record.at} ${line}`;

/**
 * How sure it must be what a question sounds like, and how many sentences of that kind are added.
 */
const SOUNDS = 0.3;
const MORE = 4;

/**
 * What no other words make up for: the kind of thing, the noun and the verb that the question turns
 * on, a name in it.
 */
const TURNS_ON = ['unfilled', 'head open', 'verb open', 'name missing'];
/** How telling the one word of a yes-or-no question must be, of 1. */
const TELLING = 0.8;

/** Whether a sentence leaves open what the question turns on, by its numbers. */
function leavesOpen(features: Features, { asks }: Weighing): boolean {
  const ofAnotherType = features['not of type'] === 1 && features['filled'] !== 1;
  // One common word in common says nothing of a yes or a no.
  const bare = asks.yesNo && features['one word'] === 1 && (features['best said'] ?? 0) < TELLING;
  return bare || ofAnotherType || TURNS_ON.some((name) => features[name] === 1);
}

/** How likely some numbers are those of an answer, from 0 to 1. */
function likelihood(features: Features): number {
  let sum = 0;
  for (const [name, value] of Object.entries(features)) sum += (WEIGHTS[name] ?? 0) * value;
  return 1 / (1 + Math.exp(-sum));
}

/**
 * The sentences that may answer a question, the likeliest first; of some kinds of records alone,
 * when they are given.
 */
export function weighed(
  known: Known,
  asked: Asked,
  asks: Asks,
  kinds?: readonly Kind[],
): Candidate[] {
  const question = weighingOf(known, asked, asks);
  const hits = candidatesOf(question, kinds);
  return hits
    .slice(0, WEIGHED)
    .map((hit) => {
      const features = featuresOf(question, hit, hits);
      return { hit, likely: likelihood(features), open: leavesOpen(features, question) };
    })
    .sort((a, b) => b.likely - a.likely);
}
