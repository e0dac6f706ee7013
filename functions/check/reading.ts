/** A language's words made ready for reading texts about one person. */
import type { Snapshot } from '../facts/snapshot.ts';
import { fold, stemOf } from '../facts/words.ts';
import type { Language, LanguageCode } from '../languages/language.ts';
import { de } from '../languages/statements/de.ts';
import { en } from '../languages/statements/en.ts';
import { es } from '../languages/statements/es.ts';
import { fr } from '../languages/statements/fr.ts';
import type { Act, Pronouns, Statements } from '../languages/statements/statements.ts';

const STATEMENTS: Record<LanguageCode, Statements> = { en, de, fr, es };

/** Pronouns: a profile that speaks of "she" is not one that speaks of "he". */
type Gender = 'she' | 'he' | null;

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
    acts
      .trim()
      .split('\n')
      .map((line) => {
        const [act = '', words = ''] = line.trim().split(': ');
        const said = words.split(' ').map((word) => {
          const [, how = '', verb = ''] = /^([+±]?)(.*)$/.exec(word) ?? [];
          return [stemOf(verb, language), how] as const;
        });
        return [act, new Map(said)];
      }),
  ) as Record<string, Map<string, string>> as Record<Act, ReadonlyMap<string, string>>;

function read(language: Language, gender: Gender, names: ReadonlySet<string>) {
  const given = STATEMENTS[language.code];
  const { be, person, own, acts, ...rest } = given;
  // As they are written: the Spanish "él" is no "el".
  const mine = (by: Pronouns): ReadonlySet<string> =>
    new Set(
      [by.they, gender === 'he' ? '' : by.she, gender === 'she' ? '' : by.he].join(' ').split(' '),
    );
  const preposition = forms(given.prepositions.split(' / '), ([head = '']) => head);
  const headOf = (word: string): string => preposition.get(word) ?? '';
  const headsOf = (words: string): ReadonlySet<string> => new Set(listed(words).map(headOf));
  const months = setOf(language.months);
  const sets = {
    small: setOf(rest.small),
    articles: setOf(rest.articles),
    joins: setOf(rest.joins),
    opens: setOf(rest.opens),
    is: setOf(be.now),
    was: setOf(be.past),
    became: setOf(be.became ?? ''),
  };
  const functional = (word: string): boolean =>
    preposition.has(word) || Object.values(sets).some((one) => one.has(word));
  const nouns = setOf(rest.nouns);
  return {
    language,
    names,
    ...sets,
    nouns,
    light: setOf(rest.light),
    did: setOf(rest.did),
    it: setOf(rest.it),
    now: setOf(rest.now),
    narrow: setOf(rest.narrow),
    counted: setOf(rest.counted),
    since: setOf(rest.since),
    from: setOf(rest.from),
    until: setOf(rest.until),
    when: setOf(rest.when),
    dates: setOf(rest.since, rest.from, rest.until, rest.when),
    not: setOf(language.negations),
    qualifiers: setOf(language.qualifiers),
    doubt: setOf(language.disputed, rest.doubt),
    preposition,
    bonds: headsOf(rest.bonds),
    places: headsOf(`${rest.places} ${rest.of}`),
    of: headOf(rest.of),
    by: headOf(rest.by),
    with: headOf(rest.with),
    change: rest.change.split(' ').map(headOf),
    acts: actsOf(acts, language),
    past: rest.past,
    verbSecond: rest.verbSecond,
    genitive: rest.verbSecond,
    subjectless: rest.subjectless,
    forms: rest.forms,
    levelled: rest.levelled.split('|'),
    months,
    numbers: forms(language.numbers.split(' '), ([first = ''], at) =>
      Number(first) ? first : String(at),
    ),
    /** Phrases that make a number inexact, each with its group. */
    inexact: new Map(
      rest.about
        .split(' / ')
        .flatMap((group) => group.split('|').map((one): [string, string] => [fold(one), group])),
    ),
    subject: mine(person),
    possessive: mine(own),
    first: setOf(person.i),
    firstOwn: setOf(own.i),
    functional,
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
  const she = count('she|her|elle|ella');
  const he = count('he|his|il|er');
  const gender = she > he * 4 ? 'she' : he > she * 4 ? 'he' : null;
  const names = setOf(`${profile.name} ${profile.display_name}`.replace(/[-–'’.]/g, ''));
  const known = new Map<Language, Reading>();
  return (language) => {
    const reading = known.get(language) ?? read(language, gender, names);
    known.set(language, reading);
    return reading;
  };
}
