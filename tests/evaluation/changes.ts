/**
 * False statements: true ones with one detail changed, made from the sets, from the typed records
 * and from the sentences of the records themselves.
 */
import { factsOf } from '../../functions/answers/facts/facts.ts';
import type { Snapshot } from '../../functions/answers/facts/snapshot.ts';

/** True statements that typed records give: where and when somebody worked, spoke, wrote. */
export function basesOf({ manifest }: Snapshot): string[] {
  const { name } = manifest.profile;
  const year = (date: string | null) => (date ?? '').slice(0, 4);
  return [
    ...manifest.claims.map(({ claim }) => claim),
    ...manifest.experience.flatMap(({ title, organization, start, end, location }) => [
      `${name} joined ${organization} in ${year(start)}.`,
      `${name} ${end ? 'was' : 'is'} ${title} at ${organization}.`,
      ...(end ? [`${name} worked at ${organization} from ${year(start)} to ${year(end)}.`] : []),
      ...(location ? [`${name} worked at ${organization} in ${location}.`] : []),
    ]),
    ...manifest.education.map(
      ({ degree, field, institution, end }) =>
        `${name} received a ${degree} in ${field} from ${institution} in ${year(end)}.`,
    ),
    ...manifest.talks.flatMap(({ title, event, date, location }) => [
      `${name} gave the talk ${title} in ${year(date)}.`,
      ...(location ? [`${name} spoke at ${event} in ${location}.`] : []),
    ]),
    ...manifest.writings.flatMap(({ title, date, publisher }) => [
      `${name} wrote ${title} in ${year(date)}.`,
      ...(publisher ? [`${title} was published by ${publisher} in ${year(date)}.`] : []),
    ]),
    ...manifest.projects.flatMap(({ title, start, evidence_level }) => [
      `The project ${title} started in ${year(start)}.`,
      `The project ${title} has the evidence level ${evidence_level}.`,
    ]),
  ];
}

/** Sentences of the records; most need their record to be understood, and are not supported. */
export const sentencesOf = (snapshot: Snapshot): string[] =>
  factsOf(snapshot).records.flatMap(({ kind, lines }) =>
    kind === 'question' ? [] : lines.flatMap(({ text, title }) => (title ? [] : [text])),
  );

const LEVELS = ['self-claim', 'private-live', 'public-live', 'external-validation'];
const NUMBERS = [
  'two three four six seven nine twelve twenty forty'.split(' '),
  'zwei drei sechs sieben neun zwölf zwanzig'.split(' '),
  'deux trois six sept neuf douze vingt'.split(' '),
  'dos tres seis siete nueve doce veinte'.split(' '),
];
const ELSEWHERE = ['Chicago', 'Reykjavík', 'Lagos', 'Osaka'];

/** Words without which a statement says more. */
const NARROWING =
  /(?<!\p{L})(?:deputy|assistant|acting|interim|former|honorary|junior|joint|co-|one of (?:the|its|six|eight) ?(?:\p{L}+ )?|part of |large parts of |parts of |about|around|almost|nearly|over|more than|approx\.|up to|until \S+|stellvertretende[rn]?|kommissarische[rn]?|etwa|rund|fast|knapp|ehemalige[rn]?|eine[rs]? der|adjointe?|vice-|environ|presque|plus de|faisant fonction de|bénévole|en partie|vacataire|ancienne?|suplente|adjunto|casi|unos|más de|aproximadamente|uno de los (?:\p{L}+ )?|part-time|not|never|nicht|nie|pas|no|sin|ohne|sans) ?/giu;

/** What makes a statement say more, or something else, in the four languages. */
const BE =
  / (was|is|were|are|has|had|war|ist|sind|wurde|hat|était|est|a été|a|sont|fue|era|es|son|tiene) /u;
const BEGAN: readonly [RegExp, string][] = [
  [/ (?:is|was) /, ' ceased to be '],
  [/ since /, ' until '],
  [/ until /, ' since '],
  [/ from (\d{4}) to \d{4}/, ' since $1'],
  [/ joined /, ' left '],
  [/ left /, ' joined '],
  [/ started /, ' ended '],
  [/ (?:began|started) /, ' ended '],
  [/ seit /, ' bis '],
  [/ depuis /, " jusqu'en "],
  [/ desde /, ' hasta '],
  [/ (?:es|fue) /, ' dejó de ser '],
];
const FIRST: readonly [RegExp, string][] = [
  [/ (?:an?|the) (?=\p{Ll})/u, ' the first '],
  [/ (?:an?|the) (?=\p{Ll})/u, ' the only '],
  [/ (?:ein|eine|einen|der|die|das) (?=\p{Lu})/u, ' die erste '],
  [/ (?:une?|la|le) (?=\p{Ll})/u, ' la seule '],
  [/ (?:une?|la|le) (?=\p{Ll})/u, ' le premier '],
  [/ (?:una?|la|el) (?=\p{Ll})/u, ' el único '],
  [/ (wrote|received|joined|gave|led|won|founded) /, ' was the only person who $1 '],
  [/ (wrote|received|joined|gave|led|won|founded) /, ' first $1 '],
  [/\.?$/, ' alone.'],
  [/\.?$/, ' without any help.'],
];
const COUNT: readonly [RegExp, string][] = [
  [/ (?=\d+(?:[.,]\d+)* \p{L})/u, ' at least '],
  [/ (?=\d+(?:[.,]\d+)* \p{L})/u, ' more than '],
  [/ (?=\d+(?:[.,]\d+)* \p{L})/u, ' only '],
  [/ (?=\d+(?:[.,]\d+)* \p{L})/u, ' half of '],
  [/ (?=the \p{L})/u, ' half of '],
  [/ (?=the \p{L})/u, ' all of '],
  [/ (?=the \p{L})/u, ' most of '],
];

