/**
 * What the answerer knows about one profile: made once for each snapshot, and the same for all
 * questions.
 */

import { type Rec, recordsOf } from '../facts/records.ts';
import type { Snapshot } from '../facts/snapshot.ts';
import type { English } from './english.ts';
import type { Intents } from './intents.ts';
import type { Passage } from './passages.ts';
import { personOf, type Reading, readingOf } from './reading.ts';
import { loadSearch, type Search } from './search-index.ts';
import { searchIndexOf } from './search-making.ts';
import { KNOWN_WORDS } from './vocabulary.ts';
import { stemOf } from './words.ts';

export type Known = Reading & {
  facts: Snapshot;
  records: Rec[];
  passages: Passage[];
  search: Search;
  /** Folded words of the profile. */
  words: ReadonlySet<string>;
  /** Plain forms of those words. */
  stems: ReadonlySet<string>;
  /** Words of names that are written together: "postgresql" of "Postgre-SQL". */
  compounds: ReadonlySet<string>;
  /** Common words of English. */
  english: English;
  /** What people ask of every profile. */
  intents: () => Intents;
  /** Folded words of the person's name. */
  person: ReadonlySet<string>;
  /** Pronouns that mean the person in the record's own words. */
  pronouns: ReadonlySet<string>;
  /** Meanings in the names of projects, positions, skills, talks, writings and texts. */
  things: () => ReadonlySet<string>;
  /** How telling a meaning is: high for what few records say. */
  weight: (meaning: string) => number;
  /** Whether some record says it. */
  said: (meaning: string) => boolean;
  /** A meaning and those of the profile that may stand for it, itself first. */
  ways: (meaning: string) => readonly string[];
  /** Whether some record says it or what may stand for it. */
  saidSo: (meaning: string) => boolean;
};

const made = new WeakMap<Snapshot, Known>();

/** What is known from a snapshot. */
export function knownFrom(facts: Snapshot): Known {
  const known = made.get(facts) ?? make(facts);
  made.set(facts, known);
  return known;
}

const SHE = ['she', 'her', 'hers', 'herself'];
const HE = ['he', 'him', 'his', 'himself'];
const THEY = ['they', 'them', 'their', 'themself', 'themselves'];

const NAMED: ReadonlySet<string> = new Set([
  'project',
  'experience',
  'education',
  'talk',
  'writing',
  'article',
  'manifesto',
]);

function make(facts: Snapshot): Known {
  const records = recordsOf(facts);
  const person = personOf(facts);
  const reading = readingOf(records, person);
  const loaded = loadSearch(searchIndexOf(facts));
  const { search, passages, counts, words, stems, compounds, english, intents } = loaded;
  let things: Set<string> | null = null;
  const ways = (meaning: string) => [meaning, ...(loaded.ways.get(meaning) ?? [])];
  const own = reading.lines(0).flatMap(({ tokens }) => tokens.map(({ word }) => word));
  const count = (list: readonly string[]) => own.filter((word) => list.includes(word)).length;
  const [pronouns] = [SHE, HE, THEY].sort((a, b) => count(b) - count(a));
  return {
    ...reading,
    facts,
    records,
    search,
    passages,
    words,
    stems,
    compounds,
    english,
    intents,
    person,
    pronouns: new Set(pronouns),
    things: () => {
      things ??= new Set(
        records
          .filter(({ kind }) => NAMED.has(kind))
          .flatMap(({ at }) => reading.aliases(at).flat())
          .filter((one) => !/^(work|lead|direct|offic|senior|stat|unit)/.test(one)),
      );
      return things;
    },
    weight: (meaning) => Math.log(1 + records.length / (1 + (counts.get(meaning) ?? 0))),
    said: (meaning) => counts.has(meaning),
    ways,
    saidSo: (meaning) => counts.has(meaning) || ways(meaning).length > 1,
  };
}

/** Most records that are looked at for one question. */
const CANDIDATES = 250;

/** Records that say at least one of some meanings, those that say most first. */
export function recordsSaying(known: Known, meanings: readonly string[]): Rec[] {
  const found = new Set<number>();
  for (const { id } of known.search(meanings)) {
    const passage = known.passages[id];
    if (passage) found.add(passage.rec);
    if (found.size >= CANDIDATES) break;
  }
  return [...found].map((at) => known.records[at] as Rec);
}

/** Whether a folded word is known at all: of the profile, or of the language of CVs. */
export function isKnownWord(known: Known, word: string): boolean {
  return (
    known.words.has(word) ||
    KNOWN_WORDS.has(word) ||
    known.stems.has(stemOf(word)) ||
    known.words.has(stemOf(word)) ||
    KNOWN_WORDS.has(stemOf(word))
  );
}
