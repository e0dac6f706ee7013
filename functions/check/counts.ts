/** Statements about how many records of a kind there are. Pure. */
import { lexiconOf } from '../facts/languages.ts';
import type { Rec } from '../facts/record.ts';
import { stemOf } from '../facts/words.ts';
import type { Reading } from './reading.ts';
import type { Word } from './words.ts';

/** The records that a statement counts, and whether there are so many; null when it counts none. */
export function counted(
  words: readonly Word[],
  records: readonly Rec[],
  reading: Reading,
): { right: boolean; of: readonly Rec[] } | null {
  const { kinds } = lexiconOf(reading.language);
  const content = words.filter(
    ({ word }) => reading.grammar.get(word) !== 'articles' && !reading.counted.has(word),
  );
  const [number, noun] = content;
  const many = Number(reading.numbers.get(number?.word ?? '') ?? number?.word);
  if (!noun || content.length !== 2 || !Number.isInteger(many) || number?.date) return null;
  if (!words.some(({ word }) => reading.counted.has(word))) return null;
  const { stem } = noun;
  const [kind] =
    [...kinds].find(([, { one, many: all }]) =>
      [one, all].some((name) => stemOf(name.toLowerCase(), reading.language) === stem),
    ) ?? [];
  const of = records.filter((rec) => rec.kind === kind);
  return kind && of.length > 0 ? { right: of.length === many, of } : null;
}
