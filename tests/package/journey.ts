/** Everything that an owner does, from the first folder to a later version and a database. */
import { globSync } from 'node:fs';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { startPostgres } from '../store/postgres-server.ts';
import { closePages, sharedBrowser } from '../support/browser.ts';
import { freePort } from '../support/programs.ts';
import { asked, call, create, packAs, resume, serve, stop, told } from './owner.ts';

/** Text of a later version: two changes of form, and what CHANGELOG says of them. */
const later = (version: string, codemods: readonly object[]) => async (folder: string) => {
  const list = codemods.map((codemod) => ({ version, says: 'A change of form.', ...codemod }));
  await writeFile(join(folder, 'src/package/codemods.json'), JSON.stringify(list));
  const changelog = join(folder, 'CHANGELOG.md');
  const text = await readFile(changelog, 'utf8');
  const news = `## ${version}\n\n- Looms are woven otherwise.\n\n## Unreleased`;
  await writeFile(changelog, text.replace('## Unreleased', news));
};

const RENAMED = { kind: 'profile', field: 'location', to: 'display_name' };
const CHANGED = { field: 'employment_type', values: { 'full-time': 'Whole days' } };

const GIT = { GIT_AUTHOR_NAME: 'Ada', GIT_AUTHOR_EMAIL: 'ada@ada.example' };
const COMMITTER = { GIT_COMMITTER_NAME: 'Ada', GIT_COMMITTER_EMAIL: 'ada@ada.example' };

