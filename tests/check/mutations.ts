/**
 * False statements: true ones with one detail changed, made from the sets and from the records
 * themselves.
 */

import type { Snapshot } from '../../functions/facts/snapshot.ts';
import type { Statement } from '../ask/evaluate.ts';
import { randomFrom } from '../ask/random.ts';

export type Mutation = Pick<Statement, 'profile' | 'kind' | 'statement'> & { from: string };

type Base = Pick<Statement, 'profile' | 'statement'>;

/**
 * True statements that the records give: where and when somebody worked, spoke, wrote and studied.
 */
function basesOf(profile: string, { manifest }: Snapshot): Base[] {
  const { name } = manifest.profile;
  const year = (date: string | null) => (date ?? '').slice(0, 4);
  const said = [
    ...manifest.claims.map(({ claim }) => claim),
    ...manifest.experience.flatMap(({ organization, start, end, location }) => [
      `${name} joined ${organization} in ${year(start)}.`,
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
  return said.map((statement) => ({ profile, statement }));
}

const LEVELS = ['self-claim', 'private-live', 'public-live', 'external-validation'];
const NUMBERS = [
  'two',
  'three',
  'six',
  'seven',
  'nine',
  'twelve',
  'twenty',
  'forty',
  'one hundred',
];
const ELSEWHERE = ['Chicago', 'Reykjavík', 'Lagos', 'Osaka'];

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

/** Kinds of change after which a true statement is surely false, or says more than any record. */
const KINDS: Record<string, (text: string, places: readonly string[]) => string[]> = {
  year: (text) =>
    [...text.matchAll(/\b(?:1[89]|20)\d\d\b/g)].flatMap(({ 0: year, index }) =>
      [-30, -3, -1, 1, 2, 20].map(
        (by) => text.slice(0, index) + (Number(year) + by) + text.slice(index + 4),
      ),
    ),
  place: (text, places) => swapped(text, [...places, ...ELSEWHERE]),
  level: (text) => swapped(text, LEVELS),
  number: (text) => swapped(text, NUMBERS),
  reversed: (text) => [
    text.replace(/from (\d{4}) to (\d{4})/, 'from $2 to $1'),
    text.replace(/from (\d{4}) to (\d{4})/, 'from $1 to $1'),
  ],
  denied: (text) =>
    /\b(not?|never)\b/.test(text) ? [] : [text.replace(/ (was|is|were|has|had) /, ' $1 never ')],
  before: (text) => [
    text.replace(/ in ((?:1[89]|20)\d\d)/, ' before $1'),
    text.replace(/ in ((?:1[89]|20)\d\d)/, ' after $1'),
  ],
  inflated: (text) => [
    text.replace(/\.?$/, ' alone.'),
    text.replace(/ (was|is) (?:an? )?/, ' $1 the first '),
    text.replace(/ (wrote|received|joined|gave) /, ' was the only person who $1 '),
  ],
  another: (text) => [text.replace(/^(?:She|He|\p{Lu}\p{L}+ \p{Lu}\p{L}+)(?= )/u, 'Ada Example')],
  unknown: (text) => [
    text.replace(/\.?$/, ' with Ada Example.'),
    text.replace(/\.?$/, ' at Acme Widgets.'),
  ],
};

/** So many mutations of true statements, the same for the same seed. */
export function mutations(
  facts: Readonly<Record<string, Snapshot>>,
  cases: readonly Statement[],
  count: number,
  seed: number,
): Mutation[] {
  const truths = new Set(cases.filter((one) => one.true).map(({ statement }) => statement));
  const all = Object.entries(facts).flatMap(([profile, snapshot]) => {
    const { experience, talks } = snapshot.manifest;
    const places = [...experience, ...talks].flatMap(
      ({ location }) => location?.split(',')[0] ?? [],
    );
    const bases = [
      ...cases.filter((one) => one.true && one.profile === profile),
      ...basesOf(profile, snapshot),
    ];
    return bases.flatMap(({ statement: from }) =>
      Object.entries(KINDS).flatMap(([kind, change]) =>
        [...new Set(change(from, [...new Set(places)]))]
          .filter((statement) => statement !== from && !truths.has(statement))
          .map((statement) => ({ profile, kind, statement, from })),
      ),
    );
  });
  const next = randomFrom(seed);
  for (let at = all.length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1));
    [all[at], all[other]] = [all[other] as Mutation, all[at] as Mutation];
  }
  return all.slice(0, count);
}
