/** Nothing in the answerer or its languages names a person, a project or a place of a profile. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { factsOf } from '../../functions/answers/facts/facts.ts';
import { fold, tokensOf } from '../../functions/answers/facts/words.ts';
import { facts } from './profiles.ts';

const FOLDERS = ['ask', 'check', 'facts', 'search', 'languages'].map(
  (one) => `functions/answers/${one}`,
);
const sources = (
  await Promise.all(
    FOLDERS.map(async (folder) => {
      const files = (await readdir(folder, { recursive: true })).filter((one) =>
        one.endsWith('.ts'),
      );
      return Promise.all(
        files.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const),
      );
    }),
  )
).flat();

/** Words in the names of records that are words of everybody's language too. */
const COMMON = new Set(
  `accounts analysis article associate association author automatic before between book business
  center common compiler compilers computer computing conference control data director education
  english from general group harvard history information instructor interview keynote language
  languages late lecture level manual medal member national night officer operation paper people
  polish press program programming project proceedings professor profile public reserve senior
  service skills software special speaking staff standard system systems teaching technical
  technology that understanding united university with work writing states first city award
  college career president science scientist engineer research retirement development design
  assistant command grace computation mark joint computers company address coding security meeting
  notiz corporation management leadership american japanese mathematics`.split(/\s+/),
);

test.each(Object.entries(facts))(
  'no name of the %s profile stands in the engine',
  (_, snapshot) => {
    const { records, language } = factsOf(snapshot);
    const names = new Set(
      records
        .filter(({ kind }) => kind !== 'question' && kind !== 'claim')
        .flatMap(({ label, values, people }) => [label, ...values, ...people])
        .flatMap((text) => tokensOf(text, language))
        .filter(({ name, word }) => name && word.length > 3 && !COMMON.has(word))
        .map(({ word }) => word),
    );
    expect(names.size).toBeGreaterThan(3);
    const found = sources.flatMap(([file, text]) => {
      // A type or a comment may say "Example Ltd"; what is looked for is data and rules.
      const words = new Set(fold(text).match(/[\p{L}\p{N}]+/gu));
      return [...names].filter((name) => words.has(name)).map((name) => `${file}: ${name}`);
    });
    expect(found).toEqual([]);
  },
);

test.each(Object.entries(facts))('no common question of the %s profile is in it', (_, snapshot) => {
  const questions = snapshot.manifest.common_questions.map(({ question }) => fold(question));
  const quoted = sources.filter(([, text]) =>
    questions.some((question) => question.length > 30 && fold(text).includes(question)),
  );
  expect(quoted.map(([file]) => file)).toEqual([]);
});
