/**
 * Every page for people in a real Chromium: nothing sticks out at any width and on paper, nothing
 * is complained of; in the looks axe finds nothing, at the widths of a screen and a telephone,
 * light and dark, from left to right and from right to left. What stands in each page, tests/pages
 * reads without a browser.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOOK_NAMES } from '../../src/face/looks.ts';
import { serving } from '../standalone/server.ts';
import { browserOfFile } from '../support/browser.ts';
import { ALONE, ARABIC, EXAMPLE, ODD } from '../support/build.ts';
import { type Dist, openDist } from '../support/dist.ts';
import { inLong } from '../support/long.ts';
import { axe, cutOff, tooWide } from './checks.ts';
import {
  dress,
  FORMS,
  pagesOfForms,
  publicPages,
  type SitePage,
  sheetOf,
  someOfEach,
} from './pages.ts';
import { openTab, type Tab } from './visit.ts';

/**
 * The narrowest tells most of what sticks out; of the example, and in the long run, all are seen.
 */
const WIDTHS = [360, 768, 1440];

/** A sheet of A4 without its margins (pixels of CSS). */
const A4 = 688;

type View = { look: number; width: number; colorScheme: 'light' | 'dark' };

/** Every look at both widths and in both modes. */
const VIEWS: readonly View[] = LOOK_NAMES.flatMap((_, look) =>
  [1280, 390].flatMap((width) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ look, width, colorScheme })),
  ),
);

/** A text as long as its own takes axe five seconds. */
const LONG_TEXT = /^\/notes/;

/**
 * In the short run a page of each form is seen in every second look, and a few from right to left
 * in the others; every second of all others in one look, where there is one of everything and
 * little of it. In the long run each page is seen in every view.
 */
function viewsOf(at: number, profile: string, path: string): readonly View[] {
  const isOdd = profile === 'odd';
  if (inLong(isOdd && LONG_TEXT.test(path), false)) return [];
  if (profile === 'alone' || (inLong(false, true) && isOdd)) return [];
  if (inLong(false, true)) return VIEWS;
  const turn = profile === 'arabic' ? 1 : 0;
  const isSeen = (look: number) =>
    isOdd ? at % LOOK_NAMES.length === look : (at + look) % 2 === turn;
  return LOOK_NAMES.flatMap((_, look): View[] => {
    if (!isSeen(look)) return [];
    const width = (at + (look >> 1)) % 2 === 0 ? 1280 : 390;
    const colorScheme = (turn + (at >> 1)) % 2 === 0 ? 'light' : 'dark';
    return [{ look, width, colorScheme }];
  });
}

const browser = await browserOfFile();

/** Pages of another build whose content is not the very same as on the page of the example. */
function ofItsOwn(dist: Dist, all: readonly SitePage[]): SitePage[] {
  const example = openDist(EXAMPLE);
  const main = (one: Dist, file: string) => /<main.*<\/main>/s.exec(one.text(file))?.[0];
  return all.filter(
    ({ file }) => !example.files.includes(file) || main(dist, file) !== main(example, file),
  );
}

describe.each([
  ['example', EXAMPLE, 'Skip to content'],
  ['odd', ODD, 'Skip to content'],
  ['arabic', ARABIC, 'انتقل إلى المحتوى'],
  // What has the least to show is what sticks out least.
  ...inLong([], [['alone', ALONE, 'Skip to content']]),
])('the %s profile', (name, folder, skip) => {
  const dist = openDist(folder);
  const all = publicPages(dist);
  // The others are there for what their content does to the layout; from right to left, that is
  // another one on every page. Groups of the reference are made alike, and most are very long.
  const brief = all.filter(({ path }) => !/^\/developers\/(?!audits|verify)/.test(path));
  const forms = pagesOfForms(dist);
  const looked =
    {
      example: inLong(forms, someOfEach(all, 2)),
      arabic: inLong(forms.slice(0, 4), someOfEach(all, 1)),
      odd: inLong(
        someOfEach(brief, 1).filter(({ path }, at) => at % 2 === 0 && !FORMS.test(path)),
        someOfEach(ofItsOwn(dist, all), 1),
      ),
    }[name] ?? someOfEach(ofItsOwn(dist, all), 1);
  const seen = [true, false].flatMap((isForm) =>
    looked
      .filter(({ path }) => FORMS.test(path) === isForm)
      .map((page, at) => ({ ...page, views: viewsOf(at, name, page.path) })),
  );
  const widths = name === 'example' ? WIDTHS : inLong(WIDTHS.slice(0, 1), WIDTHS);
  // Names, roles and structure are the same in every view, and where there is more of them.
  const isJudged = inLong(name === 'odd', true);
  const { at } = serving(folder);
  let tab: Tab;
  beforeAll(async () => {
    tab = await openTab(browser);
  });
  afterAll(() => tab?.close());

  test.each(seen)('$path', async ({ path, status, views }) => {
    const visit = await tab.go(at(path));
    const { page } = visit;
    const lookAs = async (look: number) =>
      dress(page, await sheetOf(LOOK_NAMES[look] ?? expect.fail()));
    if (views[0]) await lookAs(views[0].look);
    expect(visit.status).toBe(status);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await tooWide(page), `${width} pixels`).toEqual([]);
    }
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: A4, height: 1123 });
    expect(await tooWide(page), 'on paper').toEqual([]);
    await page.emulateMedia({ media: 'screen' });
    for (const [at, { look, width, colorScheme }] of views.entries()) {
      if (at > 0 && look !== views[at - 1]?.look) await lookAs(look);
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      const broken = await axe(page, at === 0 && isJudged ? 'all' : 'of the look');
      const found = [...(await tooWide(page)), ...(await cutOff(page)), ...broken];
      expect(found, `${LOOK_NAMES[look]}, ${width}, ${colorScheme}`).toEqual([]);
    }
    expect(visit.complaints).toEqual([]);
    expect(await visit.violations()).toEqual([]);
  });

  test('the keyboard reaches a way to the content first', async () => {
    const { page } = await tab.go(at('/cv'));
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe(skip);
    await page.keyboard.press('Enter');
    await page.waitForURL(at('/cv#content'));
  });
});
