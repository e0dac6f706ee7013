/** The contact form as people use it: without script, and without a mouse. */
import { readdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Running, startServer } from '../../functions/standalone/serve.ts';
import { closePages, INSTALL_TIME, sharedBrowser } from '../support/browser.ts';
import { EXAMPLE } from '../support/build.ts';
import { hasPage } from './pages.ts';
import { visit } from './visit.ts';

const DATA_DIR = resolve('.cache/test/form-data');

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

describe.runIf(hasPage('/contact'))('the contact form', () => {
  let browser: Browser;
  let running: Running;

  beforeAll(async () => {
    await rm(DATA_DIR, { recursive: true, force: true });
    running = await startServer({ folder: EXAMPLE, port: 0, host: '127.0.0.1', env: { DATA_DIR } });
    browser = await sharedBrowser();
  }, INSTALL_TIME);
  afterAll(async () => {
    await closePages();
    await running?.close();
  });

  test('works without script: the message is stored, and a page says so', async () => {
    const { page, complaints, close } = await visit(browser, `${running.url}/contact`, {
      javaScriptEnabled: false,
    });
    await page.locator('[name=intent][value=collaborate]').check();
    await page.locator('[name=from]').fill('scriptless@example.org');
    await page.locator('[name=context]').fill('A lecture; <script>alert(1)</script>');
    await page.locator('form [type=submit]').click();
    await page.waitForURL('**/contact/thanks#*');
    expect(await page.locator('h1').textContent()).toMatch(/received/i);
    const [record = '', ...more] = await stored('scriptless@example.org');
    expect(more).toEqual([]);
    expect(JSON.parse(record)).toMatchObject({
      intent: 'collaborate',
      from: 'scriptless@example.org',
      context: 'A lecture; <script>alert(1)</script>',
    });
    expect(complaints).toEqual([]);
    await close();
  });

  test('is walked, filled in and sent from the keyboard alone', async () => {
    const { page, complaints, violations, close } = await visit(browser, `${running.url}/contact`);
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
    expect(complaints).toEqual([]);
    expect(await violations()).toEqual([]);
    await close();
  });

  test('says before it is sent what is missing, and stores nothing', async () => {
    const { page, close } = await visit(browser, `${running.url}/contact`);
    await page.locator('[name=context]').fill('nothing-else-is-filled-in');
    await page.locator('form [type=submit]').click();
    expect(page.url()).toBe(`${running.url}/contact`);
    expect(await page.locator('form :invalid').count()).toBeGreaterThan(0);
    expect(await stored('nothing-else-is-filled-in')).toEqual([]);
    await close();
  });
});
