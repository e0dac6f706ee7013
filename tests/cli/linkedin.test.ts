import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openArchive } from '../../src/cli/import/archive.ts';
import { decode, rowsOf } from '../../src/cli/import/csv.ts';
import { fromJsonResume } from '../../src/cli/import/json-resume.ts';
import { fromLinkedIn, LINKEDIN_FILES } from '../../src/cli/import/linkedin.ts';
import { isRenderCv, jsonResumeOf } from '../../src/cli/import/rendercv.ts';
import { toldBy } from '../../src/cli/import/told.ts';
import { judge } from '../../src/cli/judge.ts';
import { dateOf } from '../../src/profile/dates.ts';
import { runDesk } from './command.ts';
import { folderOf } from './folder.ts';
import { zipOf } from './zip.ts';

/** The files of a member's archive, with the columns that LinkedIn gives them. */
const CSV = {
  'Profile.csv':
    'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip ' +
    'Code,Geo Location,Twitter Handles,Websites,Instant Messengers\n' +
    'Awa,Ndiaye-O’Brien,Secret,"12 Secret Street",Mar 4 1990,"Midwife, lactation ' +
    'consultant","Ten years of ""quiet"" work.\r\n\r\nMostly at night.",Health,99999,"Dakar, ' +
    'Senegal",awa_n,"[PORTFOLIO:https://awa.example.com,BLOG:awa.example.org/blog]",secret-skype\n',
  'Positions.csv':
    'Company Name,Title,Description,Location,Started On,Finished On\n' +
    'Clinique Étoile,Midwife,"• Births\n• Training of six students",Dakar,Mar 2021,\n' +
    'Clinique Étoile,Midwife,,Dakar,Jun 2018,Feb 2021\n' +
    'Ward 3,Trainee,No date is known,,,\n',
  'Education.csv':
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\n' +
    'École de Santé,2014,2018,First of her year,"Diplôme d’État, sage-femme",Choir\n' +
    'Lycée,2011,2014,,,\n',
  'Skills.csv': 'Name\nNeonatal care\nWolof &amp; Pulaar\n=HYPERLINK("http://evil.example")\n',
  'Projects.csv':
    'Title,Description,Url,Started On,Finished On\nNight line,A phone line for new ' +
    'mothers.,nightline.example.org,Jan 2022,\n',
  'Certifications.csv':
    'Name,Url,Authority,Started On,Finished On,License Number\n' +
    'IBCLC,javascript:alert(1),IBLCE,Oct 2020,Oct 2025,L-123\n',
  'Languages.csv':
    'Name,Proficiency\nWolof,Native or bilingual proficiency\nFrench,Full professional ' +
    'proficiency\nEnglish,\n',
  'Publications.csv':
    'Name,Published On,Description,Publisher,Url\nOn sleep,"Aug 15, 2022",,Midwifery ' +
    'Today,https://example.com/sleep\n',
  'Volunteering.csv':
    'Company Name,Role,Cause,Started On,Finished On,Description\nRed ' +
    'Crescent,Driver,Health,2019,2020,Drove.\n',
  'Honors.csv': 'Title,Description,Issued On\nMidwife of the year,By the region.,2023\n',
};
const PRIVATE = {
  'messages.csv': 'FROM,TO,CONTENT\nA,B,secret words\n',
  'Connections.csv': 'Notes:\n\nFirst Name,Last Name\nX,Y\n',
  'Email Addresses.csv': 'Email Address\nsecret@example.org\n',
  'Rich_Media.csv': 'x\n',
};

const entries = (files: Record<string, string | Uint8Array>, folder = '') =>
  Object.entries(files).map(([name, data]) => ({ name: `${folder}${name}`, data }));

