/** Words that questions are asked with (functions/answers/languages). Pure. */
import { once } from '../../../src/once.ts';
import { lexiconOf } from '../facts/languages.ts';
import type { Kind } from '../facts/record.ts';
import { fold, tokensOf } from '../facts/words.ts';
import type { Language, ListKind, Slot } from '../languages/language.ts';

const named = once((language: Language) =>
  Map.groupBy(
    [...lexiconOf(language).kinds].flatMap(([kind, { asked }]) =>
      [...asked].map((stem) => ({ stem, kind })),
    ),
    ({ stem }) => stem,
  ),
);

/** The kinds of lists that a stem names. */
export const kindsOf = (stem: string, language: Language): ListKind[] =>
  (named(language).get(stem) ?? []).map(({ kind }) => kind);

const leading = once((language: Language) =>
  Object.entries(language.leads).map(([kind, words]) => {
    const own = lexiconOf(language).kinds.get(kind as ListKind)?.asked ?? [];
    return { kind: kind as Kind, stems: new Set([...own, ...stemsIn(words, language)]) };
  }),
);

/** The kinds of records that a stem leads to, which nothing is answered by: "unpaid". */
export const leadsOf = (stem: string, language: Language): Kind[] =>
  leading(language).flatMap(({ kind, stems }) =>
    stems.has(stem) ||
    (language.code === 'de' && [...stems].some((one) => one.length > 3 && stem.endsWith(one)))
      ? [kind]
      : [],
  );

const patternsOf = (patterns: object) =>
  Object.entries(patterns).map(([id, pattern]) => [id, new RegExp(pattern)] as const);
const patterns = once(({ slots, asks }: Language) => ({
  slots: patternsOf(slots),
  asks: patternsOf(asks),
}));

/** What folded words match of some patterns of a language. */
const matching = (all: 'slots' | 'asks', line: string, language: Language): string[] =>
  patterns(language)[all].flatMap(([id, pattern]) => (pattern.test(line) ? [id] : []));

/** The slots that folded words ask for. */
export function slotsIn(line: string, language: Language): Set<Slot> {
  const slots = new Set(matching('slots', line, language) as Slot[]);
  if (slots.size > 1) slots.delete('how');
  return slots;
}

/** What folded words ask about whatever the trade: a price, an age. */
export const asksIn = (line: string, language: Language): ReadonlySet<string> =>
  new Set(matching('asks', line, language));

const stemsIn = (words: string, language: Language): ReadonlySet<string> =>
  new Set(tokensOf(words, language).map(({ stem }) => stem));

/** The stems that ask for each row of a language. */
export const stemsOf = once((language: Language) =>
  Object.entries(language.rows).map(([id, words]) => ({ id, stems: stemsIn(words, language) })),
);

/** The stems that ask for a row by themselves, by the row; of a row that has none here all do. */
export const tellingOf = once(
  (language: Language) =>
    new Map(Object.entries(language.telling).map(([id, all]) => [id, stemsIn(all, language)])),
);

/** The stems that ask for one row. */
export const askingFor = (id: string, language: Language): ReadonlySet<string> =>
  stemsOf(language).find((row) => row.id === id)?.stems ?? new Set();

/** Patterns for whole questions for a row, without articles and whom they are about. */
export const linesOf = once((language: Language) => {
  const { pronouns, checks } = lexiconOf(language);
  const left = [...pronouns.union(checks.the)].join('|');
  const bare = new RegExp(`(?<!\\p{L})(${left})(?!\\p{L})`, 'gu');
  const shapes = { ' ': ' ?', '{': '(?:', '}': ')', '/': '|' };
  return Object.entries(language.lines).map(([id, all]) => {
    const plain = all.replaceAll(' / ', '/').replace(bare, '');
    const source = plain.replace(/ +|[{}/]/g, (sign) => shapes[sign[0] as ' ']);
    return { id, pattern: new RegExp(`^(?:${source})$`) };
  });
});

const wordsIn = (text: string): ReadonlySet<string> => new Set(fold(text).match(/\p{L}+/gu));

/** Every word of a language's data, folded: none of them is misspelt, and none is a rare name. */
export const knownWords = once((language: Language) =>
  wordsIn(
    [language, language.rows, language.lines, language.kinds, language.headings]
      .flatMap((data) => Object.values<unknown>(data).flat())
      .join(' '),
  ),
);
