/**
 * The archive that LinkedIn gives its members ("Get a copy of your data"): CSV files with the
 * columns named here -> drafts.
 */
import { decodeHTML } from 'entities';
import type { Kind } from '../../kinds/field.ts';
import { folders, placedKinds, placesOf } from '../../kinds/kinds.ts';
import { lastPart } from './archive.ts';
import { decode, rowsOf } from './csv.ts';
import {
  type Draft,
  draftOf,
  type Import,
  type Left,
  NO_PLACE,
  NOT_READABLE,
  PRIVATE,
} from './draft.ts';
import { lineOf, markdownOf, READERS, shortOf, textOf, webOf } from './values.ts';

type Row = Record<string, string>;

/**
 * Values of a row by the column as it is documented; the archive escapes some signs as HTML does.
 */
const of = (row: Row) => (column: string) => decodeHTML(row[column.toLowerCase()] ?? '');

/** Texts below the front matter: the whole of one that is too long above it, and others. */
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

const TABLES = placedKinds.flatMap((kind) => {
  const { linkedIn } = placesOf(kind);
  return linkedIn ? [{ kind, ...linkedIn }] : [];
});

/** A row of a table as a draft: the fields of its kind from the columns that tell them. */
function rowDraft(row: Row, { kind, fields: columns, below: more = [] }: (typeof TABLES)[number]) {
  const get = of(row);
  const { fields }: Kind = folders[kind];
  const taken: Record<string, unknown> = {};
  let body = '';
  for (const [name, column] of Object.entries(columns)) {
    const { is = 'text', longest = 0 } = fields[name] ?? {};
    if (column === undefined) continue;
    if (typeof column === 'string') taken[name] = READERS[is](get(column));
    else if ('whole' in column) {
      const text = textOf(get(column.whole));
      taken[name] = shortOf(text, longest);
      body = below(longest, text);
    } else {
      const url = webOf(get(column.link));
      const label = column.named.map((own) => lineOf(get(own))).find(Boolean) ?? '';
      taken[name] = url ? [{ label, url }] : [];
    }
  }
  const texts = more.map((column) => {
    if (typeof column === 'string') return get(column);
    const text = lineOf(get(column.label));
    return text && `${column.label}: ${text}`;
  });
  return draftOf(kind, taken, [body, below(0, '', ...texts)].filter(Boolean).join('\n\n'));
}

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
  for (const table of TABLES)
    for (const name of table.files) {
      const found = rows(name, table.column.toLowerCase());
      if (found.length === 0 && (files.get(name)?.length ?? 0) > 200)
        left.push({ what: name, why: NOT_READABLE });
      drafts.push(...found.map((found) => rowDraft(found, table)));
    }
  const [profile] = drafts;
  const held = drafts.find(({ kind }) => kind === 'experience')?.fields;
  if (profile && !profile.fields['headline'])
    profile.fields['headline'] = [held?.['title'], held?.['organization']]
      .filter(Boolean)
      .join(', ');
  return { drafts, left: [...left, ...leftClosed(unopened)] };
}
