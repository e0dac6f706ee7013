/**
 * Typed values of the records that are no lists: of the person, the terms and the contact policy.
 */
import type { HeadingId, Language } from '../languages/language.ts';
import table from '../languages/table.json' with { type: 'json' };
import type { Kind } from './record.ts';
import type { Snapshot } from './snapshot.ts';

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
      return `${name}: ${status}${until ? ` (${until})` : ''}`;
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

/** How much of an entry of what is refused must be said to speak of it, 0 to 1. */
export const MOST_OF_ENTRY = 0.6;

/** Headings of values that are no words of the owner's. */
const FIXED = new Set<HeadingId>(['notice', 'workplace', 'authorization']);

/** A typed value as a language says it: "6 weeks", "acting". */
export const worded = (value: string, { values }: Language): string =>
  value.replace(/\p{L}[\p{L}-]*/gu, (word) => values[word] ?? word);

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
