/** How a sentence of the record is held against a statement. */
import type { Reading } from './reading.ts';

/** How a sentence is read. */
export type Frame = {
  reading: Reading;
  /** It does not name its subject: a form of to be may be missing. */
  implied: boolean;
  /** What it tells in the present has ended. */
  ended: boolean;
  /** When it was, where it has no date itself. */
  day: string | null;
};
