/**
 * All phrases of all languages in one tree of letters: looking up a word costs its length, however
 * many phrases there are.
 */
import { fold } from './characters.ts';
import { type Word, words } from './words.ts';

/** A word of a phrase: the whole word, or how it begins. */
type Atom = { text: string; prefix: boolean };
type Entry = { rest: readonly Atom[]; group: number };
type Node = { next: Map<string, Node>; whole: Entry[]; prefix: Entry[] };

/** Words `from` to `to` (inclusive) of a text are a phrase of a group. */
export type Hit = { group: number; from: number; to: number };

const node = (): Node => ({ next: new Map(), whole: [], prefix: [] });

/** Whether a word goes on with a phrase. */
function isAtom(atom: Atom, word: Word | undefined): boolean {
  return (
    word !== undefined &&
    !word.apart &&
    (atom.prefix ? word.text.startsWith(atom.text) : word.text === atom.text)
  );
}

/** A phrase's words; `*` at the end of one stands for any ending. */
function atoms(phrase: string): Atom[] {
  return phrase
    .trim()
    .split(/\s+/)
    .flatMap((part) => {
      const prefix = part.endsWith('*');
      const texts = words(fold(part.replace('*', ''))).map(({ text }) => text);
      return texts.map((text, i) => ({ text, prefix: prefix && i === texts.length - 1 }));
    });
}

/** German umlauts are also written out: `bestätige` and `bestaetige`. */
function variants(phrase: string): string[] {
  const out = phrase.replace(
    /[äöü]/gi,
    (letter) => ({ ä: 'ae', ö: 'oe' })[letter.toLowerCase()] ?? 'ue',
  );
  return out === phrase ? [phrase] : [phrase, out];
}

export class Lexicon {
  readonly #root = node();

  /** Adds phrases, divided by commas, to a group. */
  add(group: number, phrases: string): void {
    for (const phrase of phrases.split(',').flatMap(variants)) {
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

  /** Lengths of the words of ours that stand in a text at a place, shortest first. */
  lengthsAt(text: string, from: number): number[] {
    const lengths: number[] = [];
    let at: Node | undefined = this.#root;
    for (let i = from; i < text.length; i++) {
      at = at.next.get(text.charAt(i));
      if (!at) break;
      if (at.whole.length > 0 || at.prefix.length > 0) lengths.push(i + 1 - from);
    }
    return lengths;
  }
}