test('an archive becomes content without a problem, and nothing private comes along', async () => {
  const folder = await folderOf('linkedin', {
    'archive.zip': zipOf(entries({ ...PRIVATE, ...CSV }, 'Basic_LinkedInDataExport_11-20-2026/')),
  });
  const to = join(folder, 'content');
  const { code, stdout, stderr } = await runDesk('begin', [
    ...['--from', join(folder, 'archive.zip')],
    ...['--to', to],
  ]);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toContain(`Wrote 14 files to ${to}/:`);
  expect(stdout).toMatch(
    /experience\/_ward-3-trainee\.md: "start" is missing; add it: when it began\./,
  );
  for (const left of [
    'street address: it is private, and whatever stands here is public',
    'birth date: it is private, and whatever stands here is public',
    'postal code: it is private',
    'maiden name: it is private',
    'instant messengers: it is private',
    'messages: private: these files were not opened',
    'connections and contacts: private',
    'e-mail addresses and phone numbers: private',
    'rich_media.csv: nothing in it stands in a profile; not opened',
  ])
    expect(stdout).toContain(`  ${left}`);
  const check = await judge(to, new Date().toISOString().slice(0, 10));
  expect(check).toMatchObject({ files: 13, problems: [], warnings: [] });
  const read = (path: string) => readFileSync(join(to, path), 'utf8').replace(/updated: .*/, '');
  expect(read('profile.md')).toBe(`---
name: Awa Ndiaye-O’Brien
headline: Midwife, lactation consultant
bio: Ten years of "quiet" work. Mostly at night.
location: Dakar, Senegal
languages:
  - Wolof
  - French
  - English
language_levels:
  Wolof: Native or bilingual proficiency
  French: Full professional proficiency
links:
  - label: Portfolio
    url: https://awa.example.com
  - label: Blog
    url: https://awa.example.org/blog
  - label: X
    url: https://x.com/awa_n
language: en

---
`);
  expect(read('experience/clinique-etoile-midwife-2.md')).toContain('start: 2018-06\nend: 2021-02');
  expect(read('certificates/ibclc.md')).toBe(`---
name: IBCLC
issuer: IBLCE
date: 2020-10
expires: 2025-10
number: L-123
evidence_level: self-claim

---
`);
  expect(read('writings/on-sleep.md')).toContain('date: 2022-08-15');
  expect(read('skills/wolof-pulaar.md')).toContain('name: Wolof & Pulaar');
  const files = ['profile.md', 'skills/neonatal-care.md'].map(read);
  const all = [stdout, JSON.stringify(check), ...files].join('\n');
  expect(all).not.toMatch(/secret|99999/i);
});

test('what stands in the other files of an archive comes along, or is named', () => {
  const files = {
    'recommendations_received.csv':
      'First Name,Last Name,Company,Job Title,Text,Creation Date,Status\n' +
      'Sam,Example,Ward 3,Head nurse,"She never hurries, and is never late.",01/02/24,VISIBLE\n',
    'patents.csv':
      'Title,Description,Patent Number,Application Number,Status,Inventors,Issued On,Url\n' +
      'A cradle,Rocks by itself.,EP123,,Issued,A. Ndiaye,Mar 2 2020,https://example.org/ep123\n',
    'courses.csv': 'Name,Number\nPharmacology,P-2\n',
    'education.csv': 'School Name,Start Date,End Date\nÉcole de Santé,2014,2018\n',
    'organizations.csv':
      'Name,Position,Description,Started On,Finished On\nOrdre,Secretary,Wrote.,2020,\n',
    'test scores.csv': 'Name,Description,Score,Date\nDELF,Spoken,92,Jun 2016\n',
    'honors.csv': 'Title,Description,Issued On,Rank\nPrize,"• For births\n• For calm",Spring,2\n',
    'on-sleep.html':
      '<html><head><title>x</title></head><body><h1><a href="https://www.linkedin.com/pulse/a">' +
      'On sleep</a></h1><p class="published">Published on 2021-05-04 10:00</p>' +
      '<div><p>Sleep &amp; wake.</p><ul><li>one</li><li>two</li></ul></div></body></html>',
  };
  const bytes = Object.entries(files).map(([name, text]) => [name, Buffer.from(text)] as const);
  const { drafts, left } = fromLinkedIn(new Map(bytes), []);
  // That no word is lost is asked of any archive in every-word.test.ts.
  expect(
    drafts.slice(1).map(({ kind, fields, body }) => ({ kind, ...fields, body })),
  ).toMatchObject([
    { kind: 'education', institution: 'École de Santé', courses: ['Pharmacology P-2'] },
    { kind: 'volunteering', title: 'Secretary', organization: 'Ordre', summary: 'Wrote.' },
    { kind: 'certificates', name: 'DELF', date: '2016-06', body: 'Score: 92\n\nSpoken' },
    { kind: 'awards', title: 'Prize', body: '- For births\n- For calm' },
    { kind: 'references', name: 'Sam Example', relation: 'Head nurse, Ward 3', draft: true },
    {
      kind: 'patent',
      date: '2020-03-02',
      evidence_links: [{ label: 'A cradle', url: 'https://example.org/ep123' }],
      body: 'Status: Issued\n\nPatent Number: EP123\n\nInventors: A. Ndiaye',
    },
    { kind: 'article', date: '2021-05-04', publisher: 'LinkedIn' },
    { kind: 'articles', title: 'On sleep', body: 'Sleep & wake.\n\n- one\n- two' },
  ]);
  expect(left.map(({ what }) => what)).toEqual([
    '"Spring" of honors.csv, as date',
    '"rank" of honors.csv',
    'what Sam Example says',
    'courses (Pharmacology P-2)',
  ]);
});

test.each([
  ['Built it. Ran it.', ['Built it. Ran it.', [], '']],
  ['- Led six - Designed two maps • Mentored 6 people', ['', 3, '']],
  ['Led:\n• one\n  more\n• two', ['Led:', ['one more', 'two'], '']],
  ['1. one\n2) two', ['', ['one', 'two'], '']],
  ['Led six people ‣ Designed two maps ‣ Mentored six people', ['', 3, '']],
  ['Python • Go • Rust', ['Python • Go • Rust', [], '']],
  ['First.\n- one\nLast.', ['First. - one Last.', [], 'First.\n\n- one\n\nLast.']],
  ['Long words. '.repeat(9).trim(), ['Long words. Long words. Long words.', [], 107]],
])('the text %j becomes a beginning, a list, and what stands below', (text, expected) => {
  const { summary, points, body } = toldBy(text, { longest: 40, listed: true, needed: false });
  const [, many, all] = expected;
  expect([
    summary,
    typeof many === 'number' ? points.length : points,
    typeof all === 'number' ? body.length : body,
  ]).toEqual(expected);
});

