/**
 * Astro integration: after the build, each function with the packages it uses, in a folder that is
 * not published. Netlify's bundler leaves packages as the files they come in, of which a first
 * answer loaded 150, and joins what a function imports, needed or not, into one file that is
 * compiled at each start. So a function is a few lines here; what it does stands beside it, in
 * chunks that are loaded when they are needed, and that Netlify's bundler packs as they are.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { rolldown } from 'rolldown';

/** Where the functions are written; netlify.toml names the first folder. */
const FUNCTIONS = 'functions';
const CHUNKS = 'chunks';

/** The folder that is deployed. */
const DEPLOYED = new URL('../dist/', import.meta.url);

/**
 * What Netlify takes for the function: its settings, which are read without running it, and the
 * way to its chunk. An address is no import to Netlify's bundler, but a file to be packed.
 */
function mountOf(name: string, source: string): string {
  const [config] = /^export const config\b.*/ms.exec(source) ?? [];
  if (!config) throw new Error(`netlify/functions/${name} exports no config at its end.`);
  return `const chunk = new URL('../${CHUNKS}/${name}.mjs', import.meta.url);
export default async (...given) => (await import(chunk)).default(...given);
${config.replace(': Config', '')}`;
}

/**
 * Bundles the functions of a project into its `.generated/functions` and `.generated/chunks`, as
 * far from its `dist` as they stand in `netlify/functions`. The driver of a database stays a
 * package: the owner may install it, and Netlify packs it.
 */
export async function bundleFunctions(root: string): Promise<void> {
  const dir = join(root, '.generated');
  for (const folder of [FUNCTIONS, CHUNKS])
    await rm(join(dir, folder), { recursive: true, force: true });
  await mkdir(join(dir, FUNCTIONS), { recursive: true });
  const sources = join(root, 'netlify/functions');
  for (const file of await readdir(sources)) {
    const { name } = parse(file);
    const bundle = await rolldown({
      input: { [name]: join(sources, file) },
      platform: 'node',
      preserveEntrySignatures: 'allow-extension',
      external: ['pg'],
      // One function loads at once what another loads when it is needed.
      checks: { ineffectiveDynamicImport: false },
    });
    await bundle.write({
      dir,
      entryFileNames: `${CHUNKS}/[name].mjs`,
      chunkFileNames: `${CHUNKS}/${name}/[name]-[hash].mjs`,
    });
    await bundle.close();
    const mount = mountOf(name, await readFile(join(sources, file), 'utf8'));
    await writeFile(join(dir, FUNCTIONS, `${name}.mjs`), mount);
  }
}

/** Bundles the functions of the build that is deployed, `dist`; others are trials. */
export function bundledFunctions(): AstroIntegration {
  return {
    name: 'calling-card:bundled-functions',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        if (dir.href === DEPLOYED.href)
          await bundleFunctions(fileURLToPath(new URL('..', import.meta.url)));
      },
    },
  };
}
