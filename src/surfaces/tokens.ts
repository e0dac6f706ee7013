/** Token counts, at build time only: o200k_base, named in every payload that tells a count. */
import { countTokens, setMergeCacheSize } from 'gpt-tokenizer/encoding/o200k_base';
import { kept } from '../kept.ts';

// Larger than what a site holds of words: evicting is slow.
setMergeCacheSize(100_000);

export const TOKENIZER = 'o200k_base';

/** Where a text is cut: before a space that follows a mark no token of this encoding goes on. */
const CUT = /(?<=[.,:;])(?= )/;

/**
 * About so many pieces are a part, which is kept for the next build: most of a long list has not
 * changed. Each piece alone decides whether it is the last of its part.
 */
const PART = 16;

/** Counts by what was counted: lists, texts and their Markdown hold the same sentences. */
const counts = new Map<string, number>();
function countOf(piece: string): number {
  const known = counts.get(piece);
  if (known !== undefined) return known;
  // What is cut out of a text holds all of it in memory.
  const own = Buffer.from(piece).toString();
  const count = countTokens(own, { disallowedSpecial: new Set() });
  counts.set(own, count);
  return count;
}

/** What `tokensOf` counts, of a text that is counted when it is made alone. */
export function countIn(text: string): number {
  let at = 0;
  const parts = Map.groupBy(text.split(CUT), ({ length }) => (length % PART === 0 ? at++ : at));
  const countAll = (part: string[]) => part.reduce((sum, piece) => sum + countOf(piece), 0);
  const count = (part: string[]) => kept('tokens', part.join(''), () => countAll(part));
  return parts.values().reduce((sum, part) => sum + count(part), 0);
}

/**
 * Number of o200k_base tokens of a text; special-token markers count as the plain text they are.
 */
export const tokensOf = (text: string): number => kept('texts', text, () => countIn(text));
