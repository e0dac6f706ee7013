/** All phrases of all languages in one tree of letters: looking up a word costs its length. */
import { fold } from './fold.ts';
import { type Word, words } from './words.ts';

/** A word of a phrase: the whole word, or how it begins. */
type Atom = { text: string; prefix: boolean };
type Entry = { rest: readonly Atom[]; group: number };
/** Its letters are UTF-16 units, so that none is cut out of a text to look it up. */
type Node = { next: Map<number, Node>; whole: Entry[]; prefix: Entry[] };

/** Words `from` to `to` (inclusive) of a text are a phrase of a group. */
export type Hit = { group: number; from: number; to: number };

const node = (): Node => ({ next: new Map(), whole: [], prefix: [] });

/** `do-not/never_follow/obey` is four phrases, the first `do not follow`. */
const alternatives = (phrase: string): string[] =>
  phrase
    .split('_')
    .map((part) => part.replaceAll('-', ' ').split('/'))
    .reduce((all, part) => all.flatMap((begun) => part.map((word) => `${begun} ${word}`)), ['']);

/** German umlauts are also written out: `bestätige` and `bestaetige`. */
const variants = (phrase: string): string[] => [
  ...new Set([phrase, phrase.replace(/[äöü]/g, (letter) => `${fold(letter)}e`)]),
];

/** A phrase's words; `*` at the end of one stands for any ending. */
const atoms = (phrase: string): Atom[] =>
  phrase.split(' ').flatMap((part) =>
    words(fold(part)).map(({ text }, i, all) => ({
      text,
      prefix: part.endsWith('*') && i === all.length - 1,
    })),
  );

/** Whether a word goes on with a phrase. */
const isAtom = ({ text, prefix }: Atom, word: Word | undefined) =>
  word?.apart === false && (prefix ? word.text.startsWith(text) : word.text === text);

export class Lexicon {
  readonly #root = node();

  /** Adds phrases to a group. */
  add(group: number, phrases: readonly string[]): void {
    for (const phrase of phrases.flatMap(alternatives).flatMap(variants)) {
      const [first, ...rest] = atoms(phrase);
      if (!first) continue;
      let at = this.#root;
      for (let i = 0; i < first.text.length; i++) {
        const letter = first.text.charCodeAt(i);
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
    const take = (entries: readonly Entry[], from: number) => {
      for (const { rest, group } of entries) {
        let to = from;
        for (const atom of rest) {
          if (!isAtom(atom, text[to + 1])) break;
          to++;
        }
        if (to - from === rest.length) found.push({ group, from, to });
      }
    };
    for (let from = 0; from < text.length; from++) {
      const word = text[from]?.text ?? '';
      let at: Node | undefined = this.#root;
      for (let i = 0; i < word.length && at; i++) {
        at = at.next.get(word.charCodeAt(i));
        if (at && at.prefix.length > 0) take(at.prefix, from);
      }
      if (at) take(at.whole, from);
    }
    return found;
  }

  /** Length of the longest first word of a phrase that stands in a text at a place; 0 for none. */
  #longestAt(text: string, from: number): number {
    let longest = 0;
    let at: Node | undefined = this.#root;
    for (let i = from; i < text.length; i++) {
      at = at.next.get(text.charCodeAt(i));
      if (!at) break;
      if (at.whole.length + at.prefix.length > 0) longest = i + 1 - from;
    }
    return longest;
  }

  /** Whether a word is the first of a phrase. */
  knows(word: string): boolean {
    return this.#longestAt(word, 0) === word.length;
  }

  /** A run of letters divided into words of phrases: `ignoreallprevious` is three words. */
  split(run: string): string {
    let parted = '';
    let loose = 0;
    for (let i = 0; i < run.length; ) {
      const length = this.#longestAt(run, i);
      parted += length > 1 ? ` ${run.slice(i, i + length)} ` : run.charAt(i);
      loose += length > 1 ? 0 : 1;
      // Two words by accident do not make a sentence, nor do a few among strange letters.
      if (loose > run.length * 0.3) return run;
      i += Math.max(length, 1);
    }
    const parts = parted.trim().split(/\s+/);
    return parts.length < 3 ? run : parts.join(' ');
  }
}
