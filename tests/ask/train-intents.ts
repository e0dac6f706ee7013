/**
 * Fits the weights of functions/ask/intents.ts to the phrasebook: one against the rest for each
 * intent, most weights nothing.
 */
import { CANONICAL, cuesOf, STEP } from '../../functions/ask/intents.ts';
import type { Known } from '../../functions/ask/knowledge.ts';
import { readQuestion } from '../../functions/ask/question.ts';

type Utterance = { intent: string; cues: string[] };

/** How much each weight costs: most words say nothing of most intents. */
const LASSO = 0.35;
const ROUNDS = 400;

/**
 * The phrasebook as cues; `known` is any profile. Phrases that are made of nothing but small words
 * stay as they are.
 */
export function utterancesOf(
  known: Known,
  phrasebook: Readonly<Record<string, readonly string[]>>,
): Utterance[] {
  return Object.entries(phrasebook).flatMap(([name, phrases]) => {
    const intent = Object.hasOwn(CANONICAL, name) ? name : 'none';
    return phrases.map((phrase) => ({ intent, cues: cuesOf(known, readQuestion(known, phrase)) }));
  });
}

/** Weights of one intent by cue, by proximal gradients with momentum. */
function fitOne(list: readonly number[][], own: readonly boolean[], size: number): Float64Array {
  let weights = new Float64Array(size);
  let ahead = new Float64Array(size);
  let pace = 1;
  // Few of all are of one intent: they count for more.
  const heavy = 4;
  const step = 1 / (0.25 * heavy * Math.max(...list.map(({ length }) => length)) * 12);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = new Float64Array(size);
    for (const [at, cues] of list.entries()) {
      let sum = 0;
      for (const cue of cues) sum += ahead[cue] as number;
      const off = (own[at] ? heavy : 1) * (1 / (1 + Math.exp(-sum)) - Number(own[at]));
      for (const cue of cues) slope[cue] = (slope[cue] as number) + off;
    }
    const next = ahead.map((one, at) => {
      const moved = one - step * (slope[at] as number);
      // The first is the bias.
      return at === 0 ? moved : Math.sign(moved) * Math.max(0, Math.abs(moved) - step * LASSO);
    });
    const nextPace = (1 + Math.sqrt(1 + 4 * pace * pace)) / 2;
    ahead = next.map((one, at) => one + ((pace - 1) / nextPace) * (one - (weights[at] as number)));
    weights = next;
    pace = nextPace;
  }
  return weights;
}

/** The weights as text, for `loadIntents`. */
export function intentsFrom(utterances: readonly Utterance[]): string {
  const words = ['', ...new Set(utterances.flatMap(({ cues }) => cues).filter(Boolean))];
  const place = new Map(words.map((word, at) => [word, at]));
  const list = utterances.map(({ cues }) => cues.map((cue) => place.get(cue) as number));
  const names = [...new Set(utterances.map(({ intent }) => intent))];
  const lines = words.map((word) => [word]);
  for (const [at, name] of names.entries()) {
    const weights = fitOne(
      list,
      utterances.map(({ intent }) => intent === name),
      words.length,
    );
    for (const [cue, weight] of weights.entries()) {
      const whole = Math.round(weight / STEP);
      if (whole !== 0) lines[cue]?.push(String(at), String(whole));
    }
  }
  return [names.join(' '), ...lines.map((line) => line.join(','))].join('\n');
}
