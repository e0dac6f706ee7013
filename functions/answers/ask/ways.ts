/** Ways of asking (functions/answers/languages): which row a question comes nearest to. Pure. */
import { conceptWords, lexiconOf } from '../facts/languages.ts';
import { once } from '../facts/once.ts';
import { fold, lineOf, type Token, tokensOf } from '../facts/words.ts';
import type { Language, ListKind, Slot } from '../languages/language.ts';

/** How much each stem of a question or of a way of asking counts. */
type Bag = ReadonlyMap<string, number>;

/** A row with its ways of asking. */
export type Ways = ReturnType<typeof waysOf>[number];

/** Stand for the name of a record and for years, in ways and in questions. */
const NAME = 'x#';
const YEARS = 'year#';
/** Stands beside each word for a kind of list: "latest talk" is asked like "latest project". */
const KIND = 'kind#';

/** How like a question must be to a way of asking to come near it, 0 to 1. */
const LEAST = 0.5;
const WEIGHTS = { stop: 0.15, name: 1, content: 1.6, filler: 0.4, kind: 0.6 };

/** The kinds of lists that a stem names. */
export const kindsOf = (stem: string, language: Language): ListKind[] =>
  [...lexiconOf(language).kinds].flatMap(([kind, { asked }]) => (asked.has(stem) ? [kind] : []));

/** What the words of a question or of a way of asking count. */
export function bagOf(
  words: readonly (Token & { named: boolean; year: boolean })[],
  language: Language,
): Bag {
  const { stop, fillers } = lexiconOf(language);
  const bag = new Map<string, number>();
  for (const { word, stem, named, year } of words) {
    const kind = !named && !year && kindsOf(stem, language).length > 0;
    const small = fillers.has(stem) ? WEIGHTS.filler : stop.has(word) && WEIGHTS.stop;
    if (kind) bag.set(KIND, WEIGHTS.name);
    if (named || year) bag.set(named ? NAME : YEARS, WEIGHTS.name);
    else bag.set(stem, small || (kind ? WEIGHTS.kind : WEIGHTS.content));
  }
  return bag;
}

const patterns = once(({ slots }: Language) =>
  Object.entries(slots).map(([slot, pattern]) => [slot as Slot, new RegExp(pattern)] as const),
);

/** The slots that folded words ask for. */
export function slotsIn(line: string, language: Language): Set<Slot> {
  const found = patterns(language).filter(([, pattern]) => pattern.test(line));
  const slots = new Set(found.map(([slot]) => slot));
  if (slots.size > 1) slots.delete('how');
  return slots;
}

/** The rows of a language, each with its ways of asking. */
export const waysOf = once((language: Language) => {
  const stemsIn = (words: string) => new Set(tokensOf(words, language).map(({ stem }) => stem));
  const rows = language.ways.trim().replace(/\n\s+/g, ' ').split('\n').filter(Boolean);
  return rows.map((row) => {
    const [, id = '', must = '', never = '', text = ''] =
      /^([\w-]+?)(?: \[([^\]]*)\])?((?:-[\p{L}]+)*): (.*)$/u.exec(row) ?? [];
    const ways = text.split(' | ').map((way) => tokensOf(way, language));
    const bags = ways.map((tokens) =>
      bagOf(
        tokens.map((token) => ({ ...token, named: token.raw === 'X', year: token.raw === 'YEAR' })),
        language,
      ),
    );
    const lines = ways.map(lineOf);
    // A way without such a word brings its own.
    const needed = stemsIn(must);
    const bare = bags.filter((bag) => needed.size > 0 && needed.isDisjointFrom(bag));
    const telling = bare.flatMap((bag) => [...bag].filter(([, one]) => one === WEIGHTS.content));
    for (const [stem] of telling) needed.add(stem);
    return {
      id,
      bags,
      /** Stems of all its ways. */
      stems: new Set([...bags.flatMap((bag) => [...bag.keys()]), ...needed]),
      /** Stems one of which must be there, where there are any, and those that must not. */
      must: needed,
      never: stemsIn(never.replaceAll('-', ' ')),
      /** What its ways ask for. */
      slots: new Set(lines.flatMap((line) => [...slotsIn(line, language)])),
      /** Whether each of them asks for something. */
      asks: lines.every((line) => slotsIn(line, language).size > 0),
      /** Whether they name a record, or years. */
      named: bags.some((bag) => bag.has(NAME)),
      timed: bags.some((bag) => bag.has(YEARS)),
      /** Whether one of them wants a yes or a no. */
      yesNo: lines.some((line) => new RegExp(language.yesNo).test(line)),
    };
  });
});

const sum = (bag: Bag): number => bag.values().reduce((all, one) => all + one, 0);

/** Rows by the likeness of their nearest way of asking (0 to 1), best first. */
export function nearestWays(
  asked: Bag,
  language: Language,
  least = LEAST,
): { ways: Ways; score: number }[] {
  const total = sum(asked);
  const has = (stems: ReadonlySet<string>) => stems.values().some((stem) => asked.has(stem));
  // Twice what both share of what both have.
  const likeness = (bag: Bag): number => {
    const shared = sum(new Map(bag.entries().filter(([stem]) => asked.has(stem))));
    return (2 * shared) / (total + sum(bag) || 1);
  };
  return waysOf(language)
    .filter(({ must, never }) => (must.size === 0 || has(must)) && !has(never))
    .map((ways) => ({ ways, score: Math.max(...ways.bags.map(likeness)) }))
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score);
}

const wordsIn = (...texts: unknown[]): ReadonlySet<string> =>
  new Set(fold(texts.join(' ')).match(/\p{L}+/gu));

/** The words that questions are asked with. */
export const askingWords = once(({ ways, openers, months }: Language) =>
  wordsIn(ways, openers, months),
);

/** Every word of a language's data, folded: none of them is misspelt, and none is a rare name. */
export const knownWords = once((language: Language) =>
  wordsIn(...Object.values(language), conceptWords(language)),
);
