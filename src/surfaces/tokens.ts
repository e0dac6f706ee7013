/** Token counts, at build time only: o200k_base, named in every payload that tells a count. */
import { countTokens, setMergeCacheSize } from 'gpt-tokenizer/encoding/o200k_base';
import { kept } from '../kept.ts';
import { once } from '../once.ts';

// Larger than what a site holds of words: evicting is slow.
setMergeCacheSize(100_000);

export const TOKENIZER = 'o200k_base';

/** Where a text is cut: before a space that follows a mark no token of this encoding goes on. */
const CUT = /(?<=[.,:;])(?= )/;

/** Of this length pieces are kept for the next build: most of a long list has not changed. */
const LONG_CHARS = 200;

/** Counts by what was counted: lists, texts and their Markdown hold the same sentences. */
const countOf = once((piece: string): number => {
  const count = () => countTokens(piece, { disallowedSpecial: new Set() });
  return piece.length < LONG_CHARS ? count() : kept('tokens', piece, count);
}, new Map<string, number>());

/**
 * Number of o200k_base tokens of a text; special-token markers count as the plain text they are.
 */
export function tokensOf(text: string): number {
  const counted = () => text.split(CUT).reduce((sum, piece) => sum + countOf(piece), 0);
  return kept('texts', text, counted);
}
