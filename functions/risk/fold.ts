/** The plain form of letters, in which phrases are kept and looked for. */

/** A table from the first character of each pair to the rest of it: `ab cd` has a and c. */
export const table = (pairs: string): ReadonlyMap<string, string> =>
  new Map(pairs.split(' ').map((pair): [string, string] => [pair.charAt(0), pair.slice(1)]));

/** Marks that decorate Latin, Cyrillic, Greek and Arabic letters; others are letters themselves. */
const MARKS =
  /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]|[\u064b-\u0652]|[\u0640\u0670]|\u093c/g;
/** Letters without a decomposition, and spellings that writers of Arabic and Hindi mix freely. */
const PLAIN = table(
  "ßss łl øo đd ðd þth æae œoe ıi ёе أا إا آا ٱا ىي ةه ؤو ئي \u0901\u0902 ’' ʼ' ‘'",
);
const PLAIN_LETTERS = new RegExp(`[${[...PLAIN.keys()].join('')}]`, 'g');

/** A text in lower case without diacritics. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFKC')
    .replace(PLAIN_LETTERS, (letter) => PLAIN.get(letter) ?? letter);
}
