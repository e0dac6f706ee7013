/**
 * Typed values of the profile, the terms and the contact policy that are no lists, and what names
 * of languages and countries, levels and numbers of a text come to. Pure.
 */
import { once } from '../../../src/once.ts';
import { type HeadingId, LANGUAGES, type Language } from '../languages/language.ts';
import table from '../languages/table.json' with { type: 'json' };
import { DATES } from './dates.ts';
import { lexiconOf, VALUES } from './languages.ts';
import type { Kind } from './record.ts';
import type { Snapshot } from './snapshot.ts';
import { fold, type Token, tokensOf } from './words.ts';

type Manifest = Snapshot['manifest'];
/** The languages that a person speaks, each with its level where one is told: "German (C1)". */
export const spokenIn = ({ languages, language_levels = [] }: Manifest['profile']): string[] =>
  languages.map((language) => {
    const { level } = language_levels.find((one) => one.language === language) ?? {};
    return level ? `${language} (${level})` : language;
  });

type Given = string | readonly string[] | null | undefined;
type Say = (from: Manifest, language?: Language) => Given;

/** A country, or "EU", as a language calls it. */
const regionIn = (country: string, { code }: Language): string =>
  new Intl.DisplayNames(code, { type: 'region' }).of(country) ?? country;

/** Values that are more than a member of their payload. */
const MADE: Partial<Record<HeadingId, Say>> = {
  languages: ({ profile }) => spokenIn(profile),
  links: ({ profile }) => profile.reference_links.map(({ label, url }) => `${label} ${url}`),
  operator: ({ profile }) => profile.operator?.name,
  authorization: ({ collaboration }, language) =>
    (collaboration.work_authorization ?? []).map(({ country, country_name, status, until }) => {
      const name = language ? regionIn(country, language) : country_name;
      const day = language ? `${lexiconOf(language).words[1]} ${until}` : until;
      return `${name}: ${status}${until ? ` (${day})` : ''}`;
    }),
};

/** The member of each value by its heading, by the payload that is its record. */
export const MEMBERS = Object.entries(table.told) as [keyof typeof table.told, Cells][];
type Cells = Partial<Record<HeadingId, string>>;

const TABLE = MEMBERS.flatMap(([kind, members]) =>
  (Object.entries(members) as [HeadingId, string][]).map(([heading, member]) => {
    const plain: Say = (from) => (from[kind] as Record<string, unknown>)[member] as Given;
    return [kind, heading, MADE[heading] ?? plain] as const;
  }),
);

/** Where each value stands: its record, its heading, and the values; none where none is given. */
export type Told = { kind: Kind; heading: HeadingId; values: readonly string[] };

/** Headings of values that are no words of the owner's. */
const FIXED = new Set<HeadingId>(['notice', 'workplace', 'authorization']);

const WORDS = Object.keys(table.values).join('|');
const WORD = new RegExp(`(?<![\\p{L}-])(${WORDS})(?![\\p{L}-])`, 'giu');
/** A typed value as a language says it: "6 weeks", "acting", "part-time". */
export const worded = (value: string, { values }: Language): string =>
  value.replace(WORD, (word) => values[word.toLowerCase()] ?? word);

/** Typed values of a kind, each heading with its values in a line. */
export const linesOf = (kind: Kind, told: readonly Told[], { headings }: Language): string[] =>
  told
    .filter((one) => one.kind === kind && one.values.length > 0)
    .map(({ heading, values }) => `${headings[heading]}: ${values.join('; ')}`);

/** The typed values of a snapshot in the order of the table; in a language, as it says them. */
export const toldIn = ({ manifest }: Snapshot, language?: Language): Told[] =>
  TABLE.map(([kind, heading, from]) => {
    const values = [from(manifest, language) ?? []].flat();
    const said = language && FIXED.has(heading);
    return { kind, heading, values: said ? values.map((one) => worded(one, language)) : values };
  });

/** Levels of the European framework: A1 to C2. */
const LEVELS = /\b[abc][12]\b/g;
/** Codes of two letters: ISO 639-1, ISO 3166-1 alpha-2. */
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
const SHORT: Record<string, string> = { EU: 'eu', UE: 'eu', UK: 'gb', US: 'us', USA: 'us' };

