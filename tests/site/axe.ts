/** What axe finds on a page: WCAG and best practices. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';

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
