/**
 * The archive that LinkedIn gives its members ("Get a copy of your data"): CSV files with the
 * columns named here -> drafts.
 */
import { decodeHTML } from 'entities';
import { dateOf } from '../../profile/dates.ts';
import { lastPart } from './archive.ts';
import { decode, rowsOf } from './csv.ts';
import { type Draft, type Import, type Left, NO_PLACE, NOT_READABLE, PRIVATE } from './draft.ts';
import { EVIDENCE_NOTE } from './json-resume.ts';
import { lineOf, markdownOf, shortOf, textOf, webOf } from './values.ts';

type Row = Record<string, string>;

/**
 * Values of a row by the column as it is documented; the archive escapes some signs as HTML does.
 */
const of = (row: Row) => (column: string) => decodeHTML(row[column.toLowerCase()] ?? '');

const SELF = { evidence_level: 'self-claim' };
const below = (most: number, text: string, ...more: string[]) =>
  [lineOf(text).length > most ? text : '', ...more].map(markdownOf).filter(Boolean).join('\n\n');

/** `[PERSONAL:https://a.example,BLOG:https://b.example]` -> links. */
function websites(value: string): { label: string; url: string }[] {
  return value
    .replace(/^\[|\]$/g, '')
    .split(/,(?=\s*(?:[A-Z_]+:)?\s*\S+\.)/)
    .flatMap((part) => {
      const [, kind = '', address = ''] = /^\s*(?:([A-Z_]+):)?\s*(.*?)\s*$/.exec(part) ?? [];
      const url = webOf(address);
      const label = kind.charAt(0) + kind.slice(1).toLowerCase().replaceAll('_', ' ');
      return url ? [{ label: label || 'Website', url }] : [];
    });
}

const handles = (value: string) =>
  [...value.matchAll(/\w{1,15}/g)].map(([name]) => ({ label: 'X', url: `https://x.com/${name}` }));

type Table = {
  /** Names that the file has had, in lower case. */
  files: readonly string[];
  /** A column that it must have, in lower case. */
  column: string;
  make: (get: (column: string) => string) => Draft;
};

const TABLES: readonly Table[] = [
  {
    files: ['positions.csv'],
    column: 'company name',
    make: (get) => ({
      kind: 'experience',
      name: `${lineOf(get('Company Name'))} ${lineOf(get('Title'))}`,
      fields: {
        title: lineOf(get('Title')),
        organization: lineOf(get('Company Name')),
        location: lineOf(get('Location')),
        start: dateOf(get('Started On')),
        end: dateOf(get('Finished On')),
        summary: shortOf(textOf(get('Description')), 400),
        ...SELF,
      },
      body: below(400, textOf(get('Description'))),
    }),
  },
  {
    files: ['education.csv'],
    column: 'school name',
    make: (get) => ({
      kind: 'education',
      name: `${lineOf(get('School Name'))} ${lineOf(get('Degree Name'))}`,
      fields: {
        degree: lineOf(get('Degree Name')),
        institution: lineOf(get('School Name')),
        start: dateOf(get('Start Date')),
        end: dateOf(get('End Date')),
        ...SELF,
      },
      body: below(0, get('Notes'), get('Activities')),
    }),
  },
  {
    files: ['skills.csv'],
    column: 'name',
    make: (get) => ({
      kind: 'skills',
      name: lineOf(get('Name')),
      fields: { name: lineOf(get('Name')), ...SELF },
      body: '',
    }),
  },
  {
    files: ['projects.csv'],
    column: 'title',
    make: (get) => ({
      kind: 'projects',
      name: lineOf(get('Title')),
      fields: {
        title: lineOf(get('Title')),
        summary: shortOf(textOf(get('Description')), 500),
        start: dateOf(get('Started On')),
        end: dateOf(get('Finished On')),
        project_url: webOf(get('Url')),
        ...SELF,
        evidence_note: EVIDENCE_NOTE,
      },
      body: below(500, textOf(get('Description'))),
    }),
  },
  {
    files: ['certifications.csv'],
    column: 'name',
    make: (get) => ({
      kind: 'certificates',
      name: lineOf(get('Name')),
      fields: {
        name: lineOf(get('Name')),
        issuer: lineOf(get('Authority')),
        date: dateOf(get('Started On')),
        expires: dateOf(get('Finished On')),
        number: lineOf(get('License Number')),
        certificate_url: webOf(get('Url')),
        ...SELF,
      },
      body: '',
    }),
  },
  {
    files: ['publications.csv'],
    column: 'name',
    make: (get) => ({
      kind: 'writings',
      name: lineOf(get('Name')),
      fields: {
        title: lineOf(get('Name')),
        kind: 'publication',
        date: dateOf(get('Published On')),
        publisher: lineOf(get('Publisher')),
        summary: shortOf(textOf(get('Description')), 500),
        ...SELF,
        evidence_links: webOf(get('Url'))
          ? [{ label: lineOf(get('Publisher')) || lineOf(get('Name')), url: webOf(get('Url')) }]
          : [],
      },
      body: below(500, textOf(get('Description'))),
    }),
  },
  {
    files: ['volunteering.csv', 'volunteer experiences.csv'],
    column: 'company name',
    make: (get) => ({
      kind: 'volunteering',
      name: `${lineOf(get('Company Name'))} ${lineOf(get('Role'))}`,
      fields: {
        title: lineOf(get('Role')),
        organization: lineOf(get('Company Name')),
        start: dateOf(get('Started On')),
        end: dateOf(get('Finished On')),
        summary: shortOf(textOf(get('Description')), 400),
        ...SELF,
      },
      body: below(
        400,
        textOf(get('Description')),
        get('Cause') && `Cause: ${lineOf(get('Cause'))}`,
      ),
    }),
  },
  {
    files: ['honors.csv'],
    column: 'title',
    make: (get) => ({
      kind: 'awards',
      name: lineOf(get('Title')),
      fields: {
        title: lineOf(get('Title')),
        date: dateOf(get('Issued On')),
        summary: shortOf(textOf(get('Description')), 600),
        ...SELF,
      },
      body: below(600, textOf(get('Description'))),
    }),
  },
];

