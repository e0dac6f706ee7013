/**
 * Search over the record, on the index that answers are found with (functions/answers/search): no
 * model, and the same words give the same list. A result is a record, because that is what can be
 * read and cited.
 */
import { once } from '../../src/once.ts';
import { headingOf } from '../answers/facts/heading.ts';
import { lexiconOf } from '../answers/facts/languages.ts';
import type { Kind, Rec } from '../answers/facts/record.ts';
import type { Snapshot } from '../answers/facts/snapshot.ts';
import { tokensOf } from '../answers/facts/words.ts';
import { nearestTo } from '../answers/search/nearest.ts';
import { type Search, searchOf } from '../answers/search/search.ts';

/** What callers know a kind of record by, where that is another name. */
const NAMES: Partial<Record<Kind, string>> = {
  article: 'text',
  manifesto: 'text',
  collaboration: 'terms',
};

/** Longest excerpt, in characters. */
const EXCERPT = 300;
/** Most words that are told to match nothing, and the longest of them. */
const MOST = 10;
const LONGEST = 40;
/** How much more a record counts whose name is looked for. */
const NAMED = 2;

const kindOf = ({ kind }: Rec): string => NAMES[kind] ?? kind;

const cut = (text: string): string =>
  text.length <= EXCERPT ? text : `${text.slice(0, text.lastIndexOf(' ', EXCERPT))} …`;

/** The words of what a record is, and of its name. */
const namesOf = once(({ kind, label }: Rec, { facts }: Search) => {
  const { language } = facts;
  const { stop } = lexiconOf(language);
  const own = tokensOf(label, language).filter(({ word }) => !stop.has(word));
  return { kind: tokensOf(kind, language), own };
});

/** The share of a record's name that some stems say; all of it where they say what it is. */
function namedBy(record: Rec, stems: ReadonlySet<string>, search: Search): number {
  const { kind, own } = namesOf(record, search);
  if (kind.every(({ stem }) => stems.has(stem))) return 1;
  return own.filter(({ stem }) => stems.has(stem)).length / (own.length || 1);
}

/**
 * The records nearest to some words, best first, how many there are, and the words that no record
 * has. `kind` keeps to one kind. Pure.
 */
export function searchRecord(
  query: string,
  { limit, kind }: { limit: number; kind?: string | undefined },
  snapshot: Snapshot,
) {
  const search = searchOf(snapshot);
  const { facts } = search;
  const { stop } = lexiconOf(facts.language);
  const all = tokensOf(query, facts.language);
  const telling = all.filter(({ word }) => !stop.has(word));
  // Who looks for small words or for the name alone means them.
  const others = telling.filter(({ word }) => !facts.person.has(word));
  const tokens = others.length > 0 ? others : telling.length > 0 ? telling : all;
  const stems = new Set(tokens.map(({ stem }) => stem));
  const hits = nearestTo(search, tokens, { closely: Number.POSITIVE_INFINITY })
    .filter(({ passages }) => passages.length > 0)
    .map((near) => ({ ...near, score: near.score + NAMED * namedBy(near.record, stems, search) }))
    .filter(({ record }) => kind === undefined || kindOf(record) === kind)
    .sort((a, b) => b.score - a.score || a.record.at - b.record.at);
  const results = hits.slice(0, limit).map(({ record, passages }) => ({
    kind: kindOf(record),
    title: record.label,
    /** The sentences of the record that say most of what was looked for. */
    excerpt: cut(passages.map(({ text }) => text).join(' … ') || headingOf(record, facts.language)),
    url: record.url,
    evidence_level: record.level,
  }));
  const strange = tokens.filter(({ word, stem }) => !search.has(stem) && word.length <= LONGEST);
  const unmatched = [...new Set(strange.map(({ word }) => word))].slice(0, MOST);
  return { total: hits.length, results, unmatched };
}
