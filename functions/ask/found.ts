/** What an answer is before it is published. */
import { headingOf } from '../facts/heading.ts';
import type { Rec } from '../facts/record.ts';
import type { Near } from '../search/nearest.ts';
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

/** How an answer was found, in the order of trust. */
type Way = 'common_question' | 'field' | 'passage' | 'nearest';

export type Found = {
  status: AnswerStatus;
  way: Way;
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
  const { kind, path, url, hash, level, evidence, label, lines } = record;
  const heading = headingOf(record, search.facts.language);
  const own = lines.filter(({ title }) => !title).map(({ text }) => text);
  const said = [...new Set([...quotes, ...own])].filter(
    (text) => text !== heading && (kind !== 'question' || text !== label),
  );
  const some = said.length > 0 ? said.slice(0, SENTENCES) : [heading];
  return { path, url, hash, level, evidence, heading, quotes: some };
}

/** Records that come nearest as sources. */
export const nearSources = (near: readonly Near[], search: Search): Source[] =>
  near.slice(0, MOST).map(({ record, passages }) =>
    sourceOf(
      record,
      search,
      passages.map(({ text }) => text),
    ),
  );

/** The first three sources with different paths. */
export function firstSources(...lists: readonly (Source | null)[][]): Source[] {
  const seen = new Map<string, Source>();
  for (const one of lists.flat()) if (one && !seen.has(one.path)) seen.set(one.path, one);
  return [...seen.values()].slice(0, MOST);
}
