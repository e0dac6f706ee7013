/**
 * The looks on pages as they are built: nothing sticks out or is cut off, and axe finds nothing,
 * wide and narrow, light and dark, from left to right and from right to left. `npm run test:long`
 * looks at every page so.
 */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer } from '../../functions/standalone/serve.ts';
import { LOOK_NAMES } from '../../src/face/looks.ts';
import { closePages, INSTALL_TIME, sharedBrowser } from '../support/browser.ts';
import { ARABIC, EXAMPLE } from '../support/build.ts';
import { openDist } from '../support/dist.ts';
import { inLong } from '../support/long.ts';
import { axe, cutOff, tooWide } from './axe.ts';
import { dressedBy, pagesOfForms, sheetOf } from './looks.ts';
import { openTab, type Tab } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
}, INSTALL_TIME);
afterAll(closePages);

describe.each([
  ['example', EXAMPLE],
  ['arabic', ARABIC],
])('%s', (_, folder) => {
  const pages = pagesOfForms(openDist(folder));
  let running: Awaited<ReturnType<typeof startServer>>;
  let tab: Tab;
  let css = '';
  beforeAll(async () => {
    running = await startServer({ folder, port: 0, host: '127.0.0.1' });
    tab = await openTab(
      browser,
      {},
      dressedBy(() => css),
    );
  });
  afterAll(async () => {
    await tab?.close();
    await running?.close();
  });

  test.each(LOOK_NAMES)('%s', async (look) => {
    css = await sheetOf(look);
    for (const [at, { path }] of pages.entries()) {
      const { page } = await tab.go(`${running.url}${path}`);
      const views = [1280, 390].flatMap((width) =>
        (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
      );
      // Each page is seen once, and all four views are.
      for (const { width, colorScheme } of inLong([views[at % 4]], views).flatMap(
        (view) => view ?? [],
      )) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        const found = [...(await tooWide(page)), ...(await cutOff(page)), ...(await axe(page))];
        expect(found, `${path}, ${width}, ${colorScheme}`).toEqual([]);
      }
    }
  });
});
