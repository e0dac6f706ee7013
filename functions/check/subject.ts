/** A profile as statements are held against it: made once, its records read when they are needed. */
import { tokensOf } from '../ask/words.ts';
import { type Rec, recordsOf } from '../facts/records.ts';
import type { Line } from '../facts/lines.ts';
import type { Snapshot } from '../facts/snapshot.ts';
import { type Item, itemsOf } from './items.ts';
import { languageOf, type Reading, readingsFor } from './reading.ts';
import { valuesOf } from './values.ts';
import { marked, type Value, wordsOf } from './words.ts';

/** A sentence of a record, read. */
export type Told = { line: Line; items: Item[]; at: number };

export type Subject = {
  facts: Snapshot;
  records: readonly Rec[];
  /** The reading of a text by its language; that of the record's text where a text tells none. */
  readingOf: (text: string, rec?: Rec) => Reading | null;
  valuesIn: (rec: Rec, reading: Reading) => Value[];
  toldIn: (rec: Rec, reading: Reading) => readonly Told[];
};

/** Values that sentences are compared by as a whole. */
export const inProse = ({ slot }: Value): boolean => 'TOIEBDL'.includes(slot);

const subjects = new WeakMap<Snapshot, Subject>();

function once<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>();
  return (key) => {
    if (!known.has(key)) known.set(key, make(key));
    return known.get(key) as V;
  };
}

/** The subject of a snapshot; the same one for the same snapshot. */
export function subjectOf(facts: Snapshot): Subject {
  const known = subjects.get(facts);
  if (known) return known;
  const records = recordsOf(facts);
  const readings = readingsFor(facts);
  const languageIn = once((rec: Rec) => languageOf(rec.lines.map(({ text }) => text).join(' ')));
  const values = once((reading: Reading) =>
    once((rec: Rec) => valuesOf(rec, facts, reading.wording)),
  );
  const told = once((reading: Reading) =>
    once((rec: Rec) =>
      languageIn(rec) === reading.wording.code || languageIn(rec) === null
        ? rec.lines
            
            .filter(({ text, title }) => !title && !/\?["”»]?$/.test(text))
            .map((line, at) => ({
              line,
              at,
              items: itemsOf(marked(wordsOf(line.text, reading, true), values(reading)(rec).filter(inProse)), reading),
            }))
        : [],
    ),
  );
  const subject: Subject = {
    facts,
    records,
    readingOf: (text, rec) =>
      readings.get(languageOf(text) ?? (rec && languageIn(rec)) ?? 'en') ?? null,
    valuesIn: (rec, reading) => values(reading)(rec),
    toldIn: (rec, reading) => told(reading)(rec),
  };
  subjects.set(facts, subject);
  return subject;
}

/** Stems of the content words of a text, each once. */
export const stemsOf = (text: string): string[] => [...new Set(tokensOf(text).map(({ stem }) => stem))];
