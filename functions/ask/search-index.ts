/**
 * The search index over passages: BM25 with fuzzy matching, from MiniSearch, and beside it what else is counted over all records. It
 * is made with the snapshot and travels as text; loading it is a fraction of making it. Words go in as their meanings, so that
 * the index is small and synonyms meet.
 */
import MiniSearch from 'minisearch';
import { type Passage, passagesOf } from './passages.ts';
import { personOf, type Reading, readingOf } from './reading.ts';
import { type Facts, type Rec, recordsOf } from './records.ts';
import { EMPTY, meaningOf } from './vocabulary.ts';

type Entry = { id: number; name: string; text: string };

const apart = (text: string) => text.split(' ');
const same = (term: string) => term;

const OPTIONS = {
  fields: ['name', 'text'],
  tokenize: apart,
  processTerm: same,
  searchOptions: { boost: { name: 2 }, tokenize: apart, processTerm: same },
};

/** What is made at build time, as JSON. */
type Made = {
  index: ReturnType<MiniSearch<Entry>['toJSON']>;
  /** Record, first line and line after the last of each passage, one after the other. */
  passages: number[];
  /** In how many records each meaning stands. */
  counts: [string, number][];
  /** All folded words, each once. */
  words: string;
  /** Words of names that are written with a hyphen. */
  compounds: string;
};

/** Meanings of a record's names and fields. */
function nameOf({ headers, aliases }: Reading, at: number): string {
  return [...new Set([...headers(at), ...aliases(at).flat()])].join(' ');
}

/** Meanings of some lines, without words that mean nothing. */
function textOf({ lines }: Reading, { rec, from, to }: Passage): string {
  return lines(rec)
    .slice(from, to)
    .flatMap(({ tokens }) => tokens.filter(({ word }) => !EMPTY.has(word)).map(({ stem }) => meaningOf(stem)))
    .join(' ');
}

/** The serialised index of the published facts. */
export function searchIndexOf(facts: Facts): string {
  const records: Rec[] = recordsOf(facts);
  const person = personOf(facts);
  const words = new Set(person);
  const compounds = new Set<string>();
  const reading = readingOf(records, person, ({ word, raw }) => {
    words.add(word);
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
    passages.map((passage, id) => ({ id, name: nameOf(reading, passage.rec), text: textOf(reading, passage) })),
  );
  const made: Made = {
    index: index.toJSON(),
    passages: passages.flatMap(({ rec, from, to }) => [rec, from, to]),
    counts: [...counts],
    words: [...words].join(' '),
    compounds: [...compounds].join(' '),
  };
  return JSON.stringify(made);
}

export type Search = (meanings: readonly string[]) => readonly { id: number; score: number }[];

export type Loaded = {
  /** Passages that say some meanings, best first; ties go to the first passage. */
  search: Search;
  passages: Passage[];
  counts: ReadonlyMap<string, number>;
  words: Set<string>;
  compounds: Set<string>;
};

/** Searches that are remembered: one question asks several times for the same. */
const REMEMBERED = 64;

/** Loads what `searchIndexOf` made. */
export function loadSearch(serialised: string): Loaded {
  const made = JSON.parse(serialised) as Made;
  const index = MiniSearch.loadJS<Entry>(made.index, OPTIONS);
  const known = new Map<string, ReturnType<Search>>();
  const passages: Passage[] = [];
  for (let at = 0; at < made.passages.length; at += 3) {
    const [rec = 0, from = 0, to = 0] = made.passages.slice(at, at + 3);
    passages.push({ rec, from, to });
  }
  return {
    passages,
    counts: new Map(made.counts),
    words: new Set(apart(made.words)),
    compounds: new Set(apart(made.compounds)),
    search: (meanings) => {
      const asked = meanings.join(' ');
      const found =
        known.get(asked) ??
        index
          .search(asked, { fuzzy: (term) => (term.length > 5 ? 0.2 : false), maxFuzzy: 1 })
          .map(({ id, score }) => ({ id: Number(id), score }))
          .sort((a, b) => b.score - a.score || a.id - b.id);
      if (known.size >= REMEMBERED) known.clear();
      known.set(asked, found);
      return found;
    },
  };
}
