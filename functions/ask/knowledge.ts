/** What the answerer knows about one profile: made once for each snapshot, and the same for all questions. */
import type { Snapshot } from '../operations/snapshot.ts';
import { type Passage, passagesOf } from './passages.ts';
import { type Rec, recordsOf } from './records.ts';
import { loadSearch, type Search } from './search-index.ts';
import { EMPTY, KNOWN_WORDS, meaningOf } from './vocabulary.ts';
import { stemOf, type Token, tokensOf } from './words.ts';

/** A line of a record with its words. */
export type ReadLine = { text: string; implied: boolean; tokens: Token[]; meanings: Set<string> };

export type Known = {
  facts: Snapshot;
  records: Rec[];
  /** Lines of each record, read. */
  lines: ReadLine[][];
  /** Meanings in the names and values of each record. */
  headers: Set<string>[];
  /** Aliases of each record, as meanings. */
  aliases: string[][][];
  passages: Passage[];
  search: Search;
  /** Folded words of the profile. */
  words: Set<string>;
  /** Plain forms of those words. */
  stems: Set<string>;
  /** Words of names that are written together: "flowmatic". */
  compounds: Set<string>;
  /** Folded words of the person's name. */
  person: Set<string>;
  /** Meanings in the names of projects, positions, skills, talks, writings and texts. */
  things: Set<string>;
  /** How telling a meaning is: high for what few records say. */
  weight: (meaning: string) => number;
  /** Whether some record says it. */
  said: (meaning: string) => boolean;
};

const made = new WeakMap<Snapshot, Known>();

/** What is known from a snapshot. */
export function knownFrom(facts: Snapshot): Known {
  const known = made.get(facts) ?? make(facts);
  made.set(facts, known);
  return known;
}

function make(facts: Snapshot): Known {
  const records = recordsOf(facts);
  const { name, display_name } = facts.manifest.profile;
  const person = new Set(tokensOf(`${name} ${display_name ?? ''}`).map(({ word }) => word));
  const words = new Set<string>();
  const stems = new Set<string>();
  const compounds = new Set<string>();
  const counts = new Map<string, number>();
  const read = (text: string): Token[] => {
    const tokens = tokensOf(text);
    for (const { word, raw, stem } of tokens) {
      words.add(word);
      stems.add(stem);
      if (raw.includes('-')) compounds.add(word);
    }
    return tokens;
  };
  const meanings = (tokens: readonly Token[]) => new Set(tokens.map(({ stem }) => meaningOf(stem)));
  const lines = records.map(({ lines: own }) =>
    own.map(({ text, implied }) => {
      const tokens = read(text);
      return { text, implied, tokens, meanings: meanings(tokens) };
    }),
  );
  const headers = records.map(({ label, values, kind, tags, start }) =>
    kind === 'claim' || kind === 'question'
      ? new Set<string>()
      : meanings(
          read(
            [
              label,
              ...values,
              ...(['talk', 'writing'].includes(kind) && start ? [start.slice(0, 4)] : []),
              ...tags.map((tag) => tag.replaceAll('-', ' ')),
            ].join(' . '),
          ),
        ),
  );
  const aliases = records.map(({ names }) => {
    return [...new Set(names)]
      .map((alias) => [...meanings(read(alias).filter(({ word }) => !EMPTY.has(word) && !person.has(word)))])
      .filter((alias) => alias.length > 0);
  });
  for (const [at, own] of lines.entries()) {
    const all = new Set([
      ...(headers[at] ?? []),
      ...(aliases[at] ?? []).flat(),
      ...own.flatMap((line) => [...line.meanings]),
    ]);
    for (const meaning of all) counts.set(meaning, (counts.get(meaning) ?? 0) + 1);
  }
  for (const word of person) words.add(word);
  let search: Search | null = null;
  return {
    facts,
    records,
    lines,
    headers,
    aliases,
    things: new Set(
      records.flatMap(({ kind, at }) =>
        ['project', 'experience', 'education', 'talk', 'writing', 'article', 'manifesto'].includes(kind)
          ? (aliases[at] ?? []).flat().filter((one) => !/^(work|lead|direct|offic|senior|stat|unit)/.test(one))
          : [],
      ),
    ),
    passages: passagesOf(records),
    // Most questions are answered without it.
    search: (asked) => {
      search ??= loadSearch(facts.search);
      return search(asked);
    },
    words,
    stems,
    compounds,
    person,
    weight: (meaning) => Math.log(1 + records.length / (1 + (counts.get(meaning) ?? 0))),
    said: (meaning) => counts.has(meaning),
  };
}

/** Whether a folded word is known at all: of the profile, or of the language of CVs. */
export function isKnownWord(known: Known, word: string): boolean {
  return (
    known.words.has(word) || KNOWN_WORDS.has(word) || known.stems.has(stemOf(word)) || KNOWN_WORDS.has(stemOf(word))
  );
}
