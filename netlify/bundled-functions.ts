/**
 * Astro integration: after the build, each function as one file with the packages it uses, in a
 * folder that is not published. Netlify's bundler leaves packages as the files they come in: of
 * those a first answer loaded 150.
 */
import { readdir, rm } from 'node:fs/promises';
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
 * Bundles the functions of a project into its `.generated/functions`, as far from its `dist` as
 * they stand in `netlify/functions`; what they load only when it is needed stands beside that
 * folder, or in the same file without `codeSplitting`. The driver of a database stays a package: the
 * owner may install it, and Netlify packs it.
 */
export async function bundleFunctions(root: string, codeSplitting = true): Promise<void> {
  const dir = join(root, '.generated');
  for (const folder of [FUNCTIONS, CHUNKS])
    await rm(join(dir, folder), { recursive: true, force: true });
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
      codeSplitting,
      // No shorter than this: Netlify reads the settings of a function without running it.
      minify: false,
      entryFileNames: `${FUNCTIONS}/[name].mjs`,
      chunkFileNames: `${CHUNKS}/${name}/[name]-[hash].mjs`,
    });
    await bundle.close();
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
