/**
 * A profile as statements are held against it: made once, its records read when they are needed.
 */
import { type Facts, factsOf } from '../facts/facts.ts';
import { LANGUAGES, languageOf } from '../facts/languages.ts';
import type { Line } from '../facts/lines.ts';
import { once } from '../facts/once.ts';
import type { Rec } from '../facts/record.ts';
import type { Snapshot } from '../facts/snapshot.ts';
import { lineOf, tokensOf } from '../facts/words.ts';
import { type Item, itemsOf } from './items.ts';
import { type Reading, readingsFor } from './reading.ts';
import { namesOf, type Value, valuesOf } from './values.ts';
import { wordsOf } from './words.ts';

/** A record, read in one language: its sentences, where they are in it, its values and names. */
export type Read = {
  told: readonly { line: Line; plain: string; items: readonly Item[] }[];
  values: readonly Value[];
  names: ReadonlySet<string>;
};

export type Subject = Facts & {
  /** The readings of a text, by what it seems to be in first. */
  readingsOf: (text: string) => Reading[];
  readIn: (rec: Rec, reading: Reading) => Read;
};

/** The subject of a snapshot; the same one for the same snapshot. */
export const subjectOf: (snapshot: Snapshot) => Subject = once((snapshot) => {
  const facts = factsOf(snapshot);
  const readingIn = readingsFor(snapshot);
  const toldIn = (rec: Rec, reading: Reading): Read['told'] => {
    if (facts.language !== reading.language) return [];
    // A referee is one who says "I" as well.
    const all = rec.lines.flatMap(({ text }) => tokensOf(text, reading.language));
    const says = all.some(({ word, clitic }) => reading.first.has(clitic.toLowerCase() || word));
    const by = says && rec.kind !== 'reference' ? 'self' : 'other';
    return rec.lines
      .filter(({ text, title }) => !title && !/\?["”»]?$/.test(text))
      .map((line) => ({
        line,
        plain: lineOf(tokensOf(line.text, reading.language)),
        items: itemsOf(wordsOf(line.text, reading, by), reading),
      }));
  };
  const read = once((reading: Reading) =>
    once((rec: Rec) => ({
      told: toldIn(rec, reading),
      values: valuesOf(rec, snapshot, reading),
      names: namesOf(rec, reading),
    })),
  );
  return {
    ...facts,
    readIn: (rec, reading) => read(reading)(rec),
    readingsOf: (text) => {
      const language = languageOf(text);
      if (language === null) return [];
      // A few words may seem anything, with names in another language than the sentence.
      return [...new Set([language ?? facts.language, facts.language, ...LANGUAGES])].map(
        readingIn,
      );
    },
  };
});
