/**
 * A profile as statements are held against it: made once, its records read when they are needed.
 */
import { type Facts, factsOf } from '../facts/facts.ts';
import { LANGUAGES, languageOf } from '../facts/languages.ts';
import type { Line } from '../facts/lines.ts';
import type { Rec } from '../facts/record.ts';
import type { Snapshot } from '../facts/snapshot.ts';
import { tokensOf } from '../facts/words.ts';
import { type Item, itemsOf } from './items.ts';
import { type Reading, readingsFor } from './reading.ts';
import { namesOf, type Value, valuesOf } from './values.ts';
import { wordsOf } from './words.ts';

/** A sentence of a record, read; `keys` are what its words are compared by. */
export type Told = { line: Line; items: readonly Item[]; keys: ReadonlySet<string> };
/** A record, read in one language: its sentences, where they are in it, its values and names. */
export type Read = { told: readonly Told[]; values: readonly Value[]; names: ReadonlySet<string> };

export type Subject = Facts & {
  /** The readings of a text, by what it seems to be in first. */
  readingsOf: (text: string) => Reading[];
  readIn: (rec: Rec, reading: Reading) => Read;
};

/** Characters of a text whose names may hide what it is in. */
const FEW = 160;

/** Makes a value once for each key. */
function once<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>();
  return (key) => {
    const found = known.get(key) ?? make(key);
    known.set(key, found);
    return found;
  };
}

/** The subject of a snapshot; the same one for the same snapshot. */
export const subjectOf: (snapshot: Snapshot) => Subject = once((snapshot) => {
  const facts = factsOf(snapshot);
  const readingIn = readingsFor(snapshot);
  const languageIn = once(
    ({ lines }: Rec) => languageOf(lines.map(({ text }) => text).join(' ')) ?? facts.language,
  );
  const toldIn = (rec: Rec, reading: Reading): Told[] => {
    if (![languageIn(rec), facts.language].includes(reading.language)) return [];
    // A referee is one who says "I" as well.
    const all = rec.lines.flatMap(({ text }) => tokensOf(text, reading.language));
    const says = all.some(({ word, clitic }) => reading.first.has(clitic.toLowerCase() || word));
    const by = says && rec.kind !== 'reference' ? 'self' : 'other';
    return rec.lines
      .filter(({ text, title }) => !title && !/\?["”»]?$/.test(text))
      .map((line) => {
        const items = itemsOf(wordsOf(line.text, reading, by), reading);
        return { line, items, keys: new Set(items.map(({ key }) => key)) };
      });
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
      const own = facts.language;
      // A few words may seem anything, with names in another language than the sentence.
      const few = text.length < FEW ? LANGUAGES : [];
      return [...new Set([language || own, own, ...few])].map(readingIn);
    },
  };
});
