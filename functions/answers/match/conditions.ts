/** What a requirement asks for that typed values tell: languages, degrees, numbers, terms. Pure. */
import { once } from '../../../src/once.ts';
import type { Word } from '../ask/reading.ts';
import { DATES, datesIn } from '../facts/dates.ts';
import type { Facts } from '../facts/facts.ts';
import { lexiconOf, VALUES } from '../facts/languages.ts';
import { isUnfinished } from '../facts/record.ts';
import { spokenIn } from '../facts/values.ts';
import { fold, stemOf, tokensOf } from '../facts/words.ts';
import { LANGUAGES, type Language } from '../languages/language.ts';
import table from '../languages/table.json' with { type: 'json' };

/** Levels of the European framework: A1 to C2. */
export const LEVELS = /\b[abc][12]\b/g;
/** Codes of two letters: ISO 639-1, ISO 3166-1 alpha-2. */
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
/** Most words of a name. */
const LONGEST = 3;
/** Countries of the European Union. */
const EU: ReadonlySet<string> = new Set(table.union.split(' '));
const SHORT: Record<string, string> = { UE: 'eu', UK: 'gb', USA: 'us' };

const stemsIn = (text: string, language: Language): string[] =>
  tokensOf(text, language).map(({ stem }) => stem);

/** Codes by what languages or regions are called in a language, as stems. */
const codesIn = (type: 'language' | 'region') =>
  once((language: Language): ReadonlyMap<string, string> => {
    const names = new Intl.DisplayNames(language.code, { type, fallback: 'none' });
    return new Map(
      CODES.flatMap((code) => {
        // "UK" is called what "GB" is.
        const [locale = ''] = Intl.getCanonicalLocales(type === 'region' ? `und-${code}` : code);
        const own = locale.replace('und-', '');
        const name = own.length === code.length && names.of(own);
        return name ? [[stemsIn(name, language).join(' '), own.toLowerCase()]] : [];
      }),
    );
  });
const [tongues, regions] = [codesIn('language'), codesIn('region')];

export const codeOf = (name: string): string | undefined =>
  LANGUAGES.flatMap(
    (language) => tongues(language).get(stemsIn(name, language).join(' ')) ?? [],
  )[0];

/** The countries that a text names, "EU" too, as their codes in small letters. */
export function regionsIn(text: string, language: Language): string[] {
  const stems = stemsIn(text, language);
  const named = stems.flatMap((_, at) =>
    Array.from({ length: LONGEST }, (_none, more) => stems.slice(at, at + more + 1).join(' ')),
  );
  const coded = text.match(/(?<!\p{L})(EU|UE|UK|USA?)(?!\p{L})/gu) ?? [];
  const known = [...named].flatMap((name) => regions(language).get(name) ?? []);
  return [...known, ...coded.map((code) => SHORT[code] ?? code.toLowerCase())];
}

/** The level that a text tells, by its code or in words. */
export function levelOf(text: string): string | undefined {
  const line = fold(text);
  const isFluent = VALUES.native.test(line) || VALUES.fluent.test(line);
  return line.match(LEVELS)?.[0] ?? (isFluent ? 'c1' : VALUES.good.test(line) ? 'b1' : undefined);
}

/**
 * Whether the person speaks one of the languages that some words ask for, and nothing else: at the
 * level that the text names, at less, or not; undefined where they ask for anything else.
 */
export function isSpoken(
  text: string,
  content: readonly Word[],
  language: Language,
  { snapshot }: Facts,
): 'enough' | 'less' | 'none' | undefined {
  const { speaking } = lexiconOf(language);
  const names = content
    .filter(({ word, stem }) => !(speaking.has(stem) || levelOf(word)))
    .map(({ raw }) => raw);
  const whole = codeOf(names.join(' '));
  const codes = whole ? [whole] : names.map(codeOf);
  if (codes.length === 0 || codes.includes(undefined)) return undefined;
  const level = levelOf(text);
  const found = spokenIn(snapshot.manifest.profile).flatMap((spoken) => {
    const [name = '', own] = spoken.split(' (');
    // A level in other words, "from holidays", is less than conversation.
    const isEnough = !(level && own) || (levelOf(own) ?? 'a2') >= level;
    return codes.includes(codeOf(name)) ? [isEnough] : [];
  });
  return found.includes(true) ? 'enough' : found.length > 0 ? 'less' : 'none';
}

/** The numbers of a text that are no dates, each with the stem after it. */
export function numbersIn(text: string, language: Language): { value: number; unit: string }[] {
  const { numbers } = lexiconOf(language);
  const tokens = tokensOf(fold(text).replace(DATES, ' '), language);
  return tokens.flatMap(({ word }, at) => {
    const value = numbers.get(word) ?? Number.parseFloat(word);
    return value > 0 ? [{ value, unit: tokens[at + 1]?.stem ?? '' }] : [];
  });
}

/** The years and months that a text tells, and the greatest number of anything but time. */
export function amountsIn(text: string, language: Language) {
  const { units, words } = lexiconOf(language);
  const stems = words.slice(4).map((word) => stemOf(word, language));
  const all = numbersIn(text, language);
  const most = (is: (unit: string) => boolean) =>
    Math.max(0, ...all.flatMap(({ value, unit }) => (is(unit) ? [value] : [])));
  return {
    years: most((unit) => stems.indexOf(unit) in [0, 1]),
    months: most((unit) => stems.lastIndexOf(unit) > 1),
    number: most((unit) => !(units.has(unit) || stems.includes(unit))),
  };
}

/**
 * Whether the terms tell less by a row than is asked: a later day, a country with a permit first;
 * undefined where they tell nothing of a country that is asked for.
 */
export function isLess(
  row: string,
  text: string,
  language: Language,
  { snapshot }: Facts,
): boolean | undefined {
  const { available_from, notice_period, workplace_types, work_authorization } =
    snapshot.manifest.collaboration;
  if (row === 'authorization') {
    const asked = regionsIn(text, language);
    const isIn = (code: string) =>
      asked.some(
        (one) => one === code || (EU.has(one) && code === 'eu') || (one === 'eu' && EU.has(code)),
      );
    const told = (work_authorization ?? []).filter(({ country }) => isIn(country.toLowerCase()));
    // A permit to drive is none to work.
    if (asked.length === 0)
      return new RegExp(language.required.permit).test(fold(text)) ? false : undefined;
    return told.length > 0 ? !told.some(({ status }) => status === 'authorized') : undefined;
  }
  if (row === 'workplace')
    return workplace_types?.includes('remote') === false && VALUES.remote.test(fold(text));
  const { months } = amountsIn(text, language);
  const own = amountsIn(notice_period ?? '', LANGUAGES[0] as Language).months;
  const isEarlier = (date: string) => (available_from ?? '').slice(0, date.length) > date;
  return datesIn(text).some(isEarlier) || (months > 0 && own > months);
}

/** Degrees, the highest first. */
const DEGREES = ['doctor', 'master'] as const;

/** Whether each alternative asks for a degree that no finished course leads to or beyond. */
export function lacksDegree(parts: readonly string[], language: Language, facts: Facts): boolean {
  const labels = facts.records
    .filter((record) => record.kind === 'education' && !isUnfinished(record, facts.language))
    .map(({ label }) => fold(label));
  return parts.every((part) => {
    const at = DEGREES.findLastIndex((name) =>
      new RegExp(language.required[name]).test(fold(part)),
    );
    const enough = DEGREES.slice(0, at + 1).map((name) => VALUES[name]);
    return at >= 0 && !labels.some((label) => enough.some((one) => one.test(label)));
  });
}
