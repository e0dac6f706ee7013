/**
 * Builds sites in one process: `node builder.ts <builds>`, a JSON list of what the environment of
 * each says beside that of the process, and whether the compiled pages render it, as owners'
 * commands do, or Astro.
 */
import { cp } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build } from 'astro';
import { writePlatformFiles } from '../../netlify/platform-files.ts';
import { keepFor, saveKept } from '../../src/kept.ts';
import { COMPILED, compiledPages, ENTRY, siteFiles } from '../../src/renderer/renderer.ts';
import { writeSite } from '../../src/renderer/write-site.ts';

/** Builds by the compiled pages, imported anew: they read content once and for all. */
async function buildCompiled(out: string): Promise<void> {
  await compiledPages();
  const pages = resolve('.cache/test/pages', `${process.pid}-${performance.now()}`);
  await cp(`${COMPILED}/pages`, pages, { recursive: true });
  const renderer = (await import(`${pages}/${ENTRY}`)).createRenderer();
  await writeSite(await siteFiles(renderer), out, renderer.sealed);
  await writePlatformFiles(out);
}

keepFor('tests', '.cache/test/kept');
const own = process.env;
for (const { compiled, env } of JSON.parse(process.argv[2] ?? '[]')) {
  process.env = { ...own, ...env };
  await (compiled ? buildCompiled(env.OUT_DIR) : build({}));
}
// What tests make of the same texts is known then.
saveKept();
