/**
 * The owner's way: packed, created from a résumé, started, asked, edited, built; and what the
 * package builds is what the repository builds.
 */
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import type * as Client from '../../src/package/client.ts';
import { ALONE, ALONE_CONTENT, SITE_PORT } from '../support/build.ts';
import { inLong } from '../support/long.ts';
import { freePort } from '../support/programs.ts';
import { asked, call, differing, ownersFolder, PACKED, packAs, serve, stop } from './owner.ts';

const { folder, out: said } = await ownersFolder();

test('a folder is created from a résumé: few files, few packages, no compiler', async () => {
  expect(said).toContain('npm run dev');
  const files = (await readdir(folder, { recursive: true })).filter(
    (path) => !/^(node_modules|\.git|content)(\/|$)/.test(path),
  );
  expect(files.length).toBeLessThanOrEqual(25);
  expect(files.filter((path) => /\.([cm]?ts|tsx|astro)$/.test(path))).toEqual([]);
  const { packages } = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8'));
  // The lock file also names what other systems would install.
  const there = [];
  for (const name of Object.keys(packages))
    if (name && (await stat(join(folder, name)).catch(() => null))) there.push(name);
  expect(there.length).toBeLessThanOrEqual(10);
  expect(await readFile(join(folder, 'content/profile.md'), 'utf8')).toContain('name: Ada Kern');
});

test('schemas for programs come with zod alone, and without what answers', async () => {
  const made = join(folder, 'node_modules/calling-card/exports/schemas.mjs');
  const text = await readFile(made, 'utf8');
  expect(text.match(/\b(from|import) ?"[^"]+"/g)).toEqual(['from"zod"']);
  expect(text.length).toBeLessThan(150_000);
});

test('what it brings along ready made tells of nobody', async () => {
  const kept = join(folder, 'node_modules/calling-card/compiled/kept');
  expect(await readFile(kept, 'latin1')).not.toContain('Hopper');
});

test('a client for programs tells what it was answered, and throws all else', async () => {
  const made = join(folder, 'node_modules/calling-card/exports/client.mjs');
  const { card, CardError }: typeof Client = await import(pathToFileURL(made).href);
  const answering = (text: string, init?: ResponseInit) =>
    card('https://ada.example', { fetch: async () => new Response(text, init) });
  // Read with credentials, and by whoever knows the address.
  expect(await answering('{"id":"1"}').read('getContact', { id: '1' })).toEqual({ id: '1' });
  expect(await answering('{}').read('getContactStatus', { id: '1' })).toEqual({});
  const page = answering('<h1>Elsewhere</h1>').read('getProfile');
  await expect(page).rejects.toBeInstanceOf(CardError);
  const body = '<h1>Elsewhere</h1>';
  await expect(page).rejects.toMatchObject({ status: 200, code: 'not_json', body });
  const refusal = {
    detail: [{ loc: ['body', 'from'] }],
    error: { code: 'x', message: 'See detail' },
  };
  const message = { intent: 'question', from: 'me@example.org', message: 'Hello' } as const;
  const refused = answering(JSON.stringify(refusal), { status: 422 }).send('sendContact', message);
  await expect(refused).rejects.toMatchObject({ status: 422, code: 'x', body: refusal });
  const down = answering('Bad gateway', { status: 502 }).read('getProfile');
  await expect(down).rejects.toMatchObject({ status: 502, code: 'unknown', body: 'Bad gateway' });
  const wrong = answering('{}').read('getProfil' as 'getProfile');
  await expect(wrong).rejects.toThrow(new TypeError('There is no row "getProfil".'));
});

test("it starts with a look of one's own, and leaves what Netlify takes", async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const own = join(folder, 'content');
  await mkdir(join(own, 'look'));
  await writeFile(join(own, 'look/own.css'), 'h1 { letter-spacing: 0.123em }');
  await writeFile(join(own, 'card.yaml'), 'look: dossier\nfooter: Woven by hand.\n');
  // A record is a build more; tests/evidence begins one in the repository.
  const isRecorded = inLong(false, true);
  if (isRecorded) {
    const { code, out } = await call(folder, ['record'], { PORT: String(port) });
    expect([code, out]).toEqual([0, expect.stringContaining('Began content/')]);
  }
  const child = await serve(folder, ['start'], { PORT: String(port) });
  try {
    expect(await asked(url)).toEqual({
      contact: 202,
      ask: expect.stringContaining('Loom Ltd'),
      mcp: expect.stringContaining('Ada Kern'),
    });
    const status = await (await fetch(`${url}/api/status`)).json();
    expect(status).toMatchObject({ engine_version: '1.0.0' });
    const record = await fetch(`${url}/record.jsonl`);
    if (isRecorded) expect(await record.text()).toContain('experience');
    else expect(record.status).toBe(404);
  } finally {
    await stop(child);
  }
  const page = await readFile(join(folder, 'dist/home/index.html'), 'utf8');
  expect(page).toContain('Woven by hand.');
  const sheets = [...page.matchAll(/href="(\/[^"]+\.css)"/g)].map(([, path = '']) => path);
  const styles = await Promise.all(
    sheets.map((path) => readFile(join(folder, 'dist', path), 'utf8')),
  );
  expect(`${page}${styles.join()}`).toContain('0.123em');
  const deployed = await readdir(join(folder, '.netlify/v1/functions'));
  expect(deployed.sort()).toEqual(
    (await readdir('netlify/functions')).map((name) => name.replace(/\.mts$/, '.mjs')).sort(),
  );
});

