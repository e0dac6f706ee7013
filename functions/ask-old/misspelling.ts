/**
 * How far a word is from one that it may be a misspelling of. Edit distance with swaps of
 * neighbours (optimal string alignment), where an edit that hurried or unsure writers make often
 * costs less than one: letters doubled or not, letters that sound alike, vowels. Pure, and without
 * any word of its own.
 */

const A = 97;
const HEIGHT = 26;

/** Letters that are written for each other because they sound alike. */
const ALIKE = new Uint8Array(HEIGHT * HEIGHT);
for (const [
  one = '',
  other = '',
] of 'sc sz ck kq iy ei gj dt vw fv mn ea ai ao ou eo iu au eu xs ks'.split(' ')) {
  const [a, b] = [one.charCodeAt(0) - A, other.charCodeAt(0) - A];
  ALIKE[a * HEIGHT + b] = 1;
  ALIKE[b * HEIGHT + a] = 1;
}

const VOWELS = new Set([...'aeiouy'].map((letter) => letter.charCodeAt(0)));
const H = 'h'.charCodeAt(0);

/** Cost of a letter more or less, beside the letter before it and after it. */
function lone(letter: number, before: number, after: number): number {
  if (letter === before || letter === after) return 0.5;
  if (letter === H) return 0.8;
  return VOWELS.has(letter) ? 0.7 : 1;
}

/** Cost of one letter in place of another. */
const instead = (one: number, other: number): number =>
  ALIKE[(one - A) * HEIGHT + other - A] === 1 ? 0.65 : 1;

/**
 * Rows of the table that costs are counted in: two before the one that is filled. Longer words are
 * not compared.
 */
const LONGEST = 31;
const TABLE = [0, 1, 2].map(() => new Float64Array(LONGEST + 1)) as [
  Float64Array,
  Float64Array,
  Float64Array,
];
const LONE = new Float64Array(LONGEST + 1);
const CODES = new Uint16Array(LONGEST + 1);

/**
 * Cost of making a word into another, 0 for the same; Infinity when it is more than `most` or a
 * word is longer than 31 letters. Takes folded words.
 */
export function misspelling(word: string, other: string, most: number): number {
  if (word.length > LONGEST || other.length > LONGEST) return Number.POSITIVE_INFINITY;
  let [last, row, next] = TABLE;
  row[0] = 0;
  for (let to = 1; to <= other.length; to++) {
    CODES[to] = other.charCodeAt(to - 1);
    LONE[to] = lone(CODES[to] as number, other.charCodeAt(to - 2), other.charCodeAt(to));
    row[to] = (row[to - 1] as number) + (LONE[to] as number);
  }
  for (let at = 1; at <= word.length; at++) {
    const letter = word.charCodeAt(at - 1);
    const before = word.charCodeAt(at - 2);
    const more = lone(letter, before, word.charCodeAt(at));
    let least = (row[0] as number) + more;
    next[0] = least;
    for (let to = 1; to <= other.length; to++) {
      const own = CODES[to] as number;
      let cost = (row[to - 1] as number) + (letter === own ? 0 : instead(letter, own));
      cost = Math.min(
        cost,
        (row[to] as number) + more,
        (next[to - 1] as number) + (LONE[to] as number),
      );
      if (at > 1 && to > 1 && letter !== own && letter === CODES[to - 1] && before === own)
        cost = Math.min(cost, (last[to - 2] as number) + 0.6);
      next[to] = cost;
      if (cost < least) least = cost;
    }
    // A swap may still reach back by one row.
    if (least > most + 0.6) return Number.POSITIVE_INFINITY;
    [last, row, next] = [row, next, last];
  }
  const cost = row[other.length] as number;
  return cost <= most ? cost : Number.POSITIVE_INFINITY;
}

/**
 * How much a word of some letters may be misspelt. The longer it is, the surer is what was meant.
 */
export function mostOf(length: number): number {
  if (length < 4) return 0.6;
  if (length < 5) return 0.7;
  if (length < 8) return 1.2;
  return length < 11 ? 1.7 : 2.1;
}

/** First letters that sound like another. */
const SOUNDS: Record<string, string> = {
  c: 'ks',
  e: 'i',
  f: 'p',
  g: 'j',
  i: 'e',
  j: 'g',
  k: 'c',
  n: 'k',
  r: 'w',
  s: 'cp',
  v: 'w',
  w: 'v',
  z: 's',
};
/** A word with its beginning as it sounds. */
const heard = (word: string): string =>
  word
    .replace(/^[kpg]n/, 'n')
    .replace(/^wr/, 'r')
    .replace(/^ph/, 'f')
    .replace(/^ps/, 's')
    .replace(/^k/, 'c')
    .replace(/^z/, 's')
    .replace(/^w/, 'v')
    .replace(/^i/, 'e')
    .replace(/^g(?=[ei])/, 'j');

type Candidate = { word: string; heard: string; letters: number };
/**
 * Words for looking up those near a word: by their first letters, each with the set of its letters.
 */
export type Spelt = ReadonlyMap<string, readonly Candidate[]>;

const lettersOf = (word: string): number => {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
};

/** Words by their first letters. */
export function speltBy(words: Iterable<string>): Spelt {
  const found = new Map<string, Candidate[]>();
  for (const word of words) {
    const one = { word, heard: heard(word), letters: lettersOf(word) };
    const list = found.get(word[0] as string);
    if (list) list.push(one);
    else found.set(word[0] as string, [one]);
  }
  return found;
}

/** How many bits are set. */
function bits(value: number): number {
  let rest = value - ((value >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** What a wrong first letter that sounds the same costs beside the rest. */
const WRONG_FIRST = 0.4;

/**
 * Each word that a word may be a misspelling of, with the cost. A first letter is seldom wrong:
 * swapped with the second, or heard.
 */
export function* near(word: string, spelt: Spelt): Generator<{ word: string; cost: number }> {
  const most = mostOf(word.length);
  const letters = lettersOf(word);
  const [first = '', second = ''] = word;
  const sound = heard(word);
  for (const initial of new Set([first, second, ...(SOUNDS[first] ?? '')]))
    for (const other of spelt.get(initial) ?? []) {
      if (Math.abs(other.word.length - word.length) > 2 * most) continue;
      // A letter for another costs 0.65 at least, and changes two of the set.
      if (bits(letters ^ other.letters) > 3.1 * most) continue;
      let cost = Number.POSITIVE_INFINITY;
      if (initial === first || (initial === second && other.word[1] === first))
        cost = misspelling(word, other.word, most);
      else if (sound[0] === other.heard[0])
        cost = misspelling(sound, other.heard, most - WRONG_FIRST) + WRONG_FIRST;
      if (cost <= most) yield { word: other.word, cost };
    }
}
