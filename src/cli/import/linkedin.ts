/**
 * The archive that LinkedIn gives its members ("Get a copy of your data"): CSV files with the
 * columns named here -> drafts.
 */
import { decodeHTML } from 'entities';
import type { Kind } from '../../kinds/field.ts';
import { folders, placedKinds, placesOf } from '../../kinds/kinds.ts';
import { tell } from '../../labels/tell.ts';
import { lastPart } from './archive.ts';
import { decode, rowsOf } from './csv.ts';
import { type Draft, draftOf, type Import, imported, leftBy, textsIn, waiting } from './draft.ts';
import { BIOGRAPHY, toldBy } from './told.ts';
import { lineOf, markdownOf, READERS, shortOf, textOf, webOf } from './values.ts';

type Row = Record<string, string>;

/**
 * Values of a row by the column as it is documented; the archive escapes some signs as HTML does.
 */
const of = (row: Row) => (column: string) => decodeHTML(row[column.toLowerCase()] ?? '');

/** `[PERSONAL:https://a.example,BLOG:https://b.example]` -> links. */
const websites = (value: string): { label: string; url: string }[] =>
  value
    .replace(/^\[|\]$/g, '')
    .split(/,(?=\s*(?:[A-Z_]+:)?\s*\S+\.)/)
    .flatMap((part) => {
      const [, kind = '', address = ''] = /^\s*(?:([A-Z_]+):)?\s*(.*?)\s*$/.exec(part) ?? [];
      const url = webOf(address);
      const label = kind.charAt(0) + kind.slice(1).toLowerCase().replaceAll('_', ' ');
      return url ? [{ label: label || 'Website', url }] : [];
    });

const handles = (value: string) =>
  [...value.matchAll(/\w{1,15}/g)].map(([name]) => ({ label: 'X', url: `https://x.com/${name}` }));

const TABLES = placedKinds.flatMap((kind) =>
  (placesOf(kind).linkedIn ?? []).map((table) => ({ kind, ...table })),
);

/** Columns that say when a row was written or what became of it, and nothing of the person. */
const PASSED_OVER = ['creation date', 'status'];

/** A row of a table as a draft: the fields of its kind from the columns that tell them. */
function rowDraft(row: Row, table: (typeof TABLES)[number], left: Import['left']): Draft {
  const { kind, fields: columns, constant, below = [], files } = table;
  const used = new Set(PASSED_OVER);
  const get = (column: string) => {
    used.add(column.toLowerCase());
    return of(row)(column);
  };
  const { fields }: Kind = folders[kind];
  const taken: Record<string, unknown> = { ...constant };
  let long: string | undefined;
  let text: unknown;
  for (const [name, column] of Object.entries(columns)) {
    const { is = 'text' } = fields[name] ?? {};
    if (column === undefined) continue;
    if (typeof column === 'string' || Array.isArray(column)) {
      const value = [column].flat().map(get).find(Boolean);
      taken[name] = READERS[is](value);
      if ((is === 'date' || is === 'link') && !taken[name])
        left.push(
          ...leftBy(
            tell.import.ofAs({ value: lineOf(value), list: files[0] ?? '', field: name }),
            value,
          ),
        );
    } else if ('whole' in column) [long, text] = [name, get(column.whole)];
    else if ('joined' in column)
      taken[name] = column.joined.map(get).map(lineOf).filter(Boolean).join(column.by);
    else if ('link' in column) {
      const url = webOf(get(column.link));
      const label = column.named.map((own) => lineOf(get(own))).find(Boolean) ?? '';
      taken[name] = url ? [{ label, url }] : [];
    }
  }
  const more = below.map((column) => {
    if (typeof column === 'string') return textOf(get(column));
    const value = lineOf(get(column.label));
    return value && `${column.label}: ${value}`;
  });
  for (const column of Object.keys(row))
    if (!used.has(column))
      left.push(...leftBy(tell.import.of({ value: column, list: files[0] ?? '' }), row[column]));
  if (kind === 'references') left.push(waiting(taken['name']));
  const told = textsIn(kind, long, text, [], more.filter(Boolean));
  return draftOf(kind, { ...taken, ...told.fields }, told.body);
}

const NAMES: ReadonlySet<string> = new Set([
  'profile.csv',
  'languages.csv',
  'courses.csv',
  ...TABLES.flatMap(({ files }) => files),
]);
/** Names of the files that are opened, in lower case; all others stay closed. Articles are HTML. */
export const LINKEDIN_FILES = { has: (name: string) => NAMES.has(name) || /\.html?$/.test(name) };

/** Courses in the newest education: the archive does not say where they were taken. */
function addCourses(drafts: readonly Draft[], rows: readonly Row[], left: Import['left']): void {
  const courses = rows.map((row) =>
    [of(row)('Name'), of(row)('Number')].map(lineOf).filter(Boolean).join(' '),
  );
  const [school] = drafts
    .filter(({ kind }) => kind === 'education')
    .toSorted((a, b) => (lineOf(a.fields['end']) < lineOf(b.fields['end']) ? 1 : -1));
  if (courses.length === 0) return;
  if (school) school.fields['courses'] = courses;
  left.push({
    what: tell.import.courses({ names: courses.join(', ') }),
    why: school
      ? tell.import.why.coursesAt({ institution: lineOf(school.fields['institution']) })
      : tell.import.why.coursesNowhere,
  });
}

