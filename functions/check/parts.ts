/** A statement part by part: what the record says of each, and what of it was found. */
import type { Snapshot } from '../facts/snapshot.ts';
import { searchOf } from '../search/search.ts';
import { type Checked, checkOne, contentOf, type Verdict } from './check.ts';
import { type Subject, subjectOf } from './subject.ts';

/** A stretch of the statement, by its characters; `end` is exclusive. */
export type Span = { start: number; end: number };
export type Part = Span & Checked & { found: Span[]; not_found: Span[] };
export type Whole = Checked & { parts: Part[] };

/** Most sentences that are checked. */
const SENTENCES = 4;

/** Sentences of a statement; what stands in brackets or after an abbreviation stays together. */
function sentencesIn(text: string): Span[] {
  const found: Span[] = [];
  let start = 0;
  for (const { index, 0: end } of text.matchAll(
    /(?<=[\p{Ll}\p{N})"”»]{2}[.!?])\s+(?=\p{Lu})|;\s+/gu,
  )) {
    found.push({ start, end: index });
    start = index + end.length;
  }
  return [...found, { start, end: text.length }].filter((one) => one.end > one.start);
}

/** Which words of a statement the nearest record has, in its sentences, names and dates. */
function detailsOf(text: string, { verdict, evidence }: Checked, subject: Subject) {
  const search = searchOf(subject.snapshot);
  const [nearest] = evidence;
  const said = nearest && search.saidBy(nearest.rec);
  const found: Span[] = [];
  const missing: Span[] = [];
  for (const { stem, word, at: start, end } of contentOf(text, subject.language)) {
    // A typed conflict is one of dates; the verb of the statement stands in no typed field.
    const has = said?.has(stem) || subject.person.has(word);
    if (!has && verdict === 'contradicted' && !/\d/.test(word)) continue;
    const list = has ? found : missing;
    const last = list.at(-1);
    // Words that follow one another are one stretch.
    if (last && /^[\s"„“'’.-]*$/.test(text.slice(last.end, start))) last.end = end;
    else list.push({ start, end });
  }
  return { found, not_found: missing };
}

const RANK: readonly Verdict[] = ['contradicted', 'disputed', 'not_published', 'supported'];

/** Holds a statement against the record of a snapshot. It is supported when every part of it is. */
export function check(statement: string, snapshot: Snapshot): Whole {
  const subject = subjectOf(snapshot);
  const sentences = sentencesIn(statement);
  const parts = sentences.slice(0, SENTENCES).map(({ start, end }): Part => {
    const text = statement.slice(start, end);
    const one = checkOne(text, subject);
    if (one.verdict === 'supported')
      return { start, end, ...one, found: [{ start, end }], not_found: [] };
    const moved = (span: Span): Span => ({ start: span.start + start, end: span.end + start });
    const { found, not_found } = detailsOf(text, one, subject);
    return { start, end, ...one, found: found.map(moved), not_found: not_found.map(moved) };
  });
  const first = RANK.flatMap((verdict) => parts.find((one) => one.verdict === verdict) ?? [])[0];
  const verdict = first?.verdict ?? 'not_published';
  const cut = sentences.length > SENTENCES && verdict === 'supported';
  const named = new Map(
    [...(first ? [first] : []), ...parts].flatMap(({ evidence }) =>
      evidence.map((one) => [one.rec, one]),
    ),
  );
  return {
    verdict: cut ? 'not_published' : verdict,
    evidence: [...named.values()].slice(0, 3),
    parts,
  };
}
