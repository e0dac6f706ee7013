/**
 * Astro integration: after the build, the snapshot that the functions inline, in a folder that is
 * not published.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { factsOf } from '../functions/answers/facts/facts.ts';
import { type Prepared, type Snapshot, snapshotFrom } from '../functions/answers/facts/snapshot.ts';
import { termsOf } from '../functions/answers/search/search.ts';

/** Where netlify/service.ts imports it from. */
const SNAPSHOT = new URL('../.generated/snapshot.json', import.meta.url);

/** The folder that is deployed. */
const DEPLOYED = new URL('../dist/', import.meta.url);

const brotli = (value: object) => brotliCompressSync(JSON.stringify(value)).toString('base64');

/**
 * The file that holds a snapshot, and apart from it what most starts of a function do not need:
 * bundles have a limit, and text packs well. netlify/service.ts unpacks it.
 */
export function packed(snapshot: Snapshot): string {
  const facts = factsOf(snapshot);
  const { language, records } = facts;
  const prepared: Prepared = { language: language.code, records, terms: termsOf(facts) };
  return JSON.stringify({ brotli: brotli(snapshot), prepared: brotli(prepared) });
}

/**
 * Writes the snapshot of the build that is deployed, `dist`; other output folders are trials and
 * leave it alone.
 */
export function snapshotFile(): AstroIntegration {
  return {
    name: 'calling-card:snapshot-file',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        if (dir.href !== DEPLOYED.href) return;
        const snapshot = await snapshotFrom(async (file) =>
          JSON.parse(await readFile(new URL(file, dir), 'utf8')),
        );
        await mkdir(new URL('.', SNAPSHOT), { recursive: true });
        await writeFile(SNAPSHOT, packed(snapshot));
      },
    },
  };
}
