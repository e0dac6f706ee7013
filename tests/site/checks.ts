/** What holds of every state of a page: both colour schemes, three widths, axe. */
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { inLong } from '../support/long.ts';
import { axe, tooWide } from './axe.ts';

/** The widest last: axe looks at that one by all of its rules. */
const WIDTHS = [390, 768, 1280] as const;

/** Pages that were seen in dark. */
const inDark = new WeakSet<Page>();

/** Whether the console itself scrolls, whose panes do. */
const tooHigh = (page: Page) =>
  page.evaluate(
    () => document.body.matches('.console') && document.documentElement.scrollHeight > innerHeight,
  );

/**
 * Checks what is shown now at each width. In the short run axe looks at it in light and wide, and
 * in dark and narrow in the first state of each page; in the long run at each width in both.
 */
export async function looksRight(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const judged = inLong(!inDark.has(page), true);
  inDark.add(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    // A picture is drawn anew for another width, which may take a moment.
    await expect.poll(() => tooWide(page), { message: `${state}, ${width} pixels` }).toEqual([]);
    expect(await tooHigh(page), `${state}, ${width} pixels`).toBe(false);
    if (inLong(width === WIDTHS[0] && judged, true))
      expect(await axe(page, 'of the look'), `${state}, dark, ${width} pixels`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  for (const width of inLong<readonly number[]>(WIDTHS.slice(-1), WIDTHS)) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axe(page), `${state}, light, ${width} pixels`).toEqual([]);
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
