/**
 * The looks of the engine on pages of several kinds, in Chromium: nothing is wider than its window,
 * and axe finds nothing, in light and dark. A look is one style sheet, so pages that are built get it
 * put behind their own.
 */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer } from '../../functions/standalone/serve.ts';
import { CardSettings } from '../../src/face/card.ts';
import { faceOf } from '../../src/face/face.ts';
import { closePages, INSTALL_TIME, sharedBrowser } from '../support/browser.ts';
import { ARABIC, EXAMPLE, ODD } from '../support/build.ts';
import { axe, tooWide } from './axe.ts';
import { openTab, type Tab } from './visit.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await sharedBrowser();
}, INSTALL_TIME);
afterAll(closePages);

/** The style sheet of a look, as a card of that look has it. */
async function sheetOf(look: string): Promise<string> {
  const person = { portrait: null, initials: 'AB' };
  const face = await faceOf(CardSettings.parse({ look }), '.cache/no-content', person);
  const file = face.files.find(({ file }) => `/${file}` === face.sheet);
  return new TextDecoder().decode(file?.body);
}

const PAGES = [
  ['example', EXAMPLE, ['/', '/projects/flow-matic', '/writing', '/cv', '/contact', '/kit']],
  ['odd', ODD, ['/pages/now', '/no/such']],
  ['arabic', ARABIC, ['/', '/about', '/claims']],
] as const;

describe.each(['portfolio', 'dossier'])('%s', (look) => {
  test.each(PAGES)('on pages of %s', async (_, folder, paths) => {
    const running = await startServer({ folder, port: 0, host: '127.0.0.1' });
    // The policy of the site takes no style from a test.
    const tab: Tab = await openTab(browser, { bypassCSP: true });
    const content = await sheetOf(look);
    for (const path of paths) {
      const { page } = await tab.go(`${running.url}${path}`);
      await page.addStyleTag({ content });
      for (const [width, colorScheme] of [
        [360, 'dark'],
        [1280, 'light'],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        expect(await tooWide(page), `${path}, ${width} pixels`).toEqual([]);
        expect(await axe(page, 'of the look'), `${path}, ${colorScheme}`).toEqual([]);
      }
    }
    await tab.close();
    await running.close();
  });
});
