/** What a build leaves beside the pages, published (rewrites and headers) or not. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { bundleFunctions } from './bundled-functions.ts';
import { noticeOf, writePlatformFiles } from './platform-files.ts';
import { writeCrawlers, writeSnapshot } from './snapshot-file.ts';

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
        await writeSnapshot(out, GENERATED);
        await bundleFunctions('netlify', GENERATED);
      },
    },
  };
}
