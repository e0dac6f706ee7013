/** The forms for everybody as people use them: without script, and without a mouse. */
import { readdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, describe, expect, test } from 'vitest';
import { startServer } from '../../functions/standalone/serve.ts';
import { browserOfFile } from '../support/browser.ts';
import { EXAMPLE } from '../support/build.ts';
import { axe } from './checks.ts';
import { visit } from './visit.ts';

const DATA_DIR = resolve('.cache/test/form-data');
await rm(DATA_DIR, { recursive: true, force: true });
const at = { folder: EXAMPLE, port: 0, host: '127.0.0.1' };
const running = await startServer({ ...at, env: { DATA_DIR } });
afterAll(running.close);
const browser = await browserOfFile();

const POSTING = `Compiler engineer (m/w/d)
We are a young team.

What you bring:
- A doctorate in mathematics,
  or the like
- Experience in writing compilers
- A diving licence | <b>current</b>
`;

/** Every record of the data folder that holds a text. */
async function stored(text: string): Promise<string[]> {
  const files = await readdir(DATA_DIR, { recursive: true, withFileTypes: true });
  const texts = await Promise.all(
    files
      .filter((file) => file.isFile())
      .map((file) => readFile(join(file.parentPath, file.name), 'utf8')),
  );
  return texts.filter((one) => one.includes(text));
}

/**
 * Goes on with Tab to the next field or button, and tells its name, or its type where it has none.
 */
async function tab(page: Page): Promise<string> {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const { activeElement: on } = document;
    return on?.getAttribute('name') ?? on?.getAttribute('type') ?? '';
  });
}

