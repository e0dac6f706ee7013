/** Which records words mean: by their names, and by what they say. */

import type { Kind, Rec } from '../facts/records.ts';
import { type Known, recordsSaying } from './knowledge.ts';
import { EMPTY, meaningOf } from './vocabulary.ts';
import type { Token } from './words.ts';

export type Link = {
  record: Rec;
  /** How much of the words the record says, by weight: 1 is all. */
  share: number;
  /** How much of one of its names the words say: 1 is a whole name. */
  name: number;
  /** Weight of the words that are in that name. */
  weight: number;
};

/** Meanings of tokens without the person's name and words of no weight. */
export function meaningsIn(known: Known, tokens: readonly Token[]): string[] {
  return [
    ...new Set(
      tokens
        .filter(({ word }) => !EMPTY.has(word) && !known.person.has(word))
        .map(({ stem }) => meaningOf(stem)),
    ),
  ];
}

const RANK: Partial<Record<Kind, number>> = {
  project: 0,
  experience: 1,
  education: 1,
  skill: 2,
  talk: 2,
  writing: 2,
  claim: 3,
  note: 4,
  article: 5,
};

/**
 * The records that tokens may mean, best first: by what they say of the words, then by name;
 * `near`: like words count for those that no record says.
 */
export function linked(known: Known, tokens: readonly Token[], near = false): Link[] {
  const asked = meaningsIn(known, tokens);
  const sum = (list: Iterable<string>) =>
    [...list].reduce((total, meaning) => total + known.weight(meaning), 0);
  const all = sum(asked);
  if (all === 0) return [];
  return recordsSaying(known, near ? asked.flatMap((one) => known.ways(one)) : asked)
    .map((record): Link => {
      const { at } = record;
      const says = (meaning: string) =>
        (near &&
          !known.said(meaning) &&
          known
            .ways(meaning)
            .some((one) => known.lines(at).some((line) => line.meanings.has(one)))) ||
        known.headers(at).has(meaning) ||
        known.aliases(at).some((alias) => alias.includes(meaning)) ||
        known.lines(at).some((line) => line.meanings.has(meaning));
      let name = 0;
      let weight = 0;
      for (const alias of known.aliases(at)) {
        const own = sum(alias.filter((meaning) => asked.includes(meaning)));
        const part = own / sum(alias);
        if (part > name || (part === name && own > weight)) [name, weight] = [part, own];
      }
      const [first] = known.aliases(at)[0] ?? [];
      if (first && name > 0 && asked.includes(first))
        name = Math.max(name, Math.min(0.95, name + 0.2));
      return { record, share: sum(asked.filter(says)) / all, name, weight };
    })
    .filter(({ share }) => share > 0)
    .sort(
      (a, b) =>
        b.share - a.share ||
        b.name - a.name ||
        (RANK[a.record.kind] ?? 9) - (RANK[b.record.kind] ?? 9) ||
        a.record.at - b.record.at,
    );
}

/** Records that are called by name, best name first. */
export function named(
  known: Known,
  tokens: readonly Token[],
  kinds?: readonly Kind[],
  least = 0.5,
): Link[] {
  return linked(known, tokens)
    .filter(
      ({ record, name, weight }) =>
        name >= least && weight >= 1.2 && (!kinds || kinds.includes(record.kind)),
    )
    .sort(
      (a, b) =>
        b.weight * b.name - a.weight * a.name ||
        b.share - a.share ||
        (RANK[a.record.kind] ?? 9) - (RANK[b.record.kind] ?? 9) ||
        a.record.at - b.record.at,
    );
}
