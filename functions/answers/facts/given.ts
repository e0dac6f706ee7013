/** A record as it is given to a reader: whole where it is short, else what fits, uncut. Pure. */
import { once } from '../../../src/once.ts';
import type { Facts } from './facts.ts';
import { headingOf } from './heading.ts';
import type { Rec } from './record.ts';
import { sentencesOf } from './sentences.ts';
import { toldIn } from './values.ts';

export type Given = { record: Rec; heading: string; text: string };

/** Longest record that is given whole, in words. */
export const WHOLE_WORDS = 120;
/** Sentences of a longer one that are given. */
const SENTENCES = 2;

/** The headings of the lists of the terms, by their sentences: what is refused is told as such. */
const listsOf = once(({ snapshot, language }: Facts) => {
  const lists = toldIn(snapshot).filter(({ kind }) => kind === 'collaboration');
  return new Map(
    lists.flatMap(({ heading, values }) =>
      values.flatMap(sentencesOf).map(({ text }) => [text, language.headings[heading]] as const),
    ),
  );
});

/** The sentences of a record but its heading, with what they stand under, and their words. */
const ownLines = once((record: Rec, heading: string, facts: Facts) => {
  const lists = record.kind === 'collaboration' ? listsOf(facts) : null;
  let title = '';
  const lines = record.lines.flatMap((line) => {
    if (line.title) title = line.text === record.label ? '' : line.text;
    const { text, under = lists?.get(text) ?? title } = line;
    return line.title || text === heading || text === record.label ? [] : [{ text, under }];
  });
  const text = lines.map((line) => line.text).join(' ');
  return { lines, length: text.split(/\s+/).length };
});

/** Sentences with the headings that they stand under, each heading once; items keep apart. */
function underHeadings(lines: readonly { text: string; under: string }[]): string {
  return lines
    .map(({ text, under }, at) =>
      under && under !== lines[at - 1]?.under ? `${under.replace(/:$/, '')}: ${text}` : text,
    )
    .reduce((told, text) => told + (/[\p{L}\p{N})]$/u.test(told) ? '; ' : ' ') + text, '');
}

/**
 * A record with its text: all of it up to `most` words, else the sentences of `quotes`, or its
 * first ones, with the heading over them. An answer of the owner is always whole.
 */
export function givenOf(
  record: Rec,
  facts: Facts,
  quotes: readonly string[] = [],
  most = WHOLE_WORDS,
): Given {
  const heading = headingOf(record, facts.language);
  const { lines, length } = ownLines(record, heading, facts);
  // Typed values and notes stand in no sentence.
  const typed = quotes.filter(
    (quote) => quote !== heading && !record.lines.some(({ text }) => text === quote),
  );
  const own = lines.filter(
    ({ text }) => quotes.includes(text) && !typed.some((quote) => quote.includes(text)),
  );
  const fitting = own.length + typed.length > 0 ? own : lines.slice(0, SENTENCES);
  const isWhole = record.kind === 'question' || length <= most;
  const text = [...typed, underHeadings(isWhole ? lines : fitting)].join(' ').trim();
  return { record, heading, text: text || heading };
}
