/** What holds of every state of a page: both colour schemes, three widths, axe. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';
import { expect } from 'vitest';

const WIDTHS = [360, 768, 1440] as const;

/** What sticks out of the window; none when the page does not scroll sideways. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { documentElement: root } = document;
    if (root.scrollWidth <= root.clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
      .slice(0, 3)
      .map((element) => element.outerHTML.slice(0, 100));
  });
}

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What axe finds, by all of its rules. It is put into a page once: it is large. */
async function accessProblems(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(await readFile(AXE, 'utf8'));
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
      resultTypes: ['violations'],
    }),
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => `${id}: ${target} ${html.slice(0, 120)}`),
  );
}

/**
 * Checks what is shown now. The narrow layout is looked at in dark, the wide one in light, as by
 * axe.
 */
export async function looksRight(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      // A picture is drawn anew for another width, which may take a moment.
      await expect
        .poll(() => tooWide(page), { message: `${state}, ${colorScheme}, ${width} pixels` })
        .toEqual([]);
    }
    await page.setViewportSize({ width: colorScheme === 'dark' ? 360 : 1440, height: 900 });
    expect(await accessProblems(page), `${state}, ${colorScheme}`).toEqual([]);
  }
}

/**
 * Complaints but those of the browser about calls that are refused on purpose, and what a new page
 * broke off.
 */
export function unexpected(complaints: readonly string[], ...statuses: number[]): string[] {
  return complaints.filter(
    (text) =>
      !/\/_astro\/\S+: net::ERR_ABORTED$/.test(text) &&
      !statuses.some((status) =>
        text.startsWith(
          `error: Failed to load resource: the server responded with a status of ${status}`,
        ),
      ),
  );
}
