/** After a build, the snapshot that the functions bring along. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import crawlers from 'crawler-user-agents';
import { factsOf } from '../functions/answers/facts/facts.ts';
import { type Prepared, type Snapshot, snapshotFrom } from '../functions/answers/facts/snapshot.ts';
import { termsOf } from '../functions/answers/search/search.ts';
import { type CrawlerEntry, distil } from '../functions/events/crawlers.ts';

/** Writes crawlers.json into a folder: the whole data is too large for the gateway. */
export async function writeCrawlers(folder: string): Promise<void> {
  const file = join(folder, 'crawlers.json');
  const text = JSON.stringify(distil(crawlers as readonly CrawlerEntry[]));
  // Only when it changes: other builds may be going on, and somebody may be reading it.
  if ((await readFile(file, 'utf8').catch(() => '')) === text) return;
  await mkdir(folder, { recursive: true });
  await writeFile(file, text);
}

/** 9 takes three times as long as this, for a twelfth fewer bytes; 11 fifty, for a seventh. */
const QUALITY = 6;

const brotli = (value: object) =>
  brotliCompressSync(JSON.stringify(value), {
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY },
  }).toString('base64');

/** The file that holds a snapshot, and apart from it what most starts do not need. */
export function packed(snapshot: Snapshot): string {
  const facts = factsOf(snapshot);
  const { language, records } = facts;
  const prepared: Prepared = { language: language.code, records, terms: termsOf(facts) };
  return JSON.stringify({ brotli: brotli(snapshot), prepared: brotli(prepared) });
}

/** Writes the snapshot of a build into a folder, as snapshot.json. */
export async function writeSnapshot(out: string, folder: string): Promise<void> {
  const snapshot = await snapshotFrom(async (file) =>
    JSON.parse(await readFile(join(out, file), 'utf8')),
  );
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'snapshot.json'), packed(snapshot));
}
