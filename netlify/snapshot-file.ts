/** After a build, the snapshot that the functions bring along. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import crawlers from 'crawler-user-agents';
import { type Facts, factsOf } from '../functions/answers/facts/facts.ts';
import type { Prepared, Snapshot } from '../functions/answers/facts/snapshot.ts';
import { termsOf } from '../functions/answers/search/search.ts';
import { type CrawlerEntry, distil } from '../functions/events/crawlers.ts';
import { keep, known } from '../src/kept.ts';

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

const compress = promisify(brotliCompress);

const brotli = async (value: object) => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  return (await compress(JSON.stringify(value), { params })).toString('base64');
};

/** Of about 250 records one is the last of its piece, by its own hash alone. */
const LAST = /00$/;

/** What is prepared, in pieces that are kept for the next build: most of many have not changed. */
async function preparedOf(facts: Facts): Promise<string[]> {
  const { records, snapshot } = facts;
  const { code } = facts.language;
  const { profile, collaboration, contact } = snapshot.manifest;
  const places = [...new Set(records.map(({ place }) => place))];
  const beside = JSON.stringify([code, profile, collaboration, contact, places]);
  let at = 0;
  const pieces = Map.groupBy(records, ({ hash }) => (LAST.test(hash) ? at++ : at));
  const prepared: string[] = [];
  // One at a time: together they take more memory than the rest of a build.
  for (const some of pieces.values()) {
    // Where they stand follows from the pieces before.
    const plain = some.map((record) => ({ ...record, at: 0 }));
    const from = beside + JSON.stringify(plain);
    const made = (): Prepared => ({ language: code, records: plain, terms: termsOf(facts, some) });
    prepared.push(known('prepared', from) ?? keep('prepared', from, await brotli(made())));
  }
  return prepared;
}

/**
 * The file that holds a snapshot, and apart from it what most starts do not need. All is compressed
 * while the caller does something else.
 */
export async function packed(snapshot: Snapshot): Promise<string> {
  const whole = brotli(snapshot);
  const prepared = await preparedOf(factsOf(snapshot));
  return JSON.stringify({ brotli: await whole, prepared });
}
