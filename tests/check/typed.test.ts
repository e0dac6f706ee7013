/**
 * What typed fields say is supported in the usual other words, in the order of each language; a
 * claim as it stands.
 */
import { expect, test } from 'vitest';
import { check } from '../../functions/answers/check/check.ts';
import type { Snapshot } from '../../functions/answers/facts/snapshot.ts';
import { profile } from '../ask/profiles.ts';

const year = (date: string | null) => (date ?? '').slice(0, 4);

/** True statements from the typed fields of a profile. */
function told({ manifest }: Snapshot): string[] {
  const { name } = manifest.profile;
  return [
    ...manifest.experience.flatMap(({ title, organization: at, start, end }) =>
      end
        ? [
            `Between ${year(start)} and ${year(end)} the candidate was employed by ${at}.`,
            `${name} worked for ${at} until ${year(end)}.`,
            `${name} became ${title} at ${at} in ${year(start)}.`,
            `${name}'s role at ${at} was ${title}.`,
            `Von ${year(start)} bis ${year(end)} arbeitete ${name} bei ${at}.`,
            `De ${year(start)} à ${year(end)}, ${name} a travaillé pour ${at}.`,
            `Entre ${year(start)} y ${year(end)} ${name} trabajó en ${at}.`,
          ]
        : [
            `${name} has been ${title} at ${at} since ${year(start)}.`,
            `${name} currently works for ${at}.`,
            `Derzeit ist ${name} bei ${at} beschäftigt.`,
            `${name} travaille chez ${at} depuis ${year(start)}.`,
            `Actualmente ${name} trabaja en ${at}.`,
          ],
    ),
    ...manifest.talks.flatMap(({ title, event, date }) => [
      `${name} spoke at ${event} in ${year(date)}.`,
      `The talk ${title} was given by ${name} in ${year(date)}.`,
    ]),
    ...manifest.writings.flatMap(({ title, coauthors, date }) =>
      coauthors.length > 0
        ? [`${name} wrote ${title} with ${coauthors.join(' and ')}.`]
        : [`${title} was written by ${name}.`, `${name} published ${title} in ${year(date)}.`],
    ),
    ...manifest.certificates.flatMap(({ name: title, issuer }) => [
      `${name} was awarded ${title} by ${issuer}.`,
      `${name} holds the certificate ${title}.`,
    ]),
    ...manifest.awards.map(({ title, date }) => `${name} won ${title} in ${year(date)}.`),
  ];
}

/** What turns such a statement into one that no field says. */
const TURNS: readonly [RegExp, string][] = [
  [/ was (?=\p{Lu})/u, ' was almost '],
  [/ was (?=\p{Lu})/u, ' was deputy '],
  [/ (at|for|by|bei|chez|en) (?=\p{Lu})/u, ' $1 the rival of '],
  [/ (?:worked|works) for /, ' worked against '],
  [/ wrote /, ' translated '],
  [/ was written by /, ' was written without '],
  [/ since /, ' before '],
  [/ in (?=\d{4})/, ' after '],
  [/^/, 'The mother of '],
  [/^/, 'Reportedly '],
  [/\.$/, ' under Ada Example.'],
];

test.each(['engineer', 'infirmiere', 'restaurador'])(
  'typed fields of %s in other words',
  async (name) => {
    const snapshot = await profile(name);
    const isTrue = (text: string) => check(text, snapshot).verdict === 'supported';
    const statements = told(snapshot);
    expect(statements.filter(isTrue).length / statements.length).toBeGreaterThan(0.95);
    const turned = statements.flatMap((text, at) => {
      const [from, to] = TURNS[at % TURNS.length] as [RegExp, string];
      return from.test(text) ? [text.replace(from, to)] : [];
    });
    expect(turned.filter(isTrue)).toEqual([]);
  },
);

test.each(['example', 'vet', 'hebamme', 'infirmiere', 'cocinera'])(
  'each claim of %s as it is published is supported, or disputed by its own record',
  async (name) => {
    const snapshot = await profile(name);
    const { claims } = snapshot.manifest;
    const verdicts = claims.map(({ claim }) => check(claim, snapshot).verdict);
    expect(verdicts.filter((one) => !['supported', 'disputed'].includes(one))).toEqual([]);
    expect(verdicts).toContain('supported');
  },
);

test.each([
  ['marine', 'He presented Pink stones that grow at the European Benthos Meeting in Split.'],
  ['marine', 'His personal survival techniques certificate expired on 10 February 2025.'],
  ['marine', 'He has an MSc in marine biology from Noorderdiep University, 8.1 of 10.'],
  ['physio', 'She holds a BSc (Hons) in physiotherapy from Calder University in Edinburgh.'],
  ['gaertnerin', 'Sie wohnt in Wardenburg.'],
  ['vet', 'She was brought up on a hill farm above Tregaron with 600 ewes.'],
  ['conductrice', "Elle n'est pas coordonnatrice SPS."],
])('%s: "%s" is supported', async (name, statement) => {
  expect(check(statement, await profile(name)).verdict).toBe('supported');
});

test.each([
  ['conductrice', 'Elle est coordonnatrice SPS.'],
  ['marine', 'He was diving officer at the Corrib Marine Institute in May 2025.'],
  ['marine', 'He was deputy diving officer at the Corrib Marine Institute in May 2025.'],
  ['marine', 'His paper A litre against a net was published in Estuarine Methods 8.'],
  ['physio', 'Co-owner and physiotherapist, Towpath Physiotherapy: Neil Baptie.'],
  ['physio', 'Neil Baptie, co-owner and physiotherapist, Towpath Physiotherapy.'],
])('%s: "%s" is not', async (name, statement) => {
  expect(check(statement, await profile(name)).verdict).not.toBe('supported');
});
