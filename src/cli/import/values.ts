/** Values of other people's formats, taken for what they are or not at all. Nothing here throws. */
import { dateOf } from '../../profile/dates.ts';
import { markdownOfText } from '../../surfaces/resume-text.ts';

/** Characters that no text of a person holds: controls, and marks that change its direction. */
const INVISIBLE = /(?![\t\n])\p{Cc}|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** A text with its line breaks, trimmed; empty for anything that is not text. */
export function textOf(value: unknown): string {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return '';
  return text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(INVISIBLE, '')
    .trim();
}

/** A text on one line. */
export const lineOf = (value: unknown): string => textOf(value).replace(/\s+/g, ' ');

/** The texts of a list, each on one line; a single text is a list of one. */
export const linesOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).map(lineOf).filter(Boolean);

/** The objects of a list. */
export const objectsOf = (value: unknown): Record<string, unknown>[] =>
  (Array.isArray(value) ? value : []).filter(
    (item) => typeof item === 'object' && item !== null && !Array.isArray(item),
  );

/** A web address; a host without a scheme gets one. Empty for anything else. */
export function webOf(value: unknown): string {
  const text = lineOf(value);
  if (/\s/.test(text) || text === '') return '';
  const url = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(url)) return '';
  const { protocol, hostname } = new URL(url);
  return /^https?:$/.test(protocol) && /^[^.].*\.[^.]+$/.test(hostname) ? url : '';
}

/** The beginning of a text on one line, whole sentences where it can be, within a length. */
export function shortOf(text: string, most: number): string {
  const line = lineOf(text);
  if (line.length <= most) return line;
  const sentences = /^.*[.!?。！？](?=\s)/su.exec(line.slice(0, most + 1))?.[0] ?? '';
  if (sentences.length >= most / 4) return sentences;
  return `${line.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;
}

/** Plain text as Markdown that shows its lines and lists as they were. */
export const markdownOf = (value: unknown): string => markdownOfText(textOf(value));

/** How the value of a field is read, by what the field is. */
export const READERS = { text: lineOf, date: dateOf, link: webOf, list: linesOf };
