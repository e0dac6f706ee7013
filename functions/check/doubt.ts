/** Whether the record itself calls something disputed. Pure. */
import type { Item } from './items.ts';
import type { Reading } from './reading.ts';
import type { Told } from './subject.ts';

const inDoubt = ({ items }: Told, { doubt }: Reading): boolean =>
  items.some(({ word }) => doubt.has(word));

/** The sentence of a record that calls disputed what a statement says; undefined when none does. */
export function isDoubted(
  said: readonly Item[],
  names: ReadonlySet<string>,
  told: readonly Told[],
  reading: Reading,
): string | undefined {
  const about = said.filter(({ key }) => key !== 'P' && key !== 'T');
  if (about.length === 0) return undefined;
  return told.find((one) => {
    if (!inDoubt(one, reading)) return false;
    const keys = new Set(one.items.map(({ key }) => key));
    return (
      about.every(({ key }) => keys.has(key) || names.has(key)) &&
      about.some(({ key }) => keys.has(key))
    );
  })?.line.text;
}

/** What a sentence calls the beginning or the end, in the languages of statements. */
const EDGES = {
  start: /^(?:start|begin|began|begun|beginn|anfang|debut|inicio|comienz)/,
  end: /^(?:end|left|leav|schluss|fin|final|sortie)/,
};

/** Whether a record says of dates that they are disputed: of these, or of a beginning or an end. */
export function isContested(
  dates: readonly { date: string; prep: string }[],
  told: readonly Told[],
  reading: Reading,
): boolean {
  const doubts = told.filter((one) => inDoubt(one, reading));
  return dates.some(({ date, prep }) =>
    doubts.some(({ items }) =>
      items.some(
        ({ key, word, date: year }) =>
          year?.slice(0, 4) === date.slice(0, 4) ||
          key.slice(0, 4) === date.slice(0, 4) ||
          (prep === 'to' ? EDGES.end : EDGES.start).test(word),
      ),
    ),
  );
}
