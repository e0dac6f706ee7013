/** The words of languages as sets, and which language a text is in. Pure. */
import { once } from '../../../src/once.ts';
import type { Deed, Language, ListKind, Verbs, Way } from '../languages/language.ts';
import { LANGUAGES, NEIGHBOURS } from '../languages/language.ts';
import { fold, stemOf } from './words.ts';

/**
 * A verb of statements: what it says, whether of now, whether it only helps another, and whether it
 * says so only beside one that does.
 */
export type Verb = { deed: Deed; now: boolean; helps: boolean; passive: boolean };

/** Patterns over folded values of records, which may be in any of the languages. */
const NAMES = [
  ...(['remote', 'loose', 'employer', 'adapted', 'unsure'] as const),
  ...(['native', 'fluent', 'good', 'basic', 'doctor', 'master', 'or'] as const),
  ...(['acting', 'confirmed', 'visiting', 'founder', 'placed', 'owner'] as const),
];
export const VALUES = Object.fromEntries(
  NAMES.map((name) => [
    name,
    new RegExp(
      LANGUAGES.map(
        (language) => ({ ...language.shapes, ...language, ...language.required })[name],
      ).join('|'),
      'u',
    ),
  ]),
) as Readonly<Record<(typeof NAMES)[number], RegExp>>;

/** The words of a language as sets. */
export const lexiconOf = once(make);

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

const smallOf = ({ stop, pronouns, openers }: Language): ReadonlySet<string> =>
  setOf(`${stop} ${pronouns} ${openers}`);

const stemsIn = (words: string, language: Language): ReadonlySet<string> =>
  new Set([...setOf(words)].map((word) => stemOf(word, language)));

/** The stems of the groups of words of a way, and the places of those that a stem is in. */
const groupsOf = once((language: Language) =>
  once((way: Way) => {
    const groups = language.groups[way]().map((words) => stemsIn(words, language));
    const all = groups.flatMap((group, at) => [...group].map((stem) => ({ stem, at })));
    const places = Map.groupBy(all, ({ stem }) => stem);
    return { groups, places };
  }, new Map()),
);

/** Stems of a language that belong together with a stem of another, or the same, in a way. */
export function meantBy(stem: string, from: Language, to: Language, way: Way): Set<string> {
  const places = groupsOf(from)(way).places.get(stem) ?? [];
  const { groups } = groupsOf(to)(way);
  return new Set(places.flatMap(({ at }) => [...(groups[at] ?? [])]));
}

/** The words of a language's data as sets of folded words or stems. */
export type Lexicon = ReturnType<typeof make>;

function make(language: Language) {
  const stems = (words: string) => stemsIn(words, language);
  const verbs = new Map<string, Verb>();
  for (const [deed, told] of Object.entries(language.verbs) as [Deed, Verbs][])
    for (const [form, list] of Object.entries(told)) {
      const now = form === 'now' || form === 'helps';
      const does = { deed, now, helps: form.startsWith('help'), passive: form === 'passive' };
      for (const word of setOf(list)) verbs.set(word, does);
    }
  const acts = [...verbs].filter(([, { helps, passive }]) => !(helps || passive));
  const byStem = Map.groupBy(acts, ([word]) => stemOf(word, language));
  const kinds = Object.entries(language.kinds).map(([kind, asked]) => {
    const [one = '', many = ''] = language.nouns[kind as ListKind].split(' / ');
    return [kind as ListKind, { asked: stems(asked), one, many }] as const;
  });
  return {
    // What narrows a statement carries content, however small the word is.
    stop: smallOf(language).difference(setOf(language.qualifiers)),
    pronouns: setOf(language.pronouns),
    negations: setOf(language.negations),
    /** What each number says. */
    numbers: new Map(
      language.numbers.split(' ').flatMap((forms, at) => {
        const [, digits = at] = /^(\d+)\|/.exec(forms) ?? [];
        return forms.split('|').map((word): [string, number] => [word, Number(digits)]);
      }),
    ),
    /** Numbers that are articles as well. */
    ones: setOf(language.numbers.split(' ')[1]?.replaceAll('|', ' ') ?? ''),
    units: stems(language.units),
    money: new RegExp(language.money),
    pointing: new RegExp(language.pointing),
    open: new RegExp(language.open),
    qualifiers: stems(language.qualifiers),
    fillers: stems(language.fillers),
    light: stems(language.light),
    speaking: stems(language.speaking),
    people: setOf(`${language.people} ${language.family}`),
    postings: stems(language.postings),
    kinds: new Map(kinds),
    words: language.words.split(' ') as readonly string[],
    checks: Object.fromEntries(
      Object.entries(language.checks).map(([name, list]) => [name, setOf(list)]),
    ) as Readonly<Record<keyof Language['checks'], ReadonlySet<string>>>,
    verbs: verbs as ReadonlyMap<string, Verb>,
    /** What a stem of a verb may say, without those that only help. */
    deeds: new Map([...byStem].map(([stem, some]) => [stem, some.map(([, { deed }]) => deed)])),
  };
}

/** The words that rows are asked for with, in one line. */
const rowWords = ({ rows, lines }: Language): string =>
  [...Object.values(rows), ...Object.values(lines)].join(' ');

/** Small words of a language, and words that profiles are asked with. */
const usualOf = once((language: Language) => smallOf(language).union(setOf(rowWords(language))));

/** Small words of neighbours, so that these are not taken for one of the four. */
const OTHERS = NEIGHBOURS.map(setOf);

const LATIN = /\p{Script=Latin}/gu;
const LETTER = /\p{L}/gu;
/** What a letter counts that is written in one language alone. */
const MARKED = 0.5;
/** Words that are looked at. */
const MOST = 2_000;

/**
 * The language of a text by its small words: null when it is none of the four, undefined when
 * nothing tells (a few names or keywords). Of several that tell as much it is English, which stands
 * beside names of any language, then the likely one.
 */
export function languageOf(text: string, likely?: Language): Language | null | undefined {
  const latin = text.match(LATIN)?.length ?? 0;
  const letters = text.match(LETTER)?.length ?? 0;
  if (letters > 2 * latin) return letters > 2 ? null : undefined;
  const words = (fold(text).match(/\p{L}+/gu) ?? []).slice(0, MOST);
  const lists = [...LANGUAGES.map(usualOf), ...OTHERS];
  const scores = lists.map((_, at): number => {
    const marks = LANGUAGES[at]?.marks;
    return marks && new RegExp(`[${marks}]`, 'i').test(text) ? MARKED : 0;
  });
  for (const word of words) {
    const having = lists.flatMap((list, at) => (list.has(word) ? [at] : []));
    for (const at of having) scores[at] = (scores[at] ?? 0) + 1 / having.length ** 2;
  }
  const most = Math.max(...scores);
  if (most === 0) return undefined;
  const own = likely ? LANGUAGES.indexOf(likely) : 0;
  const best = scores[0] !== most && scores[own] === most ? own : scores.indexOf(most);
  return LANGUAGES[best] ?? null;
}
