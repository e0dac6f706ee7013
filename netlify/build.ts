/** `calling-card build`: the site of the content, from the compiled pages. */
import { existsSync } from 'node:fs';
import { cp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { command } from '../src/command.ts';
import { contentFolder, contentNotice } from '../src/content-folder.ts';
import { engineFile } from '../src/engine.ts';
import { KEPT_FOLDER, keepFor, saveKept } from '../src/kept.ts';
import { tell } from '../src/labels/tell.ts';
import { compiledPages, engineSource, type SiteFile, siteFiles } from '../src/renderer/renderer.ts';
import { remember, signsOf, stands } from '../src/renderer/same-site.ts';
import { writeSite } from '../src/renderer/write-site.ts';
import { siteFrom } from '../src/surfaces/site.ts';

const help = () => {
  const { title, site, content, out } = tell.serve.env;
  return [tell.build.help, tell.options, { title, site, content, out }];
};

/** From so many files of content on a build saves memory, which takes a fourteenth of its time. */
const MANY = 1_000;

/** Where Netlify looks for functions, gateway and settings of a build (Frameworks API). */
const NETLIFY = '.netlify/v1';

/** What functions bring along of these files, in the making: meanwhile the site is written. */
async function beginSnapshot(files: readonly SiteFile[]): Promise<{ made: Promise<string> }> {
  const { snapshotFrom } = await import('../functions/answers/facts/snapshot.ts');
  const { packed } = await import('./snapshot-file.ts');
  const byName = new Map(files.map((one) => [one.file, one]));
  const read = async (file: string) => JSON.parse(String(byName.get(file)?.body()));
  return { made: packed(await snapshotFrom(read)) };
}

/** Puts functions and gateway, bundled when this was packed, where Netlify takes them. */
async function writeFunctions(snapshot: string): Promise<void> {
  await rm(NETLIFY, { recursive: true, force: true });
  await cp(engineFile('netlify/v1'), NETLIFY, { recursive: true });
  await writeFile(join(NETLIFY, 'snapshot.json'), snapshot);
}

// Whatever the machine is set to: development would publish the paths of its files.
process.env['NODE_ENV'] = 'production';

command(
  import.meta.filename,
  { help, options: { fresh: { type: 'boolean' } } },
  async ({ values }) => {
    const started = performance.now();
    // A wrong setting is told before there is any work.
    siteFrom(process.env);
    const out = resolve(process.env['OUT_DIR'] || 'dist');
    process.stdout.write(`${tell.build.from({ folder: contentNotice() })}\n`);
    const engine = await engineSource();
    keepFor(engine, values.fresh ? '' : KEPT_FOLDER);
    const { sign, beside, count } = signsOf(engine, contentFolder());
    // V8 lets far more old objects come together than live.
    if (count > MANY) setFlagsFromString('--heap-growing-percent=30');
    const deployed = out === resolve('dist');
    if (stands(out, sign) && (!deployed || existsSync(join(NETLIFY, 'snapshot.json')))) {
      process.stdout.write(`${tell.build.same({ out: join(out, '') })}\n`);
      return 0;
    }
    const { noticeOf, writePlatformFiles } = await import('./platform-files.ts');
    const renderer = (await compiledPages()).createRenderer();
    const files = await siteFiles(renderer, beside);
    // Builds into other folders are trials.
    const snapshot = deployed ? await beginSnapshot(files) : undefined;
    const { made, changed } = await writeSite(files, out, renderer.sealed);
    await writePlatformFiles(out);
    remember(out, sign, made);
    if (snapshot) await writeFunctions(await snapshot.made);
    saveKept();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const told = { files: files.length, out: join(out, ''), seconds, changed };
    process.stdout.write(`${tell.build.made(told)}\n`);
    const notice = await noticeOf(out);
    if (notice) process.stderr.write(`${notice}\n`);
    return 0;
  },
);
