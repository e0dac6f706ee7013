/** Records read as words: each once, when it is first needed. */
import type { Rec } from '../facts/records.ts';
import type { Snapshot as Facts } from '../facts/snapshot.ts';
import { EMPTY, meaningOf } from './vocabulary.ts';
import { type Token, tokensOf } from './words.ts';

/** A line of a record with its words. */
export type ReadLine = { text: string; implied: boolean; tokens: Token[]; meanings: Set<string> };

export type Reading = {
  /** Lines of a record, by its number. */
  lines: (at: number) => ReadLine[];
  /** Meanings in the names and values of a record. */
  headers: (at: number) => ReadonlySet<string>;
  /** Names of a record, as meanings. */
  aliases: (at: number) => readonly (readonly string[])[];
};

/** Folded words of the person's name. */
export function personOf({ manifest }: Facts): Set<string> {
  const { name, display_name } = manifest.profile;
  return new Set(tokensOf(`${name} ${display_name ?? ''}`).map(({ word }) => word));
}

const once = <T>(make: (at: number) => T): ((at: number) => T) => {
  const made = new Map<number, T>();
  return (at) => {
    const value = made.get(at) ?? make(at);
    made.set(at, value);
    return value;
  };
};

const meanings = (tokens: readonly Token[]) => new Set(tokens.map(({ stem }) => meaningOf(stem)));

/** Reads records on demand; `seen` is told every token, once for each place that it stands at. */
export function readingOf(
  records: readonly Rec[],
  person: ReadonlySet<string>,
  seen: (token: Token) => void = () => {},
): Reading {
  const read = (text: string): Token[] => {
    const tokens = tokensOf(text);
    for (const token of tokens) seen(token);
    return tokens;
  };
  return {
    lines: once((at) =>
      (records[at] as Rec).lines.map(({ text, implied }) => {
        const tokens = read(text);
        return { text, implied, tokens, meanings: meanings(tokens) };
      }),
    ),
    headers: once((at) => {
      const { label, values, kind, tags, start } = records[at] as Rec;
      if (kind === 'claim' || kind === 'question') return new Set();
      const year = ['talk', 'writing'].includes(kind) && start ? [start.slice(0, 4)] : [];
      return meanings(
        read(
          [label, ...values, ...year, ...tags.map((tag) => tag.replaceAll('-', ' '))].join(' . '),
        ),
      );
    }),
    aliases: once((at) =>
      [...new Set((records[at] as Rec).names)]
        .map((alias) => [
          ...meanings(read(alias).filter(({ word }) => !EMPTY.has(word) && !person.has(word))),
        ])
        .filter((alias) => alias.length > 0),
    ),
  };
}
