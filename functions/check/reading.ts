/** A language's words made ready for reading texts about one person. */
import type { Snapshot } from '../facts/snapshot.ts';
import { fold } from '../facts/words.ts';
import type { Language, LanguageCode } from '../languages/language.ts';
import { de } from '../languages/statements/de.ts';
import { en } from '../languages/statements/en.ts';
import { es } from '../languages/statements/es.ts';
import { fr } from '../languages/statements/fr.ts';
import type { Pronouns, Statements } from '../languages/statements/statements.ts';

const STATEMENTS: Record<LanguageCode, Statements> = { en, de, fr, es };

/** Pronouns: a profile that speaks of "she" is not one that speaks of "he". */
type Gender = 'she' | 'he' | null;

const listed = (words: string): string[] =>
  fold(words)
    .split(/[\s|/]+/)
    .filter(Boolean);
const setOf = (words: string): ReadonlySet<string> => new Set(listed(words));
const grouped = (groups: string): string[][] => groups.split(' / ').map(listed);

/** The first word of its group, by each word. */
const heads = (groups: string): ReadonlyMap<string, string> =>
  new Map(
    grouped(groups).flatMap((group) =>
      group.map((word): [string, string] => [word, group[0] as string]),
    ),
  );

const SETS = [
  'small',
  'articles',
  'joins',
  'opens',
  'narrow',
  'nouns',
  'since',
  'from',
  'until',
  'when',
  'it',
  'counted',
  'did',
  'light',
] as const;

function read(language: Language, gender: Gender, names: ReadonlySet<string>) {
  const statements = STATEMENTS[language.code];
  // As they are written: the Spanish "él" is no "el".
  const mine = (by: Pronouns): ReadonlySet<string> =>
    new Set(
      [by.they, gender === 'he' ? '' : by.she, gender === 'she' ? '' : by.he].join(' ').split(' '),
    );
  const sets = Object.fromEntries(SETS.map((name) => [name, setOf(statements[name])])) as Record<
    (typeof SETS)[number],
    ReadonlySet<string>
  >;
  const preposition = heads(statements.prepositions);
  const is = setOf(statements.be.now);
  const was = setOf(statements.be.past);
  const became = setOf(statements.be.became ?? '');
  const months = setOf(language.months);
  const functional = (word: string): boolean =>
    preposition.has(word) ||
    [sets.small, sets.articles, sets.joins, sets.opens, is, was, became].some((one) =>
      one.has(word),
    );
  return {
    language,
    names,
    ...sets,
    is,
    was,
    became,
    not: setOf(language.negations),
    qualifiers: setOf(language.qualifiers),
    preposition,
    bonds: Object.fromEntries(
      Object.entries(statements.bonds).map(([slot, words]) => [slot, setOf(words)]),
    ) as Record<keyof Statements['bonds'], ReadonlySet<string>>,
    acts: Object.fromEntries(
      Object.entries(statements.acts).map(([act, source]) => [act, new RegExp(`^(?:${source})$`)]),
    ) as Record<keyof Statements['acts'], RegExp>,
    past: statements.past,
    verbSecond: statements.verbSecond,
    subjectless: statements.subjectless,
    of: preposition.get(statements.of) ?? '',
    doubt: setOf(`${language.disputed} ${statements.doubt}`),
    forms: statements.forms,
    change: grouped(statements.change)[0]?.map((word) => preposition.get(word) ?? '') ?? [],
    places: new Set(
      listed(`${statements.bonds.L} ${statements.of}`).map((one) => preposition.get(one) ?? ''),
    ),
    by: preposition.get(statements.by) ?? '',
    levelled: statements.levelled.split('|'),
    degrees: statements.degrees,
    months: new Map(
      language.months
        .split(' ')
        .flatMap((forms, at) =>
          listed(forms).map((form): [string, string] => [form, String(at + 1).padStart(2, '0')]),
        ),
    ),
    numbers: new Map(
      language.numbers
        .split(' ')
        .flatMap((forms, at) =>
          listed(forms).map((form): [string, string] => [
            form,
            Number(forms.split('|')[0]) ? (forms.split('|')[0] as string) : String(at),
          ]),
        ),
    ),
    /** Phrases that make a number inexact, each with its group. */
    inexact: new Map(
      statements.about
        .split(' / ')
        .flatMap((group) => group.split('|').map((one): [string, string] => [fold(one), group])),
    ),
    subject: mine(statements.person),
    possessive: mine(statements.own),
    first: setOf(statements.person.i),
    firstOwn: setOf(statements.own.i),
    functional,
    /** Whether a capital says nothing: a word of the language itself. */
    plain: (word: string) => functional(word) || months.has(word) || sets.nouns.has(word),
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
