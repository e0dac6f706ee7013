/** Reads the owner's Markdown files: front matter and body, nothing interpreted beyond YAML. */
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import {
  type DocumentOptions,
  type ParseOptions,
  parseDocument,
  type SchemaOptions,
  type YAMLError,
} from 'yaml';
import { folderName } from '../content-folder.ts';
import { isKind, isSingle, type Kind, kindNames } from '../schemas/kinds.ts';
import { nearest } from '../surfaces/nearest.ts';

/** One Markdown file, split; `problems` are sentences about what could not even be read. */
export type SourceFile = {
  kind: Kind;
  /** File name without `.md`. */
  id: string;
  /** Path below the content folder's parent, with slashes: `content/notes/a.md`. */
  file: string;
  data: unknown;
  body: string;
  problems: string[];
};

const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/;

/** Front matter holds no numbers, so what looks like one is text: `start: 1952` needs no quotes. */
const YAML = {
  schema: 'core',
  uniqueKeys: true,
  customTags: (tags) =>
    tags.filter((tag) => typeof tag === 'string' || !/:(int|float)$/.test(tag.tag)),
} as const satisfies ParseOptions & DocumentOptions & SchemaOptions;

function yamlProblem(file: string, { code, message, linePos }: YAMLError): string {
  const reason = (message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '');
  const advice =
    code === 'DUPLICATE_KEY'
      ? 'keep one of the fields of that name'
      : code === 'TAB_AS_INDENT'
        ? 'indent with spaces'
        : 'put text that holds a colon or starts with a sign in double quotes';
  return (
    `${file}: the front matter is not valid YAML at line ${(linePos?.[0].line ?? 0) + 1} ` +
    `(${reason}); ${advice}.`
  );
}

/**
 * Front matter holds names and sentences: line breaks (YAML blocks) become spaces, so that no field
 * can fake a heading.
 */
function singleLine(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ').trim();
  if (Array.isArray(value)) return value.map(singleLine);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, singleLine(member)]),
  );
}

/**
 * Splits one file. `file` is how problems name it. Never throws: what is wrong becomes a sentence.
 */
export function parseSource(kind: Kind, file: string, text: string): SourceFile {
  const source: SourceFile = {
    kind,
    id: basename(file, '.md'),
    file,
    data: {},
    body: '',
    problems: [],
  };
  const match = FRONT_MATTER.exec(text.replace(/^\uFEFF/, ''));
  if (!match) {
    source.problems.push(
      `${file}: there is no front matter; begin the file with a line of three hyphens, the ` +
        'fields, and three hyphens.',
    );
    return source;
  }
  source.body = text
    .replace(/^\uFEFF/, '')
    .slice(match[0].length)
    .replaceAll('\r\n', '\n')
    .trim();
  const document = parseDocument(match[1] ?? '', YAML);
  const error = document.errors[0];
  if (error) {
    source.problems.push(yamlProblem(file, error));
    return source;
  }
  const data: unknown = document.toJS({ maxAliasCount: 100 }) ?? {};
  if (typeof data !== 'object' || Array.isArray(data)) {
    source.problems.push(
      `${file}: the front matter is not a list of fields; write each as "name: value".`,
    );
    return source;
  }
  source.data = singleLine(data);
  return source;
}

/** The kind of a path below the content folder, or a sentence that says why it has none. */
export function kindOf(path: string, file: string): { kind: Kind } | { problem: string } {
  const [first = '', ...rest] = path.split('/');
  const name = rest.length > 0 ? first : basename(first, '.md');
  if (isKind(name) && isSingle(name) === (rest.length === 0)) return { kind: name };
  const places = kindNames.map((kind) => (isSingle(kind) ? `${kind}.md` : `${kind}/`));
  const place = rest.length > 0 ? `${first}/` : first;
  const guess = nearest(place, places);
  return {
    problem: `${file}: ${place} is not a place for content; ${guess ? `did you mean ${guess}?` : `use one of ${places.join(', ')}.`}`,
  };
}

/** In an owner's content folder, the demonstration, which comes with the project. */
const NOT_THE_OWNERS = /^example\//;

/**
 * Every Markdown file below a content folder, in a stable order; files that start with "_" or ".",
 * and READMEs, are left alone.
 */
export async function listContent(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names
    .map((name) => name.split(sep).join('/'))
    .filter(
      (name) =>
        name.endsWith('.md') &&
        !NOT_THE_OWNERS.test(name) &&
        !name.split('/').some((part) => /^[_.]|^README\.md$/.test(part)),
    )
    .sort();
}

/**
 * How problems name a file: by its path from here when the content is part of the project, else
 * from the folder that holds the content folder.
 */
export function nameOf(folder: string, path: string): string {
  const name = folderName(folder);
  return `${name === folder ? basename(folder) : name}/${path}`;
}

/** Reads one file of the content folder, or tells why it does not belong there. */
export async function readSource(
  folder: string,
  path: string,
): Promise<SourceFile | { problem: string }> {
  const file = nameOf(folder, path);
  const where = kindOf(path, file);
  if ('problem' in where) return where;
  return parseSource(where.kind, file, await readFile(join(folder, path), 'utf8'));
}

/** Reads a whole content folder. Throws only what the file system throws. */
export async function readContent(
  folder: string,
): Promise<{ sources: SourceFile[]; problems: string[] }> {
  const sources: SourceFile[] = [];
  const problems: string[] = [];
  for (const path of await listContent(folder)) {
    const source = await readSource(folder, path);
    if ('problem' in source) problems.push(source.problem);
    else sources.push(source);
  }
  return { sources, problems };
}
