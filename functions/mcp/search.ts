/**
 * Search over the record, with the index and the words that the answerer has from the build
 * (functions/ask): no model, and the same words give the same list. A result is a record, because
 * that is what can be read and cited.
 */
import { type Known, knownFrom } from '../ask/knowledge.ts';
import { readQuestion } from '../ask/question.ts';
import { EMPTY, meaningOf } from '../ask/vocabulary.ts';
import { tokensOf } from '../ask/words.ts';
import type { Kind, Rec } from '../facts/records.ts';
import type { Snapshot } from '../facts/snapshot.ts';

/** What callers know a kind of record by, where that is another name. */
const NAMES: Partial<Record<Kind, string>> = {
  article: 'text',
  manifesto: 'text',
  collaboration: 'terms',
};

export type Found = {
  kind: string;
  title: string;
  /**
   * The sentences of the nearest passage, from the one on that says most of what was looked for.
   */
  excerpt: string;
  url: string;
  evidence_level: string | null;
};

/** Longest excerpt, in characters. */
const EXCERPT = 300;
/**
 * How much more a word counts in a title, where it is all of it; and where the title is all that
 * was looked for.
 */
const TITLE = 2;
const EXACT = 10;

/** Meanings of the words of a text that mean something. */
const meaningsIn = (text: string): string[] => [
  ...new Set(
    tokensOf(text).flatMap(({ word, stem }) => (EMPTY.has(word) ? [] : [meaningOf(stem)])),
  ),
];

/**
 * What a record is called and tagged with: how many words the title has, those and their parts, and
 * those of the tags.
 */
type Title = { length: number; words: ReadonlySet<string>; tags: ReadonlySet<string> };

const parts = (text: string) => meaningsIn(text.replaceAll('-', ' '));

function titlesOf({ records }: Known): Title[] {
  return records.map(({ label, tags }) => {
    const words = meaningsIn(label);
    return {
      length: words.length,
      words: new Set([...words, ...parts(label)]),
      tags: new Set(tags.flatMap(parts)),
    };
  });
}

const made = new WeakMap<Known, Title[]>();

/**
 * Where a record was found best: how near it is, and the first line of that passage and the one
 * after its last.
 */
type Place = { score: number; from: number; to: number };

/** Every record that says some of the meanings, by its number. */
function places(known: Known, meanings: readonly string[]): Map<number, Place> {
  const found = new Map<number, Place>();
  for (const { id, score } of known.search(meanings)) {
    const passage = known.passages[id];
    if (passage && !found.has(passage.rec))
      found.set(passage.rec, { score, from: passage.from, to: passage.to });
  }
  // The index has the names of things, but not the words of questions, nor what statements are
  // tagged with.
  const titles = made.get(known) ?? titlesOf(known);
  made.set(known, titles);
  const sum = (list: readonly string[]) => list.reduce((all, one) => all + known.weight(one), 0);
  for (const [rec, { length, words, tags }] of titles.entries()) {
    const said = meanings.filter((one) => words.has(one));
    const tagged = meanings.filter((one) => !words.has(one) && tags.has(one));
    if (said.length + tagged.length === 0) continue;
    const share = Math.min(1, said.length / length);
    const worth = share === 1 && said.length === meanings.length ? EXACT : 1 + TITLE * share;
    const best = found.get(rec) ?? { score: 0, from: 0, to: known.lines(rec).length };
    found.set(rec, { ...best, score: best.score + sum(said) * said.length * worth + sum(tagged) });
  }
  return found;
}

/** The same; where no record says any, those that say what may stand for one. */
function nearest(known: Known, meanings: readonly string[]): Map<number, Place> {
  const found = places(known, meanings);
  return found.size > 0
    ? found
    : places(known, [...new Set(meanings.flatMap((one) => known.ways(one).slice(1)))]);
}

/** Sentences of a passage, from the first that says most of the meanings, cut at a word. */
function excerptOf(
  known: Known,
  rec: number,
  { from, to }: Place,
  meanings: readonly string[],
): string {
  const lines = known.lines(rec);
  let first = from;
  let most = 0;
  for (let at = from; at < to; at += 1) {
    const says = meanings.filter((one) => lines[at]?.meanings.has(one)).length;
    if (says > most) [first, most] = [at, says];
  }
  const text = lines
    .slice(first)
    .map((line) => line.text)
    .join(' ')
    .replace(/\s+/g, ' ');
  const cut = text.length <= EXCERPT ? text : `${text.slice(0, text.lastIndexOf(' ', EXCERPT))} …`;
  return first > 0 && cut !== '' ? `… ${cut}` : cut;
}

/**
 * The records nearest to some words, best first, and how many there are. `kind` keeps to one kind.
 * Pure.
 */
export function searchRecord(
  query: string,
  { limit, kind }: { limit: number; kind?: string | undefined },
  snapshot: Snapshot,
): { total: number; results: Found[] } {
  const known = knownFrom(snapshot);
  // A question about the person leaves the name out; who looks for the name alone means it.
  const { meanings: asked, tokens } = readQuestion(known, query);
  const meanings = asked.length > 0 ? asked : meaningsIn(tokens.map(({ raw }) => raw).join(' '));
  const kindOf = ({ kind: own }: Rec): string => NAMES[own] ?? own;
  const hits = [...nearest(known, meanings)]
    .map(([rec, place]) => ({ rec, place, record: known.records[rec] as Rec }))
    .filter(({ record }) => kind === undefined || kindOf(record) === kind)
    .sort((a, b) => b.place.score - a.place.score || a.rec - b.rec);
  const results = hits.slice(0, limit).map(({ rec, place, record }) => ({
    kind: kindOf(record),
    title: record.label,
    excerpt: excerptOf(known, rec, place, meanings),
    url: record.url,
    evidence_level: record.level,
  }));
  return { total: hits.length, results };
}
