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

/** Whether a record says that such dates are disputed, or that anything is and not of when. */
export const isContested = (
  dates: readonly { date: string }[],
  read: Read,
  reading: Reading,
): boolean =>
  doubtsOf(read, reading).some(({ items }) => {
    const years = items.flatMap(({ date }) => date?.slice(0, 4) ?? []);
    return dates.some(({ date }) => years.length === 0 || years.includes(date.slice(0, 4)));
  });
