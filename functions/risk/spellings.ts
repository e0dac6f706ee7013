/**
 * Spellings of a text: folded for comparison with phrases, with look-alikes replaced, with tricks
 * between and with the letters undone, backwards. Each is made in one pass over the text.
 */
import { fold, table } from './fold.ts';
import type { Lexicon } from './lexicon.ts';
import { LOOKALIKES } from './lookalikes.ts';
import { patternOf } from './pattern.ts';

/** Every letter that looks Latin made Latin; of text in another script it makes nonsense. */
const latinized = (folded: string) =>
  folded.replace(/\P{ASCII}/gu, (letter) => LOOKALIKES.get(letter) ?? letter);

const CYRILLIC = table('aа bь cс eе hн iі kк mм nп oо pр tт uи xх yу');

/** Words of Latin and Cyrillic letters. */
const MIXED =
  /(?<![a-z\u0400-\u04ff])(?:[a-z]+[\u0400-\u04ff]|[\u0400-\u04ff]+[a-z])[a-z\u0400-\u04ff]*/g;

/** Latin letters in Cyrillic words made Cyrillic: `Игнopиpуй` is written with a Latin o and p. */
const cyrillicized = (folded: string) =>
  folded.replace(MIXED, (word) =>
    /[бгджзийлфцчшщъыьэюя]/.test(word)
      ? word.replace(/[a-z]/g, (letter) => CYRILLIC.get(letter) ?? letter)
      : word,
  );

// What each of these patterns looks at first rules out most places of a text at once.
/** Letters that stand alone, four or more in a row: `i g n o r e`, `i.g.n.o.r.e`, `i - g - n`. */
const SPACED = patternOf(
  String.raw`(?![a-z\x20][a-z])(?<![\p{L}\p{N}])[\p{L}\p{N}@$]
  (?:[^\p{L}\p{N}\n@$]{1,3}[\p{L}\p{N}@$](?![\p{L}\p{N}])){3,}`,
  'gu',
);
/** Marks inside of a word: `ig-nore`, `instruc.tions`, `pass_word`. */
const INSIDE = /(?=[-.·•_*~^+|/\\'`])(?<=\p{L})[-.·•_*~^+|/\\'`]{1,2}(?=\p{L})/gu;
/** Words of this length and more may be several that were run together. */
const RUN_TOGETHER = /(?<!\p{L})\p{L}{9,}/gu;
/** Words with digits or signs in them, tried from their beginning alone. */
const WITH_SIGNS = /(?<![a-z0-9@$!|€+])[a-z]*[0-9@$!|€+][a-z0-9@$!|€+]*/g;
const LEET = table('0o 1i 3e 4a 5s 7t 8b 9g @a $s !i |i €e +t');

/** A word written with digits and signs; a sign at its end is punctuation. */
function unleet(word: string, lexicon: Lexicon): string {
  const core = /^.*[a-z0-9@$€]/.exec(word)?.[0] ?? '';
  if (!/[a-z]/.test(core) || !/[^a-z]/.test(core)) return word;
  const read = (text: string) => text.replace(/[^a-z]/g, (sign) => LEET.get(sign) ?? sign);
  // 1 is an i or an l; the phrases know which.
  const plain = read(core);
  const known = lexicon.knows(plain) ? plain : read(core.replace(/[1|]/g, 'l'));
  return known + word.slice(core.length);
}

/** The text as it was meant: letters pulled together, then split where known words touch. */
const joined = (folded: string, lexicon: Lexicon) =>
  folded
    .replace(SPACED, (run) => run.replace(/[^\p{L}\p{N}@$]/gu, ''))
    .replace(WITH_SIGNS, (word) => unleet(word, lexicon))
    .replace(INSIDE, '')
    .replace(RUN_TOGETHER, (run) => lexicon.split(run));

const mirrored = (text: string) => [...text].reverse().join('');

/** A letter moved by thirteen. */
const rot13 = (letter: string) => String.fromCharCode(((letter.charCodeAt(0) - 84) % 26) + 97);

/** Nobody writes more than this backwards or in a cipher, in UTF-16 units. */
const MAX_CODED_UNITS = 4_000;

/** The forms in which the phrases of a lexicon are looked for in a text, the plain one first. */
export function spellings(text: string, lexicon: Lexicon): string[] {
  const plain = cyrillicized(fold(text));
  const latin = latinized(plain);
  const meant = [...new Set([plain, latin])].map((each) => joined(each, lexicon));
  const coded = latin.slice(0, MAX_CODED_UNITS);
  const backwards = [mirrored(coded), coded.replace(/\p{L}+/gu, mirrored)];
  return [...new Set([plain, ...meant, ...backwards, coded.replace(/[a-z]/g, rot13)])];
}
