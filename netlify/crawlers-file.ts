/** The crawlers that the gateway knows. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import crawlers from 'crawler-user-agents';
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
