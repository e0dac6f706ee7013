/** No statement with one changed detail is supported: a seeded sample over several profiles. */
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { check } from '../../functions/answers/check/check.ts';
import { readSet, type Statement } from '../ask/evaluate.ts';
import { profile } from '../ask/profiles.ts';
import { randomFrom } from '../ask/random.ts';
import { basesOf, changesOf, KINDS, sentencesOf } from './mutations.ts';

const PROFILES = ['example', 'odd', 'baker', 'engineer', 'planner', 'infirmiere'];
/** True statements of a profile that are changed, and how many of what is made is checked. */
const BASES = 40;
const CHANGED = 300;

const files = globSync('tests/ask/development/statements*.json').sort();
const cases = (await Promise.all(files.map((file) => readSet<Statement>(file)))).flat();
const truths = new Set(cases.filter((one) => one.true).map(({ statement }) => statement));

function shuffled<T>(all: readonly T[], seed: number): T[] {
  const next = randomFrom(seed);
  return all
    .map((one): [number, T] => [next(), one])
    .sort(([a], [b]) => a - b)
    .map(([, one]) => one);
}

test.each(PROFILES)('no statement about %s with one detail changed is supported', async (name) => {
  const snapshot = await profile(name);
  const isTrue = (text: string) => check(text, snapshot).verdict === 'supported';
  const known = cases.filter((one) => one.true && one.profile === name);
  const told = shuffled([...basesOf(snapshot), ...sentencesOf(snapshot)], 7);
  const texts = [...known.map(({ statement }) => statement), ...told.slice(0, 2 * BASES)];
  const bases = shuffled(texts, 8).filter(isTrue).slice(0, BASES);
  const made = bases.flatMap((from) =>
    changesOf(from, snapshot).map(([kind, text]) => ({ kind, text, from })),
  );
  const some = shuffled(made, 9).slice(0, CHANGED);
  expect(new Set(some.map(({ kind }) => kind)).size).toBeGreaterThan(5);
  const supported = some.filter(({ text }) => !truths.has(text) && isTrue(text));
  expect(supported.map(({ kind, text, from }) => `${kind}: ${text} (from: ${from})`)).toEqual([]);
});

test.each([
  // What a group did, what others are said to do, what a referee says of himself.
  ['engineer', 'Ines Kowalczyk-Adeyemi wrote the mover in Python in six weeks.'],
  ['engineer', 'Ines Kowalczyk-Adeyemi ran both ledgers from January 2021.'],
  ['gaertnerin', 'Swantje Oelrichs macht die Zahlen und die Pflege.'],
  [
    'chemistry',
    'Callum Threlkeld came back to the north in summer 2019 with a daughter and a cat.',
  ],
  // A denial, a limit or a part that stands apart from what it is of.
  ['physio', 'There was class from March 2020 to August 2021.'],
  ['planner', 'Covered for him on hols, had the title'],
  ['baker', 'Die beiden wurden von einem Lieferwagen umgefahren.'],
  ['restaurador', 'En Villarzo apareció el azul original de los catorce relieves.'],
  ['example', 'Grace Hopper was the main author of the 1946 manual of the Harvard Mark I.'],
  // A year that is a phrase of the record, and two persons in one act.
  ['planner', 'Dean Ollerenshaw worked at Halewood & Tain Distribution from 2007 to 2008.'],
  ['example', 'Hopper joined the Grace Hopper in 1949 as a senior mathematician.'],
  ['example', 'She was employed by Grace Hopper as a senior programmer from 1950 to 1955.'],
])('never supported, %s: %s', async (name, statement) => {
  expect(check(statement, await profile(name)).verdict).not.toBe('supported');
});

test.each([
  ['planner', 'Dean Ollerenshaw joined Tessaly Packaging in January 2017.'],
  ['chemistry', 'Callum Threlkeld joined Ravensbeck School in September 2022.'],
])('who came twice, or rose, is not contradicted, %s: %s', async (name, statement) => {
  expect(check(statement, await profile(name)).verdict).not.toBe('contradicted');
});

test('there is a change of each kind', async () => {
  const snapshot = await profile('example');
  const kinds = [...basesOf(snapshot), ...sentencesOf(snapshot)].flatMap((text) =>
    changesOf(text, snapshot),
  );
  const known = new Set(kinds.map(([kind]) => kind));
  expect(Object.keys(KINDS).filter((kind) => !known.has(kind))).toEqual([]);
});

test.each(['example', 'odd', 'baker', 'engineer', 'planner'])(
  'no sentence of %s is supported without the word by which it denies',
  async (name) => {
    const snapshot = await profile(name);
    const affirmed = sentencesOf(snapshot).flatMap((text) =>
      [...text.matchAll(/ (?:not|never|no longer|nicht|nie)(?=[ .,;])/g)].map(
        ({ 0: denial, index }) => text.slice(0, index) + text.slice(index + denial.length),
      ),
    );
    const supported = affirmed.filter((text) => check(text, snapshot).verdict === 'supported');
    expect(supported).toEqual([]);
  },
);
