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

test('beside a portrait a name breaks between its words, on the narrowest telephone', async () => {
  const { page, close } = await visit(browser, at('/'));
  await page.setViewportSize({ width: 320, height: 640 });
  const brokenIn = (name: string) =>
    page.evaluate((text) => {
      const heading = document.querySelector('h1') as HTMLElement;
      heading.textContent = text;
      const range = document.createRange();
      const words = [...text.matchAll(/[^ -]+/g)].filter(({ 0: word, index }) => {
        range.setStart(heading.firstChild as Text, index);
        range.setEnd(heading.firstChild as Text, index + word.length);
        return range.getClientRects().length > 1;
      });
      const isWide = document.documentElement.scrollWidth > window.innerWidth;
      return isWide ? ['wider than the window'] : words.map(([word]) => word);
    }, name);
  expect(await page.locator('.title > .portrait').isVisible()).toBe(true);
  expect(await brokenIn('Zoë Łucja D’Hondt-Wiśniewska')).toEqual([]);
  // What is longer than there is room for breaks anywhere, and nothing scrolls.
  expect(await brokenIn('Ada Wolfeschlegelsteinhausenberger')).toHaveLength(1);
  await close();
});

test('on paper a fact stays with its name, and what marks mean is kept apart', async () => {
  const { page, close } = await visit(browser, at('/cv'));
  await page.emulateMedia({ media: 'print' });
  const told = await page.evaluate(() => {
    const facts = [...document.querySelectorAll('.masthead > .facts > div')];
    // Several values, as languages with their levels are.
    for (const fact of facts)
      fact.append(...[1, 2, 3].map(() => fact.lastChild?.cloneNode(true) ?? ''));
    const columnsOf = (fact: Element) =>
      new Set([...fact.children].map((one) => Math.round(one.getBoundingClientRect().left))).size;
    const [, ...meanings] = document.querySelectorAll('.legend > div');
    return {
      columns: facts.map(columnsOf),
      between: meanings.map((one) => getComputedStyle(one, '::before').content),
    };
  });
  expect(new Set(told.columns)).toEqual(new Set([1]));
  expect(told.between).toEqual(Array(3).fill('"; "'));
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
