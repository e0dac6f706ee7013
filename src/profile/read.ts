/** Reads the owner's Markdown files: front matter and body, nothing interpreted beyond YAML. */
import { readFileSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import type * as z from 'zod';
import { folderName, isContent } from '../content-folder.ts';
import { isKind, isSingle, type Kind, kindNames } from '../kinds/kinds.ts';
import { reasonOf, tell } from '../labels/tell.ts';
import { nearest } from '../surfaces/nearest.ts';
import { readYaml, splitFile } from './front-matter.ts';

/** One Markdown file, split; `problems` are sentences about what could not even be read. */
export type SourceFile = {
  kind: Kind;
  /** File name without `.md`. */
  id: string;
  /** Path below the content folder's parent, with slashes: `content/notes/a.md`. */
  file: string;
  /** The fields; null where nothing could be read. */
  data: unknown;
  body: string;
  problems: string[];
};

/**
 * JSON files of a folder in the content, in the order of their names, each as its shape has it, or
 * why it is not so; none are no mistake.
 */
export async function readJson<T>(folder: string, below: string, shape: z.ZodType<T>) {
  const names = await readdir(join(folder, below)).catch(() => []);
  const own = names.filter((name) => name.endsWith('.json')).sort();
  const reading = own.map(async (name) => {
    const path = `${below}/${name}`;
    const file = { path, file: nameOf(folder, path), data: undefined, error: undefined as unknown };
    const text = await readFile(join(folder, path), 'utf8');
    try {
      return { ...file, data: shape.parse(JSON.parse(text)) };
    } catch (error) {
      return { ...file, error };
    }
  });
  return Promise.all(reading);
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

/** A sentence where bytes of a text were no UTF-8: a sign stands in their place. */
export function foreignBytes(text: string): string[] {
  const [before = '', ...more] = text.split('\ufffd');
  return more.length > 0 ? [tell.content.notUtf8({ line: String(before.split('\n').length) })] : [];
}

/**
 * Splits one file. `file` is how problems name it. Never throws: what is wrong becomes a sentence,
 * and the rest is read.
 */
export function parseSource(kind: Kind, file: string, text: string): SourceFile {
  const plain = text.replace(/^\uFEFF/, '');
  const { yaml, at, body, problem } = splitFile(plain);
  const above = plain.slice(0, at).split('\n').length;
  const { data, flaws } = readYaml(yaml);
  const fields = typeof data === 'object' && !Array.isArray(data);
  return {
    kind,
    id: basename(file, '.md'),
    file,
    data: fields ? singleLine(data) : null,
    body: body.replaceAll('\r\n', '\n').trim(),
    problems: [
      ...foreignBytes(plain),
      ...(problem ? [tell.content[problem]] : []),
      ...flaws.map(({ line, reason, advice: what }) => {
        const advice = tell.content.yaml[what];
        const told = { line: String(line + above), reason: reasonOf(reason), advice };
        return tell.content.badYaml(told);
      }),
      ...(fields ? [] : [tell.content.notFields]),
    ].map((problem) => `${file}: ${problem}`),
  };
}

/**
 * The kind of a path below the content folder, or a sentence that says why it has none, with the
 * kind that is probably meant.
 */
export function kindOf(
  path: string,
  file: string,
): { kind: Kind } | { problem: string; meant: Kind | null } {
  const [first = '', ...rest] = path.split('/');
  const name = rest.length > 0 ? first : basename(first, '.md');
  if (isKind(name) && isSingle(name) === (rest.length === 0)) return { kind: name };
  const places = kindNames.map((kind) => (isSingle(kind) ? `${kind}.md` : `${kind}/`));
  const place = rest.length > 0 ? `${first}/` : first;
  const guess = nearest(place, places);
  const { advice } = tell.content;
  const meant = kindNames[places.indexOf(guess ?? '')];
  return {
    meant: meant && isSingle(meant) === (rest.length === 0) ? meant : null,
    problem: `${file}: ${tell.content.noPlace({
      place,
      advice: guess ? advice.near({ better: guess }) : advice.oneOf({ words: places.join(', ') }),
    })}`,
  };
}

/** Every Markdown file below a content folder that is read, in a stable order. */
export const listContent = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true }))
    .map((name) => name.split(sep).join('/'))
    .filter(isContent)
    .sort();

/**
 * How problems name a file: by its path from here when the content is part of the project, else
 * from the folder that holds the content folder.
 */
export function nameOf(folder: string, path: string): string {
  const name = folderName(folder);
  return `${name === folder ? basename(folder) : name}/${path}`;
}

/**
 * Reads one file of the content folder, or tells why it does not belong there; what is misplaced is
 * read as what it is probably meant to be, with that as a problem.
 */
export async function readSource(
  folder: string,
  path: string,
): Promise<SourceFile | { problem: string }> {
  const file = nameOf(folder, path);
  const where = kindOf(path, file);
  if ('problem' in where && !where.meant) return where;
  const kind = 'kind' in where ? where.kind : (where.meant as Kind);
  const isFile = statSync(join(folder, path), { throwIfNoEntry: false })?.isFile();
  if (!isFile) return { problem: `${file}: ${tell.content.noFile}` };
  const source = parseSource(kind, file, readFileSync(join(folder, path), 'utf8'));
  if ('problem' in where) source.problems.unshift(where.problem);
  return source;
}

/** Reads a whole content folder. Throws only what the file system throws. */
export async function readContent(folder: string) {
  const sources: SourceFile[] = [];
  const problems: string[] = [];
  for (const path of await listContent(folder)) {
    const source = await readSource(folder, path);
    if ('problem' in source) problems.push(source.problem);
    else sources.push(source);
  }
  return { sources, problems };
}
