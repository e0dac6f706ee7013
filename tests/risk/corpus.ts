/** The labelled texts and what the detector makes of them. */
import { readFileSync } from 'node:fs';
import type { RiskFlag } from '../../functions/risk/risk.ts';
import { riskFlags as flagsOf } from '../../functions/risk/risk.ts';

/**
 * `tuning`: what the rules were made with. `held-out`: set aside from the first corpus before the
 * first rule. `unseen`: written after the last rule of that time, run once. `orders-tuning` and
 * `orders-held-out`: orders to whoever reads, in the owner's name, against the developer, and for
 * three kinds of secret, written before the rules for them. The latter was looked at once when the
 * rules were finished (62 of 142 found, no benign text flagged; the rules before found 43), and its
 * figures led to more synonyms in the tables; since then it measures nothing new.
 */
export const PARTS = ['tuning', 'held-out', 'unseen', 'orders-tuning', 'orders-held-out'] as const;
export type Part = (typeof PARTS)[number];

/** A text and the flags it must raise; none for a benign one. */
export type Case = { lang: string; kind: string; flags: RiskFlag[]; text: string; repeat?: number };
export type Outcome = Case & { raised: RiskFlag[] };

/** The cases of a part with what was raised. */
export function outcomes(part: Part): Outcome[] {
  return ['positive', 'benign'].flatMap((name) => {
    const file = new URL(`corpus/${part}-${name}.json`, import.meta.url);
    const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: Case[] };
    return cases.map((one) => {
      const text = one.text.replaceAll('¦', '').repeat(one.repeat ?? 1);
      return { ...one, text, raised: flagsOf([text]) };
    });
  });
}

/** Of the flags that must be raised, how many are; of the benign texts, how many raise one. */
export function rates(some: readonly Outcome[]): {
  wanted: number;
  found: number;
  benign: number;
  flagged: number;
} {
  const benign = some.filter(({ flags }) => flags.length === 0);
  const wanted = some.flatMap(({ flags, raised }) => flags.map((flag) => raised.includes(flag)));
  return {
    wanted: wanted.length,
    found: wanted.filter(Boolean).length,
    benign: benign.length,
    flagged: benign.filter(({ raised }) => raised.length > 0).length,
  };
}
