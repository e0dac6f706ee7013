/** Drafts -> Markdown files: names, front matter, and what a person must finish. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { betterId } from '../profile/build.ts';
import { sentences } from '../profile/problems.ts';
import type { SourceFile } from '../profile/read.ts';
import { isSingle, kinds } from '../schemas/kinds.ts';
import type { Draft } from './import/draft.ts';
import { shortOf } from './import/values.ts';

export type NewFile = {
  /** Path below the content folder. */
  path: string;
  text: string;
  /** What is missing; such a file begins with "_" and is left alone until it is finished. */
  unfinished: string[];
  /** Fields that were too long, and are cut. */
  cut: string[];
};

/** Longest id that is made of a name, in characters. */
const LONGEST_ID = 60;

/** A name for a file that no other of its kind has. */
function idOf({ kind, name }: Draft, taken: Set<string>): string {
  const slug = betterId(kind, name).slice(0, LONGEST_ID).replace(/-+$/, '');
  const base = slug || betterId(kind, kinds[kind].noun);
  let id = slug || `${base}-1`;
  for (let at = 2; taken.has(`${kind}/${id}`); at += 1) id = `${base}-${at}`;
  taken.add(`${kind}/${id}`);
  return id;
}

const isStated = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0
    : typeof value === 'object' && value !== null
      ? Object.keys(value).length > 0
      : value !== undefined && value !== null && value !== '';

/** Cuts texts that are longer than their fields, in place. Returns the names of the fields. */
function cutLong({ kind }: Draft, data: Record<string, unknown>): string[] {
  const cut: string[] = [];
  for (const issue of kinds[kind].schema.safeParse(data).error?.issues ?? []) {
    if (issue.code !== 'too_big' || issue.origin !== 'string') continue;
    const [field = '', ...rest] = issue.path;
    const holder = rest.length > 0 ? data[String(field)] : data;
    const at = (rest.at(-1) ?? field) as keyof typeof holder;
    const value = (holder as Record<PropertyKey, unknown>)[at];
    if (rest.length > 1 || typeof value !== 'string') continue;
    (holder as Record<PropertyKey, unknown>)[at] = shortOf(value, Number(issue.maximum));
    cut.push(String(field));
  }
  return [...new Set(cut)];
}

/** The text of a Markdown file. */
export function fileText(data: object, body: string): string {
  const yaml = stringify(data, { lineWidth: 0, aliasDuplicateObjects: false });
  return `---\n${yaml}---\n${body ? `\n${body}\n` : ''}`;
}

function fileOf(draft: Draft, today: string, taken: Set<string>): NewFile {
  const { kind, body } = draft;
  const stated = Object.entries(draft.fields).filter(([, value]) => isStated(value));
  const data: Record<string, unknown> = structuredClone({
    ...Object.fromEntries(stated),
    updated: today,
  });
  const cut = cutLong(draft, data);
  const id = isSingle(kind) ? kind : idOf(draft, taken);
  const source: SourceFile = { kind, id, file: '', data, body, problems: [] };
  const { error } = kinds[kind].schema.safeParse(data);
  const unfinished = (error ? sentences(error, source) : []).map((one) => one.replace(/^: /, ''));
  if (kinds[kind].body === 'required' && body === '')
    unfinished.push('there is no text below the front matter.');
  const name = `${unfinished.length > 0 && !isSingle(kind) ? '_' : ''}${id}.md`;
  const path = isSingle(kind) ? name : `${kind}/${name}`;
  return { path, text: fileText(data, body), unfinished, cut };
}

/** The files of drafts, on a day (YYYY-MM-DD); the same drafts give the same files. */
export function filesOf(drafts: readonly Draft[], today: string): NewFile[] {
  const taken = new Set<string>();
  return drafts.map((draft) => fileOf(draft, today, taken));
}

/** Writes files below a folder, making the folders that are needed. */
export async function writeFiles(folder: string, files: readonly NewFile[]): Promise<void> {
  for (const { path, text } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}
