import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filesOf } from '../../src/cli/files.ts';
import { fromJsonResume } from '../../src/cli/import/json-resume.ts';
import { judge } from '../../src/cli/judge.ts';
import { templateOf } from '../../src/cli/template.ts';
import type { Profile } from '../../src/kinds/entries.ts';
import { isSingle, type Kind, kindNames } from '../../src/kinds/kinds.ts';
import { buildProfile } from '../../src/profile/build.ts';
import { kindOf, parseSource, type SourceFile } from '../../src/profile/read.ts';
import { runDesk } from './command.ts';
import { folderOf } from './folder.ts';

const TODAY = '2026-11-20';
const SAMPLE = JSON.parse(
  readFileSync('tests/node_modules/@jsonresume/schema/sample.resume.json', 'utf8'),
);

/** What a build makes of files; throws what stops it. Files that begin with "_" are left alone. */
function profileOf(files: readonly { path: string; text: string }[]): Profile {
  const sources = files.flatMap(({ path, text }): SourceFile[] => {
    const where = kindOf(path, `content/${path}`);
    if ('problem' in where) throw new Error(where.problem);
    return /(^|\/)_/.test(path) ? [] : [parseSource(where.kind, `content/${path}`, text)];
  });
  return buildProfile(sources, { today: TODAY });
}

test('entries with dates stand newest first, whatever is added later; others as they were', () => {
  const { drafts } = fromJsonResume({
    basics: { name: 'Ada' },
    work: [
      { name: 'Court', position: 'Clerk', startDate: '2011-09' },
      { name: 'Union', position: 'Clerk', startDate: '2015-02', endDate: '2018' },
    ],
    education: [
      { institution: 'A', startDate: '2003', endDate: '2005' },
      { institution: 'B', startDate: '2001', endDate: '2006' },
    ],
    projects: [{ name: 'Undated' }, { name: 'Old', startDate: '2001' }],
    skills: [{ name: 'Weaving' }, { name: 'Dyeing' }],
  });
  const orders = Map.groupBy(drafts, ({ kind }) => kind);
  const orderOf = (kind: Kind) => orders.get(kind)?.map(({ fields }) => fields['order']);
  expect(orderOf('experience')).toEqual([undefined, undefined]);
  expect(orderOf('education')).toEqual([undefined, undefined]);
  expect(orderOf('projects')).toEqual(['1', '2']);
  expect(orderOf('skills')).toEqual(['1', '2']);
});

test('the sample of the schema is taken over whole, but for what is private', () => {
  const { drafts, left } = fromJsonResume(SAMPLE);
  expect(left).toEqual([
    ...['phone number', 'street address', 'postal code'].map((what) => ({
      what,
      why: 'it is private, and whatever stands here is public',
    })),
    {
      what: 'what Erlich Bachman says',
      why: 'a draft until they agree: ask, then say "consent: true" and take "draft" out',
    },
  ]);
  const files = filesOf(drafts, TODAY);
  expect(files.filter(({ unfinished, cut }) => unfinished.length + cut.length > 0)).toEqual([]);
  expect(JSON.stringify(files)).not.toMatch(/555-4321|Broadway|94115/);
  expect(files.map(({ path }) => path)).toEqual([
    'profile.md',
    'contact.md',
    'experience/pied-piper-ceo-president.md',
    'volunteering/coderdojo-teacher.md',
    'education/university-of-oklahoma-bachelor-information-technology.md',
    'awards/digital-compression-pioneer-award.md',
    'writings/video-compression-for-3d-media.md',
    'skills/web-development.md',
    'skills/compression.md',
    'interests/wildlife.md',
    'references/erlich-bachman.md',
    'projects/miss-direction.md',
  ]);
});

test('entries that lack what is needed are written, told, and left alone till finished', () => {
  const files = filesOf(
    fromJsonResume({
      basics: { name: 'Ada', label: 'Weaver' },
      work: [{ name: 'The Loom', position: 'Weaver' }],
      references: [{ name: 'Kim' }],
      skills: [{ keywords: ['x'] }, { name: 'x'.repeat(100) }],
      hobbies: ['chess'],
    }).drafts,
    TODAY,
  );
  expect(files.slice(1).map(({ path, unfinished, cut }) => [path, unfinished, cut])).toEqual([
    ['experience/_the-loom-weaver.md', ['"start" is missing; add it: when it began.'], []],
    ['skills/_skill-1.md', [expect.stringMatching(/^"name" is missing/)], []],
    [`skills/${'x'.repeat(60)}.md`, [], ['name']],
    ['references/_kim.md', [expect.stringMatching(/^there is no text below/)], []],
  ]);
  expect(profileOf(files).skills).toHaveLength(1);
});

test.each([null, [], 'text', { basics: [] }, { basics: null, work: {} }, { work: [null, 3, []] }])(
  'what is no résumé (%j) holds nothing, and nothing breaks',
  (value) => {
    expect(fromJsonResume(value).drafts.map(({ kind }) => kind)).toEqual(['profile']);
  },
);

