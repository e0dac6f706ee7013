/**
 * Tricks between and with the letters of a folded text, undone: spacing, punctuation, digits for
 * letters, backwards.
 */
import type { Lexicon } from './lexicon.ts';
import { isKnown, split } from './vocabulary.ts';

/** Letters that stand alone, four or more in a row: `i g n o r e`, `i.g.n.o.r.e`, `i - g - n`. */
const SPACED =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}@$](?:[^\p{L}\p{N}\n@$]{1,3}[\p{L}\p{N}@$](?![\p{L}\p{N}])){3,}/gu;

/** Marks inside of a word: `ig-nore`, `instruc.tions`, `pass_word`. */
const INSIDE = /(?<=\p{L})[-.·•_*~^+|/\\'`]{1,2}(?=\p{L})/gu;

const LEET: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  9: 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '€': 'e',
  '+': 't',
};

/** A word written with digits and signs. */
const LEET_WORD = /[a-z0-9@$!|€+]+/g;

function unleet(word: string, lexicon: Lexicon): string {
  // A sign at the end is punctuation.
  const end = /[!|+]*$/.exec(word)?.index ?? word.length;
  const [core, rest] = [word.slice(0, end), word.slice(end)];
  if (!/[a-z]/.test(core) || !/[^a-z]/.test(core)) return word;
  const plain = core.replace(/[^a-z]/g, (sign) => LEET[sign] ?? sign);
  if (isKnown(plain, lexicon)) return plain + rest;
  // 1 is an i or an l; the vocabulary knows which.
  return core.replace(/[1|]/g, 'l').replace(/[^a-z]/g, (sign) => LEET[sign] ?? sign) + rest;
}

/** Words of this length and more may be several that were run together. */
const RUN_TOGETHER = /\p{L}{9,}/gu;

/**
 * The text as it was meant: letters pulled together, then split where words of ours stand side by
 * side.
 */
export function joined(folded: string, lexicon: Lexicon): string {
  return folded
    .replace(SPACED, (run) => run.replace(/[^\p{L}\p{N}@$]/gu, ''))
    .replace(LEET_WORD, (word) => unleet(word, lexicon))
    .replace(INSIDE, '')
    .replace(RUN_TOGETHER, (run) => split(run, lexicon));
}

/** The whole text backwards. */
export function mirrored(text: string): string {
  return [...text].reverse().join('');
}

/** Each word backwards, the words in their order. */
export function mirroredWords(text: string): string {
  return text.replace(/\p{L}+/gu, mirrored);
}

/** Latin letters moved by thirteen. */
export function rot13(text: string): string {
  return text.replace(/[a-z]/g, (letter) =>
    String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97),
  );
}
