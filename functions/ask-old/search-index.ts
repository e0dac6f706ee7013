/**
 * The search index over passages: BM25 with fuzzy matching, from MiniSearch, and beside it what
 * else is counted over all records. It is made with the snapshot (search-making.ts) and travels as
 * text. Loading all of a large index costs more than a cold start should, so the terms are kept
 * apart by their first letter, and a letter is loaded when it is first asked for. Words go in as
 * their meanings, so that the index is small and synonyms meet.
 */
import MiniSearch from 'minisearch';
import { type English, loadEnglish } from './english.ts';
import { type Intents, loadIntents } from './intents.ts';
import type { Passage } from './passages.ts';

export type Entry = { id: number; name: string; text: string };
export type Dump = ReturnType<MiniSearch<Entry>['toJSON']>;

const apart = (text: string) => text.split(' ');
const same = (term: string) => term;

export const OPTIONS = {
  fields: ['name', 'text'],
  tokenize: apart,
  processTerm: same,
  searchOptions: { boost: { name: 2 }, tokenize: apart, processTerm: same },
};
export const FIELDS = OPTIONS.fields.length;

/**
 * What is made at build time. Lists are text: it is smaller than JSON, and read only where it is
 * needed.
 */
export type Made = {
  /** By first letter: a line for each term, `term field passage count passage count,field ...`. */
  letters: Record<string, string>;
  /** How many words each field of each passage has. */
  lengths: number[];
  averages: number[];
  /** Record, first line and line after the last of each passage, one after the other. */
  passages: number[];
  /** In how many records each meaning stands: `meaning count meaning count`. */
  counts: string;
  /**
   * All folded words, their plain forms where those differ, and words of names that are written
   * with a hyphen.
   */
  words: string;
  stems: string;
  compounds: string;
  /** For each meaning the said meanings that may stand for it: a line `meaning other other`. */
  ways: string;
  /** Common words of English: see english.ts. */
  english: string;
  /** Weights of intents: see intents.ts. */
  intents: string;
};

export type Search = (meanings: readonly string[]) => readonly { id: number; score: number }[];

export type Loaded = {
  /** Passages that say some meanings, best first; ties go to the first passage. */
  search: Search;
  passages: Passage[];
  counts: ReadonlyMap<string, number>;
  words: Set<string>;
  stems: Set<string>;
  compounds: Set<string>;
  ways: ReadonlyMap<string, readonly string[]>;
  english: English;
  intents: () => Intents;
};

/** Searches that are remembered: one question asks several times for the same. */
const REMEMBERED = 64;

/** Terms of one letter in the form that MiniSearch loads. */
function termsOf(text: string): Dump['index'] {
  return text.split('\n').map((line) => {
    const space = line.indexOf(' ');
    const fields = line
      .slice(space + 1)
      .split(',')
      .map((places) => {
        const [field = '', ...numbers] = places.split(' ');
        const found: Record<string, number> = {};
        for (let at = 0; at < numbers.length; at += 2)
          found[numbers[at] as string] = Number(numbers[at + 1]);
        return [field, found] as const;
      });
    return [line.slice(0, space), Object.fromEntries(fields)];
  }) as Dump['index'];
}

/** Loads what `searchIndexOf` made; the terms of a letter are loaded by the first search for it. */
export function loadSearch(serialised: string): Loaded {
  const made = JSON.parse(serialised) as Made;
  const passages: Passage[] = [];
  for (let at = 0; at < made.passages.length; at += 3)
    passages.push({
      rec: made.passages[at] as number,
      from: made.passages[at + 1] as number,
      to: made.passages[at + 2] as number,
    });
  const numbers = made.counts.split(' ');
  const counts = new Map<string, number>();
  for (let at = 0; at < numbers.length; at += 2)
    counts.set(numbers[at] as string, Number(numbers[at + 1]));
  const letters = new Map<string, MiniSearch<Entry>>();
  const dump = {
    documentCount: passages.length,
    nextId: passages.length,
    documentIds: Object.fromEntries(passages.map((_, id) => [id, id])),
    fieldIds: Object.fromEntries(OPTIONS.fields.map((field, at) => [field, at])),
    fieldLength: Object.fromEntries(
      passages.map((_, id) => [id, made.lengths.slice(id * FIELDS, (id + 1) * FIELDS)]),
    ),
    averageFieldLength: made.averages,
    storedFields: {},
    dirtCount: 0,
    serializationVersion: 2,
  };
  /** The index of the terms that begin with a letter. */
  const indexOf = (letter: string): MiniSearch<Entry> | null => {
    const text = made.letters[letter];
    if (!text) return null;
    const index =
      letters.get(letter) ??
      MiniSearch.loadJS<Entry>({ ...dump, index: termsOf(text) } as unknown as Dump, OPTIONS);
    letters.set(letter, index);
    return index;
  };
  const find = (meanings: readonly string[]): ReturnType<Search> => {
    const found = new Map<number, { score: number; terms: number }>();
    for (const meaning of new Set(meanings)) {
      const results = indexOf([...meaning][0] ?? '')?.search(meaning, {
        fuzzy: meaning.length > 5 ? 0.2 : false,
        maxFuzzy: 1,
      });
      for (const { id, score } of results ?? []) {
        const before = found.get(Number(id)) ?? { score: 0, terms: 0 };
        found.set(Number(id), { score: before.score + score, terms: before.terms + 1 });
      }
    }
    return [...found]
      .map(([id, { score, terms }]) => ({ id, score: score * terms }))
      .sort((a, b) => b.score - a.score || a.id - b.id);
  };
  let intents: Intents | null = null;
  const remembered = new Map<string, ReturnType<Search>>();
  return {
    passages,
    counts,
    words: new Set(apart(made.words)),
    stems: new Set(apart(made.stems)),
    compounds: new Set(apart(made.compounds)),
    ways: new Map(
      made.ways.split('\n').map((line) => [line.slice(0, line.indexOf(' ')), apart(line).slice(1)]),
    ),
    english: loadEnglish(made.english),
    intents: () => {
      intents ??= loadIntents(made.intents);
      return intents;
    },
    search: (meanings) => {
      const asked = meanings.join(' ');
      const result = remembered.get(asked) ?? find(meanings);
      if (remembered.size >= REMEMBERED) remembered.clear();
      remembered.set(asked, result);
      return result;
    },
  };
}
