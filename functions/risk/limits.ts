/**
 * What is too long, and how much is read at all. Lengths count UTF-16 units, as the schemas of the
 * bodies do.
 */

/**
 * One text: the longest that a report's own fields may hold (spec section 2.4). Only list items,
 * which have no bound of their own, can be longer.
 */
export const LONG_TEXT = 2_000;

/**
 * All texts of one body together: four full fields. An honest report says it shorter; a flood does
 * not.
 */
export const LONG_TOTAL = 8_000;

/**
 * Nothing beyond this is read. A body has at most 64 KiB (design section 4), so that no body
 * reaches it; whoever calls with more gets `excessive_length` and bounded work.
 */
export const SCAN_LIMIT = 65_536;

/** Whether texts are excessive, each alone or all together. */
export function isExcessive(texts: readonly string[]): boolean {
  const total = texts.reduce((sum, text) => sum + text.length, 0);
  return total > LONG_TOTAL || texts.some((text) => text.length > LONG_TEXT);
}
