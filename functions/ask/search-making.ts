/**
 * Makes the search index, with the lists of the language that it needs: at build time, or when a
 * server starts.
 */
import MiniSearch from 'minisearch';
import { type Rec, recordsOf } from '../facts/records.ts';
import type { Snapshot as Facts } from '../facts/snapshot.ts';
import { englishFor } from './frequent-words.ts';
import { INTENTS } from './intent-weights.ts';
import { type Passage, passagesOf } from './passages.ts';
import { personOf, type Reading, readingOf } from './reading.ts';
import { type Dump, type Entry, FIELDS, type Made, OPTIONS } from './search-index.ts';
import { related } from './thesaurus.ts';
import { EMPTY, meaningOf } from './vocabulary.ts';

/** Meanings of a record's names and fields. */
function nameOf({ headers, aliases }: Reading, at: number): string {
  return [...new Set([...headers(at), ...aliases(at).flat()])].join(' ');
}

/** Meanings of some lines, without words that mean nothing. */
function textOf({ lines }: Reading, { rec, from, to }: Passage): string {
  return lines(rec)
    .slice(from, to)
    .flatMap(({ tokens }) =>
      tokens.filter(({ word }) => !EMPTY.has(word)).map(({ stem }) => meaningOf(stem)),
    )
    .join(' ');
}

/** The terms of an index as text, by their first letters. */
function lettersOf({ index }: Dump): Record<string, string> {
  const letters: Record<string, string[]> = {};
  for (const [term, fields] of index as unknown as [
    string,
    Record<string, Record<string, number>>,
  ][]) {
    if (!term) continue;
    const places = Object.entries(fields).map(([field, found]) =>
      [field, ...Object.entries(found).flat()].join(' '),
    );
    const letter = [...term][0] as string;
    letters[letter] = [...(letters[letter] ?? []), `${term} ${places.join(',')}`];
  }
  return Object.fromEntries(
    Object.entries(letters).map(([letter, terms]) => [letter, terms.join('\n')]),
  );
}

/** What the thesaurus says of the meanings that some record says. */
function waysOf(counts: ReadonlyMap<string, number>): string {
  return [...related()]
    .map(([meaning, others]) => [meaning, ...[...others].filter((one) => counts.has(one))])
    .filter(({ length }) => length > 1)
    .map((line) => line.join(' '))
    .join('\n');
}

/** The serialised index of the published facts. */
export function searchIndexOf(facts: Facts): string {
  const records: Rec[] = recordsOf(facts);
  const person = personOf(facts);
  const words = new Set(person);
  const stems = new Set<string>();
  const compounds = new Set<string>();
  const reading = readingOf(records, person, ({ word, raw, stem }) => {
    words.add(word);
    if (stem !== word) stems.add(stem);
    if (raw.includes('-')) compounds.add(word);
  });
  const counts = new Map<string, number>();
  for (const at of records.keys()) {
    const all = new Set([
      ...reading.headers(at),
      ...reading.aliases(at).flat(),
      ...reading.lines(at).flatMap((line) => [...line.meanings]),
    ]);
    for (const meaning of all) counts.set(meaning, (counts.get(meaning) ?? 0) + 1);
  }
  const passages = passagesOf(records);
  const index = new MiniSearch<Entry>(OPTIONS);
  index.addAll(
    passages.map((passage, id) => ({
      id,
      name: nameOf(reading, passage.rec),
      text: textOf(reading, passage),
    })),
  );
  const dump = index.toJSON();
  const lengths = dump.fieldLength as unknown as Record<string, number[]>;
  const made: Made = {
    letters: lettersOf(dump),
    lengths: passages.flatMap((_, id) =>
      Array.from({ length: FIELDS }, (_field, at) => lengths[id]?.[at] ?? 0),
    ),
    averages: dump.averageFieldLength as unknown as number[],
    passages: passages.flatMap(({ rec, from, to }) => [rec, from, to]),
    counts: [...counts].flat().join(' '),
    words: [...words].join(' '),
    stems: [...stems].join(' '),
    compounds: [...compounds].join(' '),
    ways: waysOf(counts),
    english: englishFor(words),
    intents: INTENTS,
  };
  return JSON.stringify(made);
}
