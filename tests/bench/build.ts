/**
 * How long the packed engine's build takes, from nothing, after one note has changed and after
 * nothing has, how much memory, whether a note costs the same in a large profile, and how long
 * Eleventy takes that builds the same notes to as many files.
 */
import { execFileSync } from 'node:child_process';
import { appendFile, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { run } from '../support/programs.ts';
import { generateContent } from './content.ts';
import type { Used } from './peak.ts';
import type { Bench, Result } from './results.ts';

/** Notes beside the example: the base, the size that has limits, and the size of a long life. */
const SIZES = [0, 1_000, 10_000] as const;
/**
 * How much dearer a note may seem in the large profile: what measurements scatter by, differences
 * more than values.
 */
const GROWTH = 1.5;
const SITE = 'https://bench.example';
const ELEVENTY = 'tests/clients/node_modules/@11ty/eleventy/cmd.cjs';

type Measured = Used & { ms: number };
/** A build from nothing, one after a note has changed, and one after nothing has. */
type Three = [Measured, Measured, Measured];

/** Runs a program in a folder and tells what it took; throws with what it said when it fails. */
async function measured(args: string[], cwd: string): Promise<Measured> {
  const NODE_OPTIONS = `--import ${new URL('peak.ts', import.meta.url)}`;
  const { PATH, HOME } = process.env;
  const start = performance.now();
  const { code, said } = await run(args, {
    cwd,
    env: { PATH, HOME, SITE_URL: SITE, NODE_OPTIONS },
  });
  const ms = performance.now() - start;
  const used = /^used (\{.*\})$/m.exec(said)?.[1];
  if (code !== 0 || !used) throw new Error(`The build failed:\n${said.slice(-4_000)}`);
  return { ms, ...(JSON.parse(used) as Used) };
}

async function builds(folder: string, notes: number): Promise<Three> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  await generateContent(join(folder, 'content'), notes);
  const args = [resolve('.cache/package/calling-card/bin/calling-card.mjs'), 'build'];
  const first = await measured(args, folder);
  const note = notes > 0 ? 'generated-1' : 'moth-in-the-log-1947';
  await appendFile(join(folder, `content/notes/${note}.md`), '\nOne sentence more.\n');
  return [first, await measured(args, folder), await measured(args, folder)];
}

/** What we make of a note, and how a template of Eleventy's tells its text there. */
const FILES = [
  ['notes/generated-2/index.html', '{{ content | safe }}'],
  ['notes/generated-2.md', '{{ note | raw | safe }}'],
  ['api/notes/generated-2.json', '{{ note | raw | dump | safe }}'],
] as const;
const CONFIG = `export default (config) => {
  const long = { dateStyle: 'long', timeZone: 'UTC' };
  config.addCollection('notes', (api) => api.getFilteredByGlob('src/notes/*.md'));
  config.addFilter('day', (date) => new Date(date).toISOString().slice(0, 10));
  config.addFilter('long', (date) => new Date(date).toLocaleDateString('en', long));
  config.addFilter('raw', (item) => item.rawInput.trim());
  config.setQuietMode(true);
  return { dir: { input: 'src', output: 'out' }, htmlTemplateEngine: 'njk' };
};
`;
const OF_NOTES = `export default {
  layout: 'note.njk',
  templateEngineOverride: 'md',
  permalink: ({ page }) => \`/notes/\${page.fileSlug}/index.html\`,
};
`;
const SET = '{% set newer = collections.notes | getPreviousCollectionItem(page) %}'.concat(
  '{% set older = collections.notes | getNextCollectionItem(page) %}{% set slug = page.fileSlug %}',
);
const SET_EACH = '{% set title = note.data.title %}{% set date = note.date %}'.concat(
  '{% set tags = note.data.tags %}{% set slug = note.fileSlug %}',
);

