// @ts-check
import { relative, resolve } from 'node:path';
import { defineConfig, passthroughImageService } from 'astro/config';
import { afterBuild } from './netlify/after-build.ts';
import { contentNotice, ownersLanguage } from './src/content-folder.ts';
import { tellIn } from './src/labels/tell.ts';
import { labelTypes } from './src/labels/types.ts';
import { rendererIntegration } from './src/renderer/integration.ts';
import { siteFrom } from './src/surfaces/site.ts';

// A wrong setting is told before there is any work.
siteFrom(process.env);
const out = resolve(process.env.OUT_DIR ?? 'dist');
const { COMPILE_TO } = process.env;
// A cache for each output, so that two builds at a time do not share one.
const cache = COMPILE_TO
  ? resolve(COMPILE_TO, '../astro')
  : resolve('.cache/astro', relative('.', out).replace(/\W+/g, '-'));

/** @type {import('astro').AstroIntegration} */
const content = {
  name: 'calling-card:content',
  hooks: {
    'astro:config:setup': async ({ command, logger }) => {
      await tellIn(ownersLanguage());
      logger.info(`from ${contentNotice()}`);
      // Whatever the machine is set to: development would publish the paths of its files.
      if (command === 'build') process.env.NODE_ENV = 'production';
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
    rendererIntegration(COMPILE_TO),
    // Pages that are only compiled are no site.
    ...(COMPILE_TO ? [] : [afterBuild()]),
  ],
});
