/**
 * Words of questions, statements and records: folding, tokens, stems. Pure, and without any word of
 * a profile.
 */
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { LETTERS } from '../../../src/surfaces/words.ts';
import type { Language, LanguageCode } from '../languages/language.ts';

/** One word as it came, folded for comparing, and what its inflected forms share. */
export type Token = {
  /** Without what is written together with it: "université" of "l'université". */
  raw: string;
  /** What is written together with it, as "l" there; empty for most. */
  clitic: string;
  /** Where it begins and ends in the text, the clitic and a possessive included. */
  at: number;
  end: number;
  /** Lower case, without diacritics and possessive. */
  word: string;
  stem: string;
  /** Whether it is written like a name: a capital that the start of a sentence does not explain. */
  name: boolean;
};

const PLAIN_LETTERS: Readonly<Record<string, string>> = { ...LETTERS, ø: 'o' };

/** Text that has nothing to fold but capitals. */
const PLAIN = /^[\x20-\x5f\x61-\x7e\n]*$/;

/** Lower case without diacritics; typographic quotes and dashes as on a keyboard. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[łøđßæœþðı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[‐‑‒–—−]/g, '-')
    .normalize('NFC');
}

/** What a trade is called of a woman shares its stem with what it is called of a man. */
const STEMMERS: Record<LanguageCode, (word: string) => string> = {
  en: english,
  de: (word) => german(word.replace(/(?<=\p{L}er)in(?:nen)?$/u, '')),
  fr: (word) => french(word.replace(/(?<=\p{L}{2}t)rices?$/u, 'eur')),
  es: spanish,
};

/** Longer words are no words of a language. */
const LONGEST = 40;
/** Stems are kept, so that a text costs its new words alone; callers bring at most so many. */
const MOST_KEPT = 50_000;

/** The plain form of each irregular one, and the stems that are known. */
type Stems = { irregular: ReadonlyMap<string, string>; kept: Map<string, string> };

const made = new Map<LanguageCode, Stems>();

/** Makes what the stems of a language need, when its first word is read. */
function stemsFor({ code, irregular }: Language): Stems {
  const groups = irregular.split(' / ').map((group) => group.split(' '));
  const stems = {
    irregular: new Map(
      groups.flatMap((forms) => forms.map((form): [string, string] => [form, forms[0] as string])),
    ),
    kept: new Map(),
  };
  made.set(code, stems);
  return stems;
}

/** What inflected forms of a word share in a language; takes the word as it is written. */
export function stemOf(raw: string, language: Language): string {
  const { code } = language;
  const { irregular, kept } = made.get(code) ?? stemsFor(language);
  const known = kept.get(raw);
  if (known !== undefined) return known;
  const word = fold(raw);
  const plain = irregular.get(word);
  const inflected = plain !== undefined || (word.length <= LONGEST && /^\p{L}+$/u.test(word));
  const stem = inflected ? fold(STEMMERS[code](plain ?? word)) : word;
  if (kept.size > MOST_KEPT) kept.clear();
  kept.set(raw, stem);
  return stem;
}

/**
 * Names joined by a hyphen are one word ("A-0"), other words are two. Numbers keep commas and
 * points inside; "Ph. D." is one word.
 */
const WORD = new RegExp(
  [
    String.raw`[Pp][Hh]\.? ?[Dd]\b\.?|\p{Lu}\p{L}?(?:-\p{N}+)+`,
    String.raw`\p{Lu}[\p{L}\p{M}\p{N}]*(?:-\p{Lu}[\p{L}\p{M}\p{N}]*)+`,
    String.raw`\p{N}+(?:[.,]\p{N}+)+|(?:\p{L}\.){2,}`,
    String.raw`[\p{L}\p{M}\p{N}+#]*[\p{L}\p{M}\p{N}](?:[+#]{1,2}(?!\p{L}))?(?:['’][\p{L}\p{M}]+)?`,
  ].join('|'),
  'gu',
);
/** Most words of a text: nothing in them is folded, joined or a name. */
const USUAL = /^[a-z]+$/;
/** Numerals after a name: "Model II". */
const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];
/** What French writes together with the word after it. */
const CLITIC = /^([dlnjmtcs]|qu|jusqu|lorsqu)['’](\p{L}.*)$/iu;
/** What English writes together with "not", and what is left of it there. */
const DENIED = /^(\p{L}+)n['’]t$/iu;
const HELPING: Record<string, string> = { wo: 'will', ca: 'can', sha: 'shall' };
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Whether a sentence, a bracket or a quotation begins at a place of a text. */
function opens(text: string, at: number): boolean {
  let before = at - 1;
  while (before >= 0 && /\s/.test(text[before] as string)) before -= 1;
  return before < 0 || /[.!?:„“"([¿¡]/.test(text[before] as string);
}

/** A folded word without the marks inside of it; a number keeps the point of its decimals. */
const plainOf = (word: string): string =>
  /^\d/.test(word)
    ? word.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.')
    : word.replace(/[',. -]/g, '');

/** The tokens of a text in a language, in order. */
export function tokensOf(text: string, language: Language): Token[] {
  const found: Token[] = [];
  for (const { 0: given, index: at } of text.matchAll(WORD)) {
    const end = at + given.length;
    if (USUAL.test(given)) {
      const stem = stemOf(given, language);
      found.push({ raw: given, clitic: '', at, end, word: given, stem, name: false });
      continue;
    }
    const helping = DENIED.exec(given)?.[1]?.toLowerCase();
    if (helping) {
      const word = HELPING[helping] ?? helping;
      for (const [one, from, to] of [
        [word, at, end - 3],
        ['not', end - 3, end],
      ] as const) {
        const stem = stemOf(one, language);
        found.push({ raw: one, clitic: '', at: from, end: to, word: one, stem, name: false });
      }
      continue;
    }
    const last = found.at(-1);
    const roman = last && /^\p{Lu}./u.test(last.raw) ? ROMAN.indexOf(given) : 0;
    // "l'université" and "d'Eva" are two words; "Eva's" is one.
    const [, clitic = '', rest = given] = CLITIC.exec(given) ?? [];
    const raw = clitic ? rest : given.normalize('NFKC').replace(/['’](s|re|ve|ll|d|m)?$/i, '');
    const folded = fold(raw);
    const word = roman > 0 ? String(roman) : plainOf(folded);
    if (!word) continue;
    const upper = /^\p{Lu}/u.test(raw) && (!opens(text, at) || /^\p{Lu}.*\p{Lu}/u.test(raw));
    const stem = stemOf(word === folded ? raw : word, language);
    found.push({ raw, clitic, at, end, word, stem, name: upper || CJK.test(raw) });
  }
  return found;
}

/** Folded words in one line, for patterns. */
export function lineOf(tokens: readonly Token[]): string {
  return tokens.map(({ word }) => word).join(' ');
}
