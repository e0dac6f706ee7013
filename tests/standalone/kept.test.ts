/**
 * A build that keeps what it has made gives, file for file, what a build gives that keeps nothing,
 * whatever was changed in between; what its owner signed, and no other; and one that fails leaves
 * what stood there.
 */
import {
  cp,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { inLong } from '../support/long.ts';
import { contentFolder } from '../support/profile-folders.ts';
import { run as ran } from '../support/programs.ts';
import { randomFrom } from '../support/random.ts';

const FOLDER = resolve(`.cache/kept-test-${process.pid}`);
/** Runs a command in the folder as its owner does; resolves to exit code and what was printed. */
async function run(command: string, env: Record<string, string>, ...options: string[]) {
  const settings = { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...env };
  const { code, said } = await ran([resolve(command), ...options], { cwd: FOLDER, env: settings });
  return { code, text: said };
}

const build = (env: Record<string, string>, ...options: string[]) =>
  run('netlify/build.ts', env, ...options);

async function bytesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const all = files.map(async ({ parentPath, name }): Promise<[string, string]> => {
    const path = join(parentPath, name);
    return [path.slice(folder.length), await readFile(path, 'base64')];
  });
  return Object.fromEntries((await Promise.all(all)).sort());
}

const at = (file: string) => join(FOLDER, 'content', file);
const note = (text: string) =>
  [
    ...['---', `title: "${text}"`, 'date: "2001-02-03"', '---', '', `## ${text}`, ''],
    ...['*x*, [y](https://example.org).', '', '```js', 'const a = 1;', '```', ''],
  ].join('\n');

type Change = (env: Record<string, string>, n: number) => unknown;
/** By a number that tells them apart: to content, settings, and what was kept. */
const CHANGES: Change[] = [
  (_, n) => writeFile(at(`notes/one.md`), note(`Edited ${n}`)),
  (_, n) => writeFile(at(`notes/new-${n % 3}.md`), note(`Added ${n}`)),
  (_, n) => rename(at(`notes/new-${n % 3}.md`), at(`notes/moved-${n % 2}.md`)).catch(() => null),
  (_, n) => rm(at(`notes/moved-${n % 2}.md`), { force: true }),
  (_, n) =>
    readFile(at('profile.md'), 'utf8').then((text) =>
      writeFile(at('profile.md'), text.replace(/^headline: .*$/m, `headline: "Changed ${n}"`)),
    ),
  async () => {
    const [name = ''] = await readdir(join(FOLDER, '.cache/kept'));
    await truncate(join(FOLDER, '.cache/kept', name), 1_000);
  },
  // Every text is made anew for another address.
  ...inLong([], [
    (env, n) => Object.assign(env, { SITE_URL: `https://site-${n % 2}.example` }),
  ] as Change[]),
];

/** What a changed word of a note changes: what derives from it, in whatever form; nothing else. */
const OF_A_NOTE = [
  '/.well-known/ax-mission',
  '/_headers',
  '/api/activity',
  '/api/content',
  '/api/init',
  '/api/manifest',
  '/api/notes',
  '/api/notes/one',
  '/feed',
  '/home',
  '/index',
  '/llms-full.txt',
  '/notes',
  '/notes/one',
  '/variants/api/activity/all',
  '/variants/api/init/compact',
  '/variants/api/init/full',
  '/variants/api/notes/all',
  '/variants/api/notes/compact',
  '/variants/files',
  '/variants/gateway',
];

/** The content as it is before any change. */
async function beginContent(): Promise<void> {
  await rm(at(''), { recursive: true, force: true });
  await cp(contentFolder('alone'), at(''), { recursive: true });
  await mkdir(at('notes'), { recursive: true });
  await writeFile(at('notes/one.md'), note('As it was'));
}

