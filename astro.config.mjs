// @ts-check
import { relative, resolve } from 'node:path';
import { defineConfig, passthroughImageService } from 'astro/config';
import { liveService } from './functions/standalone/dev.ts';
import { bundledFunctions } from './netlify/bundled-functions.ts';
import { crawlersFile } from './netlify/crawlers-file.ts';
import { platformFiles } from './netlify/platform-files.ts';
import { snapshotFile } from './netlify/snapshot-file.ts';
import { contentFolder, contentNotice } from './src/content-folder.ts';
import { setLive } from './src/engine.ts';
import { labelTypes } from './src/labels/types.ts';
import { liveState } from './src/profile/live-content.ts';
import { isLocal, siteFrom } from './src/surfaces/site.ts';

const site = siteFrom(process.env);
const out = resolve(process.env.OUT_DIR ?? 'dist');
// A cache for each output, so that two builds at a time do not share one.
const cache = resolve('.cache/astro', relative('.', out).replace(/\W+/g, '-'));

/** @type {import('astro').AstroIntegration} */
const content = {
  name: 'calling-card:content',
  hooks: {
    'astro:config:setup': ({ command, logger }) => {
      logger.info(`from ${contentNotice()}`);
      // Whatever the machine is set to: development would publish the paths of its files.
      if (command === 'build') process.env.NODE_ENV = 'production';
      setLive(command === 'dev');
    },
    'astro:build:done': ({ logger }) => {
      if (isLocal(site))
        logger.warn(
          `Every URL in it begins with ${site.base}, which only this machine can reach. ` +
            'Before you publish it: SITE_URL=https://your-site.example npm run build',
        );
    },
  },
};

export default defineConfig({
  outDir: out,
  cacheDir: cache,
  // Small scripts and fonts stay files too: the security policy takes none from inside of a page.
  vite: { cacheDir: `${cache}/vite`, build: { assetsInlineLimit: 0 } },
  // Most of a build is waiting for files to be written.
  build: { inlineStylesheets: 'never', concurrency: 8 },
  server: { port: Number(process.env.PORT ?? 8888), host: process.env.HOST ?? '127.0.0.1' },
  devToolbar: { enabled: false },
  // Editors complete and check front matter by the schemas of the content.
  experimental: { contentIntellisense: true },
  // No picture is transformed; the service for it would only take memory.
  image: { service: passthroughImageService() },
  integrations: [
    content,
    labelTypes(),
    platformFiles(),
    snapshotFile(),
    crawlersFile(),
    bundledFunctions(),
    liveService(contentFolder(), () => liveState(contentFolder())),
  ],
});
