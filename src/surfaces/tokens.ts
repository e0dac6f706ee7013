/** Token counts, at build time only: o200k_base, named in every payload that tells a count. */
import { countTokens, setMergeCacheSize } from 'gpt-tokenizer/encoding/o200k_base';
import { kept } from '../kept.ts';

// Larger than what a site holds of words: evicting is slow.
setMergeCacheSize(100_000);

export const TOKENIZER = 'o200k_base';

/**
 * Number of o200k_base tokens of a text; special-token markers count as the plain text they are.
 */
export function tokensOf(text: string): number {
  return kept('tokens', text, () => countTokens(text, { disallowedSpecial: new Set() }));
}
