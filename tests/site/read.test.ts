/** How people read: without script, under a policy that holds, and on paper. */
import { expect, test } from 'vitest';
import { serving } from '../standalone/server.ts';
import { browserOfFile } from '../support/browser.ts';
import { EXAMPLE } from '../support/build.ts';
import { openDist } from '../support/dist.ts';
import { publicPages, someOfEach } from './pages.ts';
import { visit } from './visit.ts';

const { at } = serving();
const dist = openDist(EXAMPLE);
const PAGES = someOfEach(publicPages(dist), 1);

const browser = await browserOfFile();

// Where a page runs no script, there is nothing to tell apart.
test.each(PAGES.filter(({ path, file }) => path === '/' || /<script src=/.test(dist.text(file))))(
  '$path is the same to readers without script',
  async ({ path }) => {
    const shown: string[] = [];
    for (const javaScriptEnabled of [true, false]) {
      const { page, close } = await visit(browser, at(path), { javaScriptEnabled });
      // Only the buttons that copy need script; what they copy is there to be selected.
      const buttons = page.locator('button.copy');
      await buttons.evaluateAll((all) => all.map((one) => one.remove()));
      shown.push(await page.locator('body').ariaSnapshot());
      await close();
    }
    expect(shown[0]).toContain('heading');
    expect(shown[1]).toBe(shown[0]);
  },
);

test('the policy stops script, style and picture of others, and each is counted', async () => {
  const { page, violations, close } = await visit(browser, at('/'));
  await page.evaluate(async () => {
    const add = (name: string, members: object) =>
      document.body.append(Object.assign(document.createElement(name), members));
    add('script', { textContent: 'document.title = "run"' });
    add('style', { textContent: 'body { display: none }' });
    add('img', { src: 'http://127.0.0.1:9/picture.png', alt: '' });
    await new Promise((seen) =>
      document.addEventListener('securitypolicyviolation', seen, { once: true }),
    );
  });
  await expect.poll(violations).toHaveLength(3);
  expect(await page.title()).not.toBe('run');
  expect(await page.locator('h1').first().isVisible()).toBe(true);
  expect((await violations()).map((one) => one.split(' ')[0]).sort()).toEqual([
    'img-src',
    'script-src-elem',
    'style-src-elem',
  ]);
  await close();
});

test('the CV prints on two sheets of A4', async () => {
  const { page, complaints, close } = await visit(browser, at('/cv'));
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  await close();
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2);
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/);
  expect(complaints).toEqual([]);
});
