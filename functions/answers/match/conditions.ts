/** What a requirement asks for that typed values tell: languages, degrees, numbers, terms. Pure. */
import { once } from '../../../src/once.ts';
import type { Word } from '../ask/reading.ts';
import { datesIn, monthsBetween } from '../facts/dates.ts';
import type { Facts } from '../facts/facts.ts';
import { lexiconOf, VALUES } from '../facts/languages.ts';
import { isUnfinished } from '../facts/record.ts';
import {
  codeOf,
  isWithin,
  levelOf,
  numbersIn,
  permitsFor,
  regionsIn,
  spokenIn,
} from '../facts/values.ts';
import { fold, stemOf } from '../facts/words.ts';
import { LANGUAGES, type Language } from '../languages/language.ts';

/** Patterns of what requirements ask for, over folded text. */
export const requiredIn = once(
  ({ required }: Language) =>
    Object.fromEntries(
      Object.entries(required).map(([name, pattern]) => [name, new RegExp(pattern)]),
    ) as Readonly<Record<keyof Language['required'], RegExp>>,
);

/**
 * Whether the person speaks one of the languages that some words ask for: at the level that the
 * text names, at less, or not; undefined where they ask for anything else, which is not to be done
 * in a language that the person does not speak.
 */
export function isSpoken(
  text: string,
  content: readonly Word[],
  language: Language,
  { snapshot }: Facts,
): 'enough' | 'less' | 'none' | undefined {
  const { speaking } = lexiconOf(language);
  const names = content
    .filter(({ word, stem }) => !(speaking.has(stem) || levelOf(word)))
    .map(({ raw }) => raw);
  const whole = codeOf(names.join(' '));
  const all = whole ? [whole] : names.map(codeOf);
  // "A talk in Welsh" and "fluent Welsh for talks" ask for Welsh, whatever else they ask for.
  const named = content.filter(({ raw }) => codeOf(raw) && !regionsIn(raw, language)[0]);
  const beside = (is: (before: string, after: string) => unknown) =>
    named.flatMap(({ at, end, raw }) =>
      is(text.slice(0, at), text.slice(end)) ? [codeOf(raw)] : [],
    );
  const lastOf = (before: string) => /\S+\s*$/.exec(before)?.[0].trim() ?? '';
  const byLevel = beside(
    (before, after) =>
      (FOR.test(after) && levelOf(lastOf(before))) ||
      levelOf(BEHIND.exec(after)?.[1] ?? '') ||
      speaking.has(stemOf(lastOf(before), language)),
  );
  // "Our Welsh-speaking carpenters, level B2" asks for one language at a level.
  if (!named[1] && CEFR.test(text)) byLevel.push(codeOf(named[0]?.raw ?? ''));
  const into = byLevel[0] ? byLevel : beside((before) => INTO.test(before));
  // One that has no code is asked for by its name: "Irish Sign Language".
  const spoken = spokenIn(snapshot.manifest.profile).map((one) => one.split(' ('));
  const told = spoken.map(([name = '']) => fold(name));
  const uncoded = told.filter((name) => !codeOf(name) && fold(text).includes(name));
  const codes = uncoded[0] ? uncoded : all.includes(undefined) ? into : all;
  if (codes.length === 0) return undefined;
  // Who does something in a language can talk in it.
  const level = levelOf(text) ?? (codes === into ? 'b1' : undefined);
  const found = spoken.flatMap(([name = '', own]) => {
    // A level in other words, "from holidays", is less than conversation.
    const isEnough = !(level && own) || (levelOf(own) ?? 'a2') >= level;
    return codes.includes(codeOf(name) ?? fold(name)) ? [isEnough] : [];
  });
  // "Sessions in Spanish" asks for Spanish; of more words the language is one condition.
  const isTongue =
    codes === all || (codes === uncoded && level) || byLevel[0] || content.length <= SHORT;
  if (found.includes(true)) return isTongue ? 'enough' : undefined;
  return found.length > 0 ? 'less' : 'none';
}

