/** A posting as somebody pastes it, and the requirements that it is split into. Pure. */

/** Most requirements of one call, and most characters of one. */
export const MOST_REQUIREMENTS = 30;
export const LONGEST_REQUIREMENT = 400;
/** Most characters of a posting. */
export const LONGEST_POSTING = 20_000;

/** What stands before a point of a list; Word's second level has an "o". */
const POINT =
  /^[^\S\n]*(?:[-–—*+•·▪◦●○■□✓✔✅➤►»]|o(?=\t|\s[\s\p{Lu}])|\(?\d{1,2}[.)])\uFE0F?[^\S\n]+/u;
/** A point and its lines: in small letters, or no heading and indented or after no full stop. */
const WRAPPED = new RegExp(
  `${POINT.source}.*(?:\\n(?!${POINT.source}|[^\\S\\n]*$)` +
    '(?:[^\\S\\n]*(?=\\p{Ll})|(?!.*:[ *_]*$)(?:[^\\S\\n]|(?<![.!?;]\\s*))).*)+',
  'gmu',
);
/** Whose full stop ends no sentence. */
const SHORT = /(?<!\p{L})(?:vs|yrs?|bzw|[Cc]a|[Ii]n[ck]l|[Aa]pprox|[Mm]ind(?=\.\s+[\p{Ll}\d]))/u;
const SENTENCE = new RegExp(`(?<=[\\p{L}\\p{N})]{2}[.!?;])(?<!${SHORT.source}\\.)\\s+(?=\\S)`, 'u');

/** Its points, where it has a list; else its sentences. Headings are left out, nothing is cut. */
export function requirementsIn(posting: string): string[] {
  const unwrapped = (point: string) => point.replace(/(?<!\s)\s*\n\s*/g, ' ');
  const lines = posting.replaceAll('\r\n', '\n').replace(WRAPPED, unwrapped).split('\n');
  const points = lines.filter((line) => POINT.test(line)).map((line) => line.replace(POINT, ''));
  const isList = points.length > 1;
  const found = (isList ? points : lines.filter((line) => !/:\s*$/.test(line)))
    .flatMap((text) => (isList && text.length <= LONGEST_REQUIREMENT ? text : text.split(SENTENCE)))
    .map((text) => text.trim());
  return [...new Set(found)].filter((text) => /\p{L}/u.test(text));
}
