/**
 * The search index over passages: BM25 with fuzzy matching, from MiniSearch. It is made with the snapshot and travels as text;
 * loading is a fraction of making it. Words go in as their meanings, so that the index is small and synonyms meet.
 */
import MiniSearch from 'minisearch';
import { meaningsOf, passagesOf } from './passages.ts';
import { type Facts, type Rec, recordsOf } from './records.ts';

type Entry = { id: number; name: string; text: string };

const OPTIONS = {
  fields: ['name', 'text'],
  tokenize: (text: string) => text.split(' '),
  processTerm: (term: string) => term,
  searchOptions: {
    boost: { name: 2 },
    processTerm: (term: string) => term,
    tokenize: (text: string) => text.split(' '),
  },
};

/** The entries of the index: one for each passage, numbered as `passagesOf` gives them. */
function entriesOf(records: readonly Rec[]): Entry[] {
  return passagesOf(records).map(({ rec, from, to }, id) => {
    const { label, names, values, lines } = records[rec] as Rec;
    return {
      id,
      name: [...new Set([label, ...names, ...values].flatMap(meaningsOf))].join(' '),
      text: lines
        .slice(from, to)
        .flatMap((line) => meaningsOf(line.text))
        .join(' '),
    };
  });
}

/** The serialised index of the published facts. */
export function searchIndexOf(facts: Facts): string {
  return searchIndexOfRecords(recordsOf(facts));
}

/** The serialised index of some records. */
export function searchIndexOfRecords(records: readonly Rec[]): string {
  const index = new MiniSearch<Entry>(OPTIONS);
  index.addAll(entriesOf(records));
  return JSON.stringify(index);
}

export type Search = (meanings: readonly string[]) => { id: number; score: number }[];

/** Loads a serialised index. The search gives passages best first; ties go to the first passage. */
export function loadSearch(serialised: string): Search {
  const index = MiniSearch.loadJS<Entry>(JSON.parse(serialised), OPTIONS);
  return (meanings) =>
    index
      .search(meanings.join(' '), { fuzzy: (term) => (term.length > 5 ? 0.2 : false), maxFuzzy: 1 })
      .map(({ id, score }) => ({ id: Number(id), score }))
      .sort((a, b) => b.score - a.score || a.id - b.id);
}
