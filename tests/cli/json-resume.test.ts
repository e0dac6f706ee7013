import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filesOf } from '../../src/cli/files.ts';
import { fromJsonResume } from '../../src/cli/import/json-resume.ts';
import { templateOf } from '../../src/cli/template.ts';
import type { Profile } from '../../src/kinds/entries.ts';
import { type Kind, kindNames } from '../../src/kinds/kinds.ts';
import { buildProfile } from '../../src/profile/build.ts';
import { kindOf, parseSource, type SourceFile } from '../../src/profile/read.ts';
import { jsonResume } from '../../src/surfaces/discovery/resume.ts';
import { recordsOf } from '../../src/surfaces/records.ts';
import { siteFrom } from '../../src/surfaces/site.ts';

const TODAY = '2026-11-20';
const SAMPLE = JSON.parse(
  readFileSync('tests/node_modules/@jsonresume/schema/sample.resume.json', 'utf8'),
);

const RESUMES = JSON.parse(readFileSync('tests/cli/resumes.json', 'utf8')) as Members[];

/** What a build makes of files; throws what stops it. Files that begin with "_" are left alone. */
function profileOf(files: readonly { path: string; text: string }[]): Profile {
  const sources = files.flatMap(({ path, text }): SourceFile[] => {
    const where = kindOf(path, `content/${path}`);
    if ('problem' in where) throw new Error(where.problem);
    return /(^|\/)_/.test(path) ? [] : [parseSource(where.kind, `content/${path}`, text)];
  });
  return buildProfile(sources, { today: TODAY, drafts: 'hide' });
}

const built = (resume: unknown) => profileOf(filesOf(fromJsonResume(resume).drafts, TODAY));

test('the sample of the schema is taken over whole, but for what is private', () => {
  const { drafts, left } = fromJsonResume(SAMPLE);
  expect(left).toEqual(
    ['phone number', 'street address', 'postal code'].map((what) => ({
      what,
      why: 'it is private, and whatever stands here is public',
    })),
  );
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

test('everything imported is a self-claim', () => {
  const { skills, experience, education, projects, writings, awards } = built(SAMPLE);
  const records = [skills, experience, education, projects, writings, awards].flat();
  expect(records.length).toBeGreaterThan(6);
  expect(new Set(records.map(({ evidence_level }) => evidence_level))).toEqual(
    new Set(['self-claim']),
  );
});

const exported = (resume: unknown) =>
  jsonResume(recordsOf(built(resume), siteFrom({}))) as unknown as Members;

type Members = Record<string, unknown>;

const LISTS = (
  'work volunteer education awards certificates publications skills languages interests ' +
  'references projects'
).split(' ');

/** Texts without their lines, and with one kind of bullet; empty members say nothing. */
function bare(value: unknown): unknown {
  if (typeof value === 'string')
    return value
      .replace(/(^|\s)[•·▪‣●◦–—*](?=\s|$)/g, '$1-')
      .replace(/\s+/g, ' ')
      .trim();
  if (Array.isArray(value)) return value.map(bare).filter((one) => one !== '');
  if (typeof value !== 'object' || value === null) return value;
  const says = ([name, one]: [string, unknown]) =>
    name !== 'evidence_level' &&
    one !== undefined &&
    one !== '' &&
    !(Array.isArray(one) && one.length === 0) &&
    // Where a record has no address of its own, that of this service stands in.
    !(name === 'url' && String(one).startsWith(siteFrom({}).base));
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, one]): [string, unknown] => [name, bare(one)])
      .filter(says),
  );
}

/** What of a résumé is public and has a place: what an export of its import must say. */
function shared(resume: Members): Members {
  const { phone: _p, url, location, profiles, ...basics } = (resume['basics'] ?? {}) as Members;
  const { address, postalCode: _c, ...place } = (location ?? {}) as Members;
  const own = typeof url === 'string' && !url.startsWith(siteFrom({}).base);
  const byName = (a: unknown, b: unknown) =>
    `${(a as Members)['name']}` < `${(b as Members)['name']}` ? -1 : 1;
  const lists = LISTS.map((list): [string, unknown[]] => [
    list,
    ((resume[list] ?? []) as unknown[]).map(bare),
  ]);
  return {
    basics: bare({
      ...basics,
      location: Object.keys(place).length > 0 ? place : address ? { address } : undefined,
      // The address of the service takes the place of the person's page, which becomes a profile.
      profiles: [...(own ? [{ network: 'Website', url }] : []), ...((profiles ?? []) as unknown[])],
    }),
    // Talks are a list of their own here.
    ...Object.fromEntries(
      lists.map(([name, list]) => [name, name === 'projects' ? list.sort(byName) : list]),
    ),
  };
}

