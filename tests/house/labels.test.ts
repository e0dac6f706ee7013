/** The check of the labels finds what is missing, what nobody says, and what takes other values. */
import { expect, test } from 'vitest';
import { fieldFiles, fieldProblems, house, problemsOf } from './labels.ts';

const files = {
  'en.json': { 'home.all': '{{count}} of {{name}}', 'home.now': 'Now', 'time.since': 'since' },
  'de.json': {
    'home.all': { one: 'das von {{name}}', other: '{{count}} von {{name}}' },
    'home.now': 'Jetzt',
    'time.since': 'seit',
  },
};
const sources = {
  'src/a.ts': 'say.home.all({ count, name }); const { home } = say;\nhome.now.toLowerCase();',
  'src/b.astro': 'const { time } = sayIn(tag);\n{time[open]}',
};

test('what a language lacks, has for itself, or fills otherwise is named', () => {
  const other = {
    'home.all': 'les {{count}} de {{who}}',
    'home.here': 'Ici',
    'time.since': 'dès',
  };
  expect(problemsOf({ files: { ...files, 'fr.json': other }, sources })).toEqual([
    'fr.json: "home.all" has the values (count, who); in English they are (count, name).',
    'fr.json lacks "home.now".',
    'fr.json: "home.here" is no label of the English.',
  ]);
});

test.each([
  ['say', 300],
  ['tell', 80],
] as const)('what the house can %s is on the list when its source is gone', (by, least) => {
  const own = house(by);
  const found = problemsOf({ ...own, sources: { 'src/none.ts': '' } });
  expect(found.length).toBeGreaterThan(least);
  expect(problemsOf(own)).toEqual([]);
});

test('what a field is for is said in each language, and of no field that is gone', () => {
  expect(fieldProblems('de.json', { 'Gone.': 'Weg.' })).toContain('fields/de.json lacks "Title.".');
  expect(fieldProblems('de.json', { 'Gone.': 'Weg.' }).at(-1)).toBe(
    'fields/de.json: no field says "Gone.".',
  );
  const files = fieldFiles();
  expect(files.map(([file]) => file)).toEqual(['ar.json', 'de.json', 'es.json', 'fr.json']);
  expect(files.flatMap(([file, own]) => fieldProblems(file, own))).toEqual([]);
});
