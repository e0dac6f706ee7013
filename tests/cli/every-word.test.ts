/** Every word of a résumé that is imported stands in the CV, for people, in Markdown and in print. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filesOf } from '../../src/cli/files.ts';
import { fromJsonResume } from '../../src/cli/import/json-resume.ts';
import { sayIn } from '../../src/labels/say.ts';
import { cvDocument } from '../../src/print/cv.ts';
import { buildProfile } from '../../src/profile/build.ts';
import { kindOf, parseSource } from '../../src/profile/read.ts';
import { humanPages, pageMarkdown } from '../../src/surfaces/pages/pages.ts';
import { recordsOf } from '../../src/surfaces/records.ts';

const TODAY = '2026-11-20';

/** Letters and numbers of a text in their order, without the signs of lists and of Markdown. */
const wordsOf = (text: string) =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ');

/** Not told in words, or named in the closing list: addresses, dates, what others say. */
const APART =
  /^(url|image|email|phone|\w*Date|date|postalCode|address|countryCode|network|username|references|meta|\$schema)$/;

function textsOf(value: unknown, key = ''): string[] {
  if (APART.test(key)) return [];
  if (typeof value === 'string') return value.split('\n').map(wordsOf).filter(Boolean);
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, key));
  return Object.entries(value ?? {}).flatMap(([name, item]) => textsOf(item, name));
}

/** What a résumé becomes: the CV in Markdown, and the values that are printed, as words. */
function shownOf(resume: unknown): Record<string, string> {
  const sources = filesOf(fromJsonResume(resume).drafts, TODAY).map(({ path, text }) => {
    const where = kindOf(path, path);
    if ('problem' in where) throw new Error(where.problem);
    return parseSource(where.kind, path, text);
  });
  const records = recordsOf(buildProfile(sources, { today: TODAY }), {
    base: 'https://example.org',
    commit: null,
  });
  const page = humanPages(records).find(({ path }) => path === '/cv');
  if (!page) throw new Error('There is no page of the CV.');
  const printed: string[] = [];
  JSON.stringify(cvDocument(records, sayIn('en')), (key, value) => {
    if (typeof value === 'string' && !['url', 'style', 'is'].includes(key)) printed.push(value);
    return value;
  });
  return {
    markdown: ` ${wordsOf(pageMarkdown(page, records).replaceAll('\\', ''))} `,
    print: ` ${wordsOf(printed.join('\n'))} `,
  };
}

const missingOf = (resume: unknown) =>
  Object.entries(shownOf(resume)).flatMap(([where, shown]) =>
    textsOf(resume)
      .filter((text) => !shown.includes(` ${text} `))
      .map((text) => `${where}: ${text}`),
  );

const FOLDER = 'tests/node_modules/@jsonresume/schema';
test.each([
  'sample.resume.json',
  'examples/new-grad.resume.json',
  'examples/career-changer.resume.json',
  'examples/senior-engineer.resume.json',
])('%s of @jsonresume/schema', (file) => {
  expect(missingOf(JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')))).toEqual([]);
});

const word = fc.stringMatching(/^[a-zäéłяω]{3,9}$/);
const sentence = fc
  .array(word, { minLength: 3, maxLength: 12 })
  .map((words) => `${words.join(' ')}.`);
const bullets = fc.tuple(
  fc.constantFrom('- ', '* ', '• ', '‣ '),
  fc.array(sentence, { maxLength: 3 }),
);
/** Prose and lists, as people write them: in any order, short and long. */
const description = fc
  .array(
    fc.oneof(
      fc.array(sentence, { minLength: 1, maxLength: 12 }).map((all) => all.join(' ')),
      bullets.map(([sign, items]) => items.map((item) => sign + item).join('\n')),
    ),
    { maxLength: 3 },
  )
  .map((parts) => parts.filter(Boolean).join('\n\n'));
const list = (members: Record<string, fc.Arbitrary<unknown>>) =>
  fc.array(fc.record(members), { maxLength: 2 });
const sentences = fc.array(sentence, { maxLength: 3 });
const name = fc.tuple(word, word).map((words) => words.join(' '));
const resume = fc.record({
  basics: fc.record({ name, label: name, summary: description }),
  work: list({
    name,
    position: name,
    startDate: fc.constantFrom('2014', '2014-06', '2014-06-29'),
    summary: description,
    description: sentence,
    highlights: sentences,
  }),
  education: list({
    institution: name,
    area: name,
    studyType: name,
    endDate: fc.constant('2012'),
    courses: fc.array(name, { maxLength: 2 }),
    summary: description,
  }),
  certificates: list({ name, issuer: name, date: fc.constant('2020'), summary: description }),
  publications: list({
    name,
    publisher: name,
    releaseDate: fc.constant('2020'),
    summary: description,
  }),
  awards: list({ title: name, awarder: name, date: fc.constant('2020'), summary: description }),
  skills: list({ name, level: word, keywords: fc.array(name, { maxLength: 4 }) }),
  projects: list({ name, description: sentence, highlights: sentences, keywords: fc.array(word) }),
});

test('any résumé', () => {
  fc.assert(
    fc.property(resume, (value) => {
      expect(missingOf(value)).toEqual([]);
    }),
    { numRuns: 15 },
  );
});
