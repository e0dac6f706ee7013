/**
 * Whether the record says a statement. Supported is what is published word for word or what typed
 * values say; contradicted what typed values or a rule of the owner deny. All else is for the
 * reader to compare with the records that come nearest.
 */
import { contentOf, type Facts, factsOf } from '../facts/facts.ts';
import { languageOf, lexiconOf } from '../facts/languages.ts';
import type { Rec } from '../facts/record.ts';
import type { Snapshot } from '../facts/snapshot.ts';
import { fold, tokensOf } from '../facts/words.ts';
import type { Language } from '../languages/language.ts';
import { isNear, type Near, nearestTo } from '../search/nearest.ts';
import { searchOf } from '../search/search.ts';
import { wantedFor } from '../search/wanted.ts';
import { published } from './published.ts';
import { typed } from './typed.ts';

export type Verdict = 'supported' | 'contradicted' | 'disputed' | 'undecided' | 'not_published';

/** The verdict on a statement: the records that decide or come nearest, best first. */
export type Checked = {
  verdict: Verdict;
  near: readonly Near[];
  /** The rule of the owner that denies it. */
  rule?: string;
};

/** A stretch of the statement, by its characters; `end` is exclusive. */
export type Span = { start: number; end: number };
export type Part = Span & Checked;
export type Whole = Checked & { parts: Part[] };

/** Records that are named. */
const MOST = 5;
/** Most sentences that are checked. */
const SENTENCES = 4;

/** What of a record calls a statement disputed: a sentence that has all of its words, or null. */
function doubt(record: Rec, text: string, facts: Facts): string | null {
  const { kind, evidence, lines, label, names } = record;
  const disputing = facts.language.disputed.split(' ');
  const own = contentOf([label, ...names].join(' '), facts);
  const said = contentOf(text, facts);
  // "He examines disputed signatures" is what he does, and no doubt.
  const told = kind === 'claim' ? lines.map((line) => line.text) : [];
  const doubts = [...(evidence ? [evidence] : []), ...told].filter((line) =>
    disputing.some((word) => fold(line).includes(word)),
  );
  const found = doubts.find((line) => said.isSubsetOf(contentOf(line, facts).union(own)));
  return said.size > 0 && !said.isSubsetOf(own) ? (found ?? null) : null;
}

/** All records by how near they come to the words of a statement, best first. */
function nearest(text: string, language: Language, facts: Facts): Near[] {
  const { stop } = lexiconOf(language);
  const telling = tokensOf(text, language).filter(
    ({ word }) => !stop.has(word) && !facts.person.has(word),
  );
  const search = searchOf(facts.snapshot);
  return nearestTo(search, wantedFor(telling, language, search));
}

/** The records with one of them first, which says `text`. */
const first = (near: readonly Near[], record: Rec, ...text: string[]): Near[] => {
  const passages = text.map((one) => ({ id: -1, record, text: one, field: false }));
  const own = near.find((one) => one.record === record) ?? { record, passages, score: 0 };
  return [
    { ...own, passages: passages[0] ? passages : own.passages },
    ...near.filter((one) => one !== own),
  ].slice(0, MOST);
};

/** What somebody says of themselves as another says it; who tells of both stays as it is. */
function inThird(text: string, languages: readonly Language[], facts: Facts): string {
  const both = languages.map(lexiconOf).map((one) => one.pronouns.difference(one.checks.several));
  const words = tokensOf(text, facts.language).map(({ word }) => word);
  if (words.some((word) => [facts.person, ...both].some((some) => some.has(word)))) return text;
  const begun = text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  const pairs = languages.flatMap(({ third }) => Object.entries<string>(third));
  const turned = pairs.reduce((all, [from, to]) => {
    const [one = '', other = one] = to.split('|');
    const said = facts.others.has(one.split(' ')[0] ?? '') ? other : one;
    return all.replace(new RegExp(`(?<!\\p{L})(?:${from})(?!\\p{L})`, 'gu'), said);
  }, begun);
  return turned === begun ? text : turned;
}

/** Holds a statement of one sentence against the records. */
function checkOne(text: string, language: Language, facts: Facts, today: string): Checked {
  const near = nearest(text, language, facts);
  const undecided: Checked = isNear(near)
    ? { verdict: 'undecided', near: near.slice(0, MOST) }
    : { verdict: 'not_published', near: [] };
  const by = (verdict: Verdict, record: Rec, ...quotes: string[]): Checked => ({
    verdict,
    near: first(near, record, ...quotes),
  });
  if (/[?？]\W*$/.test(text)) return undecided;
  const same = published(text, language, facts);
  const disputed = same && doubt(same.record, text, facts);
  if (same && disputed) return by('disputed', same.record, disputed);
  if (same) return by('supported', same.record, same.text);
  // "An unfinished degree" is what the record says, whatever verb it has.
  const isOpen = new RegExp(language.unfinished).test(fold(text));
  const third = inThird(text, [language, facts.language], facts);
  const told = typed(third, language, facts, today);
  if (told?.told === 'yes') return by('supported', told.record);
  if (told && !isOpen) {
    const { record, rule } = { rule: undefined, ...told };
    return { ...by('contradicted', record), ...(rule ? { rule } : {}) };
  }
  for (const { record } of near.slice(0, MOST)) {
    const doubted = doubt(record, text, facts);
    if (doubted) return by('disputed', record, doubted);
  }
  return undecided;
}

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

/** The verdict on the whole, by those on its parts. */
function verdictOn(parts: readonly Part[]): Verdict {
  const verdicts = parts.map(({ verdict }) => verdict);
  const all = new Set(verdicts);
  if (all.has('contradicted')) return 'contradicted';
  if (all.has('disputed')) return 'disputed';
  return all.size === 1 ? (verdicts[0] ?? 'not_published') : 'undecided';
}

/** Holds a statement against the record of a snapshot; `today` (YYYY-MM-DD) ends what is open. */
export function check(statement: string, snapshot: Snapshot, today: string): Whole {
  const facts = factsOf(snapshot);
  const text = statement.normalize('NFC');
  const language = languageOf(text, facts.language) ?? facts.language;
  const spans = sentencesIn(text);
  const one = ({ start, end }: Span): Part => ({
    start,
    end,
    ...checkOne(text.slice(start, end), language, facts, today),
  });
  // What is published as one sentence may have a semicolon in it.
  const whole = published(text, language, facts) || spans.length > SENTENCES;
  const parts = (whole ? [{ start: 0, end: text.length }] : spans).map(one);
  const named = parts
    .flatMap(({ near }) => near.slice(0, 1))
    .concat(parts.flatMap((part) => part.near));
  const near = [...new Map(named.map((some) => [some.record, some])).values()].slice(0, MOST);
  const rule = parts.find((part) => part.rule)?.rule;
  return { verdict: verdictOn(parts), near, ...(rule ? { rule } : {}), parts };
}
