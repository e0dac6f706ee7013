import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from '../support/imports.ts';
import { ELSEWHERE, UNIT } from '../support/vitest.ts';

const files = new Map(
  globSync('{tests,netlify}/**/*.ts', {
    exclude: ['tests/fixtures/**', '**/node_modules/**', '**/.cache/**'],
  })
    .map((file) => file.replaceAll('\\', '/'))
    .map((file) => [file, readFileSync(file, 'utf8')]),
);
const tests = [...files.keys()].filter((file) => file.endsWith('.test.ts')).sort();
const isIn = (list: readonly string[]) => (file: string) =>
  list.some((pattern) => posix.matchesGlob(file, pattern));

/** Whom each file is imported by at run time, of the files of tests/ and netlify/. */
const importers = new Map<string, string[]>();
for (const [file, text] of files)
  for (const { target, typeOnly } of importsOf(file, text))
    if (target && !typeOnly) importers.set(target, [...(importers.get(target) ?? []), file]);

/** Test files that pull in one of some files, directly or through others. */
function reaching(...helpers: string[]): string[] {
  const found = new Set(helpers);
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  return tests.filter((file) => found.has(file));
}

test('every list names files that are there, and none twice', () => {
  for (const pattern of [...UNIT, ...ELSEWHERE])
    expect(tests.filter(isIn([pattern])), pattern).not.toEqual([]);
  expect(tests.filter((file) => isIn(UNIT)(file) && isIn(ELSEWHERE)(file))).toEqual([]);
});

test('what needs no build reads none, and nothing that a build generates', () => {
  const made = [...importers.keys()].filter((file) => file.startsWith('.generated/'));
  expect(made).toContain('.generated/snapshot.json');
  expect(reaching('tests/support/build.ts', ...made).filter(isIn(UNIT))).toEqual([]);
});

test('what has packages of its own is used by nothing else', () => {
  const own = [...files.keys()].filter(isIn(ELSEWHERE));
  const packages = ['tests/emulator/emulator.ts', 'tests/clients/external.ts'];
  expect(own).toEqual(expect.arrayContaining(packages));
  expect(reaching(...packages).filter((file) => !isIn(ELSEWHERE)(file))).toEqual([]);
});
