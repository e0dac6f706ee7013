/**
 * All phrases of all languages in one tree of letters: looking up a word costs its length, however
 * many phrases there are.
 */
import { fold } from './fold.ts';
import { type Word, words } from './words.ts';

/** A word of a phrase: the whole word, or how it begins. */
type Atom = { text: string; prefix: boolean };
type Entry = { rest: readonly Atom[]; group: number };
type Node = { next: Map<string, Node>; whole: Entry[]; prefix: Entry[] };

/** Words `from` to `to` (inclusive) of a text are a phrase of a group. */
export type Hit = { group: number; from: number; to: number };

const node = (): Node => ({ next: new Map(), whole: [], prefix: [] });

/** `not/never follow/obey` is four phrases; `pay_heed` is two words in one alternative. */
function alternatives(phrase: string): string[] {
  return phrase
    .trim()
    .split(/\s+/)
    .map((part) => part.replaceAll('_', ' ').split('/'))
    .reduce((all, part) => all.flatMap((begun) => part.map((word) => `${begun} ${word}`)), ['']);
}

/** German umlauts are also written out: `bestätige` and `bestaetige`. */
function variants(phrase: string): string[] {
  const out = phrase.replace(/[äöü]/g, (letter) => `${fold(letter)}e`);
  return out === phrase ? [phrase] : [phrase, out];
}

/** A phrase's words; `*` at the end of one stands for any ending. */
function atoms(phrase: string): Atom[] {
  return phrase.split(' ').flatMap((part) =>
    words(fold(part)).map(({ text }, i, all) => ({
      text,
      prefix: part.endsWith('*') && i === all.length - 1,
    })),
  );
}

/** Whether a word goes on with a phrase. */
const isAtom = ({ text, prefix }: Atom, word: Word | undefined) =>
  word !== undefined &&
  !word.apart &&
  (prefix ? word.text.startsWith(text) : word.text === text);

export class Lexicon {
  readonly #root = node();

  /** Adds phrases, divided by commas, to a group. */
  add(group: number, phrases: string): void {
    for (const phrase of phrases.split(',').flatMap(alternatives).flatMap(variants)) {
      const [first, ...rest] = atoms(phrase);
      if (!first) continue;
      let at = this.#root;
      for (const letter of first.text) {
        const next = at.next.get(letter) ?? node();
        at.next.set(letter, next);
        at = next;
      }
      (first.prefix ? at.prefix : at.whole).push({ rest, group });
    }
  }

  /** Every phrase in a text, by where it begins. */
  hits(text: readonly Word[]): Hit[] {
    const found: Hit[] = [];
    for (const [from, word] of text.entries()) {
      const take = ({ rest, group }: Entry) => {
        if (rest.every((atom, i) => isAtom(atom, text[from + 1 + i])))
          found.push({ group, from, to: from + rest.length });
      };
      let at: Node | undefined = this.#root;
      for (const letter of word.text) {
        at = at.next.get(letter);
        if (!at) break;
        at.prefix.forEach(take);
      }
      at?.whole.forEach(take);
    }
    return found;
  }

  /** Lengths of the words of phrases that stand in a text at a place, shortest first. */
  #lengthsAt(text: string, from: number): number[] {
    const lengths: number[] = [];
    let at: Node | undefined = this.#root;
    for (let i = from; i < text.length; i++) {
      at = at.next.get(text.charAt(i));
      if (!at) break;
      if (at.whole.length + at.prefix.length > 0) lengths.push(i + 1 - from);
    }
    return lengths;
  }

  /** Whether a word is that of a phrase, or begins with one where any ending will do. */
  knows(word: string): boolean {
    let at: Node | undefined = this.#root;
    for (const letter of word) {
      at = at?.next.get(letter);
      if (at && at.prefix.length > 0) return true;
    }
    return at !== undefined && at.whole.length > 0;
  }

  /**
   * A run of letters divided so that as few letters as possible belong to no word of a phrase, then
   * into as few words as possible: `ignoreallprevious` is three words, `kindergarten` stays one.
   * One pass, from the end to the start.
   */
  split(run: string): string {
    const cost = [0];
    const step: number[] = [];
    for (let left = 1; left <= run.length; left++) {
      // A letter of no word costs much, a word little, a short one more.
      cost[left] = 10 + (cost[left - 1] ?? 0);
      for (const length of this.#lengthsAt(run, run.length - left)) {
        const price = (length < 3 ? 5 : 1) + (cost[left - length] ?? 0);
        if (length === 1 || price > (cost[left] ?? 0)) continue;
        cost[left] = price;
        step[left] = length;
      }
    }
    let parted = '';
    let loose = 0;
    for (let left = run.length; left > 0; left -= step[left] ?? 1) {
      const part = run.substr(run.length - left, step[left] ?? 1);
      parted += step[left] ? ` ${part} ` : part;
      loose += step[left] ? 0 : 1;
    }
    // Two words by accident do not make a sentence, nor do a few among strange letters.
    const parts = parted.trim().split(/\s+/);
    return parts.length < 3 || loose > run.length * 0.3 ? run : parts.join(' ');
  }
}
