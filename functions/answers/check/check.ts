/**
 * Whether the record supports a statement: evidence, not judgement. Supported is only what one
 * published sentence or the typed fields of one record say; nothing is concluded.
 */
import { languageOf, lexiconOf } from '../facts/languages.ts';
import type { Rec } from '../facts/record.ts';
import type { Snapshot } from '../facts/snapshot.ts';
import { lineOf, type Token, tokensOf } from '../facts/words.ts';
import type { Language } from '../languages/language.ts';
import { nearestTo } from '../search/nearest.ts';
import { searchOf } from '../search/search.ts';
import { wantedFor } from '../search/wanted.ts';
import { itemsOf } from './items.ts';
import { doubtOf, saysIn } from './prose.ts';
import { type Subject, subjectOf } from './subject.ts';
import { filled, typed } from './typed.ts';
import { marked } from './values.ts';
import { wordsOf } from './words.ts';

export type Verdict = 'supported' | 'contradicted' | 'disputed' | 'not_published';

/** A record and the sentences of it that matter. */
export type Evidence = { rec: Rec; quotes: readonly string[] };
/** The verdict on one statement, with the records that decide or come nearest, best first. */
export type Checked = { verdict: Verdict; evidence: Evidence[] };

/** Records that are named. */
const MOST = 3;

/** The words of a text by which records are found. */
function contentOf(text: string, language: Language): Token[] {
  const { stop } = lexiconOf(language);
  return tokensOf(text, language).filter(({ word }) => !stop.has(word));
}

/** The records nearest to a statement, best first. */
function nearest(text: string, { snapshot, language: own, person }: Subject): Evidence[] {
  const search = searchOf(snapshot);
  const language = languageOf(text) ?? own;
  const telling = contentOf(text, language);
  const bare = telling.filter(({ word }) => !person.has(word));
  const wanted = wantedFor(bare[0] ? bare : telling, language, search);
  return nearestTo(search, wanted).map(({ record, passages }) => ({
    rec: record,
    quotes: passages.map((passage) => passage.text),
  }));
}

/** Holds a statement of one sentence against the records. */
function checkOne(text: string, subject: Subject): Checked {
  const { snapshot, records } = subject;
  const near = nearest(text, subject);
  const gone = snapshot.manifest.profile.died !== null;
  const decided = (verdict: Verdict, by?: Evidence): Checked => ({
    verdict,
    evidence: [...(by ? [by] : []), ...near.filter(({ rec }) => rec !== by?.rec)].slice(0, MOST),
  });
  let doubted: Evidence | undefined;
  let against: Evidence | undefined;
  const others = new Set<Evidence>();
  for (const reading of subject.readingsOf(text)) {
    const words = wordsOf(text, reading, 'caller');
    const items = itemsOf(words, reading);
    const own = lineOf(tokensOf(text, reading.language));
    for (const one of near) {
      const { rec } = one;
      const read = subject.readIn(rec, reading);
      const said = filled(itemsOf(marked(words, read.values), reading), reading);
      const told = said ? typed(said, rec, reading, records, gone) : 'unsaid';
      const dates = said && told !== 'unsaid' ? said.dates : [];
      const doubt = doubtOf(items, dates, read, reading);
      if (doubt) {
        doubted ??= { rec, quotes: [doubt] };
        continue;
      }
      if (told === 'yes') return decided('supported', one);
      if (told === 'no') others.add(one);
      const same = read.told.find(({ plain }) => plain === own)?.line.text;
      const prose = same ? { yes: true, text: same } : saysIn(rec, read, items, reading);
      if (prose?.yes) return decided('supported', { rec, quotes: [prose.text] });
      if (prose) against ??= { rec, quotes: [prose.text] };
    }
  }
  if (doubted) return decided('disputed', doubted);
  // Where several records could be meant, none says otherwise.
  const [other] = others;
  if (others.size === 1) against ??= other;
  return decided(against ? 'contradicted' : 'not_published', against);
}

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
  const spans = sentencesIn(statement);
  // What is published as one sentence may have a semicolon in it.
  const whole = spans.length > 1 ? checkOne(statement, subject) : null;
  const published = whole?.verdict === 'supported' ? whole : null;
  const sentences = published ? [{ start: 0, end: statement.length }] : spans;
  const parts = sentences.slice(0, SENTENCES).map(({ start, end }): Part => {
    const text = statement.slice(start, end);
    const one = published ?? checkOne(text, subject);
    if (one.verdict === 'supported')
      return { start, end, ...one, found: [{ start, end }], not_found: [] };
    const moved = (span: Span): Span => ({ start: span.start + start, end: span.end + start });
    const { found, not_found } = detailsOf(text, one, subject);
    return { start, end, ...one, found: found.map(moved), not_found: not_found.map(moved) };
  });
  const ranked = parts.toSorted((a, b) => RANK.indexOf(a.verdict) - RANK.indexOf(b.verdict));
  const verdict = ranked[0]?.verdict ?? 'not_published';
  const cut = sentences.length > SENTENCES && verdict === 'supported';
  const named = new Map(ranked.flatMap(({ evidence }) => evidence.map((one) => [one.rec, one])));
  return {
    verdict: cut ? 'not_published' : verdict,
    evidence: [...named.values()].slice(0, MOST),
    parts,
  };
}