test.each([
  ['the sample of the schema', SAMPLE],
  ...RESUMES.map((resume): [string, Members] => [
    `the résumé of ${(resume['basics'] as Members)['name']}`,
    resume,
  ]),
])('%s is exported with the same data, and that is a source of the same content', (_, resume) => {
  const files = filesOf(fromJsonResume(resume).drafts, TODAY);
  expect(files.flatMap(({ unfinished, cut }) => [...unfinished, ...cut])).toEqual([]);
  const out = exported(resume);
  expect(shared(out)).toEqual(shared(resume));
  const again = fromJsonResume(out);
  expect(again.left).toEqual([]);
  const sorted = (list: typeof files) => list.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  expect(sorted(filesOf(again.drafts, TODAY))).toEqual(sorted(files));
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

test('a long text stands whole below the front matter, and short above it', () => {
  const summary = `${'A sentence of some words. '.repeat(30)}\n\n- one\n- two`;
  const { bio, body } = built({ basics: { name: 'Ada', label: 'Weaver', summary } }).profile;
  expect(bio?.length).toBeLessThanOrEqual(700);
  expect(bio).toMatch(/words\.$/);
  expect(body).toMatch(/words\.\n\n- one\n- two$/);
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

/** What YAML, Markdown and HTML read something else into, and other scripts. */
const ODD = [
  ...['C#', 'C++', 'R&D', '"q"', "d'A", 'a: b', '- a', '# b', 'null', 'true', '2014', '~', '1e3'],
  ...['0x10', '!tag', '@at', '%p', '`t`', '{a}', '[b]', 'a #b', '<i>x</i>', '&amp;', '*a*', '_b_'],
  ...['a|b', 'a\\b', 'שלום', 'سلام', '日本', 'Ünal', '👩🏽‍💻 c', "'80s", '___', '...', '=', '? a'],
];
/** Members that a résumé needs to be whole, with texts that fit. */
const name = fc
  .tuple(
    fc.constantFrom('Ab', 'Жа', 'ست', '山田'),
    fc.oneof(fc.string({ unit: 'grapheme', maxLength: 3 }), fc.constantFrom(...ODD)),
    fc.boolean(),
  )
  .map(([first, rest, last]) => (last ? `${rest} ${first}` : `${first} ${rest}`).trim());
const prose = fc
  .array(
    fc.oneof(
      fc.constantFrom('rivers', 'and', 'mills.', '\n', '\n\n- ', '\n• ', '\n# ', 'Höhe', '1.'),
      fc.constantFrom('\n> ', '\n```\n', '\n    ', '~~z~~', '\n1) ', '\n---\n', '\n===\n', '[^1]'),
      fc.constantFrom('[a](b)', '![a](b.png)', 'https://example.org/x_y_z', '\n| a | b |\n'),
      fc.constantFrom(...ODD),
    ),
    { maxLength: 200 },
  )
  .map((parts) => `Many ${parts.join(' ')}`);
const names = fc.array(name, { maxLength: 3 });
const begin = fc.constantFrom('2001', '2014', '2014-06', '2014-06-29');
const end = fc.constantFrom('2015', '2019-02', '2020-01-31', '2099-12', undefined);
const page = fc.constantFrom('https://example.com/a?b=1', 'http://example.org', undefined);
const list = (needed: Record<string, fc.Arbitrary<unknown>>, members = {}) =>
  fc.array(fc.record({ ...needed, ...members }, { requiredKeys: Object.keys(needed) as never[] }), {
    maxLength: 4,
  });
const post = { url: page, endDate: end, summary: prose, highlights: names };
const wholeResume = fc.record({
  basics: fc.record(
    {
      name,
      label: name,
      image: page,
      email: fc.constant('me@example.org'),
      url: page,
      summary: prose,
      location: fc.record(
        { city: name, region: name, countryCode: fc.constantFrom('DE', 'JP') },
        { requiredKeys: ['city'] },
      ),
      profiles: list(
        { network: name, url: fc.constant('https://example.net/me') },
        { username: name },
      ),
    },
    { requiredKeys: ['name', 'label'] },
  ),
  work: list(
    { name, position: name, startDate: begin },
    { location: name, description: name, ...post },
  ),
  volunteer: list({ organization: name, position: name, startDate: begin }, post),
  education: list(
    { institution: name },
    {
      area: name,
      studyType: name,
      startDate: begin,
      endDate: end,
      score: name,
      courses: names,
      url: page,
    },
  ),
  awards: list({ title: name }, { date: begin, awarder: name, summary: prose }),
  certificates: list({ name }, { date: begin, url: page, issuer: name }),
  publications: list({ name, releaseDate: begin }, { publisher: name, url: page, summary: prose }),
  skills: list({ name }, { level: name, keywords: names }),
  languages: fc.uniqueArray(
    fc.record({ language: name, fluency: name }, { requiredKeys: ['language'] }),
    { maxLength: 3, selector: ({ language }) => String(bare(language)) },
  ),
  interests: list({ name }, { keywords: names }),
  references: list({ name, reference: prose }),
  projects: list(
    { name, description: prose },
    {
      highlights: names,
      keywords: names,
      startDate: begin,
      endDate: end,
      url: page,
      roles: names,
      entity: name,
      type: fc.constantFrom('application', 'talk'),
    },
  ),
});

test('any résumé that is whole is exported with the same data', () => {
  fc.assert(
    fc.property(wholeResume, (resume) => {
      const files = filesOf(fromJsonResume(resume).drafts, TODAY);
      expect(files.flatMap(({ unfinished, cut }) => [...unfinished, ...cut])).toEqual([]);
      expect(shared(exported(resume))).toEqual(shared(resume));
    }),
    { numRuns: 40 },
  );
});

test.each(kindNames)(
  'a new file for %s explains every field, and builds as it is or as a draft',
  (kind: Kind) => {
    const file = templateOf(kind, 'A title: of "sorts"', TODAY);
    const { data, problems } = parseSource(kind, 'content/a.md', file);
    expect(problems).toEqual([]);
    expect(data).toMatchObject({ updated: TODAY });
    const explained = [...file.matchAll(/^#+ .+\n#?([a-z_]+):/gm)].map(([, name]) => name);
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
    const path = kind === 'missions' ? 'missions/a.md' : `${kind}/a.md`;
    const alone = ['collaboration', 'contact', 'manifesto'].includes(kind);
    if (!alone)
      profileOf([
        { path: 'profile.md', text: `---\nname: A\nheadline: B\nupdated: ${TODAY}\n---\n` },
        { path, text: file },
      ]);
  },
);
