/**
 * Characters that hide or disguise text: what a reader cannot see, and what looks like something
 * else. Each function reads its text once.
 */
import { LOOKALIKES } from './lookalikes.ts';

/**
 * Zero-width, bidi, joiners, variation selectors, tags, soft hyphens: Unicode's own property names
 * them all.
 */
const IGNORABLE = /\p{Default_Ignorable_Code_Point}|[\p{Cf}\u180e]/gu;

/**
 * Control characters other than tab and line ends; NUL among letters splits a word for a matcher
 * and for nobody else.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Flags spell with their own letters: 🇮🇬🇳 is i, g, n. */
const REGIONAL = /[\u{1f1e6}-\u{1f1ff}]/gu;

/**
 * What a reader sees: compatibility forms made plain (full-width, bold, circled), the invisible
 * removed.
 */
export function visible(text: string): string {
  return text
    .normalize('NFKC')
    .replace(IGNORABLE, '')
    .replace(CONTROL, '')
    .replace(REGIONAL, (letter) =>
      String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x1f1e6 + 0x61),
    );
}

/**
 * Text that is written in characters nobody sees: tag characters mirror ASCII, variation selectors
 * carry one byte each. The flags of England, Scotland and Wales are spelled in tags too; what they
 * spell is short and harmless.
 */
export function invisibleText(text: string): string {
  const tags = text
    .replace(/[^\u{e0020}-\u{e007e}]+/gu, ' ')
    .replace(/[\u{e0020}-\u{e007e}]/gu, (tag) => {
      return String.fromCharCode((tag.codePointAt(0) ?? 0) - 0xe0000);
    });
  const bytes = Array.from(text.match(/[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu) ?? [], (selector) => {
    const point = selector.codePointAt(0) ?? 0;
    return point < 0xe0000 ? point - 0xfe00 : point - 0xe0100 + 16;
  });
  const selectors = bytes.length < 8 ? '' : new TextDecoder().decode(Uint8Array.from(bytes));
  return `${tags.trim()}\n${selectors}`.trim();
}

/**
 * Marks that decorate Latin, Cyrillic, Greek and Arabic letters; those of other scripts are letters
 * in their own right.
 */
const MARKS =
  /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]|[\u064b-\u0652]|[\u0640\u0670]|\u093c/g;

const PLAIN: Record<string, string> = {
  ...{ ß: 'ss', ł: 'l', ø: 'o', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ı: 'i', ё: 'е' },
  // Spellings that writers of Arabic and Hindi mix freely.
  ...{
    أ: 'ا',
    إ: 'ا',
    آ: 'ا',
    ٱ: 'ا',
    ى: 'ي',
    ة: 'ه',
    ؤ: 'و',
    ئ: 'ي',
    'ँ': 'ं',
    '’': "'",
    ʼ: "'",
    '‘': "'",
  },
};
const PLAIN_LETTERS = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/** Lower case without diacritics: the form in which phrases are kept and looked for. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFKC')
    .replace(PLAIN_LETTERS, (letter) => PLAIN[letter] ?? letter);
}

/**
 * Look-alikes that the table of UTS #39 leaves out or maps to something that is no letter of ours.
 */
const MORE_LOOKALIKES =
  'ᴀa ʙb ᴅd ᴇe ꜰf ɢg ʜh ᴊj ᴋk ʟl ᴍm ɴn ᴘp ꞯq ʀr ꜱs ᴛt κk кk τt тt мm нh вb зz λl ǝe ɹr ɐa ɔc ƃg ʇt ʌv ʍw ʎy ɾj ʞk εe ɛe ηn ωw гr';

/** Letter to Latin letter. */
const LATIN = new Map(LOOKALIKES);
for (const [letter = '', like = ''] of MORE_LOOKALIKES.split(' ').map((pair) => [...pair]))
  LATIN.set(letter, like);

/**
 * Every letter that looks Latin made Latin. Of text in another script it makes nonsense: it is one
 * reading of several.
 */
export function latinLookalikes(folded: string): string {
  return folded.replace(/\P{ASCII}/gu, (letter) => LATIN.get(letter) ?? letter);
}

const CYRILLIC: Record<string, string> = {
  a: 'а',
  b: 'ь',
  c: 'с',
  e: 'е',
  h: 'н',
  i: 'і',
  k: 'к',
  m: 'м',
  n: 'п',
  o: 'о',
  p: 'р',
  t: 'т',
  u: 'и',
  x: 'х',
  y: 'у',
};

/**
 * Latin letters inside of Cyrillic words made Cyrillic: `Игнopиpуй` is written with a Latin o and
 * p.
 */
export function cyrillicLookalikes(folded: string): string {
  if (!/\p{Script=Cyrillic}/u.test(folded)) return folded;
  return folded.replace(/[\p{L}\p{M}]+/gu, (word) =>
    /[бгджзийлфцчшщъыьэюя]/.test(word)
      ? word.replace(/[a-z]/g, (letter) => CYRILLIC[letter] ?? letter)
      : word,
  );
}
