/** Drafts -> Markdown files: names, front matter, and what a person must finish. */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { isSingle, kinds } from '../kinds/kinds.ts';
import { betterId, problemsOf } from '../profile/build.ts';
import type { SourceFile } from '../profile/read.ts';
import type { Draft } from './import/draft.ts';
import { shortOf } from './import/values.ts';

export type NewFile = {
  /** Path below the content folder. */
  path: string;
  text: string;
  /** What is missing; such a file begins with "_" and is left alone until it is finished. */
  unfinished: string[];
  /** Fields whose value was too long or did not fit. */
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

/**
 * Makes values fit their fields, in place: what is too long is cut; in a file of which there is
 * one, and which cannot wait to be finished, what does not fit goes. Returns the names of the
 * fields.
 */
function fit({ kind }: Draft, data: Record<string, unknown>): string[] {
  const changed = new Set<string>();
  const issues = kinds[kind].schema.safeParse(data).error?.issues ?? [];
  // Later entries of a list first, so that the places of the others stay.
  for (const issue of issues.toReversed()) {
    const key = issue.path.at(-1);
    const holder = issue.path
      .slice(0, -1)
      .reduce<unknown>((at, step) => (at as Record<PropertyKey, unknown>)[step], data);
    if (key === undefined || typeof holder !== 'object' || holder === null) continue;
    const values = holder as Record<PropertyKey, unknown>;
    const value = values[key];
    const long = issue.code === 'too_big' ? Number(issue.maximum) : null;
    if (long !== null && typeof value === 'string') values[key] = shortOf(value, long);
    else if (long !== null && Array.isArray(value)) values[key] = value.slice(0, long);
    else if (!isSingle(kind) || value === undefined) continue;
    else if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete values[key];
    changed.add(String(issue.path[0]));
  }
  return [...changed];
}

/** The text of a Markdown file. */
function fileText(data: object, body: string): string {
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
  const cut = fit(draft, data);
  const id = isSingle(kind) ? kind : idOf(draft, taken);
  const source: SourceFile = { kind, id, file: '', data, body, problems: [] };
  const unfinished = problemsOf(source, today).map((problem) => problem.replace(/^: /, ''));
  const name = `${unfinished.length > 0 && !isSingle(kind) ? '_' : ''}${id}.md`;
  const path = isSingle(kind) ? name : `${kind}/${name}`;
  return { path, text: fileText(data, body), unfinished, cut };
}

/** The files of drafts, on a day (YYYY-MM-DD); the same drafts give the same files. */
export function filesOf(drafts: readonly Draft[], today: string): NewFile[] {
  const taken = new Set<string>();
  return drafts.map((draft) => fileOf(draft, today, taken));
}

/** Puts a text in the place of a file, whole or not at all, with this mode whatever was there. */
export async function replace(file: string, text: string, mode = 0o644): Promise<void> {
  // A mode is given to a file that is made, not to one that a killed run has left.
  await rm(`${file}.new`, { force: true });
  await writeFile(`${file}.new`, text, { mode, flag: 'wx' });
  await rename(`${file}.new`, file);
}

/** Writes files below a folder, making the folders that are needed. */
export async function writeFiles(folder: string, files: readonly NewFile[]): Promise<void> {
  for (const { path, text } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}