const all = (text: string, pairs: readonly [RegExp, string][]): string[] =>
  pairs.map(([from, to]) => text.replace(from, to));

/** A list with another of its words in the place of each that a text has. */
function swapped(text: string, list: readonly string[]): string[] {
  return list.flatMap((own) => {
    const found = new RegExp(
      `(?<![\\p{L}-])${own.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}-])`,
      'u',
    ).exec(text);
    if (!found) return [];
    const rest = text.slice(found.index + own.length);
    return list
      .filter((other) => !text.includes(other))
      .map((other) => text.slice(0, found.index) + other + rest);
  });
}

/** A word between two names that is more than where one of them is. */
const TOLD = /(?<!\p{L})\p{Ll}{4}/u;

/** Names and numbers of a text, each two in each other's place. */
function exchanged(text: string, what: RegExp): string[] {
  // Short words may be articles of a title.
  const found = [...text.matchAll(what)].filter(([one]) => one.length > 3 || /\d/.test(one));
  return found.flatMap((one, at) =>
    found
      .slice(at + 1)
      .filter((other) => other[0] !== one[0])
      .filter(
        (other) =>
          /\d/.test(one[0]) || TOLD.test(text.slice(one.index + one[0].length, other.index)),
      )
      .map(
        (other) =>
          text.slice(0, one.index) +
          other[0] +
          text.slice(one.index + one[0].length, other.index) +
          one[0] +
          text.slice(other.index + other[0].length),
      ),
  );
}

type Change = (text: string, places: readonly string[], titles: readonly string[]) => string[];

/** Kinds of change after which a true statement is surely false, or says more than any record. */
export const KINDS: Record<string, Change> = {
  year: (text) =>
    [...text.matchAll(/\b(?:1[89]|20)\d\d\b/g)].flatMap(({ 0: year, index }) =>
      [-30, -3, -1, 1, 2, 20].map(
        (by) => text.slice(0, index) + (Number(year) + by) + text.slice(index + 4),
      ),
    ),
  digits: (text) =>
    [...text.matchAll(/(?<![\d.,:])\d{1,3}(?![\d.,:]*\d)/g)].flatMap(({ 0: digits, index }) =>
      [1, 7, 30].map(
        (by) => text.slice(0, index) + (Number(digits) + by) + text.slice(index + digits.length),
      ),
    ),
  place: (text, places) => swapped(text, [...places, ...ELSEWHERE]),
  level: (text) => swapped(text, LEVELS),
  number: (text) => NUMBERS.flatMap((list) => swapped(text, list)),
  reversed: (text) => [
    text.replace(/from (\d{4}) to (\d{4})/, 'from $2 to $1'),
    text.replace(/from (\d{4}) to (\d{4})/, 'from $1 to $1'),
  ],
  numbers: (text) => exchanged(text, /(?<![\d.,])\d+(?:[.,]\d+)*/g),
  // German nouns are no names.
  names: (text) => [
    ...(/(?<!\p{L})(?:der|die|das|und|war|ist)(?!\p{L})/iu.test(text)
      ? []
      : exchanged(text, /(?<!^)(?<!\p{L})\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+)*/gu)),
    ...exchanged(text, /(?<!\p{L})\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+)+/gu),
  ],
  denied: (text) =>
    /\b(not?|never|nicht|nie|kein\w*|ne|pas|jamais|n'\w+|sin|nunca)\b/i.test(text)
      ? []
      : [' $1 never ', ' $1 not ', ' $1 nie ', ' $1 nunca '].map((to) => text.replace(BE, to)),
  before: (text) => [
    text.replace(/ in ((?:1[89]|20)\d\d)/, ' before $1'),
    text.replace(/ in ((?:1[89]|20)\d\d)/, ' after $1'),
  ],
  narrowing: (text) =>
    [...text.matchAll(NARROWING)].map(
      ({ 0: word, index }) => text.slice(0, index) + text.slice(index + word.length),
    ),
  began: (text) => all(text, BEGAN),
  first: (text) => all(text, FIRST),
  counted: (text) => all(text, COUNT),
  title: (text, _, titles) =>
    titles.flatMap((title) =>
      ['chief', 'head', 'senior', 'lead', 'Leiter', 'directrice', 'director'].map((more) =>
        text.replace(title, `${more} ${title}`),
      ),
    ),
  another: (text) => [text.replace(/^(?:She|He|\p{Lu}\p{L}+ \p{Lu}\p{L}+)(?= )/u, 'Ada Example')],
  unknown: (text) => [
    text.replace(/\.?$/, ' with Ada Example.'),
    text.replace(/\.?$/, ' at Acme Widgets.'),
  ],
};

/** Every statement that one change makes of a true one, each with its kind. */
export function changesOf(text: string, { manifest }: Snapshot): [string, string][] {
  const { experience, talks } = manifest;
  const places = [...experience, ...talks].flatMap(({ location }) => location?.split(',')[0] ?? []);
  const titles = [...new Set(experience.map(({ title }) => title))];
  const seen = new Set([text]);
  return Object.entries(KINDS).flatMap(([kind, change]) =>
    change(text, [...new Set(places)], titles).flatMap((made): [string, string][] => {
      if (seen.has(made)) return [];
      seen.add(made);
      return [[kind, made]];
    }),
  );
}
