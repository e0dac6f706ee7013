/** Common words of English, from the index: whoever writes one of them has not misspelt another. */

export type English = {
  /** Whether a folded word is one, as it stands or in a regular form. */
  has: (word: string) => boolean;
  /** Words that a misspelt one may have been meant for, with how common they are: 0 is most. */
  common: () => ReadonlyMap<string, number>;
};

/** Regular forms of a word, of each kind one. Not all of them are words. */
export function formsOf(word: string): string[] {
  const y = /[^aeiou]y$/.test(word) ? word.slice(0, -1) : null;
  const e = /[^aeo]e$/.test(word) ? word.slice(0, -1) : word;
  return [
    y ? `${y}ies` : /(?:[sxz]|ch|sh)$/.test(word) ? `${word}es` : `${word}s`,
    y ? `${y}ied` : `${e}ed`,
    `${e}ing`,
    `${word}ly`,
  ];
}

/** Signs for which of the forms of a word are words: bits, from the first. */
const FORMS = ' !"#$%&()*+,./:;';

/**
 * Words as text, each after how many letters it shares with the one before, and with a sign for
 * which of its forms are words.
 */
export function frontCoded(
  words: readonly string[],
  isWord: (form: string) => boolean = () => false,
): string {
  let before = '';
  return words
    .map((word) => {
      let shared = 0;
      while (shared < 35 && shared < word.length && word[shared] === before[shared]) shared++;
      before = word;
      const bits = formsOf(word).reduce((sum, form, at) => sum + (isWord(form) ? 2 ** at : 0), 0);
      return shared.toString(36).toUpperCase() + word.slice(shared) + (bits > 0 ? FORMS[bits] : '');
    })
    .join('');
}

/** The words of such a text with their forms. */
function wordsOf(text: string): string[] {
  const words: string[] = [];
  let before = '';
  for (let at = 0; at < text.length; ) {
    let to = at + 1;
    while (text.charCodeAt(to) >= 97) to++;
    before = before.slice(0, Number.parseInt(text[at] as string, 36)) + text.slice(at + 1, to);
    words.push(before);
    const bits = FORMS.indexOf(text[to] ?? '0');
    if (bits > 0) words.push(...formsOf(before).filter((_, place) => (bits >> place) & 1));
    at = bits > 0 ? to + 1 : to;
  }
  return words;
}

/** Endings of regular forms. */
const ENDINGS = ['s', 'es', 'ed', 'est', 'ing', 'ly'];

/** What a word may be a regular form of. */
function bases(word: string): string[] {
  return ENDINGS.filter(
    (ending) => word.endsWith(ending) && word.length - ending.length >= (ending === 'ly' ? 4 : 3),
  ).flatMap((ending) => {
    const base = word.slice(0, -ending.length);
    const changed = base.endsWith('i') && ending !== 'ing' ? [`${base.slice(0, -1)}y`] : [];
    // "Studyed" is of nothing.
    const plain = /[^aeiou]y$/.test(base) && /^[es]/.test(ending) ? [] : [base];
    if (!/^[ei]/.test(ending)) return [...plain, ...changed];
    // "Planing" is of "plane": a short word doubles its last letter.
    const doubled = /([bdglmnprt])\1$/.test(base) ? [base.slice(0, -1)] : [];
    const short = base.length < 5 && /[^aeiou][aeiou][bdgklmnprt]$/.test(base);
    return [
      ...(short ? [] : plain),
      ...doubled,
      ...changed,
      ...(/[aeo]$/.test(base) ? [] : [`${base}e`]),
    ];
  });
}

/** Whether a word is, as it stands or in a regular form, one of those that `has` knows. */
export function isFormOf(word: string, has: (base: string) => boolean): boolean {
  return has(word) || bases(word).some(has);
}

/**
 * Loads lines of front-coded words, the most common first; the last line holds words that are only
 * left alone.
 */
export function loadEnglish(text: string): English {
  const all = new Set<string>();
  const common = new Map<string, number>();
  const load = (): void => {
    if (all.size > 0) return;
    const lines = text.split('\n');
    for (const [at, line] of lines.entries())
      for (const word of wordsOf(line)) {
        all.add(word);
        if (at < lines.length - 1 && !common.has(word)) common.set(word, at);
      }
  };
  return {
    has: (word) => {
      load();
      return isFormOf(word, (base) => all.has(base));
    },
    common: () => {
      load();
      return common;
    },
  };
}