test('the bytes that the repository builds, and nothing of what no build has made', async () => {
  const out = join(dirname(folder), 'elsewhere/site');
  const env = { CONTENT_DIR: ALONE_CONTENT, SITE_URL: `http://localhost:${SITE_PORT}` };
  const built = await call(folder, ['build'], { ...env, OUT_DIR: out });
  expect(built.code, built.out).toBe(0);
  expect(await differing(ALONE, out)).toBe('');
  const home = dirname(out);
  const refused = await call(folder, ['build'], { ...env, OUT_DIR: home });
  expect([refused.code, refused.out]).toEqual([
    1,
    expect.stringContaining('holds files that no build has written'),
  ]);
  expect(await readdir(home)).toEqual(['site']);
});

test('an upgrade is undone, but not with what was edited since unless told so', async () => {
  const profile = join(folder, 'content/profile.md');
  const before = await readFile(profile, 'utf8');
  const edited = before.replace('I weave maps', 'I weave seas');
  const upgraded = await call(folder, ['upgrade', await packAs('2.0.0'), '--with-changes']);
  expect(upgraded.code, upgraded.out).toBe(0);
  await writeFile(profile, edited);
  await writeFile(join(folder, 'content/card.yaml'), 'footer: Woven again.\n');
  await writeFile(join(folder, 'content/new.txt'), 'Mine');
  const refused = await call(folder, ['upgrade', '--undo']);
  expect([refused.code, refused.out]).toEqual([
    2,
    expect.stringContaining('lost when it is undone:\ncontent/card.yaml\ncontent/profile.md\nCopy'),
  ]);
  expect(await readFile(profile, 'utf8')).toBe(edited);
  expect((await call(folder, ['--version'])).out).toBe('2.0.0\n');
  const undone = await call(folder, ['upgrade', '--undo', '--with-changes']);
  expect([undone.code, undone.out]).toEqual([
    0,
    expect.stringContaining('calling-card 1.0.0 stands, as before the upgrade.'),
  ]);
  expect(await readFile(profile, 'utf8')).toBe(before);
  expect(await readFile(join(folder, 'content/new.txt'), 'utf8')).toBe('Mine');
  // What undoing changed is nobody's edit; what is edited after it is.
  expect((await call(folder, ['upgrade', '--undo'])).code).toBe(0);
  await writeFile(profile, edited);
  expect((await call(folder, ['upgrade', '--undo'])).out).toContain('content/profile.md');
  await writeFile(profile, before);
});

test('every command tells what it does, and wrong ones are refused', async () => {
  const { out } = await call(folder, ['--help']);
  const { scripts } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const names = Object.keys(scripts);
  for (const name of names) expect(out).toContain(`  ${name} `);
  const commands = JSON.parse(
    await readFile(join(PACKED, 'calling-card/lib/commands.json'), 'utf8'),
  );
  for (const { program } of Object.values(commands) as { program: string }[])
    expect(
      await readFile(join(PACKED, `calling-card/lib/${program}.mjs`), 'utf8'),
      program,
    ).toContain('import.meta.filename');
  // Starting a program costs most of a second.
  for (const name of names.slice(-inLong(1, Infinity))) {
    const help = await call(folder, [name, '--help']);
    expect([name, help.code]).toEqual([name, 0]);
    expect(help.out).toMatch(new RegExp(`npm (run )?${name}`));
  }
  expect((await call(folder, ['nonsense'])).code).toBe(2);
  expect((await call(folder, ['build', '--nonsense'])).code).not.toBe(0);
  const { version } = JSON.parse(await readFile('package.json', 'utf8'));
  expect((await call(folder, ['--version'])).out).toBe(`${version}\n`);
});