/** Valid by the schema's rules, and as odd as people and programs make it. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    '',
    'Ā: b # c',
    '---',
    '- x',
    '"',
    '*a',
    '{',
    '日本',
    '\u202Eabc',
    'a\n\nb',
    'null',
  ),
  fc.string({ minLength: 300, maxLength: 900 }),
);
const date = fc.constantFrom('2014', '2014-06', '2014-06-29', '2999-01', undefined);
const url = fc.constantFrom('https://example.org/a?b=1', 'http://example.org', undefined);
const some = (members: Record<string, fc.Arbitrary<unknown>>) =>
  fc.array(fc.record(members, { requiredKeys: [] }), { maxLength: 3 });
const texts = fc.array(text, { maxLength: 3 });
const held = {
  position: text,
  url,
  startDate: date,
  endDate: date,
  summary: text,
  highlights: texts,
};
const resume = fc.record(
  {
    basics: fc.record(
      {
        name: text,
        label: text,
        image: text,
        email: fc.constantFrom('me@example.org', undefined),
        phone: fc.constant('+1 555 0100'),
        url,
        summary: text,
        location: fc.record({ address: fc.constant('1 Secret Street'), city: text }),
        profiles: some({ network: text, username: text, url }),
      },
      { requiredKeys: [] },
    ),
    work: some({ name: text, location: text, description: text, ...held }),
    volunteer: some({ organization: text, ...held }),
    education: some({
      institution: text,
      area: text,
      studyType: text,
      startDate: date,
      endDate: date,
      score: text,
      courses: texts,
      url,
    }),
    awards: some({ title: text, date, awarder: text, summary: text }),
    certificates: some({ name: text, date, url, issuer: text }),
    publications: some({ name: text, publisher: text, releaseDate: date, url, summary: text }),
    skills: some({ name: text, level: text, keywords: texts }),
    languages: some({ language: text, fluency: text }),
    interests: some({ name: text, keywords: texts }),
    references: some({ name: text, reference: text }),
    projects: some({
      name: text,
      description: text,
      highlights: texts,
      keywords: texts,
      startDate: date,
      endDate: date,
      url,
      roles: texts,
      entity: text,
      type: text,
    }),
  },
  { requiredKeys: [] },
);

test('any résumé becomes content that builds, with nothing private in it', () => {
  fc.assert(
    fc.property(resume, (value) => {
      const { drafts } = fromJsonResume(value);
      const [profile] = drafts;
      if (profile) {
        profile.fields['name'] ||= 'Somebody';
        profile.fields['headline'] ||= 'Something';
      }
      const files = filesOf(drafts, TODAY);
      expect(JSON.stringify(files)).not.toMatch(/555 0100|Secret Street/);
      profileOf(files);
    }),
    { numRuns: 50 },
  );
});

test.each(kindNames)(
  'a new file for %s explains every field, and builds as it is or as a draft',
  (kind: Kind) => {
    const file = templateOf(kind, 'A title: of "sorts"', TODAY);
    const { data, problems } = parseSource(kind, 'content/a.md', file);
    expect(problems).toEqual([]);
    expect(data).toMatchObject({ updated: TODAY });
    const explained = [...file.matchAll(/^#+ .+\n#?([a-z\d_]+):/gm)].map(([, name]) => name);
    const schema = parseSource(
      kind,
      'content/a.md',
      file
        .replace(/^##/gm, '~')
        .replace(/^#(?! )/gm, '')
        .replace(/^~/gm, '#'),
    );
    expect(schema.problems).toEqual([]);
    expect(explained).toEqual(
      expect.arrayContaining(Object.keys(schema.data as object).filter((name) => name !== 'draft')),
    );
    if (kind === 'profile') return;
    profileOf([
      { path: 'profile.md', text: `---\nname: A\nheadline: B\nupdated: ${TODAY}\n---\n` },
      { path: isSingle(kind) ? `${kind}.md` : `${kind}/a.md`, text: file },
    ]);
  },
);

test('a new claim asks for what it rests on among the fields that it needs', () => {
  const [needed = ''] = templateOf('claims', 'A', TODAY).split('draft: true');
  expect(needed).toMatch(/^#project: ""$/m);
  expect(needed).toMatch(/^source: ""$/m);
});

const BOASTS = {
  basics: {
    name: 'Ada Kern',
    label: 'Weberin',
    summary: 'Weberin mit Werkstatt: Teppiche für Kirchen und das Theater, auf dem Land.',
  },
  work: [
    {
      name: 'Weberei Nord',
      position: 'Leiterin',
      startDate: '2019',
      highlights: ['Abfall um 40 % gesenkt', 'Freundlich zu allen', 'Gegründet im Jahr 2019'],
    },
  ],
  projects: [
    {
      name: 'Teppich',
      startDate: '2020',
      description: 'Ein Teppich.',
      roles: ['Weberin'],
      highlights: ['Steht auf https://example.org/teppich', '12 Meter lang'],
    },
  ],
};

test.each([
  ['all', ['12-meter-lang', 'abfall-um-40-gesenkt', 'steht-auf-https-example-org-teppich'], []],
  [
    null,
    ['12-meter-lang', 'abfall-um-40-gesenkt', 'steht-auf-https-example-org-teppich'],
    ['12-meter-lang', 'abfall-um-40-gesenkt', 'steht-auf-https-example-org-teppich'],
  ],
])(
  'begin --claims %s: what its highlights claim, in the language of the résumé',
  async (wanted, ids, drafts) => {
    const folder = await folderOf(`claims-${wanted}`, { 'cv.json': JSON.stringify(BOASTS) });
    const to = join(folder, 'content');
    const claims = wanted === null ? [] : ['--claims', wanted];
    const ran = await runDesk('begin', ['--from', join(folder, 'cv.json'), '--to', to, ...claims]);
    expect([ran.code, ran.stderr]).toEqual([0, '']);
    const check = await judge(to, new Date().toISOString().slice(0, 10));
    expect(check).toMatchObject({ problems: [], warnings: [] });
    expect(check.drafts.map((file) => file.replace(/^.*\/|\.md$/g, ''))).toEqual(drafts);
    const written = existsSync(join(to, 'claims')) ? readdirSync(join(to, 'claims')) : [];
    expect(written.sort()).toEqual(ids.map((id) => `${id}.md`));
    const profile = readFileSync(join(to, 'profile.md'), 'utf8');
    expect(profile).toContain('language: de\n');
    for (const id of ids) expect(profile).toContain(`  - ${id}\n`);
  },
);
