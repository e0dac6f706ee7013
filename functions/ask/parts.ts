/** The parts of a question that asks for several things. Pure. */
import { fold } from '../facts/words.ts';
import type { Language } from '../languages/language.ts';

const NAMES = /(?<=\s)\p{Lu}[\p{L}\p{N}-]*/gu;
/** Most parts that are answered. */
const MOST = 4;

/**
 * The parts of a text that each ask, in at least three words: apart by question marks, and by
 * "and" before a word that questions begin with. The text itself where it asks once.
 */
export function partsOf(text: string, language: Language): string[] {
  const openers = new Set(language.openers.split(' '));
  const opens = (part: string) => openers.has(fold(part).match(/\p{L}+/u)?.[0] ?? '');
  const long = (part: string) => /\S\s+\S+\s+\S/.test(part);
  const sentences = text.split(/(?<=[?!.])\s+|\n+|;\s+/);
  const parts: string[] = [];
  for (const sentence of sentences)
    for (const [at, piece] of sentence
      .split(/,? (?:and|und|et|y|e) (?:also |auch |aussi |tambien )?/)
      .entries()) {
      const last = parts.at(-1) ?? '';
      // "When and where was she born" asks for both of the same.
      if (at === 0 || (opens(piece) && long(piece) && / /.test(last))) parts.push(piece);
      else parts[parts.length - 1] = `${last} ${piece}`;
    }
  const asking = parts.filter((part) => long(part) && (opens(part) || /\?$/.test(part)));
  const some = asking.length > (sentences.length > 1 ? 0 : 1) && asking.length <= MOST;
  // "And who built it" is about what the first part names.
  const names = asking[0]?.match(NAMES)?.join(' ') ?? '';
  const whole = (part: string, at: number) =>
    at > 0 && !/ \p{Lu}/u.test(part) ? `${part} ${names}` : part;
  return some ? asking.map(whole) : [text];
}
