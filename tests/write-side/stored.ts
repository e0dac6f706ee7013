/**
 * What lies in a data folder, read without the store: every file but those that are being written.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Body, Kind } from './kinds.ts';

/** Files of a folder below it, by path with slashes, sorted. `+new` has what no reader sees. */
export async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !file.split('/').includes('+new'))
    .sort();
}

/**
 * Every record of one store, single or in a document, once by its day and id. Throws for what is no
 * whole JSON.
 */
export async function recordsIn(folder: string, store: string): Promise<Map<string, Body>> {
  const records = new Map<string, Body>();
  const keep = (place: string, value: Body) => {
    if (!('fact' in value)) records.set(place, value);
  };
  for (const file of await filesIn(join(folder, store))) {
    const value = JSON.parse(await readFile(join(folder, store, file), 'utf8')) as Body;
    if (/^\d/.test(file)) keep(file, value);
    if (!file.startsWith('days/')) continue;
    const lines = gunzipSync(Buffer.from(String(value['lines']), 'base64')).toString('utf8');
    for (const line of lines.split('\n')) {
      const [id, record] = JSON.parse(line) as [string, Body];
      keep(`${file.slice(5, 15)}/${id}+.json`, record);
    }
  }
  return records;
}

/** A body that was answered with a success, and that answer. */
export type Taken = { body: Body; json: Body };

/**
 * What is wrong between answers and records: a success without its record, a record that is not
 * what was sent, two records for one. Empty when every success is stored exactly once and whole.
 */
export function compare(kind: Kind, taken: readonly Taken[], records: Iterable<Body>) {
  const byId = new Map<unknown, Body>();
  const problems: string[] = [];
  const sentOnce = new Map<string, unknown>();
  for (const record of records) {
    const id = record[kind.id];
    if (byId.has(id)) problems.push(`${id} is stored twice`);
    byId.set(id, record);
    const content = JSON.stringify(kind.kept(record));
    if (sentOnce.has(content)) problems.push(`${id} has the content of ${sentOnce.get(content)}`);
    sentOnce.set(content, id);
  }
  const answered = new Set<unknown>();
  for (const { body, json } of taken) {
    const id = json[kind.id];
    answered.add(id);
    const record = byId.get(id);
    if (!record) problems.push(`${id} was answered and is not stored`);
    else if (JSON.stringify(kind.kept(record)) !== JSON.stringify(kind.sent(body)))
      problems.push(`${id} is not stored as it was sent`);
  }
  return { problems, answered: answered.size };
}
