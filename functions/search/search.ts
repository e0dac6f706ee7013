/**
 * Search over the passages of a profile: BM25 (Robertson and Zaragoza, 2009) over stems, each
 * counted once in a passage. Made from the facts when it is first asked for, in a tenth of the time
 * that a library's index takes; the same words always give the same list.
 */
import { type Facts, factsOf } from '../facts/facts.ts';
import { lexiconOf } from '../facts/languages.ts';
import type { Rec } from '../facts/record.ts';
import type { Snapshot } from '../facts/snapshot.ts';
import { tokensOf } from '../facts/words.ts';
import type { ListKind } from '../languages/language.ts';
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
  /** Passages that say some stems or stand under them, best first; takes what each is worth. */
  find: (stems: ReadonlyMap<string, number>) => { passage: Passage; score: number }[];
};

/** Most stems that are looked for at once: the most telling ones. */
const MOST_STEMS = 24;
/** A stem that so many passages have is left out when there are others. */
const COMMON = 2_000;
/** How much the names of a record and its headings count beside its sentences. */
const CONTEXT = 0.5;
/**
 * BM25: how soon a word that is said counts no more, and how much the length of a passage counts.
 */
const K = 1.2;
const B = 0.7;

const made = new WeakMap<Snapshot, Search>();

/** The search over a snapshot. */
export function searchOf(snapshot: Snapshot): Search {
  const found = made.get(snapshot) ?? make(factsOf(snapshot));
  made.set(snapshot, found);
  return found;
}

function contextOf(
  { kind, label, names, values, tags, start, end, place, people }: Rec,
  { language, person }: Facts,
): string {
  const years = [start, end].map((date) => date?.slice(0, 4) ?? '');
  const noun = lexiconOf(language).kinds.get(kind as ListKind)?.one ?? kind;
  // Each part of the person's name, as it may be asked for alone.
  const parts = kind === 'profile' ? person : [];
  return [
    noun,
    label,
    ...names,
    ...values,
    ...tags,
    ...years,
    place ?? '',
    ...people,
    ...parts,
  ].join(' . ');
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
  const names = new Map(facts.records.map((record) => [record, stemsIn(contextOf(record, facts))]));
  const byRecord = new Map<Rec, number[]>(facts.records.map((record) => [record, []]));
  const context = passages.map(({ id, record, under }) => {
    byRecord.get(record)?.push(id);
    const own = names.get(record) as Set<string>;
    return under === '' ? own : new Set([...own, ...stemsIn(under)]);
  });
  /** Where each stem stands: passages that say it, and those that stand under it. */
  const places = new Map<string, { own: number[]; under: number[] }>();
  for (const { id } of passages) {
    const own = stems[id] as Set<string>;
    for (const stem of new Set([...own, ...(context[id] as ReadonlySet<string>)])) {
      const place = places.get(stem) ?? { own: [], under: [] };
      places.set(stem, place);
      (own.has(stem) ? place.own : place.under).push(id);
    }
  }
  const average = stems.reduce((all, { size }) => all + size, 0) / (stems.length || 1);
  const countOf = (stem: string): number => {
    const { own = [], under = [] } = places.get(stem) ?? {};
    return own.length + under.length;
  };
  const weight = (stem: string) => Math.log(1 + passages.length / (1 + countOf(stem)));
  return {
    facts,
    passages,
    stems,
    context,
    saidBy: (record) =>
      new Set(
        byRecord.get(record)?.flatMap((id) => [...(stems[id] ?? []), ...(context[id] ?? [])]),
      ),
    words,
    has: (stem) => places.has(stem),
    weight,
    find: (asked) => {
      const worth = (stem: string) => weight(stem) * (asked.get(stem) ?? 0);
      const known = [...asked.keys()]
        .filter((stem) => places.has(stem))
        .sort((a, b) => worth(b) - worth(a))
        .slice(0, MOST_STEMS);
      const rare = known.filter((stem) => countOf(stem) <= COMMON);
      const scores = new Map<number, number>();
      const add = (ids: readonly number[], value: number) => {
        for (const id of ids) {
          const length = (stems[id]?.size ?? 0) / average;
          const share = (K + 1) / (1 + K * (1 - B + B * length));
          scores.set(id, (scores.get(id) ?? 0) + value * share);
        }
      };
      for (const stem of rare.length > 0 ? rare : known.slice(0, 1)) {
        add(places.get(stem)?.own ?? [], worth(stem));
        add(places.get(stem)?.under ?? [], worth(stem) * CONTEXT);
      }
      return [...scores]
        .sort((a, b) => b[1] - a[1] || a[0] - b[0])
        .map(([id, score]) => ({ passage: passages[id] as Passage, score }));
    },
  };
}
