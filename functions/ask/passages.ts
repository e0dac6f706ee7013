/**
 * Passages: pieces of records that are small enough to be an answer and large enough to be found.
 */
import type { Rec } from '../facts/records.ts';

/** About as many words as one passage of a long text has. */
const WORDS = 70;

export type Passage = { rec: number; from: number; to: number };

/** The passages of all records, in order; `from` and `to` count lines of the record. */
export function passagesOf(records: readonly Rec[]): Passage[] {
  const found: Passage[] = [];
  for (const [rec, { lines }] of records.entries()) {
    let from = 0;
    let words = 0;
    for (const [at, { text }] of lines.entries()) {
      words += text.split(' ').length;
      if (words < WORDS && at < lines.length - 1) continue;
      found.push({ rec, from, to: at + 1 });
      from = at + 1;
      words = 0;
    }
    if (lines.length === 0) found.push({ rec, from: 0, to: 0 });
  }
  return found;
}
