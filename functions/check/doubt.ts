/** Whether the record itself calls something disputed. Pure. */
import type { Item } from './items.ts';
import type { Reading } from './reading.ts';
import type { Read } from './subject.ts';

const doubtsOf = ({ told }: Read, { doubt }: Reading) =>
  told.filter(({ items }) => items.some(({ word }) => doubt.has(word)));

/** The sentence of a record that calls disputed what a statement says; undefined when none does. */
export function doubtOf(said: readonly Item[], read: Read, reading: Reading): string | undefined {
  const about = said.filter(({ key }) => key !== 'P' && key !== 'T');
  return doubtsOf(read, reading).find(
    ({ keys }) =>
      about.some(({ key }) => keys.has(key)) &&
      about.every(({ key }) => keys.has(key) || read.names.has(key)),
  )?.line.text;
}

/** What a sentence calls the beginning or the end, in the languages of statements. */
const EDGES = {
  start: /^(?:start|begin|began|begun|beginn|anfang|debut|inicio|comienz)/,
  end: /^(?:end|left|leav|schluss|fin|final|sortie|retire)/,
};

/** Whether a record says of dates that they are disputed: of these, or of a beginning or an end. */
export const isContested = (
  dates: readonly { date: string; prep: string }[],
  read: Read,
  reading: Reading,
): boolean =>
  dates.some(({ date, prep }) =>
    doubtsOf(read, reading).some(({ items }) =>
      items.some(
        (one) =>
          one.key.slice(0, 4) === date.slice(0, 4) ||
          (prep === 'to' ? EDGES.end : EDGES.start).test(one.word),
      ),
    ),
  );