/** The text of HTML in lines: paragraphs apart, items of lists with a sign. */
const textOfHtml = (html: string) =>
  decodeHTML(
    html
      .replace(/<(style|script|head)\b[\s\S]*?<\/\1>/gi, '')
      .replace(/\s+/g, ' ')
      .replace(/<li\b[^>]*>/gi, '\n- ')
      .replace(/<\/?(p|div|h\d|ul|ol|blockquote|br|figure)\b[^>]*>/gi, '\n\n')
      .replace(/<[^>]*>/g, ''),
  )
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** An article that stands at LinkedIn, and its text as a file to finish. */
function articleDrafts(html: string): Draft[] {
  const [, heading = ''] = /<h1[^>]*>([\s\S]*?)<\/h1>/i.exec(html) ?? [];
  const title = lineOf(textOfHtml(heading));
  const [, url = ''] = /href="(https:[^"]*)"/.exec(heading) ?? [];
  const [date = ''] = /\d{4}-\d{2}-\d{2}/.exec(
    /class="published"[^<]*/i.exec(html)?.[0] ?? /class="created"[^<]*/i.exec(html)?.[0] ?? '',
  ) ?? [''];
  const text = textOfHtml(
    html.replace(/<h1[\s\S]*?<\/h1>|<p class="(created|published)"[^<]*<\/p>/gi, ''),
  );
  if (!title) return [];
  const links = webOf(url) ? [{ label: 'LinkedIn', url: webOf(url) }] : [];
  return [
    ...(/class="published"/i.test(html)
      ? [
          draftOf(
            'writings',
            { title, kind: 'article', date, publisher: 'LinkedIn', evidence_links: links },
            '',
          ),
        ]
      : []),
    {
      kind: 'articles',
      name: title,
      fields: { title, summary: shortOf(text, 800), date },
      body: markdownOf(text),
    },
  ];
}

type What = keyof typeof tell.import.what;

const PRIVATE_COLUMNS: readonly [column: string, what: What][] = [
  ['Address', 'street'],
  ['Birth Date', 'birthDate'],
  ['Zip Code', 'postalCode'],
  ['Maiden Name', 'maidenName'],
  ['Instant Messengers', 'messengers'],
];

function person(row: Row, languages: readonly Row[]): Import {
  const get = of(row);
  const spoken = languages.map(of).flatMap((language) => {
    const name = lineOf(language('Name'));
    return name ? [{ name, level: lineOf(language('Proficiency')) }] : [];
  });
  const left: Import['left'] = PRIVATE_COLUMNS.filter(([column]) => get(column).trim()).map(
    ([, what]) => ({ what: tell.import.what[what], why: tell.import.why.private }),
  );
  if (get('Industry').trim())
    left.push({ what: tell.import.what.industry, why: tell.import.why.noPlace });
  const bio = toldBy(get('Summary'), BIOGRAPHY);
  const profile: Draft = {
    kind: 'profile',
    name: '',
    fields: {
      name: lineOf(`${get('First Name')} ${get('Last Name')}`),
      headline: lineOf(get('Headline')),
      bio: bio.summary,
      location: lineOf(get('Geo Location')),
      languages: spoken.map(({ name }) => name),
      language_levels: Object.fromEntries(
        spoken.filter(({ level }) => level).map(({ name, level }) => [name, level]),
      ),
      links: [...websites(get('Websites')), ...handles(get('Twitter Handles'))],
    },
    body: bio.body,
  };
  return { drafts: [profile], left };
}

/** The kinds of private data that an archive holds, by names of its files. */
const KEPT_CLOSED: readonly [RegExp, What][] = [
  [/message|inmail|inbox/, 'messages'],
  [/connection|contact|invitation|follow/, 'connections'],
  [/email|phone|whatsapp/, 'numbers'],
];

function leftClosed(unopened: readonly string[]): Import['left'] {
  const left: Import['left'] = KEPT_CLOSED.filter(([pattern]) =>
    unopened.some((name) => pattern.test(lastPart(name))),
  ).map(([, what]) => ({ what: tell.import.what[what], why: tell.import.why.unopened }));
  const others = unopened.filter(
    (name) => !KEPT_CLOSED.some(([pattern]) => pattern.test(lastPart(name))),
  );
  if (others.length > 0)
    left.push({
      what: [...new Set(others.map(lastPart))].join(', '),
      why: tell.import.why.irrelevant,
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
        left.push({ what: name, why: tell.import.why.notReadable });
      drafts.push(...found.map((found) => rowDraft(found, table, left)));
    }
  addCourses(drafts, rows('courses.csv', 'name'), left);
  for (const [name, bytes] of files)
    if (/\.html?$/.test(name)) drafts.push(...articleDrafts(decode(bytes)));
  return imported(drafts, [...left, ...leftClosed(unopened)]);
}
