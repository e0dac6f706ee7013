/** Content that wants to run: every text with code in it, built and opened in a browser. */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Running, startServer } from '../../functions/standalone/serve.ts';
import { closePages, INSTALL_TIME, sharedBrowser } from '../support/browser.ts';
import { HOSTILE } from '../support/build.ts';
import { openDist } from '../support/dist.ts';
import { publicPages, someOfEach } from './pages.ts';
import { openTab, type Tab } from './visit.ts';

describe('content that wants to run', () => {
  let browser: Browser;
  let tab: Tab;
  let running: Running;

  beforeAll(async () => {
    running = await startServer({ folder: HOSTILE, port: 0, host: '127.0.0.1' });
    browser = await sharedBrowser();
    tab = await openTab(browser);
  }, INSTALL_TIME);
  afterAll(async () => {
    await closePages();
    await running?.close();
  });

  test.each(someOfEach(publicPages(openDist(HOSTILE)), 1))(
    '$path shows it as text',
    async ({ path, file }) => {
      const { page, complaints, violations } = await tab.go(`${running.url}${path}`);
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
    },
  );
});
