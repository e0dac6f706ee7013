/**
 * What a requirement asks for that can be compared: a language at a level, a number, years, a
 * degree, and what the terms tell by typed values. Pure.
 */
import { once } from '../../../src/once.ts';
import type { Word } from '../ask/reading.ts';
import { DATES, datesIn, monthsBetween } from '../facts/dates.ts';
import type { Facts } from '../facts/facts.ts';
import { lexiconOf, VALUES } from '../facts/languages.ts';
import { spokenIn } from '../facts/values.ts';
import { fold, stemOf, tokensOf } from '../facts/words.ts';
import { LANGUAGES, type Language } from '../languages/language.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
/** Levels of the European framework: A1 to C2. */
const LEVEL = /\b[abc][12]\b/i;

/** The level that a text names; none where it names none. */
function levelIn(text: string): string {
  const folded = fold(text);
  const worded = (['c2', 'c1', 'b1'] as const).find((level) => VALUES[level].test(folded));
  return LEVEL.exec(folded)?.[0] ?? worded ?? '';
}

/** Codes of ISO 639-1 by what their languages are called in a language, as stems. */
const codesIn = once((language: Language): ReadonlyMap<string, string> => {
  const names = new Intl.DisplayNames(language.code, { type: 'language', fallback: 'none' });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  const named = codes.map((code) => [names.of(code) ?? '', code] as const);
  return new Map(
    named.flatMap(([name, code]) =>
      /^\p{L}+$/u.test(name) ? [[stemOf(name, language), code]] : [],
    ),
  );
});

const codeOf = (name: string): string | undefined =>
  LANGUAGES.flatMap((language) => codesIn(language).get(stemOf(name, language)) ?? [])[0];

/**
 * Whether the person speaks one of the languages that some words ask for, and nothing else, at the
 * level that they name; undefined where they ask for anything else.
 */
function isSpoken(
  content: readonly Word[],
  text: string,
  language: Language,
  { snapshot }: Facts,
): boolean | undefined {
  const { speaking } = lexiconOf(language);
  const level = levelIn(text);
  const codes = content
    .filter(({ word, stem }) => !LEVEL.test(word) && !speaking.has(stem))
    .map(({ raw }) => codeOf(raw));
  if (codes.length === 0 || codes.includes(undefined)) return undefined;
  return spokenIn(snapshot.manifest.profile).some((spoken) => {
    const [name = '', told] = spoken.split(' (');
    return codes.includes(codeOf(name)) && (!told || levelIn(told) >= level);
  });
}

/** Smaller numbers are told by words of other kinds: "a pair", "both". */
const LEAST = 3;

/** The greatest number of a text that is no date, before units of some kind; 0 for none. */
function mostIn(text: string, language: Language, is: (unit: string) => boolean): number {
  const { numbers } = lexiconOf(language);
  const tokens = tokensOf(fold(text).replace(DATES, ' '), language);
  const all = tokens.map(({ word }, at) =>
    is(tokens[at + 1]?.stem ?? '') ? (numbers.get(word) ?? Number.parseFloat(word)) : 0,
  );
  return Math.max(0, ...all.filter((value) => value >= LEAST));
}

/** Whether the first of some records began so many years ago. */
export const isSince = (years: number, all: readonly (string | null)[], today: string): boolean =>
  !all.some(Boolean) || all.some((start) => start && monthsBetween(start, today) >= 12 * years);

const DEGREES = ['doctor', 'master'] as const;

/** Whether a text asks for a degree that no course of the record leads to, nor to a higher one. */
function lacksDegree(text: string, language: Language, { records }: Facts): boolean {
  const at = DEGREES.findLastIndex((name) => new RegExp(language.values[name]).test(fold(text)));
  const labels = records.flatMap(({ kind, label }) => (kind === 'education' ? fold(label) : []));
  const enough = DEGREES.slice(0, at + 1).map((name) => VALUES[name]);
  return at >= 0 && !labels.some((label) => enough.some((one) => one.test(label)));
}

export type Conditions = ReturnType<typeof conditionsOf>;

/**
 * What a requirement asks for that typed values tell, by its words of content and the row of the
 * terms that it comes near.
 */
export function conditionsOf(
  text: string,
  content: readonly Word[],
  row: string | undefined,
  language: Language,
  facts: Facts,
) {
  const { units, words } = lexiconOf(language);
  const { available_from } = facts.snapshot.manifest.collaboration;
  const year = stemOf(words[4] ?? '', language);
  const least = mostIn(text, language, (unit) => !units.has(unit));
  const isTongue = isSpoken(content, text, language, facts);
  const isLater = (date: string) => (available_from ?? '').slice(0, date.length) > date;
  return {
    isDenied:
      isTongue === false ||
      (row === 'from' && datesIn(text).some(isLater)) ||
      text.split(VALUES.or).every((one) => lacksDegree(one, language, facts)),
    isTerms: row !== undefined,
    isTongue,
    years: mostIn(text, language, (unit) => unit === year),
    /** Whether a sentence tells a number that is as great. */
    isEnough: (said: string) => least === 0 || mostIn(said, facts.language, () => true) >= least,
  };
}
