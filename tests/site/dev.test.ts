/**
 * `npm run dev` as the owner has it: changes and mistakes show as they are saved, and what nobody
 * could answer becomes a published answer. One server for all: Astro starts none beside it.
 */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ADMIN_KEY, SECRETS } from '../audits/secrets.ts';
import { browserOfFile } from '../support/browser.ts';
import { ALONE_CONTENT } from '../support/build.ts';
import { startDev } from '../support/dev.ts';
import { enter, fill, tabTo } from './keys.ts';

const FOLDER = resolve('.cache/test/dev');
const CONTENT = join(FOLDER, 'content');

await rm(FOLDER, { recursive: true, force: true });
await mkdir(join(CONTENT, 'notes'), { recursive: true });
// The less there is, the less is read again for each change.
await cp(ALONE_CONTENT, CONTENT, { recursive: true });
const dev = await startDev({
  ...SECRETS,
  CONTENT_DIR: CONTENT,
  DATA_DIR: join(FOLDER, 'data'),
  OUT_DIR: join(FOLDER, 'dist'),
});
afterAll(dev.stop);
const browser = await browserOfFile();

const ask = async (question: string) => {
  const response = await fetch(`${dev.url}/api/agent/ask`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ question }),
  });
  return (await response.json()) as Record<string, unknown>;
};

test('a question without an answer is answered in the console, and when asked again', async () => {
  const question = 'Which instrument does she play?';
  expect(await ask(question)).toMatchObject({ answer_status: 'nearest' });

  const page = await browser.newPage();
  // Vite may load a page again once, when it has seen all that it needs.
  await page.goto(`${dev.url}/admin#questions`, { waitUntil: 'networkidle' });
  await fill(page, 'Admin key', ADMIN_KEY);
  await page.keyboard.press('Enter');
  await page.getByText('Asked 1 time').waitFor();
  await page.keyboard.press('j');
  await page.getByRole('heading', { name: 'Write the answer' }).waitFor();
  await fill(page, 'Your answer, in Markdown', 'She plays the **elbow organ**.');
  await tabTo(page, 'Name of the file');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('instrument');
  const written = page.waitForResponse(/\/admin\/content\/questions$/);
  // The file is looked at before it is written.
  await enter(page, 'Write into content/');
  await page.getByRole('dialog', { name: 'Write content/questions/instrument.md?' }).waitFor();
  await enter(page, 'Write it');
  expect((await written).status()).toBe(201);
  expect(await readFile(join(CONTENT, 'questions/instrument.md'), 'utf8')).toMatch(
    /^---\nquestion: "Which instrument does she play\?"\nsources:\n( {2}- "\/api\/[\w/-]+"\n)+updated: "\d{4}-\d\d-\d\d"\n---\n\nShe plays the \*\*elbow organ\*\*\.\n$/,
  );

  await expect
    .poll(() => ask(question), { interval: 500 })
    .toMatchObject({
      answer_status: 'answered',
      answer: expect.stringContaining('elbow organ'),
    });
  const published = await (await fetch(`${dev.url}/api/common_questions`)).text();
  expect(published).toContain('elbow organ');
  // It leaves the list of those that wait.
  // Vite loads the page again after the change, in the middle of what is asked for here.
  const again = () => page.goto(`${dev.url}/admin#questions`).then(() => page.reload());
  await expect.poll(() => again().then(Boolean, () => false), { interval: 500 }).toBe(true);
  await page.getByText('Every question of the last 90 days has an answer').waitFor();
  // It would load itself again with every change of the content.
  await page.close();
});

test('code in a text is coloured, as a build colours it', async () => {
  const text = '---\ntitle: Loom\ndate: "2001-02-03"\n---\n\n```ts\nconst a = 1;\n```\n';
  await writeFile(join(CONTENT, 'notes/loom.md'), text);
  const page = async () => (await fetch(`${dev.url}/notes/loom`)).text();
  await expect.poll(page, { interval: 500 }).toContain('<span class="code-keyword">const</span>');
});

test('a mistake is shown as the sentence of check until it is mended', async () => {
  const profile = join(CONTENT, 'profile.md');
  const text = await readFile(profile, 'utf8');
  const page = async () => {
    const response = await fetch(`${dev.url}/about`, { headers: { accept: 'text/html' } });
    return `${response.status} ${(await response.text()).replaceAll('&quot;', '"')}`;
  };
  await writeFile(profile, text.replace('headline:', 'headlin:'));
  await expect.poll(page, { interval: 500 }).toMatch(/^500 .*did you mean "headline"\?/s);
  // In the language of its owner, whatever it was before.
  await writeFile(profile, text.replace('headline:', 'language: fr\nheadlin:'));
  await expect
    .poll(page, { interval: 500 })
    .toMatch(/^500 .*lang="fr".*Il y a .*vouliez-vous dire "headline" \?/s);
  await writeFile(profile, text);
  await expect.poll(page, { interval: 500 }).toMatch(/^200 /);
});
