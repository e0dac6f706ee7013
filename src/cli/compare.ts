/** `npm run begin -- --compare resume.pdf`: what of a résumé stands nowhere in the content. */
import { sayIn } from '../labels/say.ts';
import { readContent } from '../profile/read.ts';
import { textOfPdf } from './pdf-text.ts';

/** Words of a text without its signs, so that Markdown and a PDF tell the same ones. */
const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Sentences, items and lines of a text: what somebody wrote as one thing. */
const partsOf = (text: string) =>
  text
    .split(/(?<=[.!?。])\s+|\n+|\s+[•▪‣●·|]\s+/u)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => wordsOf(part).length > 0);

/** Texts of front matter, whatever fields hold them. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsIn)
    : [String(value ?? '')];

/** Words in a row that have to be there: a PDF breaks lines where no sentence ends. */
const IN_A_ROW = 4;
/** Longest part that is no sentence: a title with its date, a heading, a list of names. */
const LONGEST_TITLE = 12;

/** Words that a résumé has of its language: headings, and names of months. */
function usualIn(language: string): string[] {
  const months = (['long', 'short'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, at) => format.format(Date.UTC(2024, at, 15)));
  });
  const say = sayIn(language);
  const since = [say.time.since, say.time.from].map((label) => label({ start: '' }));
  return wordsOf([JSON.stringify(say), ...months, ...since].join(' '));
}

/**
 * Parts of a PDF's text that stand nowhere in a content folder, each in its own words, as they
 * follow each other: sentences whose words do not follow each other there, and titles and lists
 * with a word that it does not have. Throws where the file cannot be read.
 */
export async function missingFrom(folder: string, pdf: string): Promise<string[]> {
  const { sources } = await readContent(folder);
  const texts = sources.flatMap(({ data, body }) => [...textsIn(data), body]);
  const { language } = (sources.find(({ kind }) => kind === 'profile')?.data ?? {}) as {
    language?: string;
  };
  const known = ` ${texts.map((text) => wordsOf(text).join(' ')).join(' \n ')} `;
  const words = new Set([...wordsOf(known), ...usualIn(language ?? 'en')]);
  const stands = (part: string) => {
    const own = wordsOf(part);
    const isList = own.length <= LONGEST_TITLE || /[,;:]/.test(part);
    if (isList && own.every((word) => words.has(word) || !/\p{L}/u.test(word))) return true;
    return own
      .slice(0, Math.max(1, own.length - IN_A_ROW + 1))
      .every((_, at) => known.includes(` ${own.slice(at, at + IN_A_ROW).join(' ')} `));
  };
  return partsOf(await textOfPdf(pdf)).filter((part) => !stands(part));
}
