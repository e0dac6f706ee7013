// @ts-check
import { basename, resolve } from 'node:path';
import { defineConfig } from 'astro/config';
import { liveService } from './functions/standalone/dev.ts';
import { platformFiles } from './netlify/platform-files.ts';
import { siteFrom } from './src/surfaces/site.ts';

const site = siteFrom(process.env);
const out = resolve(process.env.OUT_DIR ?? 'dist');

export default defineConfig({
  site: site.base,
  outDir: out,
  // A cache for each output, so that two builds at a time do not share one.
  cacheDir: `./.cache/astro/${basename(out)}`,
  build: { inlineStylesheets: 'never' },
  server: { port: Number(process.env.PORT ?? 8888), host: process.env.HOST ?? '127.0.0.1' },
  devToolbar: { enabled: false },
  integrations: [platformFiles(), liveService()],
});