const stemsIn = (text: string, language: Language) =>
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
const tongues = codesIn('language');
/** With what countries are called beside their names: "Great Britain". */
const regions = once((language: Language) => {
  const more = Object.entries(language.regions).flatMap(([code, names]) =>
    names.split(' / ').map((name) => [stemsIn(name, language).join(' '), code] as const),
  );
  return new Map([...codesIn('region')(language), ...more]);
});

/** The code of a language by its name in any of ours; undefined for what is none. */
export const codeOf = (name: string): string | undefined =>
  LANGUAGES.flatMap(
    (language) => tongues(language).get(stemsIn(name, language).join(' ')) ?? [],
  )[0];

/** The words that names of countries begin with. */
const opening = once(
  (language: Language) => new Set([...regions(language).keys()].map((name) => name.split(' ')[0])),
);

/** Where tokens name a country in up to three words, or the Union, with its small code. */
export const regionsAt = (tokens: readonly Token[], language: Language) =>
  tokens.flatMap(({ raw, stem }, at) =>
    (opening(language).has(stem) || SHORT[raw] ? [3, 2, 1] : []).flatMap((length) => {
      const name = tokens.slice(at, at + length).map(({ stem }) => stem);
      const code = regions(language).get(name.join(' ')) ?? (name[1] ? undefined : SHORT[raw]);
      return code && name.length === length ? [{ at, length, code }] : [];
    }),
  );

/** Which country a language stands for: the one with its code, else where most speak it. */
const landOf = once((code: string): string => {
  const own = new Intl.Locale(`und-${code}`).maximize();
  return own.language === code ? code : (new Intl.Locale(code).maximize().region ?? '');
}, new Map());

/** Small codes of countries whose language tokens name: "a French town". English is of many. */
export const landsOf = (tokens: readonly Token[], language: Language): string[] =>
  tokens.flatMap(({ stem }) => {
    const code = tongues(language).get(stem);
    return code && code !== 'en' ? landOf(code).toLowerCase() : [];
  });

/** The countries that a text names, as small codes. */
export const regionsIn = (text: string, language: Language): string[] =>
  regionsAt(tokensOf(text, language), language).map(({ code }) => code);

/** The countries of the European Union. */
const EU: ReadonlySet<string> = new Set(table.union.split(' '));

/** Whether a place is one of some, lies in one or has one in it: small codes of countries, `eu`. */
export const isWithin = (asked: readonly string[], code: string): boolean =>
  asked.some(
    (one) => one === code || (EU.has(one) && code === 'eu') || (one === 'eu' && EU.has(code)),
  );

/** What the terms tell of working in some countries, by their codes, or in the Union. */
export function permitsFor(asked: readonly string[], { manifest }: Snapshot) {
  const all = manifest.collaboration.work_authorization ?? [];
  return all.filter(({ country }) => isWithin(asked, country.toLowerCase()));
}

/** The level that a text tells, by its code or in words. */
export function levelOf(text: string): string | undefined {
  const line = fold(text);
  const isFluent = VALUES.native.test(line) || VALUES.fluent.test(line);
  return line.match(LEVELS)?.[0] ?? (isFluent ? 'c1' : VALUES.good.test(line) ? 'b1' : undefined);
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

/** Whether a level of a language is another than what a text says of it. */
export function isOtherLevel(own: string, text: string): boolean {
  // "Read B2, spoken A2" is both.
  const [mine = VALUES.native.test(own) ? 'native' : '', mixed] = own.match(/\b[abc][12]\b/g) ?? [];
  const said = /\b[abc][12]\b/.exec(text)?.[0];
  if (!mine || mixed) return false;
  if (said) return mine === 'native' ? said < 'c1' : said !== mine;
  return mine < (VALUES.native.test(text) ? 'c2' : VALUES.fluent.test(text) ? 'b2' : '');
}

/** How many days a text tells of with its first number: four weeks are a month. */
export const daysIn = (text: string, language: Language): number =>
  numbersIn(text, language)
    // The units of a language begin with the year.
    .map(
      ({ value, unit }) =>
        value * ([365, 30.4, 7, 1][[...lexiconOf(language).units].indexOf(unit)] ?? 0),
    )
    .find(Boolean) ?? Number.NaN;
