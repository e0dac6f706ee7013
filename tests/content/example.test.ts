import { expect, test } from 'vitest';
import type { Profile } from '../../src/kinds/entries.ts';
import { BUILDS } from '../support/dist.ts';
import { exampleRecords } from '../support/profile.ts';

const [[, site]] = BUILDS;
test.each([
  ['experience', 8],
  ['projects', 8],
  ['skills', 12],
  ['writings', 8],
  ['talks', 6],
  ['notes', 15],
  ['claims', 12],
  ['questions', 12],
  ['articles', 2],
  ['missions', 4],
  ['evals', 5],
  ['education', 1],
  ['changelog', 1],
] as const satisfies [keyof Profile, number][])(
  'the example has %s: at least %i',
  async (kind, least) => {
    const { profile } = await exampleRecords();
    expect(profile[kind].length).toBeGreaterThanOrEqual(least);
  },
);

test('nothing is put into her mouth: texts and notes name another author', async () => {
  const { profile } = await exampleRecords();
  const { manifesto = [] } = profile;
  for (const text of [manifesto, ...profile.articles, ...profile.notes].flat())
    expect(text.author, text.file).toMatch(/operator/);
});

test('the screening questions of recruiters are answered, or said to be unpublished', async () => {
  const { questions } = await exampleRecords();
  const asked = questions.map(({ question }) => question).join('\n');
  for (const topic of [
    /authori[sz]ation|visa|permit/i,
    /rates?|salary|fees?/i,
    /relocat|remote|located/i,
    /available|availability/i,
    /years/i,
  ])
    expect(asked).toMatch(topic);
  expect(questions.some(({ answered }) => !answered)).toBe(true);
});

const DEMONSTRATION =
  'This is a demonstration about a historical person: Grace Hopper died in 1992';

test.each([
  ['/api/init', 'api/init.json'],
  ['/api/profile', 'api/profile.json'],
  ['/', 'index.txt'],
  ['/llms.txt', 'llms.txt'],
  ['/llms-full.txt', 'llms-full.txt'],
  ['/skill.md', 'text/skill.txt'],
  ['/api/status', 'api/status.json'],
  ['/api/manifest', 'api/manifest.json'],
  ['the home page', 'home/index.html'],
  ['the manifesto page', 'manifesto/index.html'],
  ['an article page', 'articles/what-a-compiler-was/index.html'],
  ['an article in Markdown', 'articles/what-a-compiler-was.md'],
])('%s says that this is a demonstration', (_, file) => {
  expect(site.text(file)).toContain(DEMONSTRATION);
});

test('the code speaks of nobody: another profile has no word of the example', async () => {
  const [, [, odd]] = BUILDS;
  const { name } = odd.json('api/profile.json');
  expect(name).toBe('Łucja Żółć-Ōta 山田');
  for (const file of odd.files)
    expect(odd.text(file), file).not.toMatch(/hopper|flow-matic|cobol|univac|vassar|a-0\b/i);
});