/** Names of the files that are opened, in lower case; all others stay closed. */
export const LINKEDIN_FILES: ReadonlySet<string> = new Set([
  'profile.csv',
  'languages.csv',
  ...TABLES.flatMap(({ files }) => files),
]);

const PRIVATE_COLUMNS: readonly [column: string, what: string][] = [
  ['Address', 'street address'],
  ['Birth Date', 'birth date'],
  ['Zip Code', 'postal code'],
  ['Maiden Name', 'maiden name'],
  ['Instant Messengers', 'instant messengers'],
];

function person(row: Row, languages: readonly Row[]): Import {
  const get = of(row);
  const spoken = languages.map(of).flatMap((language) => {
    const name = lineOf(language('Name'));
    return name ? [{ name, level: lineOf(language('Proficiency')) }] : [];
  });
  const left: Left[] = PRIVATE_COLUMNS.filter(([column]) => get(column).trim()).map(([, what]) => ({
    what,
    why: PRIVATE,
  }));
  if (get('Industry').trim()) left.push({ what: 'industry', why: NO_PLACE });
  const profile: Draft = {
    kind: 'profile',
    name: '',
    fields: {
      name: lineOf(`${get('First Name')} ${get('Last Name')}`),
      headline: shortOf(get('Headline'), 160),
      bio: shortOf(textOf(get('Summary')), 700),
      location: lineOf(get('Geo Location')),
      languages: spoken.map(({ name }) => name),
      language_levels: Object.fromEntries(
        spoken.filter(({ level }) => level).map(({ name, level }) => [name, level]),
      ),
      links: [...websites(get('Websites')), ...handles(get('Twitter Handles'))],
    },
    body: below(700, textOf(get('Summary'))),
  };
  return { drafts: [profile], left };
}

/** The kinds of private data that an archive holds, by names of its files. */
const KEPT_CLOSED: readonly [RegExp, string][] = [
  [/message|inmail|inbox/, 'messages'],
  [/connection|contact|invitation|follow/, 'connections and contacts'],
  [/email|phone|whatsapp/, 'e-mail addresses and phone numbers'],
];

function leftClosed(unopened: readonly string[]): Left[] {
  const left: Left[] = KEPT_CLOSED.filter(([pattern]) =>
    unopened.some((name) => pattern.test(lastPart(name))),
  ).map(([, what]) => ({ what, why: 'private: these files were not opened' }));
  const others = unopened.filter(
    (name) => !KEPT_CLOSED.some(([pattern]) => pattern.test(lastPart(name))),
  );
  if (others.length > 0)
    left.push({
      what: `${others.length} other files`,
      why: 'they hold nothing for a profile; not opened',
    });
  return left;
}

/**
 * Reads the files of an archive; keys are names in lower case. `unopened` are names of the files
 * that stayed closed.
 */
export function fromLinkedIn(
  files: ReadonlyMap<string, Uint8Array>,
  unopened: readonly string[],
): Import {
  const rows = (name: string, column: string): Row[] => {
    const bytes = files.get(name);
    return bytes ? rowsOf(decode(bytes), column) : [];
  };
  const [row = {}] = rows('profile.csv', 'first name');
  const { drafts, left } = person(row, rows('languages.csv', 'name'));
  for (const { files: names, column, make } of TABLES)
    for (const name of names) {
      const found = rows(name, column);
      if (found.length === 0 && (files.get(name)?.length ?? 0) > 200)
        left.push({ what: name, why: NOT_READABLE });
      drafts.push(...found.map((row) => make(of(row))));
    }
  const [profile] = drafts;
  const held = drafts.find(({ kind }) => kind === 'experience')?.fields;
  if (profile && !profile.fields['headline'])
    profile.fields['headline'] = [held?.['title'], held?.['organization']]
      .filter(Boolean)
      .join(', ');
  return { drafts, left: [...left, ...leftClosed(unopened)] };
}