/** An earlier version, an upgrade that ends with problems and is undone, and one that stands. */
async function upgrades(
  folder: string,
  env: Record<string, string>,
  brings: boolean,
): Promise<void> {
  const git = (...args: string[]) => told('git', args, folder, { ...GIT, ...COMMITTER });
  const profile = join(folder, 'content/profile.md');
  const work = join(folder, 'content/experience/loom-ltd-weaver.md');
  const text = await readFile(profile, 'utf8');
  await writeFile(profile, text.replace('headline:', 'location: Graz # for now\nheadline:'));
  const position = await readFile(work, 'utf8');
  await writeFile(work, position.replace('summary:', 'employment_type: "full-time"\nsummary:'));
  await git('add', '.');
  await writeFile(join(folder, '.env'), '# Mine\nTOTAL_LIMIT=5\n');
  const dirty = await call(folder, ['upgrade', 'x.tgz'], env);
  expect([dirty.code, dirty.out]).toEqual([2, expect.stringContaining('Commit first')]);
  expect((await git('commit', '--quiet', '--message', 'Mine')).code).toBe(0);

  const bad = { kind: 'profile', field: 'headline', to: 'headlin' };
  const worse = await call(folder, ['upgrade', await packAs('1.1.0', later('1.1.0', [bad]))], env);
  expect([worse.code, worse.out]).toEqual([1, expect.stringContaining('was undone')]);
  expect(worse.out).toContain('did you mean "headline"?');
  expect((await git('status', '--short')).out).toBe('');
  expect((await call(folder, ['--version'])).out).toBe('0.9.0\n');

  const setting = { setting: 'TOTAL_LIMIT', to: 'DAILY_TOTAL' };
  const changes = [RENAMED, CHANGED, setting];
  const tarball = await packAs('1.0.0', later('1.0.0', changes));
  const better = await call(folder, ['upgrade', tarball], env);
  expect([better.code, better.out]).toEqual([0, expect.stringContaining('Looms are woven')]);
  expect(better.out).toContain('npm run record, then npm run keys -- sign, and commit');
  const difference = (await git('diff', '--', 'content')).out;
  expect(difference.match(/^[+-](?![+-]).*$/gm)).toEqual([
    '-employment_type: "full-time"',
    '+employment_type: Whole days',
    '-location: Graz # for now',
    '+display_name: Graz # for now',
  ]);
  expect(await readFile(join(folder, '.env'), 'utf8')).toBe('# Mine\nDAILY_TOTAL=5\n');
  expect((await call(folder, ['check'])).code).toBe(0);
  const { dependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  // The folder brings its tarball along, to wherever it is built; with pnpm not below a "#".
  const name = 'calling-card-1.0.0.tgz';
  expect(dependencies['calling-card']).toBe(`file:${brings ? name : tarball}`);
  expect(globSync('*.tgz', { cwd: folder })).toEqual(brings ? [name] : []);
}

/** A start on a database: without its driver a sentence, with it a service. */
async function database(folder: string, env: Record<string, string>): Promise<void> {
  const server = await startPostgres();
  try {
    const port = await freePort();
    const settings = { STORE: await server.database(), PORT: String(port) };
    const without = await call(folder, ['start', '--no-build'], settings);
    expect([without.code, without.out]).toEqual([1, expect.stringContaining('add postgres')]);
    const added = await call(folder, ['add', 'postgres'], env);
    expect(added.code, added.out).toBe(0);
    const { dependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    expect(dependencies).toHaveProperty('pg');
    const child = await serve(folder, ['start', '--no-build'], settings);
    try {
      expect(await asked(`http://127.0.0.1:${port}`)).toMatchObject({ contact: 202 });
    } finally {
      await stop(child);
    }
  } finally {
    await server.stop();
  }
}

/** An open page shows what is saved, and a mistake as the sentence of check until it is mended. */
async function edits(folder: string): Promise<void> {
  const port = await freePort();
  const child = await serve(folder, ['dev'], { PORT: String(port) });
  const profile = join(folder, 'content/profile.md');
  const text = await readFile(profile, 'utf8');
  const page = await (await sharedBrowser()).newPage();
  page.setDefaultTimeout(200_000);
  try {
    await page.goto(`http://127.0.0.1:${port}/about`);
    await page.getByText('I weave maps').first().waitFor();
    await writeFile(profile, text.replace('I weave maps', 'I weave seas'));
    await page.getByText('I weave seas').first().waitFor();
    await writeFile(profile, text.replace('headline:', 'headlin:'));
    await page.getByText('did you mean "headline"?').waitFor();
    await writeFile(profile, text);
    await page.getByText('I weave maps').first().waitFor();
  } finally {
    await writeFile(profile, text);
    await closePages();
    await stop(child);
  }
}

/** A record and what is signed here, published without the key, as anybody verifies it. */
async function signs(folder: string): Promise<void> {
  const port = await freePort();
  const site = `http://localhost:${port}`;
  for (const command of [['keys'], ['record'], ['keys', 'sign']]) {
    const done = await call(folder, command, { SITE_URL: site });
    expect(done.code, done.out).toBe(0);
  }
  await rename(join(folder, '.signing-key.json'), join(dirname(folder), 'key.json'));
  const child = await serve(folder, ['start'], { SITE_URL: site, PORT: String(port) });
  try {
    const verified = await told(process.execPath, ['dist/verify.mjs', site], folder);
    expect([verified.code, verified.out]).toEqual([
      0,
      expect.stringMatching(/^intact signed by /m),
    ]);
  } finally {
    await stop(child);
  }
  await rename(join(dirname(folder), 'key.json'), join(folder, '.signing-key.json'));
}

/** The whole way under a package manager. `bins` is its program's folder. Returns the folder. */
export async function journey(manager: string, bins: string): Promise<string> {
  const env = { PATH: `${bins}:${process.env['PATH']}` };
  const packed = await packAs('0.9.0');
  const from = ['--from', await resume(), '--manager', manager];
  const made = await create(from, { env, packed });
  const { folder } = made;
  expect(made.code, made.out).toBe(0);
  const port = await freePort();
  const child = await serve(folder, ['start'], { PORT: String(port) });
  try {
    expect(await asked(`http://127.0.0.1:${port}`)).toEqual({
      contact: 202,
      ask: expect.stringContaining('Loom Ltd'),
      mcp: expect.stringContaining('Ada Kern'),
    });
  } finally {
    await stop(child);
  }
  await edits(folder);
  expect((await call(folder, ['check'])).code).toBe(0);
  const built = await call(folder, ['build'], { SITE_URL: 'https://ada.example' });
  expect(built.code, built.out).toBe(0);
  await signs(folder);
  await upgrades(folder, env, manager !== 'pnpm');
  await database(folder, env);
  // Another's from what is under git alone: nothing else is needed, and the two do not meet.
  const again = join(dirname(folder), 'again');
  await cp(folder, again, {
    recursive: true,
    filter: (path) => !/(node_modules|\.cache|dist|\.netlify)$/.test(path),
  });
  const installed = await told(manager, ['install'], again, env);
  expect(installed.code, installed.out).toBe(0);
  await rm(join(again, 'content/.signatures.json'));
  const profile = join(again, 'content/profile.md');
  const text = await readFile(profile, 'utf8');
  await writeFile(profile, text.replace('Ada Kern', 'Bea Kern'));
  const rebuilt = await call(again, ['build'], { SITE_URL: 'https://ada.example' });
  expect(rebuilt.code, rebuilt.out).toBe(0);
  const name = async (at: string) =>
    JSON.parse(await readFile(join(at, 'dist/api/profile.json'), 'utf8')).name;
  expect([await name(folder), await name(again)]).toEqual(['Ada Kern', 'Bea Kern']);
  return folder;
}
