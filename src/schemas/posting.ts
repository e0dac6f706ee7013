/** A posting as somebody pastes it, and the requirements that it is split into. Pure. */

/** Most requirements of one call, and most characters of one. */
export const MOST_REQUIREMENTS = 30;
export const LONGEST_REQUIREMENT = 400;
/** Most characters of a posting. */
export const LONGEST_POSTING = 20_000;

/** What stands before a point of a list. */
const POINT = /^[ \t]*(?:[-–—*+•·▪◦●○■□✓✔➤►»]|\(?\d{1,2}[.)])[ \t]+/u;
/** The rest of a point on the line after it. */
const WRAPPED = new RegExp(`(?<=${POINT.source}.*)\\r?\\n[ \\t]*(?=\\p{Ll})`, 'gmu');
const SENTENCE = /(?<=[\p{L}\p{N})]{2}[.!?;])\s+(?=\S)/u;

/** Its points, where it has a list; else its sentences. Headings are left out. */
export function requirementsIn(posting: string): string[] {
  const lines = posting.replace(WRAPPED, ' ').split(/\r?\n/);
  const points = lines.filter((line) => POINT.test(line));
  const texts =
    points.length > 1
      ? points.map((line) => line.replace(POINT, ''))
      : lines.filter((line) => !/:\s*$/.test(line)).flatMap((line) => line.split(SENTENCE));
  const found = texts
    .flatMap((text) => (text.length > LONGEST_REQUIREMENT ? text.split(SENTENCE) : [text]))
    .map((text) => text.trim().slice(0, LONGEST_REQUIREMENT).toWellFormed())
    .filter((text) => /\p{L}/u.test(text));
  return [...new Set(found)].slice(0, MOST_REQUIREMENTS);
}
