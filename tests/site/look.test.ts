/**
 * Every page for people in a real Chromium: both color schemes, three widths, paper, axe, twins,
 * weight, keyboard.
 */
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer } from '../../functions/standalone/serve.ts';
import { INSTALL_TIME, launchBrowser } from '../support/browser.ts';
import { ALONE, ARABIC, EXAMPLE, ODD } from '../support/build.ts';
import { openDist } from '../support/dist.ts';
import { missingPages, publicPages, someOfEach } from './pages.ts';
import { type Visit, visit } from './visit.ts';

const SCHEMES = ['light', 'dark'] as const;
const WIDTHS = [360, 768, 1440] as const;
/** A sheet of A4 without its margins (pixels of CSS). */
const A4 = 688;
/** Most script of one page (bytes). */
const SCRIPT = 10_000;

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
}, INSTALL_TIME);
afterAll(() => browser?.close());

/** What is wider than the window, the outermost first; none when nothing sticks out. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { documentElement: root } = document;
    if (root.scrollWidth <= root.clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 1,
    );
    return ['the page', ...wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 80))];
  });
}

/** What axe finds against WCAG and its best practices, as `rule: element`. */
async function axe(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => `${id}: ${target} ${html.slice(0, 120)}`),
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
  // The others are there for what their content does to the layout.
  const schemes = name === 'example' ? SCHEMES : SCHEMES.slice(0, 1);
  let running: { url: string; close: () => Promise<void> };

  beforeAll(async () => {
    running = await startServer({ folder, port: 0, host: '127.0.0.1' });
  });
  afterAll(() => running?.close());

  test('has every page of the table', () => {
    // Where no manifesto was written there is no page of it.
    expect(missingPages(dist)).toEqual(['alone', 'arabic'].includes(name) ? ['/manifesto'] : []);
    expect(all.filter(({ listed }) => listed).length).toBeGreaterThan(3);
  });

  test.concurrent.each(someOfEach(all, name === 'example' ? 2 : 1))(
    '$path',
    async ({ path, status, listed }) => {
      const seen = await visit(browser, `${running.url}${path}`, {
        viewport: { width: 1440, height: 900 },
      });
      const { page } = seen;
      expect(seen.status).toBe(status);

      const backgrounds = new Set<string>();
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        backgrounds.add(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          expect(await tooWide(page), `${colorScheme}, ${width} pixels`).toEqual([]);
        }
        // The wide layout in light, the narrow one in dark: colors and forms are both seen.
        await page.setViewportSize({ width: colorScheme === 'light' ? 1440 : 360, height: 900 });
        expect(await axe(page), colorScheme).toEqual([]);
      }
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: A4, height: 1123 });
      expect(await tooWide(page), 'on paper').toEqual([]);
      await page.emulateMedia({ media: 'screen' });
      expect(backgrounds.size, 'each scheme has colors of its own').toBe(schemes.length);

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
        named: [...document.querySelectorAll('footer a[href]')].map(
          ({ textContent }) => textContent,
        ),
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
      await seen.close();
    },
  );
});