/** A requirement of so many words, with the language that something is done in. */
const SHORT = 3;

/** What stands before a language that something is done in. */
const INTO = /(?<!\p{L})(in|into|auf|ins|en|vers|al?) (the |le |l'|el )?$/iu;

/** What stands behind one that is asked for by a level. */
const FOR = /^\s*($|[,;.(]|for |and |für |und |pour |et |para |y )/;

const CEFR = /\b[ABC][12]\b/;

/** The word behind a language that may be its level: "French (C1)", "portugués fluido". */
const BEHIND = /^\s*(?:\(|(?:at|auf|en|au|à|con|mit) )?(?:dem )?(?:level |niveau |nivel )?(\S+)/iu;

/**
 * The years and months that a text tells, a month for "at once" and "within four weeks", and the
 * greatest number of anything but time.
 */
export function amountsIn(text: string, language: Language) {
  const { units, words } = lexiconOf(language);
  const stems = words.slice(4).map((word) => stemOf(word, language));
  const all = numbersIn(fold(text).replace(requiredIn(language).recent, ' '), language);
  const most = (is: (unit: string) => boolean) =>
    Math.max(0, ...all.flatMap(({ value, unit }) => (is(unit) ? [value] : [])));
  return {
    years: most((unit) => stems.indexOf(unit) in [0, 1]),
    months:
      most((unit) => stems.lastIndexOf(unit) > 1) ||
      Number(requiredIn(language).soon.test(fold(text))),
    number: most((unit) => !(units.has(unit) || stems.includes(unit))),
  };
}

/**
 * Whether the terms tell less by a row than is asked, on a day (YYYY-MM-DD): a later day, a country
 * with a permit first; undefined where they tell nothing of a country that is asked for.
 */
export function isLess(
  row: string,
  text: string,
  language: Language,
  { snapshot }: Facts,
  today: string,
): boolean | undefined {
  const { available_from, notice_period, workplace_types } = snapshot.manifest.collaboration;
  if (row === 'authorization') {
    const asked = regionsIn(text, language);
    const told = permitsFor(asked, snapshot);
    // A permit to drive is none to work.
    if (asked.length === 0) return requiredIn(language).permit.test(fold(text)) ? false : undefined;
    return told.length > 0 ? !told.some(({ status }) => status === 'authorized') : undefined;
  }
  if (row === 'workplace')
    return workplace_types?.includes('remote') === false && VALUES.remote.test(fold(text));
  const { months } = amountsIn(text, language);
  const own = amountsIn(notice_period ?? '', LANGUAGES[0] as Language).months;
  const from = available_from ?? '';
  const isEarlier = (date: string) => from.slice(0, date.length) > date;
  const wait = from > today ? monthsBetween(today.slice(0, 7), from.slice(0, 7)) : 0;
  return datesIn(text).some(isEarlier) || (months > 0 && Math.max(own, wait) > months);
}

/** Whether the person lives in one of some countries; undefined where that or they are not told. */
export function isHome(asked: readonly string[], { snapshot, language }: Facts) {
  const homes = regionsIn(snapshot.manifest.profile.location ?? '', language);
  return asked[0] && homes[0] ? homes.some((code) => isWithin(asked, code)) : undefined;
}

/** Degrees, the highest first. */
const DEGREES = ['doctor', 'master'] as const;

/** Whether each alternative asks for a degree that no finished course leads to or beyond. */
export function lacksDegree(parts: readonly string[], language: Language, facts: Facts): boolean {
  const labels = facts.records
    .filter((record) => record.kind === 'education' && !isUnfinished(record, facts.language))
    .map(({ label }) => fold(label));
  return parts.every((text) => {
    const at = DEGREES.findLastIndex((name) => requiredIn(language)[name].test(fold(text)));
    const enough = DEGREES.slice(0, at + 1).map((name) => VALUES[name]);
    return at >= 0 && !labels.some((label) => enough.some((one) => one.test(label)));
  });
}
