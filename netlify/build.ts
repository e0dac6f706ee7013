/** `calling-card build`: the site of the content, from the compiled pages. */
import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { command } from '../src/command.ts';
import { contentFolder, contentNotice } from '../src/content-folder.ts';
import { engineFile } from '../src/engine.ts';
import { keepFor, saveKept } from '../src/kept.ts';
import { compiledPages, engineSource, siteFiles } from '../src/renderer/renderer.ts';
import { remember, signOf, stands } from '../src/renderer/same-site.ts';
import { writeSite } from '../src/renderer/write-site.ts';
import { localNotice, siteFrom } from '../src/surfaces/site.ts';
import { demonstrationNotice, writePlatformFiles } from './platform-files.ts';
import { writeSnapshot } from './snapshot-file.ts';

const HELP = `npm run build

Builds the site from the content folder into dist, and beside it what a deploy on Netlify takes.

  --fresh        makes everything anew, without what was kept in .cache/kept; the result is the same
  --help         this text

Environment:
  SITE_URL       base of every URL in the payloads; on Netlify it is known
  CONTENT_DIR    folder with the content (content/)
  OUT_DIR        folder for the built site (dist)
`;

/** Where Netlify looks for functions, gateway and settings of a build (Frameworks API). */
const NETLIFY = '.netlify/v1';

/** Puts functions and gateway, bundled when this was packed, where Netlify takes them. */
async function writeFunctions(out: string): Promise<void> {
  await rm(NETLIFY, { recursive: true, force: true });
  await cp(engineFile('netlify/v1'), NETLIFY, { recursive: true });
  await writeSnapshot(out, NETLIFY);
}

// Whatever the machine is set to: development would publish the paths of its files.
process.env['NODE_ENV'] = 'production';

command(
  import.meta.filename,
  { help: HELP, options: { fresh: { type: 'boolean' } } },
  async ({ values }) => {
    const started = performance.now();
    const site = siteFrom(process.env);
    const out = resolve(process.env['OUT_DIR'] || 'dist');
    process.stdout.write(`Building from ${contentNotice()}\n`);
    const engine = await engineSource();
    if (!values.fresh) keepFor(engine);
    const sign = await signOf(engine, contentFolder());
    const deployed = out === resolve('dist');
    if ((await stands(out, sign)) && (!deployed || existsSync(join(NETLIFY, 'snapshot.json')))) {
      process.stdout.write(`${join(out, '')} stands as it is: nothing has changed\n`);
      return 0;
    }
    const renderer = (await compiledPages()).createRenderer();
    const files = await siteFiles(renderer);
    const changed = await writeSite(files, out, renderer.sealed);
    await writePlatformFiles(out);
    // Builds into other folders are trials.
    if (deployed) await writeFunctions(out);
    await remember(out, sign);
    saveKept();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stdout.write(
      `${files.length} files in ${join(out, '')} after ${seconds} s, ${changed} written\n`,
    );
    for (const notice of [localNotice(site), await demonstrationNotice(out)])
      if (notice) process.stderr.write(`${notice}\n`);
    return 0;
  },
);