test('kept or made anew, a site is the same; a build that fails leaves it', async () => {
  await mkdir(FOLDER, { recursive: true });
  await beginContent();
  try {
    const SITE_URL = 'https://site-0.example';
    const env = { SITE_URL, OUT_DIR: 'site' };
    const site = join(FOLDER, 'site');
    expect(await build(env)).toMatchObject({ code: 0 });
    const first = await bytesIn(site);
    await writeFile(at('notes/one.md'), note('As it is'));
    expect(await build(env)).toMatchObject({ code: 0 });
    const second = await bytesIn(site);
    const changed = Object.keys({ ...first, ...second }).filter((at) => first[at] !== second[at]);
    const names = changed.map(
      (at) => at.replace(/(\/index)?\.(html|json|md|xml)$/, '') || '/index',
    );
    expect([...new Set(names)].sort()).toEqual(OF_A_NOTE);
    const random = randomFrom(39);
    const next = (bound: number) => Math.floor(random() * bound);
    const change = async (round: number) => {
      for (let step = 0; step <= next(4); step++)
        await CHANGES[next(CHANGES.length)]?.(env, next(99));
      await CHANGES[0]?.(env, round);
    };
    const isAlike = async () => {
      expect(await build(env)).toMatchObject({ code: 0 });
      expect(await build({ ...env, OUT_DIR: 'fresh' }, '--fresh')).toMatchObject({ code: 0 });
      expect(await bytesIn(site)).toEqual(await bytesIn(join(FOLDER, 'fresh')));
    };
    for (let round = 1; round < inLong(1, 200); round++) {
      await change(round);
      await isAlike();
    }
    // What is as it was before anything was kept has the bytes that it had then.
    await change(0);
    await beginContent();
    env.SITE_URL = SITE_URL;
    expect(await build(env)).toMatchObject({ code: 0 });
    expect(await bytesIn(site)).toEqual(first);
    // A record that cannot be brought up whole is not begun.
    await writeFile(at('keys.json'), 'none');
    expect((await run('src/cli/record.ts', env)).text).toContain('keys.json is not');
    expect(await readdir(join(FOLDER, 'content'))).not.toContain('.record.jsonl');
    await rm(at('keys.json'));
    // What the owner has signed here, a host without the key builds as it is, and nothing else.
    const keys = (...words: string[]) => run('src/cli/keys.ts', env, ...words);
    const json = async (file: string) => JSON.parse(await readFile(join(FOLDER, file), 'utf8'));
    expect((await keys('sign')).text).toContain('There is no key in .signing-key.json');
    expect(await keys()).toMatchObject({ code: 0 });
    expect(await keys('sign')).toMatchObject({ code: 0 });
    await rm(join(FOLDER, '.signing-key.json'));
    expect(await build(env)).toMatchObject({ code: 0 });
    const built = await stat(join(site, 'api/profile.json'));
    expect((await build(env)).text).toContain('nothing has changed');
    const root = await json('site/api/signatures.json');
    expect(root).toEqual((await json('content/.signatures.json')).root);
    // Another machine may encode them otherwise.
    expect(root.not_listed).toContain('PNG');
    const before = await bytesIn(site);
    await writeFile(at('notes/one.md'), note('Written after that'));
    const other = await build(env);
    expect([other.code, other.text]).toEqual([1, expect.stringContaining('npm run keys -- sign')]);
    expect(await bytesIn(site)).toEqual(before);
    // Words that Astro takes for browser APIs: it adds no hint of its own.
    await writeFile(at('notes/one.md'), '---\ntitle: A\ndate: document or window\n---\nText.');
    const failed = await build(env);
    expect(failed.code).toBe(1);
    expect(failed.text.slice(failed.text.indexOf('There is')).trim()).toBe(
      'There is 1 problem in the content:\n' +
        '  content/notes/one.md: "date" is "document or window"; use a day that exists, as YYYY-MM-DD.',
    );
    expect(await bytesIn(site)).toEqual(before);
    expect((await stat(join(site, 'api/profile.json'))).mtimeMs).toBe(built.mtimeMs);
  } finally {
    await rm(FOLDER, { recursive: true, force: true });
  }
});