describe('the form', () => {
  test('of contact works without script: the message is stored, and a page says so', async () => {
    const { page, end } = await visit(browser, `${running.url}/contact`, {
      javaScriptEnabled: false,
    });
    await page.locator('[name=intent][value=collaborate]').check();
    await page.locator('[name=from]').fill('scriptless@example.org');
    await page.locator('[name=context]').fill('A lecture; <script>alert(1)</script>');
    await page.locator('form [type=submit]').click();
    await page.waitForURL('**/contact/thanks#*');
    expect(await page.locator('h1').textContent()).toMatch(/received/i);
    const [, place = ''] = /behind (http\S+\/)/.exec(await page.locator('main').innerText()) ?? [];
    const { pathname } = new URL(`${place}${new URL(page.url()).hash.slice(1)}`);
    const told = await fetch(`${running.url}${pathname}`);
    expect(await told.json()).toMatchObject({ state: 'received' });
    const [record = '', ...more] = await stored('scriptless@example.org');
    expect(more).toEqual([]);
    expect(JSON.parse(record)).toMatchObject({
      intent: 'collaborate',
      from: 'scriptless@example.org',
      context: 'A lecture; <script>alert(1)</script>',
    });
    await end();
  });

  test('of contact is walked, filled in and sent from the keyboard alone', async () => {
    const { page, end } = await visit(browser, `${running.url}/contact`);
    const filled: string[] = [];
    const texts: Record<string, string> = {
      from: 'keyboard@example.org',
      context: 'Only keys.',
      human_name: 'K. Board',
    };
    for (let step = 0; step < 80 && !filled.includes('submit'); step++) {
      const name = await tab(page);
      if (name === 'intent') await page.keyboard.press('Space');
      else if (texts[name]) await page.keyboard.type(texts[name]);
      else if (name === 'submit') await page.keyboard.press('Enter');
      if (name !== '') filled.push(name);
    }
    await page.waitForURL('**/contact/thanks#*');
    expect(filled).toEqual(expect.arrayContaining(['intent', 'from', 'context', 'submit']));
    expect(await stored('keyboard@example.org')).toHaveLength(1);
    await page.getByText('Received, not read yet.').waitFor();
    await end();
  });

  test('of contact cuts no text: one that is too long is not sent, and told why', async () => {
    const { page, end } = await visit(browser, `${running.url}/contact`);
    const text = `${'Too long. '.repeat(200)}The end.`;
    await page.locator('[name=intent][value=question]').check();
    await page.locator('[name=from]').fill('long@example.org');
    await page.locator('[name=context]').focus();
    await page.keyboard.insertText(text);
    await page.locator('form [type=submit]').click();
    await page.waitForURL('**/contact/not-sent');
    await page.getByText('at most 2000 characters').waitFor();
    expect(await stored('long@example.org')).toEqual([]);
    await page.goBack();
    expect(await page.locator('[name=context]').inputValue()).toBe(text);
    await end();
  });

  test.each(['', '#2026-11-27-abc', `#2026-11-27-${'x'.repeat(43)}`])(
    'of contact tells of no message at the address "%s", which is that of none',
    async (code) => {
      const { page, close } = await visit(browser, `${running.url}/contact/thanks${code}`);
      await page.getByRole('heading', { name: 'There is no message at this address.' }).waitFor();
      expect(await page.locator('main').textContent()).not.toMatch(/received|arrived/i);
      expect(await page.title()).not.toMatch(/received/i);
      await close();
    },
  );

  test('of contact says before it is sent what is missing, and stores nothing', async () => {
    const { page, close } = await visit(browser, `${running.url}/contact`);
    await page.locator('[name=context]').fill('nothing-else-is-filled-in');
    await page.locator('form [type=submit]').click();
    expect(page.url()).toBe(`${running.url}/contact`);
    expect(await page.locator('form :invalid').count()).toBeGreaterThan(0);
    expect(await stored('nothing-else-is-filled-in')).toEqual([]);
    await close();
  });

  test('of postings answers one without script, as a text', async () => {
    const { page, end } = await visit(browser, `${running.url}/match`, {
      javaScriptEnabled: false,
    });
    await page.getByLabel('Posting').fill(POSTING);
    await page.getByRole('button', { name: 'Compare with the record' }).click();
    const told = (await page.locator('body').textContent()) ?? '';
    expect(told).toContain('1. A doctorate in mathematics, or the like');
    expect(told).toContain('3. A diving licence | <b>current</b>');
    expect(told).toContain('/experience#entry-yale-phd');
    expect(told).not.toContain('young team');
    await end();
  });

  test('of postings splits one, is changed and sent from the keyboard, and answers with a table', async () => {
    const { page, end } = await visit(browser, `${running.url}/match`);
    await page.getByLabel('Posting').focus();
    await page.keyboard.insertText(POSTING);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const lines = page.getByLabel('Requirements, one a line');
    expect(await lines.inputValue()).toBe(
      'A doctorate in mathematics, or the like\nExperience in writing compilers\n' +
        'A diving licence | <b>current</b>',
    );
    await page.keyboard.press('Control+End');
    await page.keyboard.insertText('\nFORTRAN');
    await page.getByText('4 / 30').waitFor();
    const told = () => lines.evaluate((area: HTMLTextAreaElement) => area.validationMessage);
    await lines.press('Control+Z');
    await page.keyboard.insertText(`\n${'x'.repeat(401)}`);
    expect(await told()).toBe('Shorten a line: each may have 400 characters.');
    await lines.press('Control+Z');
    await page.keyboard.insertText('\nx'.repeat(28));
    expect(await told()).toBe('Delete some lines: 30 are compared at once.');
    await lines.press('Control+Z');
    await page.keyboard.insertText('\nFORTRAN');
    expect(await told()).toBe('');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'What is published' }).waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.id);
    expect(await focused()).toBe('result--title');
    const heads = await page.getByRole('rowheader').allTextContents();
    expect(heads).toEqual((await lines.inputValue()).split('\n'));
    const link = page.getByRole('link', { name: /^Ph\.D\., Mathematics/ });
    expect(await link.getAttribute('href')).toMatch(/\/experience#entry-yale-phd$/);
    const none = page.getByRole('row', { name: /diving/ }).getByRole('cell');
    expect(await none.textContent()).toBe('Not stated');
    expect(await axe(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('textbox').count()).toBe(0);
    await end();
  });

  test('of postings has its answer copied as a table of Markdown', async () => {
    const { page, close } = await visit(browser, `${running.url}/match`, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.getByLabel('Posting').fill('- A diving licence | <b>current</b>\n- COBOL');
    await page.getByRole('button', { name: 'Split' }).click();
    await page.getByRole('button', { name: 'Compare with the record' }).click();
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^\| Requirement \| Records that come near \|\n\| --- \| --- \|\n/);
    expect(copied).toContain('| A diving licence \\| \\<b\\>current\\</b\\> | Not stated |');
    expect(copied).toMatch(/\n\| COBOL \| \[[^\n]+\]\(http/);
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    await page.getByRole('button', { name: 'Copy as Markdown' }).waitFor();
    await page.route('**/api/agent/match', (route) => route.abort());
    await page.getByLabel('Requirements, one a line').fill('FORTRAN');
    await page.getByRole('button', { name: 'Compare with the record' }).click();
    await page.getByText('The service cannot be reached.').waitFor();
    expect(await page.getByRole('table').count()).toBe(0);
    await close();
  });

  test('of postings says of none and of too many what to do, and asks nobody', async () => {
    const { page, end } = await visit(browser, `${running.url}/match`);
    const lines = page.getByLabel('Requirements, one a line');
    const told = () => lines.evaluate((area: HTMLTextAreaElement) => area.validationMessage);
    const empty = 'No requirement stands here yet: write one a line.';
    for (const [posting, says] of [
      ['  \n ', empty],
      [Array.from({ length: 31 }, (_, at) => `- Point ${at}`).join('\n'), 'Delete some lines'],
      [`- Tea\n- ${'word '.repeat(99)}`, 'Shorten a line'],
    ] as const) {
      await page.getByLabel('Posting').fill(posting);
      await page.getByRole('button', { name: 'Split' }).click();
      expect(await told()).toContain(says);
    }
    await lines.fill('  ');
    await page.getByRole('button', { name: 'Compare with the record' }).click();
    expect(await told()).toBe(empty);
    expect(await page.getByRole('alert').textContent()).toBe('');
    await end();
  });
});
