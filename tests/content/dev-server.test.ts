/** `npm run dev` itself, in front of content that somebody writes. */
import { spawn } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../support/ports.ts';

const ROOT = resolve('.cache/test/dev-server');
const CONTENT = resolve(ROOT, 'content');

/** Starts `astro dev` over the content; resolves to its address when it answers. */
async function develop(): Promise<string> {
  const port = await freePort();
  // Under VITEST Astro's server leaves its pages out.
  const { NODE_ENV: _, VITEST: _v, ...clean } = process.env;
  const child = spawn(process.execPath, [resolve('node_modules/astro/bin/astro.mjs'), 'dev'], {
    env: {
      ...clean,
      PORT: String(port),
      CONTENT_DIR: CONTENT,
      OUT_DIR: resolve(ROOT, 'dist'),
      DATA_DIR: resolve(ROOT, 'data'),
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  });
  const ended = new Promise((done) => child.once('exit', done));
  onTestFinished(async () => {
    child.kill();
    await ended;
  });
  await new Promise<void>((ready, fail) => {
    child.stdout.on('data', (text) => String(text).includes(`:${port}`) && ready());
    child.once('exit', () => fail(new Error('The server of npm run dev ended.')));
  });
  return `http://127.0.0.1:${port}`;
}

test('a saved change shows at once, a mistake as its sentence in the page, and mended it is gone', async () => {
  await rm(ROOT, { recursive: true, force: true });
  await mkdir(resolve(CONTENT, 'notes'), { recursive: true });
  const note = (name: string, title: string, more = '') =>
    writeFile(
      resolve(CONTENT, 'notes', `${name}.md`),
      `---\ntitle: "${title}"\ndate: 2026-01-01\n${more}---\nText.\n`,
    );
  await writeFile(
    resolve(CONTENT, 'profile.md'),
    '---\nname: Ada\nheadline: Weaver\nupdated: 2026-01-01\n---\n',
  );
  await note('loom', 'A first title');
  const base = await develop();
  const page = async () => {
    const response = await fetch(`${base}/notes/loom`, { headers: { accept: 'text/html' } });
    return { status: response.status, text: await response.text() };
  };
  const told = async () => (await fetch(`${base}/api/notes`)).json();

  expect(await page()).toMatchObject({
    status: 200,
    text: expect.stringContaining('A first title'),
  });
  await note('loom', 'Another title');
  // The server sees a file a moment after it was saved.
  await expect.poll(async () => (await page()).text).toContain('Another title');
  expect(await told()).toMatchObject({ notes: [{ title: 'Another title' }] });

  await note('loom', 'Another title', 'tag: [x]\n');
  const sentence = '"tag" is not a field of a note; did you mean "tags"?';
  const broken = await page();
  expect(broken.status).toBe(500);
  expect(broken.text.replaceAll('&quot;', '"')).toContain(sentence);
  // It looks again by itself.
  expect(broken.text).toContain('<meta http-equiv="refresh" content="1">');

  await note('loom', 'A third title', 'tags: [x]\n');
  await expect.poll(page).toMatchObject({
    status: 200,
    text: expect.stringContaining('A third title'),
  });
  await rm(resolve(CONTENT, 'notes/loom.md'));
  await expect.poll(async () => (await page()).status).toBe(404);
});
