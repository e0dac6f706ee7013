/** A language's words made ready for reading texts about one person. */
import { once } from '../facts/once.ts';
import type { Snapshot } from '../facts/snapshot.ts';
import { fold, stemOf } from '../facts/words.ts';
import type { Act, Language, Pronouns } from '../languages/language.ts';

const listed = (words: string): string[] =>
  fold(words)
    .split(/[\s|/]+/)
    .filter(Boolean);
const setOf = (...words: string[]): ReadonlySet<string> => new Set(words.flatMap(listed));

/** Each of some words, several forms by a bar, with what it stands for. */
const forms = (groups: readonly string[], of: (group: string[], at: number) => string) =>
  new Map(
    groups.flatMap((group, at) => {
      const words = listed(group);
      return words.map((word): [string, string] => [word, of(words, at)]);
    }),
  );

/** Words of acts by their stems; how each is said stands before it. */
const actsOf = (acts: string, language: Language) =>
  Object.fromEntries(
    acts.split(/\n(?= *\w+: )/).map((line) => {
      const [act = '', words = ''] = line.trim().split(': ');
      const said = words.split(/\s+/).map((word): [string, string] => {
        const verb = word.replace(/^[+±]/, '');
        return [stemOf(verb, language), word.slice(0, -verb.length)];
      });
      return [act, new Map(said)];
    }),
  ) as unknown as Record<Act, ReadonlyMap<string, string>>;

/** What small words do in a sentence; of a word in several lists the last holds. */
const GRAMMAR = ['small', 'articles', 'joins', 'opens', 'did'] as const;
/** Forms of to be, and the roles that dates have by what comes before them, as data lists them. */
const BE = ['is', 'was', 'became'] as const;
const ROLES = ['since', 'from', 'to', 'in'] as const;
type Grammar = (typeof GRAMMAR)[number] | (typeof BE)[number] | 'not';

function read(language: Language, gender: 'she' | 'he' | null, names: ReadonlySet<string>) {
  const given = language.statements;
  const { person, own } = given;
  const [of = '', by = '', source = '', company = ''] = given.heads.split(' / ');
  // As they are written: the Spanish "él" is no "el".
  const mine = (by: Pronouns, they = by.they): ReadonlySet<string> =>
    new Set(
      [they, gender === 'he' ? '' : by.she, gender === 'she' ? '' : by.he].join(' ').split(' '),
    );
  const as = <As>(words = '', one: As) => listed(words).map((word): [string, As] => [word, one]);
  const asEach = <As>(lists: string, ones: readonly As[]) =>
    lists.split(' / ').flatMap((words, at) => as(words, ones[at] as As));
  const preposition = forms(given.prepositions.split(' / '), ([head = '']) => head);
  const headsOf = (words: string): ReadonlySet<string | undefined> =>
    new Set(listed(words).flatMap((word) => preposition.get(word) ?? []));
  const grammar = new Map<string, Grammar>([
    ...GRAMMAR.flatMap((name) => as<Grammar>(given[name], name)),
    ...asEach<Grammar>(given.be, BE).reverse(),
    ...as<Grammar>(language.negations, 'not'),
  ]);
  const months = setOf(language.months);
  const nouns = setOf(given.nouns);
  const functional = (word: string): boolean => preposition.has(word) || grammar.has(word);
  return {
    ...given,
    language,
    names,
    grammar,
    preposition,
    months,
    nouns,
    functional,
    pasts: setOf(given.pasts),
    light: setOf(given.light),
    it: setOf(given.it),
    now: setOf(given.now),
    narrow: setOf(given.narrow),
    qualifiers: setOf(language.qualifiers),
    doubt: setOf(language.disputed, given.doubt),
    roles: new Map(asEach<string>(given.dates, ROLES).reverse()),
    bonds: headsOf(given.bonds),
    places: headsOf(`${given.places} ${of}`),
    of,
    by,
    source,
    with: company,
    acts: actsOf(given.acts, language),
    forms: new Map(given.forms.split(' / ').map((one) => one.split(': ') as [string, string])),
    numbers: forms(language.numbers.split(' '), ([first = ''], at) =>
      Number(first) ? first : String(at),
    ),
    subject: mine(person, `${person.they} ${given.caller}`),
    /** What a record calls the person; "they" are others. */
    told: gender ? mine(person, '') : new Set<string>(),
    possessive: mine(own),
    first: setOf(person.i),
    mine: setOf(own.i),
    /** Whether a capital says nothing: a word of the language itself. */
    plain: (word: string) => functional(word) || months.has(word) || nouns.has(word),
  };
}
export type Reading = ReturnType<typeof read>;

/** Reads a language for a profile, when it is first asked for: most texts are in one or two. */
export function readingsFor({ manifest }: Snapshot): (language: Language) => Reading {
  const { profile } = manifest;
  const text = fold(JSON.stringify([profile, manifest.experience, manifest.claims]));
  const count = (words: string) => text.match(new RegExp(`\\b(?:${words})\\b`, 'g'))?.length ?? 0;
  const [she, he] = [count('she|her|elle|ella'), count('he|his|il|er')];
  // A profile that speaks of "she" is not one that speaks of "he"; a word or two may be another's.
  const gender = she > Math.max(4, he * 4) ? 'she' : he > Math.max(4, she * 4) ? 'he' : null;
  const names = setOf(`${profile.name} ${profile.display_name}`.replace(/[-–'’.]/g, ''));
  return once((language) => read(language, gender, names));
}
