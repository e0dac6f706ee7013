/** What holds of every state of a page: both colour schemes, three widths, axe. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { expect } from 'vitest';

import { inLong } from '../support/long.ts';

/** The widest last: axe looks at that one by all of its rules. */
const WIDTHS: readonly number[] = [390, 768, 1280];
const NARROW_AND_WIDE: readonly number[] = [390, 1280];

/** Test files that have seen a state of theirs in dark. */
const inDark = new Set<string>();

/** Whether the console itself scrolls, whose panes do. */
const tooHigh = (page: Page) =>
  page.evaluate(
    () => document.body.matches('.console') && document.documentElement.scrollHeight > innerHeight,
  );

/**
 * Checks what is shown now at each width. In the short run axe looks at it in light and wide, and
 * in dark and narrow in the first state of each file; in the long run at each width in both.
 */
export async function looksRight(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const file = expect.getState().testPath ?? '';
  const judged = inLong(!inDark.has(file), true);
  inDark.add(file);
  for (const width of inLong(NARROW_AND_WIDE, WIDTHS)) {
    await page.setViewportSize({ width, height: 900 });
    // A picture is drawn anew for another width, which may take a moment.
    await expect.poll(() => tooWide(page), { message: `${state}, ${width} pixels` }).toEqual([]);
    expect(await tooHigh(page), `${state}, ${width} pixels`).toBe(false);
    if (inLong(width === WIDTHS[0] && judged, true))
      expect(await axe(page, 'of the look'), `${state}, dark, ${width} pixels`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  for (const width of inLong(WIDTHS.slice(-1), WIDTHS)) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axe(page), `${state}, light, ${width} pixels`).toEqual([]);
  }
}

/** The same of states that are like others: in the long run alone. */
export const looksRightInLong = async (page: Page, state: string): Promise<void> =>
  inLong(undefined, looksRight)?.(page, state);

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Not among axe's defaults: whether links and buttons are far enough from each other. */
const TARGETS = 'target-size';

/**
 * Rules whose answer is another in other colors, or at another width. All others ask about names,
 * roles and structure, which no style of the pages changes.
 */
const OF_THE_LOOK = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  TARGETS,
];

/** By which rules: all, those of the look alone, or all but those. */
type Rules = 'all' | 'of the look' | 'of names and structure';

/**
 * Violations as `rule: element`. Axe is put into a page once: it is large. It need not load style
 * sheets again: no rule that is asked for reads them.
 */
export async function axe(page: Page, rules: Rules = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(await readFile(AXE, 'utf8'));
  const isOn = rules === 'all';
  const options: RunOptions = {
    resultTypes: ['violations'],
    preload: false,
    ...(rules === 'of the look'
      ? { runOnly: { type: 'rule', values: OF_THE_LOOK } }
      : { rules: Object.fromEntries(OF_THE_LOOK.map((name) => [name, { enabled: isOn }])) }),
  };
  const { violations } = await page.evaluate(
    (given) =>
      (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run(
        given,
      ),
    options,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => `${id}: ${target} ${html.slice(0, 120)}`),
  );
}

/** What is wider than the window, the outermost first; none when nothing sticks out. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { documentElement: root } = document;
    if (root.scrollWidth <= root.clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 1,
    );
    return ['the page', ...wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 100))];
  });
}

/** Text that its box cuts off, unless it says so by an ellipsis or is for screen readers alone. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { overflow, textOverflow, clipPath, webkitLineClamp } = getComputedStyle(element);
        const isTold = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
        const isCut =
          element.scrollWidth > element.clientWidth + 1 ||
          element.scrollHeight > element.clientHeight + 1;
        return overflow !== 'visible' && clipPath === 'none' && !isTold && isCut;
      })
      .filter(
        (element) =>
          element.textContent?.trim() && !/auto|scroll/.test(getComputedStyle(element).overflow),
      )
      .map((element) => `cut off: ${element.outerHTML.slice(0, 100)}`),
  );
}