/** A folder where Eleventy makes the same files of notes: its templates are ours, values out. */
async function forEleventy(folder: string, ours: string): Promise<string> {
  const to = join(folder, 'eleventy');
  await mkdir(join(to, 'src/_includes'), { recursive: true });
  await cp(join(ours, 'content/notes'), join(to, 'src/notes'), { recursive: true });
  const source = await readFile(join(ours, 'content/notes/generated-2.md'), 'utf8');
  const value = (pattern: RegExp) => pattern.exec(source)?.[1] ?? '';
  const [date, body] = [value(/^date: "(.*)"/m), value(/---\n\n(.*)$/s).trim()];
  const long = new Date(date).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });
  for (const [at, [file, text]] of FILES.entries()) {
    const whole = (await readFile(join(ours, 'dist', file), 'utf8'))
      .replace(/(?<=<div class="prose">).*?(?=<\/div>)/s, text)
      .replace(body, text)
      .replace(JSON.stringify(body), text)
      .replace(/(?<=content="By [^.]*\. )[^"]*/g, '{{ page.rawInput | truncate(280) }}')
      .replace(/<li>(Newer|Older): <a.*?<\/a><\/li>/g, (_, name: string) => {
        const one = name.toLowerCase();
        const link = `<a href="/notes/{{ ${one}.fileSlug }}">{{ ${one}.data.title }}</a>`;
        return `{% if ${one} %}<li>${name}: ${link}</li>{% endif %}`;
      })
      .replaceAll(value(/^title: "(.*)"/m), '{{ title }}')
      .replaceAll('generated-2', '{{ slug }}')
      .replaceAll(value(/^tags: \[(.*?),/m), '{{ tags[0] }}')
      .replaceAll(date, '{{ date | day }}')
      .replaceAll(long, '{{ date | long }}');
    const permalink = file.replace('generated-2', '{{ note.fileSlug }}');
    const each = `pagination: { data: collections.notes, size: 1, alias: note }`;
    const head = `---\n${each}\npermalink: "${permalink}"\n---\n${SET_EACH}`;
    const [name, top] = at === 0 ? ['_includes/note', SET] : [`each-${at}`, head];
    await writeFile(join(to, `src/${name}.njk`), top + whole);
  }
  await writeFile(join(to, 'eleventy.config.js'), CONFIG);
  await writeFile(join(to, 'package.json'), '{ "type": "module" }');
  await writeFile(join(to, 'src/notes/notes.11tydata.js'), OF_NOTES);
  return to;
}

const megabytes = ({ peak_kib }: Used) => (peak_kib * 1024) / 1_000_000;
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const atMost = (what: string, ms: number, limit: number): Result => ({
  what,
  value: seconds(ms),
  limit: `<= ${seconds(limit)}`,
  kept: ms <= limit,
});

export const build: Bench = async (folder, say) => {
  execFileSync(process.execPath, ['src/package/pack.ts'], { stdio: 'ignore' });
  const ours = join(folder, 'ours');
  const all: Three[] = [];
  for (const notes of SIZES) {
    const three = await builds(ours, notes);
    const told = three.map(({ ms }) => seconds(ms)).join(', ');
    say(`${notes} notes: ${told}, ${megabytes(three[0]).toFixed(0)} MB`);
    all.push(three);
  }
  const to = await forEleventy(folder, ours);
  const peer = await measured([resolve(ELEVENTY)], to);
  const files = await readdir(join(to, 'out'), { recursive: true });
  say(`Eleventy, ${SIZES[2]} notes: ${seconds(peer.ms)}, ${files.length} files and folders`);
  const [[base], [some, someChanged, same], [many, manyChanged]] = all as [Three, Three, Three];
  const first = (some.cpu_ms - base.cpu_ms) / (SIZES[1] - SIZES[0]);
  const later = (many.cpu_ms - some.cpu_ms) / (SIZES[2] - SIZES[1]);
  return [
    atMost('build, 1,000 notes', some.ms, 10_000),
    atMost('build, 1,000 notes, one note changed', someChanged.ms, 2_000),
    atMost('build, 1,000 notes, nothing changed', same.ms, 2_500),
    atMost('build, 10,000 notes, as Eleventy', many.ms, peer.ms),
    atMost('build, 10,000 notes, one note changed', manyChanged.ms, 6_000),
    {
      what: 'build, 10,000 notes: memory',
      value: `${megabytes(many).toFixed(0)} MB`,
      limit: '<= 1200 MB',
      kept: megabytes(many) <= 1_200,
    },
    // Without the fixed cost of a build, and in processor time, which other work on the machine
    // hardly changes.
    {
      what: 'build, growth per note, processor',
      value:
        `ratio ${(later / first).toFixed(2)} (first 1,000: ${first.toFixed(2)} ms, next ` +
        `9,000: ${later.toFixed(2)} ms)`,
      limit: `<= ${GROWTH}`,
      kept: later / first <= GROWTH,
    },
  ] satisfies Result[];
};
