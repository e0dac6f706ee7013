/** A text of a résumé as the fields of a record hold it: a sentence or two, a list, and prose. */
import { textOfMarkdown } from '../../surfaces/resume-text.ts';
import { lineOf, markdownOf, shortOf, textOf } from './values.ts';

/** Signs that begin an item of a list, and a number of at most two digits that does. */
const SIGN = /^\s*(?:[-*+•·▪‣●◦⁃∙–—]|\d{1,2}[.)])\s+/u;
/** The signs that stand for nothing else. */
const BETWEEN = /\s+[•▪‣●⁃∙]\s+/u;
/** A hyphen before a capital, where a program has put a list on one line. */
const HYPHEN = /\s+[-–]\s+(?=[\p{Lu}\p{Lo}\p{N}])/u;

/** Longest item, in characters. */
const LONGEST_POINT = 600;

const isWords = (part: string) => part.split(/\s+/).length > 2;

/** Items of a line that holds several: it begins with a sign, or all of them are phrases. */
function itemsIn(line: string, alone: boolean): string[] {
  const listed = SIGN.test(line);
  const parts = line.replace(SIGN, '').split(BETWEEN);
  const items = listed && alone ? parts.flatMap((part) => part.split(HYPHEN)) : parts;
  return listed || (items.length > 1 && items.every(isWords)) ? items : [];
}

type Part = { points: boolean; lines: string[] };

/** Prose and lists of a text, as they follow each other. */
function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  const lines = text.split('\n');
  const add = (points: boolean, ...more: string[]) => {
    const last = parts.at(-1);
    if (last?.points === points) last.lines.push(...more);
    else parts.push({ points, lines: more });
  };
  let open = false;
  for (const line of lines) {
    const items = itemsIn(line, lines.length === 1);
    const last = parts.at(-1);
    if (items.length > 0) add(true, ...items);
    // A line that goes on with the item above: it is indented, or does not begin a sentence.
    else if (open && last?.points && /^(\s+\S|\p{Ll})/u.test(line))
      last.lines.push(`${last.lines.pop()} ${line.trim()}`);
    else if (line.trim() || !last?.points) add(false, line);
    open = line.trim() !== '';
  }
  return parts.filter((part) => part.lines.some((line) => line.trim()));
}

/** A text in pieces of at most a length, each of whole sentences where it can be. */
function pieces(text: string, most: number): string[] {
  if (text.length <= most) return text ? [text] : [];
  const first = shortOf(text, most).replace(/…$/, '').trimEnd() || text.slice(0, most);
  return [first, ...pieces(text.slice(first.length).trim(), most)];
}

/** Items as a record holds them. */
export const pointsOf = (items: readonly string[]): string[] =>
  items.flatMap((item) => pieces(lineOf(item), LONGEST_POINT));

type Room = {
  /** Longest beginning, in characters. */
  longest: number;
  /** Whether there is a list for items. */
  listed: boolean;
  /** Whether a record needs a beginning. */
  needed: boolean;
};

/** What the biography of a person has room for. */
export const BIOGRAPHY: Room = { longest: 700, listed: false, needed: false };

export type Told = { summary: string; points: string[]; body: string };

/**
 * A text by its parts: prose that fits and a list behind it, or prose alone that fits. Of any other
 * the beginning, and below it the whole as Markdown, so that no word of it moves.
 */
export function toldBy(value: unknown, { longest, listed, needed }: Room): Told {
  const text = textOf(value);
  const [first, second, third] = partsOf(text);
  const prose = first && !first.points ? first : undefined;
  const list = prose ? second : first;
  const summary = lineOf(prose?.lines.join('\n'));
  const rest = prose ? third : second;
  const whole = () => {
    const body = markdownOf(text);
    // The beginning in the words of the Markdown, so that it is known for one.
    return { summary: shortOf(textOfMarkdown(body), longest), points: [], body };
  };
  if (summary.length > longest || rest || (list && !listed)) return whole();
  const points = pointsOf(list?.lines ?? []);
  if (summary || !needed || !points[0]) return { summary, points, body: '' };
  // A record that needs a sentence has its first item for one.
  return points[0].length > longest
    ? whole()
    : { summary: points[0], points: points.slice(1), body: '' };
}
