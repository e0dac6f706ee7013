/** What an answer is before it is published. */
import { headingOf } from '../facts/heading.ts';
import type { Rec } from '../facts/record.ts';
import type { Search } from '../search/search.ts';
import type { Piece } from './pieces.ts';

export type AnswerStatus =
  | 'answered'
  | 'partially_answered'
  | 'not_published'
  | 'declined'
  | 'out_of_scope';

/** A record that is named, with one or two sentences of it. */
export type Source = Pick<Rec, 'path' | 'url' | 'hash' | 'level' | 'evidence'> & {
  heading: string;
  quotes: readonly string[];
};

export type Found = {
  status: AnswerStatus;
  /** How it was found, in the order of trust. */
  way: 'common_question' | 'field' | 'passage' | 'nearest';
  pieces: readonly Piece[];
  sources: readonly Source[];
  /** For those who look after it: what was found how. Never published. */
  why: string;
};

/** Most sources of an answer, and most sentences of one. */
const MOST = 3;
const SENTENCES = 2;

/** A record as a source: with the sentences that are given, and its first ones after them. */
export function sourceOf(record: Rec, search: Search, quotes: readonly string[] = []): Source {
  const { path, url, hash, level, evidence, label, lines } = record;
  const heading = headingOf(record, search.facts.language);
  const own = lines.flatMap(({ title, text }) => (title ? [] : [text]));
  const said = [...new Set([...quotes, ...own])]
    .filter((text) => text !== heading && text !== label)
    .slice(0, SENTENCES);
  return { path, url, hash, level, evidence, heading, quotes: said[0] ? said : [heading] };
}

/** The first three sources with different paths. */
export function firstSources(...lists: readonly (readonly (Source | null)[])[]): Source[] {
  const seen = new Map<string, Source>();
  for (const one of lists.flat()) if (one && !seen.has(one.path)) seen.set(one.path, one);
  return [...seen.values()].slice(0, MOST);
}
