/** A language's words made ready for reading texts about one person. */
import type { Snapshot } from '../facts/snapshot.ts';
import { DE } from './wording/de.ts';
import { EN } from './wording/en.ts';
import { ES } from './wording/es.ts';
import { FR } from './wording/fr.ts';
import type { Act, Wording } from './wording/wording.ts';
import type { Slot } from './words.ts';
import { fold } from '../ask/words.ts';

const listed = (words: string): string[] => fold(words).split(/[\s|,]+/).filter(Boolean);
const setOf = (...words: string[]): Set<string> => new Set(words.flatMap(listed));
/** A number for each group of words that a bar parts. */
const groups = (words: string): Map<string, string> =>
  new Map(
    fold(words)
      .split('|')
      .flatMap((group) => {
        const own = group.trim().split(/\s+/);
        return own.map((word): [string, string] => [word, own[0] as string]);
      }),
  );

/** Pronouns: a profile that speaks of "she" is not one that speaks of "he". */
type Gender = 'she' | 'he' | null;

function read(wording: Wording, gender: Gender, names: Set<string>) {
  const { be, person, own, prepositions, articles, small, joins, opens, not } = wording;
  const mine = (by: Wording['person']) =>
    setOf(by.they, gender === 'he' ? '' : by.she, gender === 'she' ? '' : by.he);
  const month = new Map(
    wording.months
      .split('|')
      .flatMap((forms, at) => listed(forms).map((form) => [form, String(at + 1).padStart(2, '0')])),
  ) as Map<string, string>;
  const preposition = groups(prepositions);
  const sets = {
    small: setOf(small),
    article: setOf(articles),
    join: setOf(joins),
    open: setOf(opens),
    not: setOf(not),
    now: setOf(be.now),
    was: setOf(be.past),
    narrow: setOf(wording.narrow),
    nouns: setOf(wording.nouns),
    since: setOf(wording.since),
    from: setOf(wording.from),
    until: setOf(wording.until),
    about: setOf(wording.about),
    when: setOf(wording.when),
  };
  const functional = (word: string): boolean =>
    preposition.has(word) ||
    [sets.small, sets.article, sets.join, sets.open, sets.now, sets.was].some((one) => one.has(word));
  const number = new Map(listed(wording.numbers).map((word, at) => [word, String(at)]));
  return {
    ...sets,
    wording,
    bonds: Object.fromEntries(
      Object.entries(wording.bonds).map(([slot, words]) => [slot, setOf(words)]),
    ) as Record<Slot, Set<string>>,
    acts: Object.fromEntries(
      Object.entries(wording.acts).map(([act, source]) => [act, new RegExp(`^(?:${source})$`)]),
    ) as Record<Act, RegExp>,
    names,
    preposition,
    month,
    number,
    same: groups(wording.same),
    inexact: wording.about.split('|').map((group) => group.split(',').join(' ')),
    subject: mine(person),
    possessive: mine(own),
    first: setOf(person.i),
    firstOwn: setOf(own.i),
    functional,
    /** Whether a capital says nothing: a word of the language itself. */
    plain: (word: string) => functional(word) || month.has(word) || sets.nouns.has(word),
  };
}
export type Reading = ReturnType<typeof read>;

const WORDINGS: readonly Wording[] = [EN, DE, FR, ES];
const SMALL = WORDINGS.map((one) =>
  setOf(one.small, one.articles, one.joins, one.opens, one.be.now, one.be.past, one.prepositions.replaceAll('|', ' '), one.not, one.person.she, one.person.he),
);

/** The language of a text among those known here, by its small words; null when none tells. */
export function languageOf(text: string): string | null {
  const words = fold(text).match(/\p{L}+/gu)?.slice(0, 400) ?? [];
  const scores = SMALL.map((small) => words.filter((word) => small.has(word)).length);
  const best = Math.max(...scores);
  return best === 0 ? null : (WORDINGS[scores.indexOf(best)]?.code ?? null);
}

/** The readings of a profile, by language. */
export function readingsFor({ manifest }: Snapshot): Map<string, Reading> {
  const { profile } = manifest;
  const text = fold(JSON.stringify([profile, manifest.experience, manifest.claims]));
  const count = (words: string) => text.match(new RegExp(`\\b(?:${words})\\b`, 'g'))?.length ?? 0;
  const she = count('she|her|elle|ella');
  const he = count('he|his|il|er');
  const gender = she > he * 4 ? 'she' : he > she * 4 ? 'he' : null;
  const names = setOf(`${profile.name} ${profile.display_name ?? ''}`.replace(/[-–'’.]/g, ''));
  return new Map(WORDINGS.map((one) => [one.code, read(one, gender, names)]));
}
