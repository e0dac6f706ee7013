/**
 * Astro integration: after a build, the crawlers that the front door knows, in a folder that is not
 * published.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import crawlers from 'crawler-user-agents';
import { type CrawlerEntry, distil } from '../functions/events/crawlers.ts';

/** Where netlify/observe.ts imports it from. */
const FILE = new URL('../.generated/crawlers.json', import.meta.url);

/**
 * Writes what is kept of the crawler-user-agents data: whole, it is too large for the front door.
 */
export function crawlersFile(): AstroIntegration {
  return {
    name: 'calling-card:crawlers-file',
    hooks: {
      'astro:build:done': async () => {
        const text = JSON.stringify(distil(crawlers as readonly CrawlerEntry[]));
        // Only when it changes: other builds may be going on, and somebody may be reading it.
        if ((await readFile(FILE, 'utf8').catch(() => '')) === text) return;
        await mkdir(new URL('.', FILE), { recursive: true });
        await writeFile(FILE, text);
      },
    },
  };
}
