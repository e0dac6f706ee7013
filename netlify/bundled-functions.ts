/**
 * Each function with the packages it uses. Netlify's bundler leaves packages as files, of which a
 * first answer loaded 150, and joins the rest into one that is compiled at each start. So a
 * function is a few lines here, and what it does stands in chunks that are loaded when they are
 * needed.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';

const FUNCTIONS = 'functions';
const CHUNKS = 'chunks';

/**
 * What Netlify takes for the function: its settings, which are read without running it, and the way
 * to its chunk: an address is no import, but a file to be packed.
 */
function mountOf(name: string, source: string): string {
  const [config] = /^export const config\b.*/ms.exec(source) ?? [];
  if (!config) throw new Error(`netlify/functions/${name} exports no config at its end.`);
  return `const chunk = new URL('../${CHUNKS}/${name}.mjs', import.meta.url);
export default async (...given) => (await import(chunk)).default(...given);
${config.replace(': Config', '')}`;
}

/** What the build writes for the functions stays a file beside them: only it differs by content. */
const beside: Plugin = {
  name: 'calling-card:beside',
  resolveId: (id) =>
    id.endsWith('/.generated/snapshot.json') ? { id: '../snapshot.json', external: true } : null,
};

/**
 * Bundles the functions of the sources in `netlify` into another folder. The driver of a database
 * stays a package: the owner may install it, and Netlify packs it.
 */
export async function bundleFunctions(netlify: string, dir: string): Promise<void> {
  for (const folder of [FUNCTIONS, CHUNKS])
    await rm(join(dir, folder), { recursive: true, force: true });
  await mkdir(join(dir, FUNCTIONS), { recursive: true });
  const sources = join(netlify, 'functions');
  const files = await readdir(sources);
  const bundle = await rolldown({
    input: Object.fromEntries(files.map((file) => [parse(file).name, join(sources, file)])),
    platform: 'node',
    preserveEntrySignatures: 'allow-extension',
    external: ['pg'],
    plugins: [beside],
    // One function loads at once what another loads when it is needed.
    checks: { ineffectiveDynamicImport: false },
  });
  await bundle.write({
    dir,
    entryFileNames: `${CHUNKS}/[name].mjs`,
    chunkFileNames: `${CHUNKS}/[name]-[hash].mjs`,
  });
  await bundle.close();
  for (const file of files) {
    const { name } = parse(file);
    const mount = mountOf(name, await readFile(join(sources, file), 'utf8'));
    await writeFile(join(dir, FUNCTIONS, `${name}.mjs`), mount);
  }
}
