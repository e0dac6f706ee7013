/** `npm run check -- --fix`: what can be put right without a person. */
import { execFile } from 'node:child_process';
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { isScalar, parseDocument } from 'yaml';
import type * as z from 'zod';
import { isSingle, kinds } from '../kinds/kinds.ts';
import { tell } from '../labels/tell.ts';
import { betterId } from '../profile/build.ts';
import { dateOf } from '../profile/dates.ts';
import { readYaml, splitFile } from '../profile/front-matter.ts';
import { kindOf, listContent, nameOf, parseSource, type SourceFile } from '../profile/read.ts';

const execute = promisify(execFile);

/** Output of git in a folder as names, or null where there is no repository or no commit. */
const git = async (folder: string, ...args: string[]): Promise<string[] | null> =>
  execute('git', args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 }).then(
    ({ stdout }) => stdout.split('\0').filter(Boolean),
    () => null,
  );

/** Paths below the folder that differ from the last commit; none where there is no commit. */
async function changedFiles(folder: string): Promise<Set<string>> {
  const changed = await git(folder, 'diff', '--name-only', '-z', '--relative', 'HEAD');
  const added = await git(folder, 'ls-files', '-z', '--others', '--exclude-standard');
  return new Set(changed && added ? [...changed, ...added] : []);
}

/** The text of a file with its front matter replaced. */
function withYaml(text: string, yaml: string): string {
  const { at, yaml: old } = splitFile(text);
  return `${text.slice(0, at)}${yaml}${text.slice(at + old.length)}`;
}

type Mend = { from: string; to: string };

/** What a value was meant to be, as YAML, or null where only its author knows. */
function meantValue(issue: z.core.$ZodIssue, value: unknown): string | null {
  const single = typeof value === 'string' && !value.includes(',');
  if (issue.code === 'invalid_type' && issue.expected === 'array' && single)
    return `[${JSON.stringify(value)}]`;
  if (issue.code === 'invalid_type' && issue.expected === 'string' && typeof value === 'boolean')
    return JSON.stringify(String(value));
  if (typeof value !== 'string') return null;
  const isUrl = 'format' in issue && issue.format === 'url';
  if (isUrl && /^(www\.)?[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(value)) return `https://${value}`;
  // A date in other words or signs; 1.2.2026 may be meant otherwise.
  const date = dateOf(value);
  const day = 'format' in issue && issue.format === 'date' && date.length === 'YYYY-MM-DD'.length;
  return day || issue.message === 'is not a date' ? date || null : null;
}

/** Mends values that the schema refuses. Returns the new YAML and what was changed. */
function mendValues(source: SourceFile, yaml: string): { yaml: string; mends: Mend[] } {
  const parsed = kinds[source.kind].schema.safeParse(source.data);
  const document = parseDocument(yaml);
  const places = (parsed.error?.issues ?? []).flatMap((issue) => {
    const node = document.getIn(issue.path, true);
    if (!isScalar(node) || !node.range) return [];
    const to = meantValue(issue, isScalar(node) ? node.value : null);
    return to === null ? [] : [{ start: node.range[0], end: node.range[1], to }];
  });
  const mends: Mend[] = [];
  let text = yaml;
  for (const { start, end, to } of places.sort((a, b) => b.start - a.start)) {
    mends.unshift({ from: text.slice(start, end), to });
    text = text.slice(0, start) + to + text.slice(end);
  }
  return { yaml: text, mends };
}

/**
 * Front matter with `updated` set, in its place or at the end; as it was where the end is none of
 * its fields: `{ title: A }`.
 */
function withUpdated(yaml: string, day: string): string {
  const old = parseDocument(yaml).getIn(['updated'], true);
  if (isScalar(old) && old.range) {
    const [start, end] = old.range;
    return `${yaml.slice(0, start)}${start === end ? ' ' : ''}${day}${yaml.slice(end)}`;
  }
  const [, indent = ''] = /^( *)[^\s#]/m.exec(yaml) ?? [];
  const text = `${yaml.replace(/\s*$/, '')}${yaml.trim() ? '\n' : ''}${indent}updated: ${day}`;
  return parseDocument(text).errors.length > 0 ? yaml : text;
}

/** The day that `updated` should be, or null where it is right as it is. */
async function dayFor(
  folder: string,
  path: string,
  { data }: SourceFile,
  changed: boolean,
  today: string,
): Promise<string | null> {
  const { updated, date } = (data ?? {}) as { updated?: unknown; date?: unknown };
  if (changed) return updated === today || (updated === undefined && date) ? null : today;
  if (updated !== undefined || date !== undefined) return null;
  const [last] = (await git(folder, 'log', '-1', '-z', '--format=%cs', '--', path)) ?? [];
  return last ?? today;
}

/** Gives a file a name that can be an id, unless that name is taken. Returns the new path. */
async function mendName(folder: string, path: string, source: SourceFile): Promise<string> {
  const id = betterId(source.kind, source.id);
  if (isSingle(source.kind) || id === source.id || !id) return path;
  const better = join(dirname(path), `${id}.md`).replaceAll('\\', '/');
  if (await stat(join(folder, better)).catch(() => null)) return path;
  await rename(join(folder, path), join(folder, better));
  return better;
}

/** Mends one file. Returns a sentence for each thing that was mended. */
async function mendFile(folder: string, path: string, changed: boolean, today: string) {
  const file = nameOf(folder, path);
  const where = kindOf(path, file);
  if ('problem' in where) return [];
  const before = await readFile(join(folder, path), 'utf8').catch(() => null);
  if (before === null) return [];
  let text = before.replace(/^\uFEFF/, '');
  const mended: string[] = [];
  const { mends } = tell.check;
  const { yaml, problem } = splitFile(text);
  const { flaws, mended: read } = readYaml(yaml);
  if (!problem && flaws.length > 0 && read !== null) {
    text = withYaml(text, read);
    for (const { line, advice } of flaws)
      mended.push(mends.line({ line: String(line + 2), advice: tell.content.yaml[advice] }));
  }
  const source = parseSource(where.kind, file, text);
  if (source.problems.length > 0) return [];
  const { yaml: values, mends: changes } = mendValues(source, splitFile(text).yaml);
  text = withYaml(text, values);
  mended.push(...changes.map(mends.value));
  const day = await dayFor(folder, path, source, changed || mended.length > 0, today);
  const { yaml: undated } = splitFile(text);
  const dated = day ? withUpdated(undated, day) : undated;
  text = withYaml(text, dated);
  if (day && dated !== undated) mended.push(mends.updated({ day }));
  if (text !== before && mended.length > 0) await writeFile(join(folder, path), text);
  const better = await mendName(folder, path, source);
  if (better !== path) mended.push(mends.name({ file: nameOf(folder, better) }));
  return mended.map((what) => `${file}: ${what}.`);
}

/**
 * Mends the files of a content folder on a day (YYYY-MM-DD). Returns what was done, a sentence
 * each. Throws only what the file system throws.
 */
export async function mend(folder: string, today: string): Promise<string[]> {
  const paths = await listContent(folder);
  const changed = await changedFiles(folder);
  const mended: string[] = [];
  for (const path of paths)
    mended.push(...(await mendFile(folder, path, changed.has(path), today)));
  return mended;
}
