/**
 * The owner's way whole: under each package manager and Node, with every profile, through Netlify's
 * build and the checkers of packages, from every earlier content; and a release.
 */
import { execFileSync, spawn } from 'node:child_process';
import {
  appendFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { judge } from '../../src/cli/judge.ts';
import { codemodsBetween, contentAfter } from '../../src/package/codemods.ts';
import { compile } from '../../src/package/compile.ts';
import { kindOf, listContent } from '../../src/profile/read.ts';
import { found } from '../doctor/contract.ts';
import { buildSites, EXAMPLE_CONTENT, SITE_PORT } from '../support/build.ts';
import { contentFolder } from '../support/profile-folders.ts';
import { journey } from './journey.ts';
import {
  asked,
  call,
  create,
  differing,
  ownersFolder,
  PACKED,
  serve,
  stop,
  told,
} from './owner.ts';

/** The first commit whose content is taken over. */
const FIRST = 'f5c5640a';

const MINE = '---\ntitle: Mine\ndate: "2026-01-02"\n---\nMy own.\n';

/** The content of a commit, below a new folder. Returns the folder. */
async function contentAt(commit: string): Promise<string> {
  const at = await mkdtemp(join(tmpdir(), 'earlier-'));
  const archive = execFileSync('git', ['archive', commit, 'content'], { maxBuffer: 2 ** 28 });
  execFileSync('tar', ['-xC', at], { input: archive });
  return at;
}

const TOOLS = resolve('tests/package/node_modules');
const SITES = [
  'https://ada.example',
  'http://localhost:8888',
  'https://xn--bcher-kva.example:8443',
];
const PROFILES = {
  example: EXAMPLE_CONTENT,
  ...Object.fromEntries(
    ['odd', 'arabic', 'engineer', 'infirmiere', 'planner'].map((name) => [
      name,
      contentFolder(name),
    ]),
  ),
};

const { folder } = await ownersFolder();

test.each(['npm', 'pnpm', 'yarn', 'bun'])('the whole way with %s', async (manager) => {
  const made = await journey(manager, join(TOOLS, '.bin'));
  if (manager === 'pnpm') expect(await readdir(join(made, 'node_modules'))).toContain('.pnpm');
  await rm(dirname(made), { recursive: true, force: true });
});

test.each(Object.entries(PROFILES))(
  '%s: the same bytes at three addresses',
  async (name, content) => {
    const sites = SITES.map((site, at) => ({
      out: resolve(`.cache/test/package/${name}-${at}`),
      env: { CONTENT_DIR: content, SITE_URL: site },
    }));
    await buildSites(sites);
    for (const { out, env } of sites) {
      const own = join(dirname(folder), 'site');
      const { code, out: said } = await call(folder, ['build'], { ...env, OUT_DIR: own });
      expect(code, said).toBe(0);
      expect(await differing(out, own)).toBe('');
    }
  },
);

test.each(['node22', 'node26'])('%s builds and serves the same', async (name) => {
  const node = join(TOOLS, name, 'bin/node');
  const out = join(dirname(folder), name);
  const env = { SITE_URL: `http://localhost:${SITE_PORT}` };
  for (const [at, program] of [
    [`${out}-today`, process.execPath],
    [out, node],
  ] as const)
    expect((await call(folder, ['build'], { ...env, OUT_DIR: at }, program)).code).toBe(0);
  expect(await differing(`${out}-today`, out)).toBe('');
  const child = await serve(
    folder,
    ['start', '--no-build'],
    { ...env, OUT_DIR: out, PORT: String(SITE_PORT) },
    node,
  );
  try {
    expect(await found(fetch)).toEqual([]);
  } finally {
    await stop(child);
  }
});

test("the owner's folder keeps the contract, standalone", async () => {
  const env = {
    SITE_URL: `http://localhost:${SITE_PORT}`,
    PORT: String(SITE_PORT),
    CONTENT_DIR: join(folder, 'node_modules/calling-card/content/example'),
  };
  const child = await serve(folder, ['start'], env);
  try {
    expect(await found(fetch)).toEqual(['It is your own profile']);
    const program = [
      "import { card } from 'calling-card/client';",
      "import schemas from 'calling-card/schemas.json' with { type: 'json' };",
      `const { experience } = await card('${env.SITE_URL}').read('listExperience');`,
      "console.log(experience[0].organization, 'StatusResponse' in schemas.$defs);",
    ].join('\n');
    const script = ['--input-type=module', '-e', program];
    expect((await told(process.execPath, script, folder)).out).toMatch(/^.+ true\n$/);
  } finally {
    await stop(child);
  }
});

test('Netlify finds what to run, what to publish, functions and gateway', async () => {
  const built = await call(folder, ['build'], { SITE_URL: 'https://ada.example' });
  expect(built.code, built.out).toBe(0);
  const build = join(TOOLS, '@netlify/build/bin.js');
  const dry = await told(process.execPath, [build, '--dry', '--offline', '--cwd', folder], folder);
  expect([dry.code, dry.out]).toEqual([0, expect.stringContaining('build.command')]);
  expect(dry.out).toMatch(/Functions bundling/i);
  expect(dry.out).toMatch(/Edge Functions bundling/i);
});

test('a container serves from programs and site alone, and adds at most 95 MB', async () => {
  const env = { SITE_URL: `http://localhost:${SITE_PORT}` };
  expect((await call(folder, ['build'], env)).code).toBe(0);
  // What the Dockerfile copies into the image.
  const image = await mkdtemp(join(tmpdir(), 'image-'));
  await cp(join(folder, 'node_modules/calling-card/lib'), join(image, 'engine/lib'), {
    recursive: true,
  });
  await cp(join(folder, 'dist'), join(image, 'dist'), { recursive: true });
  const dockerfile = await readFile(join(folder, 'Dockerfile'), 'utf8');
  const [, command = ''] = /^CMD (\[.*\])$/m.exec(dockerfile) ?? [];
  const [, ...args] = JSON.parse(command) as string[];
  const size = execFileSync('du', ['-sb', image], { encoding: 'utf8' });
  expect(Number.parseInt(size, 10)).toBeLessThan(95_000_000);
  const child = spawn(process.execPath, args, {
    cwd: image,
    env: { ...env, NODE_ENV: 'production', PORT: String(SITE_PORT), DATA_DIR: join(image, 'data') },
  });
  try {
    const url = `http://127.0.0.1:${SITE_PORT}`;
    const answers = () =>
      fetch(`${url}/health`).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(answers).toBe(200);
    expect(await asked(url)).toMatchObject({ contact: 202, mcp: expect.stringContaining('Ada') });
  } finally {
    await stop(child);
  }
  await rm(image, { recursive: true });
});

test('the checkers of packages find nothing', async () => {
  const { version } = JSON.parse(await readFile('package.json', 'utf8'));
  for (const name of ['calling-card', 'create-calling-card']) {
    const tarball = join(PACKED, `${name}-${version}.tgz`);
    const linted = await told(join(TOOLS, '.bin/publint'), [tarball, '--strict'], PACKED);
    expect([linted.code, linted.out]).toEqual([0, expect.stringContaining('All good')]);
  }
  const tarball = join(PACKED, `calling-card-${version}.tgz`);
  const typed = await told(join(TOOLS, '.bin/attw'), [tarball, '--profile', 'esm-only'], PACKED);
  expect(typed.code, typed.out).toBe(0);
});

test('content of every earlier version becomes content of today', async () => {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' });
  const later = git('log', '--format=%h', `${FIRST}..HEAD`, '--', 'content').trim().split('\n');
  const codemods = codemodsBetween('0', '9999.0.0');
  // Nothing is dated later than the last change of it.
  const today = git('log', '-1', '--format=%cs', '--', 'content').trim();
  for (const commit of [FIRST, ...later]) {
    const at = await contentAt(commit);
    const example = join(at, 'content/example');
    const content =
      (await listContent(example).catch(() => [])).length > 0 ? example : join(at, 'content');
    const files = await listContent(content);
    expect(files.length).toBeGreaterThan(100);
    for (const path of files) {
      const place = kindOf(path, path);
      if (!('kind' in place)) throw new Error(place.problem);
      const text = await readFile(join(content, path), 'utf8');
      await writeFile(join(content, path), contentAfter(codemods, place.kind, text));
    }
    expect([commit, (await judge(content, today)).problems]).toEqual([commit, []]);
    await rm(at, { recursive: true });
  }
});

test('a clone becomes a folder that publishes the same', async () => {
  const clone = await mkdtemp(join(tmpdir(), 'clone-'));
  await cp(contentFolder('odd'), join(clone, 'content'), { recursive: true });
  await cp('content/example', join(clone, 'content/example'), { recursive: true });
  await mkdir(join(clone, '.data'));
  await writeFile(join(clone, '.data/kept.json'), '{}');
  await writeFile(join(clone, '.env'), 'TOTAL_LIMIT=7\n');
  const made = await create(['--from-clone', clone]);
  expect(made.code, made.out).toBe(0);
  expect(await readFile(join(made.folder, '.data/kept.json'), 'utf8')).toBe('{}');
  expect(await readFile(join(made.folder, '.env'), 'utf8')).toMatch(
    /^(TOTAL_LIMIT|DAILY_TOTAL)=7\n$/,
  );
  const [site = ''] = SITES;
  const there = resolve('.cache/test/package/clone');
  await buildSites([{ out: there, env: { CONTENT_DIR: join(clone, 'content'), SITE_URL: site } }]);
  expect((await call(made.folder, ['build'], { SITE_URL: site })).code).toBe(0);
  expect(await differing(there, join(made.folder, 'dist'))).toBe('');
});

test('a clone of the first becomes a folder, with what a merge moved away', async () => {
  const clone = await contentAt(FIRST);
  // Then there was no folder of the example.
  const made = await create(['--from-clone', clone]);
  expect([made.code, made.out]).toEqual([0, expect.not.stringContaining('problem')]);
  await mkdir(join(clone, 'content/example'));
  await rename(join(clone, 'content/notes'), join(clone, 'content/example/notes'));
  await writeFile(join(clone, 'content/example/notes/mine.md'), MINE);
  const merged = await create(['--from-clone', clone]);
  expect(merged.out).toContain('content/notes/mine.md stood in the example');
  expect(await readFile(join(merged.folder, 'content/notes/mine.md'), 'utf8')).toBe(MINE);
});

test('a release: version, CHANGELOG, tag, tarballs, checksums, bill of materials', async () => {
  const clone = await mkdtemp(join(tmpdir(), 'release-'));
  execFileSync('git', ['clone', '--quiet', '.', clone]);
  for (const at of ['node_modules', 'tests/node_modules'])
    await symlink(resolve(at), join(clone, at));
  await appendFile(join(clone, '.git/info/exclude'), 'node_modules\n');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: clone, encoding: 'utf8' });
  git('config', 'user.name', 'Ada');
  git('config', 'user.email', 'ada@ada.example');
  const release = (...args: string[]) =>
    told(process.execPath, ['src/package/release.ts', ...args], clone);
  expect((await release('0.1.0')).out).toContain('does not come after');
  const made = await release('7.0.0');
  expect(made.code, made.out).toBe(0);
  const out = join(clone, '.cache/release');
  expect(execFileSync('sha256sum', ['-c', 'SHA256SUMS'], { cwd: out, encoding: 'utf8' })).toBe(
    'calling-card-7.0.0.tgz: OK\ncreate-calling-card-7.0.0.tgz: OK\nsbom.json: OK\n',
  );
  const sbom = JSON.parse(await readFile(join(out, 'sbom.json'), 'utf8'));
  expect([sbom.bomFormat, sbom.metadata.component.version]).toEqual(['CycloneDX', '7.0.0']);
  expect(sbom.components.length).toBeGreaterThan(50);
  expect(git('tag', '--list', 'v7*')).toBe('v7.0.0\n');
  expect(await readFile(join(clone, 'CHANGELOG.md'), 'utf8')).toMatch(
    /^## 7\.0\.0 \(\d{4}-\d\d-\d\d\)$/m,
  );
  await rm(clone, { recursive: true });
});

test('pages that two programs compile at once are whole for both', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'compiled-')), 'pages');
  const listed = () => readdir(join(folder, 'site/_astro'));
  const [one, other] = await Promise.all([
    compile(folder).then(listed),
    new Promise((wait) => setTimeout(wait, 4_000)).then(() => compile(folder).then(listed)),
  ]);
  expect(one).toEqual(other);
  expect(one.some((name) => /^admin.*\.js$/.test(name))).toBe(true);
  expect(await readdir(join(folder, '..'))).toEqual(['pages']);
});
