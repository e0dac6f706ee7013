/** Slips of the pen: the word that a word was meant to be. */
import { isFormOf } from './english.ts';
import type { Known } from './knowledge.ts';
import { near, type Spelt, speltBy } from './misspelling.ts';
import { EMPTY, KNOWN_WORDS, SLIPS } from './vocabulary.ts';

type Lists = { own: Spelt; all: Spelt };

const made = new WeakMap<Known, Lists>();

/** Words to choose from: of the profile, and of the language as well. */
function listsOf(known: Known): Lists {
  const before = made.get(known);
  if (before) return before;
  const plain = (word: string) => word.length > 2 && /^\p{Script=Latin}+$/u.test(word);
  const own = [...known.words].filter((word) => plain(word) && word.length > 3);
  const lists = {
    own: speltBy(own),
    all: speltBy(
      new Set([...own, ...[...KNOWN_WORDS].filter(plain), ...known.english.common().keys()]),
    ),
  };
  made.set(known, lists);
  return lists;
}

/** Whether a word is spelt rightly, as far as is known. */
const isRight = (known: Known, word: string): boolean =>
  isFormOf(word, (base) => known.words.has(base) || KNOWN_WORDS.has(base)) ||
  known.english.has(word);

/**
 * The known word that a word was meant to be, or the word itself. Takes a folded word; names are
 * mended to the profile's words alone.
 */
export function mended(known: Known, word: string, name: boolean): string {
  const slip = Object.hasOwn(SLIPS, word) ? (SLIPS[word] as string) : undefined;
  if (slip && !(known.words.has(word) && !EMPTY.has(slip))) return slip;
  if (word.length < 3 || word.length > 24 || /\d/.test(word) || !/^\p{Script=Latin}+$/u.test(word))
    return word;
  if (isRight(known, word)) return word;
  const { own, all } = listsOf(known);
  const common = known.english.common();
  let best = word;
  let least = Number.POSITIVE_INFINITY;
  for (const other of near(word, name ? own : all)) {
    const rank = EMPTY.has(other.word)
      ? 0
      : KNOWN_WORDS.has(other.word)
        ? 1
        : (common.get(other.word) ?? 1);
    const said = known.words.has(other.word);
    // Short words have many neighbours: only common ones are meant, and a name is not guessed at
    // all.
    if (word.length < 5 && (name || (rank > (word.length < 4 ? 0 : 1) && !said))) continue;
    if (name && other.cost > 1) continue;
    const cost = other.cost + rank * 0.1 - (said || KNOWN_WORDS.has(other.word) ? 0.15 : 0);
    if (cost < least) [best, least] = [other.word, cost];
  }
  return best;
}

/**
 * Most unknown words of a question that are compared with all known ones: no more than anybody
 * misspells.
 */
const MOST_MENDED = 40;

/** `mended` for the words of one question, each once. */
export function mender(known: Known): (word: string, name: boolean) => string {
  const seen = new Map<string, string>();
  let compared = 0;
  return (word, name) => {
    const before = seen.get(word);
    if (before !== undefined) return before;
    if (!isRight(known, word)) compared += 1;
    const found = compared > MOST_MENDED ? word : mended(known, word, name);
    seen.set(word, found);
    return found;
  };
}
