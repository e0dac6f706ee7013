/**
 * Every page for people in a real Chromium: both color schemes, three widths, paper, axe, twins,
 * weight, keyboard.
 */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer } from '../../functions/standalone/serve.ts';
import { closePages, INSTALL_TIME, sharedBrowser } from '../support/browser.ts';
import { ALONE, ARABIC, EXAMPLE, ODD } from '../support/build.ts';
import { type Dist, openDist } from '../support/dist.ts';
import { inLong } from '../support/long.ts';
import { axe, tooWide } from './axe.ts';
import { missingPages, publicPages, type SitePage, someOfEach } from './pages.ts';
import { openTab, type Tab, type Visit } from './visit.ts';

/** The widest last: axe looks at that one. */
const WIDTHS = [360, 768, 1440] as const;
/** A sheet of A4 without its margins (pixels of CSS). */
const A4 = 688;
/** Most script of one page (bytes). */
const SCRIPT = 10_000;

let browser: Browser;

beforeAll(async () => {
  browser = await sharedBrowser();
}, INSTALL_TIME);
afterAll(closePages);

/** Pages of another build whose content is not the very same as on the page of the example. */
function ofItsOwn(dist: Dist, all: readonly SitePage[]): SitePage[] {
  const example = openDist(EXAMPLE);
  const main = (one: Dist, file: string) => /<main.*<\/main>/s.exec(one.text(file))?.[0];
  return all.filter(
    ({ file }) => !example.files.includes(file) || main(dist, file) !== main(example, file),
  );
}

/**
 * Bytes of script that a page runs: its own files and what stands in it. Data blocks are not run.
 */
async function scriptBytes({ page }: Visit, sources: readonly string[]): Promise<number> {
  const files = await Promise.all(
    sources.map(async (url) => (await (await fetch(url)).arrayBuffer()).byteLength),
  );
  const inline = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => !src && !/json/.test(type))
      .map(({ text }) => text),
  );
  return [...files, ...inline.map((text) => text.length)].reduce((sum, bytes) => sum + bytes, 0);
}

describe.each([
  ['example', EXAMPLE, { language: 'en', direction: 'ltr', skip: 'Skip to content' }],
  ['odd', ODD, { language: 'en', direction: 'ltr', skip: 'Skip to content' }],
  ['alone', ALONE, { language: 'en', direction: 'ltr', skip: 'Skip to content' }],
  ['arabic', ARABIC, { language: 'ar', direction: 'rtl', skip: 'انتقل إلى المحتوى' }],
])('the %s profile', (name, folder, { language, direction, skip }) => {
  const dist = openDist(folder);
  const all = publicPages(dist);
  // The others are there for what their content does to the layout; from right to left, that is
  // another one on every page.
  const looked =
    name === 'example'
      ? someOfEach(all, inLong(1, 2))
      : someOfEach(direction === 'rtl' ? all : ofItsOwn(dist, all), 1);
  // What axe finds lies in the kind of page and its direction, seldom in what content says; and no
  // direction changes a color.
  const short = { example: 'all', arabic: 'of names and structure' } as const;
  const judged = inLong(short[name as keyof typeof short], 'all' as const);
  // Colors are those of the kind of page.
  const dark = new Set(name === 'example' ? someOfEach(all, 1).map(({ path }) => path) : []);
  let running: { url: string; close: () => Promise<void> };
  let tab: Tab;

  beforeAll(async () => {
    running = await startServer({ folder, port: 0, host: '127.0.0.1' });
    tab = await openTab(browser);
  });
  afterAll(async () => {
    await tab?.close();
    await running?.close();
  });

  test('has every page of the table', () => {
    // Where no manifesto was written there is no page of it.
    expect(missingPages(dist)).toEqual(
      // Nor of what organisers ask for, where there is no talk either.
      ['alone', 'arabic'].includes(name) ? ['/manifesto'] : [],
    );
    expect(all.filter(({ listed }) => listed).length).toBeGreaterThan(3);
  });

  test.each(looked)('$path', async ({ path, status, listed }) => {
    const seen = await tab.go(`${running.url}${path}`);
    const { page } = seen;
    expect(seen.status).toBe(status);
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

    const light = await background();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await tooWide(page), `${width} pixels`).toEqual([]);
    }
    if (judged) expect(await axe(page, judged), 'light, wide').toEqual([]);
    if (dark.has(path)) {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize({ width: 360, height: 900 });
      expect(await background(), 'each scheme has colors of its own').not.toBe(light);
      expect(await axe(page, 'of the look'), 'dark, narrow').toEqual([]);
    }
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: A4, height: 1123 });
    expect(await tooWide(page), 'on paper').toEqual([]);
    await page.emulateMedia({ media: 'screen' });

    const facts = await page.evaluate(() => ({
      language: document.documentElement.lang,
      direction: document.documentElement.dir || 'ltr',
      title: document.title,
      headings: document.querySelectorAll('h1').length,
      own: document.querySelectorAll('style, [style], [onclick], [onload], [onerror]').length,
      sources: [...document.scripts].map(({ src }) => src).filter(Boolean),
      twins: [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate]')]
        .filter(({ type }) => ['application/json', 'text/markdown'].includes(type))
        .map((link) => ({ type: link.type, path: link.getAttribute('href') ?? '' })),
      named: [...document.querySelectorAll('footer a[href]')].map(({ textContent }) => textContent),
    }));
    expect(facts).toMatchObject({
      language,
      direction,
      title: expect.stringMatching(/\S/),
      headings: 1,
      own: 0,
    });
    expect(await scriptBytes(seen, facts.sources)).toBeLessThan(SCRIPT);

    expect(facts.twins.map(({ type }) => type)).toEqual(
      listed ? ['application/json', 'text/markdown'] : [],
    );
    for (const { type, path: twin } of facts.twins) {
      expect(facts.named, 'a twin is named at the end of its page').toContain(twin);
      const response = await fetch(`${running.url}${twin}`, { headers: { accept: type } });
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        `${type}; charset=utf-8`,
      ]);
    }

    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent(), 'the first stop').toBe(skip);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${running.url}${path}#content`);

    expect(seen.complaints).toEqual([]);
    expect(await seen.violations()).toEqual([]);
  });
});
