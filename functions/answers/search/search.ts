/**
 * Search over the passages of a profile: BM25 (Robertson and Zaragoza, 2009) over stems, each
 * counted once in a passage. Made from the facts when it is first asked for, in a tenth of the time
 * that a library's index takes; the same words always give the same list.
 */
import { once } from '../../../src/once.ts';
import { type Facts, factsOf } from '../facts/facts.ts';
import { lexiconOf } from '../facts/languages.ts';
import type { Rec } from '../facts/record.ts';
import type { Snapshot, Terms } from '../facts/snapshot.ts';
import { tokensOf } from '../facts/words.ts';
import type { Way } from '../languages/language.ts';
import { contextOf, namesOf, type Passage, passagesOf } from './passages.ts';
import { leastOf, Values } from './values.ts';

/** A stem to look for, and what it is worth, 0 to 1. */
export type Wanted = {
  stem: string;
  worth?: number;
  /** The place of the word that it stands for: of all that stand for one the best one counts. */
  of?: number;
  /** Why it stands for the word; else it is the word itself. */
  way?: Way | 'kin';
};

/** A passage, how much of what is looked for it says itself, and with the rest of its record. */
export type Hit = { passage: Passage; own: number; score: number };

export type Search = ReturnType<typeof make>;

/** Places of stems that are looked at for one question: those of the most telling ones. */
const PLACES = 4_000;
/** How much the names of a record and its headings count beside its sentences. */
const CONTEXT = 0.5;
/** BM25 of records: how soon a word counts no more, and how much length counts. */
const SAID = 2;
const LONG = 0.3;

/** The search over a snapshot. */
export const searchOf = once((snapshot: Snapshot): Search => make(factsOf(snapshot)));

/** The words and stems of the passages of records, all or some, and the names of these. */
export function termsOf(facts: Facts, records = facts.records): Terms {
  const { language } = facts;
  const { stop } = lexiconOf(language);
  const words = new Set<string>();
  const stemsIn = (text: string): string[] => {
    const found = new Set<string>();
    for (const { word, stem } of tokensOf(text, language)) {
      words.add(word);
      if (!stop.has(word)) found.add(stem);
    }
    return [...found];
  };
  const own = passagesOf(facts, records).map(({ text }) => stemsIn(text));
  const about = records.map((record) => stemsIn(contextOf(record, facts)));
  const names = records.map((record) => namesOf(record, facts));
  return { words: [...words], own, about, names };
}

function make(facts: Facts) {
  const passages = passagesOf(facts);
  const terms = facts.terms ?? termsOf(facts);
  const stems = terms.own.map((found) => new Set(found));
  const names = new Map(facts.records.map((record, at) => [record, new Set(terms.about[at])]));
  const about = (record: Rec): ReadonlySet<string> => names.get(record) ?? new Set();
  const byRecord = Map.groupBy(passages, ({ record }) => record);
  /** The passages that say each stem, and those that stand under it, by their ids. */
  const places = new Map<string, { own: number[]; under: number[] }>();
  for (const { id, record } of passages) {
    const own = stems[id] as Set<string>;
    for (const stem of own.union(about(record))) {
      const place = places.get(stem) ?? { own: [], under: [] };
      places.set(stem, place);
      (own.has(stem) ? place.own : place.under).push(id);
    }
  }
  const recordOf = Uint32Array.from(passages, ({ record }) => record.at);
  const named = new Map<string, Set<Rec>>();
  for (const [at, record] of facts.records.entries())
    for (const name of terms.names[at] ?? [])
      named.set(name, (named.get(name) ?? new Set()).add(record));
  const avgRec = passages.length / facts.records.length;
  const countOf = (stem: string): number => {
    const { own = [], under = [] } = places.get(stem) ?? {};
    return own.length + under.length;
  };
  const weight = (stem: string) => Math.log(1 + passages.length / (1 + countOf(stem)));
  /** Of a question: by passage and by record what all its words count, and what one counts. */
  const [own, here] = [new Values(passages.length), new Values(passages.length)];
  const { records } = facts;
  const ofRecords = () => new Values(records.length);
  const [whole, there, said] = [ofRecords(), ofRecords(), ofRecords()];
  /** BM25 of records: from how often on a word that one says counts little more. */
  const long = records.map(
    (record) => SAID * (1 - LONG + (LONG * (byRecord.get(record)?.length ?? 1)) / avgRec),
  );
  /** At most so many passages that say some stems or stand under them, best first. */
  const find = (asked: readonly Wanted[], most = Number.POSITIVE_INFINITY): Hit[] => {
    let room = PLACES;
    const looked = asked
      .filter(({ stem }) => places.has(stem))
      .map(({ stem, of, worth = 1 }) => ({ stem, of, worth: weight(stem) * worth }))
      .sort((a, b) => b.worth - a.worth)
      .filter(({ stem }, at) => {
        room -= countOf(stem);
        return at === 0 || room > 0;
      });
    for (const group of Map.groupBy(looked, ({ of, stem }) => of ?? stem).values()) {
      for (const { stem, worth } of group) {
        const { own: says = [], under = [] } = places.get(stem) ?? {};
        for (const [share, some] of [
          [1, says],
          [CONTEXT, under],
        ] as const)
          for (const id of some) {
            const at = recordOf[id] as number;
            here.put(id, Math.max(here.of(id), worth * share));
            said.put(at, said.of(at) + share);
          }
        for (const at of said.set) {
          const count = said.of(at);
          const own = (worth * count * (SAID + 1)) / (count + (long[at] as number));
          there.put(at, Math.max(there.of(at), own));
        }
        said.clear();
      }
      for (const id of here.set) own.put(id, own.of(id) + here.of(id));
      for (const at of there.set) whole.put(at, whole.of(at) + there.of(at));
      here.clear();
      there.clear();
    }
    const [best, first] = [own.greatest(), whole.greatest()];
    const scoreOf = (id: number) => own.of(id) / best + whole.of(recordOf[id] as number) / first;
    const scores = Float64Array.from(own.set, scoreOf);
    const least = leastOf(scores, most);
    const hits = own.set.flatMap((id, at): Hit[] => {
      const score = scores[at] as number;
      const passage = passages[id] as Passage;
      return score < least ? [] : [{ passage, own: own.of(id) / best, score }];
    });
    own.clear();
    whole.clear();
    return hits.sort((a, b) => b.score - a.score || a.passage.id - b.passage.id).slice(0, most);
  };
  return {
    facts,
    passages,
    /** Stems of what a passage says itself, by its id. */
    stems: stems as readonly ReadonlySet<string>[],
    /** Stems of what stands over a record: its names and tags. */
    about,
    /** Stems of a record as a whole. */
    saidBy: once((record: Rec): ReadonlySet<string> => {
      const own = byRecord.get(record)?.flatMap(({ id }) => terms.own[id] ?? []) ?? [];
      return new Set([...about(record), ...own]);
    }),
    /** Records by their names: lines of folded words. */
    named: named as ReadonlyMap<string, ReadonlySet<Rec>>,
    /** Folded words of all records. */
    words: new Set(terms.words) as ReadonlySet<string>,
    /** Whether some passage or name of a record has a stem. */
    has: (stem: string) => places.has(stem),
    /** How telling a stem is: high for what few passages say. */
    weight,
    find,
  };
}
