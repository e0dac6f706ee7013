/** Content that wants to run: every text with code in it, built and opened in a browser. */
import { expect, test } from 'vitest';
import { serving } from '../standalone/server.ts';
import { browserOfFile } from '../support/browser.ts';
import { HOSTILE } from '../support/build.ts';
import { openDist } from '../support/dist.ts';
import { inLong } from '../support/long.ts';
import { publicPages, someOfEach } from './pages.ts';
import { openTab } from './visit.ts';

const { at } = serving(HOSTILE);
const tab = await openTab(await browserOfFile());

/** All are written by the same writers; tests/pages/hostile reads every one without a browser. */
const SEEN = someOfEach(publicPages(openDist(HOSTILE)), 1).filter(
  (_, at) => at % inLong(3, 1) === 0,
);

test.each(SEEN)('$path shows it as text', async ({ path, file }) => {
  const { page, complaints, violations } = await tab.go(at(path));
  const found = await page.evaluate(() => ({
    code: [...document.querySelectorAll('*')]
      .filter((element) => element.getAttributeNames().some((name) => /^on|^style$/.test(name)))
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
    scripts: [...document.scripts].filter(({ src, type }) => !src && !/json/.test(type)).length,
    frames: document.querySelectorAll('iframe, object, embed').length,
    addresses: [...document.querySelectorAll('[href], [src]')]
      .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
      .filter((address) => /^\s*(javascript|data:text)/i.test(address)),
    text: document.querySelector('main')?.textContent,
  }));
  expect(found).toMatchObject({ code: [], scripts: 0, frames: 0, addresses: [] });
  // Where a page shows what the owner wrote, it shows this too.
  if (/^(articles|projects|home|notes|claims|questions|manifesto)\b/.test(file))
    expect(found.text).toContain('alert(');
  // A text shows a picture of this host that is not there.
  expect(complaints.filter((one) => !one.includes('404 (Not Found)'))).toEqual([]);
  expect(await violations()).toEqual([]);
});
