/** What is too long, and how much is read at all. */

/** One text, in characters: the longest that a field of a report may hold. */
export const MAX_TEXT_CHARACTERS = 2_000;
/** All texts of one body, in characters: every field of a report that has a bound, filled. */
export const MAX_TOTAL_CHARACTERS = 12_000;
/** Nothing beyond this is read, in UTF-16 units; a body has at most 64 KiB. */
export const MAX_SCAN_UNITS = 65_536;

/** Whether texts are excessive, each alone or all together. Counts characters, not UTF-16 units. */
export function isExcessive(texts: readonly string[]): boolean {
  const lengths = texts.map((text) => [...text].length);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return total > MAX_TOTAL_CHARACTERS || lengths.some((length) => length > MAX_TEXT_CHARACTERS);
}
