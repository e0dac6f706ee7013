/**
 * Search over the passages of a profile: BM25 over stems, from MiniSearch. Made from the facts when
 * it is first asked for; the same words always give the same list.
 */
import MiniSearch from 'minisearch';
import { type Facts, factsOf } from '../facts/facts.ts';
import { lexiconOf } from '../facts/languages.ts';
import type { Rec } from '../facts/records.ts';
import type { Snapshot } from '../facts/snapshot.ts';
import { tokensOf } from '../facts/words.ts';
import type { Language, ListKind } from '../languages/language.ts';
import { type Passage, passagesOf } from './passages.ts';

export type Search = {
  facts: Facts;
  passages: readonly Passage[];
  /** Stems of what a passage says itself, by its id. */
  stems: readonly ReadonlySet<string>[];
  /** Stems of what else tells what it is about: its heading, and of its record names and values. */
  context: readonly ReadonlySet<string>[];
  /** Stems of a record as a whole: of its sentences, names and values. */
  saidBy: (record: Rec) => ReadonlySet<string>;
  /** Folded words of all records. */
  words: ReadonlySet<string>;
  /** Whether some passage or name of a record has a stem. */
  has: (stem: string) => boolean;
  /** How telling a stem is: high for what few passages say. */
  weight: (stem: string) => number;
  /** Passages that say some of the stems or name the record with them, best first. */
  find: (stems: readonly string[]) => { passage: Passage; score: number }[];
};

/** Most stems that are looked for at once: the most telling ones. */
const MOST_STEMS = 24;
/** A stem that so many passages have is left out when there are others. */
const COMMON = 2_000;
/** How much the names of a record count beside its sentences. */
const CONTEXT = 0.6;

const made = new WeakMap<Snapshot, Search>();

/** The search over a snapshot. */
export function searchOf(snapshot: Snapshot): Search {
  const found = made.get(snapshot) ?? make(factsOf(snapshot));
  made.set(snapshot, found);
  return found;
}

function contextOf(
  { kind, label, names, values, tags, start, end, place, people }: Rec,
  language: Language,
): string {
  const years = [start, end].map((date) => date?.slice(0, 4) ?? '');
  const noun = lexiconOf(language).kinds.get(kind as ListKind)?.one ?? kind;
  return [noun, label, ...names, ...values, ...tags, ...years, place ?? '', ...people].join(' . ');
}

function make(facts: Facts): Search {
  const { language } = facts;
  const { stop } = lexiconOf(language);
  const passages = passagesOf(facts);
  const words = new Set<string>();
  const stemsIn = (text: string): Set<string> => {
    const found = new Set<string>();
    for (const { word, stem } of tokensOf(text, language)) {
      words.add(word);
      if (!stop.has(word)) found.add(stem);
    }
    return found;
  };
  const stems = passages.map(({ text }) => stemsIn(text));
  const records = new Map(
    facts.records.map((record) => [record, stemsIn(contextOf(record, language))]),
  );
  const context = passages.map(({ record, under }) => {
    const own = records.get(record) as Set<string>;
    return under === '' ? own : new Set([...own, ...stemsIn(under)]);
  });
  const counts = new Map<string, number>();
  const index = new MiniSearch<{ id: number; own: string; context: string }>({
    fields: ['own', 'context'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  for (const { id } of passages) {
    const own = [...(stems[id] as Set<string>)];
    const names = [...(context[id] as Set<string>)];
    index.add({ id, own: own.join(' '), context: names.join(' ') });
    for (const stem of new Set([...own, ...names])) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const weight = (stem: string) => Math.log(1 + passages.length / (1 + (counts.get(stem) ?? 0)));
  return {
    facts,
    passages,
    stems,
    context,
    saidBy: (record) =>
      new Set(
        passages
          .filter((passage) => passage.record === record)
          .flatMap(({ id }) => [...(stems[id] ?? []), ...(context[id] ?? [])]),
      ),
    words,
    has: (stem) => counts.has(stem),
    weight,
    find: (asked) => {
      const known = [...new Set(asked)]
        .filter((stem) => counts.has(stem))
        .sort((a, b) => weight(b) - weight(a))
        .slice(0, MOST_STEMS);
      const rare = known.filter((stem) => (counts.get(stem) ?? 0) <= COMMON);
      const hits = index.search((rare.length > 0 ? rare : known.slice(0, 1)).join(' '), {
        boost: { context: CONTEXT },
      });
      return hits.map(({ id, score }) => ({ passage: passages[id] as Passage, score }));
    },
  };
}
