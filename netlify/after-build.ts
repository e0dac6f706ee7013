/** What a build leaves beside the pages, published (rewrites and headers) or not. */
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { snapshotFrom } from '../functions/answers/facts/snapshot.ts';
import { bundleFunctions } from './bundled-functions.ts';
import { noticeOf, writePlatformFiles } from './platform-files.ts';
import { packed, writeCrawlers } from './snapshot-file.ts';

/** Where netlify.toml, the functions and the gateway look for it. */
const GENERATED = '.generated';

/** Astro integration: does it after each build; functions for the one that is deployed, `dist`. */
export function afterBuild(): AstroIntegration {
  return {
    name: 'calling-card:after-build',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const out = fileURLToPath(dir);
        await writePlatformFiles(out);
        await writeCrawlers(GENERATED);
        const notice = await noticeOf(out);
        if (notice) logger.warn(notice);
        // Builds into other folders are trials.
        if (resolve(out) !== resolve('dist')) return;
        const snapshot = await snapshotFrom(async (file) =>
          JSON.parse(await readFile(join(out, file), 'utf8')),
        );
        await writeFile(join(GENERATED, 'snapshot.json'), await packed(snapshot));
        await bundleFunctions('netlify', GENERATED);
      },
    },
  };
}