test('a CV of rendercv is read as what its sections hold', () => {
  const cv = {
    name: 'Ada',
    headline: 'Weaver',
    location: 'Basel',
    social_networks: [{ network: 'GitHub', username: 'ada' }],
    sections: {
      summary: ['Weaves.'],
      experience: [
        {
          company: 'Loom',
          position: 'Weaver',
          start_date: '2020-01',
          end_date: 'present',
          highlights: ['Wove.'],
        },
      ],
      education: [{ institution: 'School', area: 'Cloth', degree: 'BSc', end_date: '2019' }],
      skills: [{ label: 'Looms', details: 'Jacquard, Dobby' }],
      publications: [{ title: 'On cloth', authors: ['*Ada*', 'B'], date: '2021', doi: '10.1/x' }],
    },
  };
  expect(isRenderCv({ cv })).toBe(true);
  const { drafts, left } = fromJsonResume(jsonResumeOf({ cv }));
  expect(left).toEqual([]);
  expect(drafts.map(({ kind, fields, body }) => ({ ...fields, kind, body }))).toMatchObject([
    { name: 'Ada', headline: 'Weaver', bio: 'Weaves.', location: 'Basel' },
    { title: 'Weaver', start: '2020-01', highlights: ['Wove.'] },
    { institution: 'School', field: 'Cloth', degree: 'BSc', end: '2019' },
    { title: 'On cloth', date: '2021', body: 'Ada, B' },
    { name: 'Looms', tags: ['Jacquard', 'Dobby'] },
  ]);
});

test('tables are read in the encodings and with the signs that programs write', () => {
  const text = 'Name,Proficiency\r\nFrançais,"C1, parlé"\r\n';
  const semicolons = 'Name;Proficiency\nFrançais;"C1, parlé"\n';
  const preamble = `Notes:\n"About this, and that"\n\n${text}`;
  const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le');
  for (const bytes of [
    Buffer.from(text),
    Buffer.from(`\uFEFF${text}`),
    utf16,
    utf16.subarray(2),
    Buffer.from(utf16).swap16(),
    Buffer.from(text, 'latin1'),
    Buffer.from(semicolons),
    Buffer.from(text.replaceAll(',"', '\t"').replace('Name,', 'Name\t')),
    Buffer.from(preamble),
  ])
    expect(rowsOf(decode(bytes), 'name')).toEqual([{ name: 'Français', proficiency: 'C1, parlé' }]);
});

test('names that lead out of an archive, bombs and lies are refused with a reason', () => {
  const bomb = Buffer.alloc(40_000_000);
  const { files, refused } = openArchive(
    zipOf([
      { name: '../../Positions.csv', data: 'x' },
      { name: '/etc/Education.csv', data: 'x' },
      { name: 'a\\..\\Skills.csv', data: 'x' },
      { name: 'C:\\Honors.csv', data: 'x' },
      { name: 'Projects.csv', data: bomb },
      { name: 'Languages.csv', data: bomb, told: 10 },
      { name: 'Publications.csv', data: bomb, told: 1_000_000 },
      { name: 'ok/PROFILE.CSV', data: 'First Name\nAda' },
    ]),
    LINKEDIN_FILES,
  );
  expect(refused.map(({ name, why }) => `${name}: ${why}`)).toEqual([
    '../../Positions.csv: its name leads out of the archive',
    '/etc/Education.csv: its name leads out of the archive',
    'a\\..\\Skills.csv: its name leads out of the archive',
    'C:\\Honors.csv: its name leads out of the archive',
    'Projects.csv: it is too large',
    'Languages.csv: its sizes contradict each other',
  ]);
  expect(files.get('publications.csv')?.length).toBe(1_000_000);
  expect(fromLinkedIn(files, []).drafts[0]?.fields['name']).toBe('Ada');
});

test.each([
  ['Mar 2021', '2021-03'],
  ['Jan 15, 2021', '2021-01-15'],
  ['15 janvier 2021', '2021-01-15'],
  ['März 2019', '2019-03'],
  ['3 de mayo de 2020', '2020-05-03'],
  ['2014', '2014'],
  ['2014-06-29T10:00:00Z', '2014-06-29'],
  ['2014/6', '2014-06'],
  ['01/02/2014', ''],
  ['Present', ''],
  ['Feb 30, 2021', ''],
  ['2014-13', ''],
])('the date %s is read as "%s"', (text, date) => {
  expect(dateOf(text)).toBe(date);
});
