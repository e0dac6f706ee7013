import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { Profile } from '../../src/kinds/entries.ts';
import { BUILDS } from '../support/dist.ts';
import { exampleRecords } from '../support/profile.ts';

const [[, site]] = BUILDS;
const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

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

test('projects stand on three levels of evidence or more; none runs in private', async () => {
  const { projects } = await exampleRecords();
  const levels = new Set(projects.map(({ evidence_level }) => evidence_level));
  expect(levels.size).toBeGreaterThanOrEqual(3);
  expect(levels).not.toContain('private-live');
});

test('whatever claims more than its own word links to evidence elsewhere', async () => {
  const { claims, projects, skills, experience, education, writings, talks } =
    await exampleRecords();
  for (const record of [claims, projects, skills, experience, education, writings, talks].flat()) {
    if (record.evidence_level !== 'self-claim')
      expect(record.evidence_links.length, record.url).toBeGreaterThan(0);
    for (const { url } of record.evidence_links)
      expect(url).toMatch(/^https?:\/\/(?!localhost|example\.)/);
  }
});

test('both articles are long, and there is a manifesto', async () => {
  const { profile } = await exampleRecords();
  expect(profile.articles.filter(({ body }) => words(body) > 1000).length).toBeGreaterThanOrEqual(
    2,
  );
  expect(words(profile.manifesto?.body ?? '')).toBeGreaterThan(200);
});

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

test('questions and evals about the record name where the answer stands', async () => {
  const { questions, profile } = await exampleRecords();
  for (const { sources, url } of questions) expect(sources.length, url).toBeGreaterThan(0);
  for (const { required_sources, file } of profile.evals)
    expect(required_sources.length, file).toBeGreaterThan(0);
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

test('contact goes to the operator, and rates are not published', async () => {
  const { profile } = await exampleRecords();
  expect(`${profile.contact.preferred} ${profile.contact.body}`).toMatch(/operator/i);
  expect(profile.profile.operator?.name).toMatch(/operator/i);
  expect(site.json('api/collaboration.json')['pricing_policy']).toMatchObject({
    mode: 'rates_in_conversation',
    public_rate_card: false,
  });
  expect(await readFile('content/example/collaboration.md', 'utf8')).toMatch(
    /historical person|died/i,
  );
});
