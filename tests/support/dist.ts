/** Reads a built folder: the index of what the build published, and the files themselves. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type Route, routeList } from '../../src/routes.ts';
import { ALONE, ARABIC, EXAMPLE, ODD } from './build.ts';

export type Entry = {
  id: string;
  file: string;
  path: string | null;
  media: string;
  etag: string;
  modified: string | null;
};
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type JsonObject = { [name: string]: Json };

export type Dist = {
  folder: string;
  index: Entry[];
  /** Every file, with slashes, sorted. */
  files: string[];
  text: (file: string) => string;
  bytes: (file: string) => Buffer;
  json: (file: string) => JsonObject;
};

/**
 * A built folder. It is read when it is asked for: a module may name a build that is still to come.
 */
export function openDist(folder: string): Dist {
  const text = (file: string) => readFileSync(join(folder, file), 'utf8');
  const bytes = (file: string) => readFileSync(join(folder, file));
  const json = (file: string) => JSON.parse(text(file)) as JsonObject;
  const list = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .sort();
  let index: Entry[] | undefined;
  let files: string[] | undefined;
  return {
    folder,
    get index() {
      index ??= JSON.parse(text('variants/files.json')) as Entry[];
      return index;
    },
    get files() {
      files ??= list();
      return files;
    },
    text,
    bytes,
    json,
  };
}

/** The builds of the global set-up, for `test.each`. */
export const BUILDS = [
  ['example', openDist(EXAMPLE)],
  ['odd', openDist(ODD)],
  ['alone', openDist(ALONE)],
  ['arabic', openDist(ARABIC)],
] as const;

export function routeOf({ id }: Pick<Entry, 'id'>): Route {
  const row = routeList.find((route) => route.id === id);
  if (!row) throw new Error(`${id} is no row of the table`);
  return row;
}

/** Files of JSON in the service's own format, variants included. */
export function ownJson({ index }: Dist): Entry[] {
  return index.filter((entry) => entry.media === 'application/json' && !routeOf(entry).foreign);
}

/**
 * Calls `visit` for every value below a value, the value itself first. `at` is the names that lead
 * there.
 */
export function walk(
  value: Json,
  visit: (value: Json, at: readonly string[]) => void,
  at: readonly string[] = [],
) {
  visit(value, at);
  if (typeof value === 'object' && value !== null)
    for (const [name, member] of Object.entries(value)) walk(member, visit, [...at, name]);
}

/** Files that are not the same, or are only in one of two folders. */
export function differences(a: string, b: string): string[] {
  const [one, other] = [openDist(a), openDist(b)];
  return [...new Set([...one.files, ...other.files])]
    .filter(
      (file) =>
        !one.files.includes(file) ||
        !other.files.includes(file) ||
        !one.bytes(file).equals(other.bytes(file)),
    )
    .sort();
}

/**
 * RFC 8785, written from the RFC: members by UTF-16 code units, ECMAScript forms of numbers and
 * strings.
 */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const names = Object.keys(value).sort((a, b) => (a < b ? -1 : 1));
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name] ?? null)}`).join(',')}}`;
}

/** What `content_hash` of a payload has to be, by the published recipe. */
export function hashOf({ content_hash: _, ...covered }: Readonly<Record<string, unknown>>): string {
  return `sha256:${createHash('sha256')
    .update(canonical(covered as Json), 'utf8')
    .digest('hex')}`;
}
