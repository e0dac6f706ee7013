/** Requirements that ask for a language: whether the person speaks it. Pure. */
import { once } from '../../../src/once.ts';
import type { Word } from '../ask/reading.ts';
import type { Facts } from '../facts/facts.ts';
import { lexiconOf } from '../facts/languages.ts';
import { spokenIn } from '../facts/values.ts';
import { stemOf } from '../facts/words.ts';
import { LANGUAGES, type Language } from '../languages/language.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
/** Levels of the European framework: A1 to C2. */
const LEVEL = /\b[abc][12]\b/i;

/** Codes of ISO 639-1 by what their languages are called in a language, as stems. */
const codesIn = once((language: Language): ReadonlyMap<string, string> => {
  const names = new Intl.DisplayNames(language.code, { type: 'language', fallback: 'none' });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  const named = codes.map((code) => [names.of(code) ?? '', code] as const);
  return new Map(
    named.flatMap(([name, code]) =>
      /^\p{L}+$/u.test(name) ? [[stemOf(name, language), code]] : [],
    ),
  );
});

const codeOf = (name: string): string | undefined =>
  LANGUAGES.flatMap((language) => codesIn(language).get(stemOf(name, language)) ?? [])[0];

/**
 * Whether the person speaks one of the languages that some words ask for, and nothing else, at the
 * level that they name; undefined where they ask for anything else.
 */
export function isSpoken(
  content: readonly Word[],
  language: Language,
  { snapshot }: Facts,
): boolean | undefined {
  const { speaking } = lexiconOf(language);
  const level = content.find(({ word }) => LEVEL.test(word))?.word;
  const codes = content
    .filter(({ word, stem }) => word !== level && !speaking.has(stem))
    .map(({ raw }) => codeOf(raw));
  if (codes.length === 0 || codes.includes(undefined)) return undefined;
  return spokenIn(snapshot.manifest.profile).some((spoken) => {
    const own = LEVEL.exec(spoken)?.[0].toLowerCase();
    const isEnough = !(level && own) || own >= level;
    return isEnough && codes.includes(codeOf(spoken.replace(/ \(.*/, '')));
  });
}
