/**
 * Every word of a résumé that is imported stands on /cv and in the PDF, in order, but for what the
 * closing list names: the page and the file as `npm run dev` answers them.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, expect, test } from 'vitest';
import { filesOf, writeFiles } from '../../src/cli/files.ts';
import { importFrom } from '../../src/cli/source.ts';
import { startDev } from '../support/dev.ts';
import { inLong } from '../support/long.ts';
import { folderOf } from './folder.ts';
import { zipOf } from './zip.ts';

const CONTENT = resolve('.cache/test/desk/every-word');
const TODAY = '2026-11-20';

await folderOf('every-word');
// There is nothing yet that it could tell of.
const isReady = () => true;
const dev = await startDev({ CONTENT_DIR: CONTENT, DATA_DIR: `${CONTENT}-data` }, isReady);
afterAll(dev.stop);

/** Letters and numbers of a text in their order, without the signs of lists. */
const wordsOf = (text: string) =>
  text
    .replace(/^\d[.)] /gm, '')
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}\p{M}]+/gu)
    ?.join(' ') ?? '';

const shown = (node: Tree.Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(shown).join(' ') : '';
const mainOf = (node: Tree.Node): string =>
  node.nodeName === 'main'
    ? shown(node)
    : 'childNodes' in node
      ? node.childNodes.map(mainOf).join('')
      : '';

/** What a content folder's CV says to people and in print, each as words. */
async function toldOf(name: string): Promise<Record<string, string>> {
  const get = async (path: string, accept: string) => {
    const response = await fetch(`${dev.url}${path}`, { headers: { accept } });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response;
  };
  const page = await (await get('/cv', 'text/html')).text();
  const bytes = new Uint8Array(await (await get('/cv.pdf', '*/*')).arrayBuffer());
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: false });
  // The line at the foot of each page is none of the text.
  const foot = new RegExp(`${wordsOf(name)} \\d+ \\d+( |$)`);
  return {
    page: wordsOf(mainOf(parse(page))),
    print: text.map((one) => wordsOf(one).replace(foot, '').trim()).join(' '),
  };
}

/** Not told in words, or private: a résumé's members and the columns of an archive. */
const APART =
  /^(url|image|picture|website|websites|email|phone|\w*date|date|postalcode|zip code|address|countrycode|network|username|references|meta|\$schema|.* (on|date)|status|industry|maiden name|instant messengers|twitter handles)$/i;

/** The texts of a source, each as its lines in order; what has a list of its own is one text. */
function textsOf(value: unknown, key = ''): string[][] {
  if (APART.test(key)) return [];
  if (typeof value === 'string') return [value.split('\n').map(wordsOf).filter(Boolean)];
  if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
    return [value.flatMap((item) => textsOf(item, key).flat())];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, key));
  return Object.entries(value ?? {}).flatMap(([name, item]) => textsOf(item, name));
}

/** Lines of a text that do not stand behind each other in what is told. */
function lostIn(told: string, lines: readonly string[]): string[] {
  const whole = ` ${told} `;
  const found = (from: number, [line, ...rest]: readonly string[]): boolean => {
    if (line === undefined) return true;
    for (
      let at = whole.indexOf(` ${line} `, from);
      at !== -1;
      at = whole.indexOf(` ${line} `, at + 1)
    )
      if (found(at + line.length, rest)) return true;
    return false;
  };
  const missing = lines.filter((line) => !whole.includes(` ${line} `));
  return missing.length > 0 || found(0, lines) ? missing : [`not in order: ${lines.join(' | ')}`];
}

/** What of a source, taken over from a file of some name, neither stands nor is named. */
async function missingOf(source: object, file: string, bytes: string | Uint8Array) {
  const folder = await folderOf('every-word-source', { [file]: bytes });
  const { drafts, left } = await importFrom(join(folder, file));
  const profile = drafts[0]?.fields ?? {};
  const files = filesOf(drafts, TODAY);
  await folderOf('every-word');
  await writeFiles(CONTENT, files);
  const named = left.map(({ what }) => wordsOf(what));
  const cut = files.filter(({ cut: fields, unfinished }) => fields.length + unfinished.length > 0);
  const all = [...cut.map(({ text }) => wordsOf(text)), ...named];
  const told = Object.entries(await toldOf(String(profile['name'])));
  return told.flatMap(([where, words]) =>
    textsOf(source)
      .flatMap((lines) => lostIn(words, lines))
      .filter((line) => !all.some((one) => one.includes(line)))
      .map((line) => `${where}: ${line}`),
  );
}
const missingOfResume = (resume: object) =>
  missingOf(resume, 'resume.json', JSON.stringify(resume));

const PACKAGES = 'tests/node_modules';
const SAMPLES = [
  'jsonresume-theme-stackoverflow/docs/sample.resume.json',
  '@jsonresume/schema/sample.resume.json',
  '@jsonresume/schema/examples/new-grad.resume.json',
  '@jsonresume/schema/examples/career-changer.resume.json',
  '@jsonresume/schema/examples/senior-engineer.resume.json',
];
test.each(SAMPLES.slice(0, inLong(1, SAMPLES.length)))('%s', async (file) => {
  const resume = JSON.parse(readFileSync(join(PACKAGES, file), 'utf8'));
  expect(await missingOfResume(resume)).toEqual([]);
});

const word = fc.stringMatching(/^[a-zäéłяωß]{3,9}$/);
const sentence = fc
  .array(word, { minLength: 3, maxLength: 12 })
  .map((words) => `${words.join(' ')}.`);
const bullets = fc.tuple(
  fc.constantFrom('- ', '* ', '• ', '‣ ', '– ', '1. '),
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
const month = fc.constantFrom('2014', '2014-06', '2014-06-29');
const held = { startDate: month, summary: description, highlights: sentences };
const resume = fc.record({
  basics: fc.record({ name, label: name, summary: description }),
  work: list({ name, position: name, location: name, description: sentence, ...held }),
  volunteer: list({ organization: name, position: name, ...held }),
  education: list({
    institution: name,
    area: name,
    studyType: name,
    endDate: fc.constant('2012'),
    score: word,
    courses: fc.array(name, { maxLength: 2 }),
    summary: description,
  }),
  certificates: list({ name, issuer: name, date: fc.constant('2020'), summary: description }),
  publications: list({ name, publisher: name, releaseDate: month, summary: description }),
  awards: list({ title: name, awarder: name, date: fc.constant('2020'), summary: description }),
  skills: list({ name, level: word, keywords: fc.array(name, { maxLength: 4 }) }),
  languages: list({ language: name, fluency: name }),
  interests: list({ name, keywords: fc.array(name, { maxLength: 3 }) }),
  projects: list({
    name,
    description,
    highlights: sentences,
    keywords: fc.array(word),
    roles: fc.array(name, { maxLength: 2 }),
    entity: name,
    type: word,
    startDate: month,
  }),
});

test('any résumé', async () => {
  await fc.assert(
    fc.asyncProperty(resume, async (value) => {
      expect(await missingOfResume(value)).toEqual([]);
    }),
    { numRuns: inLong(1, 120), endOnFailure: true },
  );
});

const day = fc.constantFrom('Mar 2021', '2019', 'Jan 15, 2021');
/** The archive of LinkedIn by its documented columns. */
const archive = fc.record({
  'Profile.csv': fc.tuple(
    fc.record({
      'First Name': word,
      'Last Name': word,
      'Maiden Name': word,
      Address: word,
      'Birth Date': day,
      Headline: name,
      Summary: description,
      Industry: name,
      'Zip Code': word,
      'Geo Location': name,
      'Twitter Handles': fc.constant('ada_n'),
      Websites: fc.constant('[PORTFOLIO:https://ada.example.com]'),
      'Instant Messengers': word,
    }),
  ),
  'Positions.csv': list({
    'Company Name': name,
    Title: name,
    Description: description,
    Location: name,
    'Started On': day,
    'Finished On': fc.constant(''),
  }),
  'Education.csv': list({
    'School Name': name,
    'Start Date': fc.constant('2011'),
    'End Date': fc.constant('2014'),
    Notes: description,
    'Degree Name': name,
    Activities: description,
  }),
  'Skills.csv': list({ Name: name }),
  'Projects.csv': list({
    Title: name,
    Description: description,
    Url: fc.constant('https://example.org/a'),
    'Started On': day,
    'Finished On': fc.constant(''),
  }),
  'Certifications.csv': list({
    Name: name,
    Url: fc.constant('https://example.org/b'),
    Authority: name,
    'Started On': day,
    'Finished On': fc.constant(''),
    'License Number': word,
  }),
  'Languages.csv': list({ Name: name, Proficiency: name }),
  'Publications.csv': list({
    Name: name,
    'Published On': day,
    Description: description,
    Publisher: name,
    Url: fc.constant('https://example.org/c'),
  }),
  'Volunteering.csv': list({
    'Company Name': name,
    Role: name,
    Cause: name,
    'Started On': day,
    'Finished On': fc.constant(''),
    Description: description,
  }),
  'Honors.csv': list({ Title: name, Description: description, 'Issued On': day }),
  'Patents.csv': list({
    Title: name,
    Description: description,
    'Patent Number': word,
    'Application Number': word,
    Status: word,
    Inventors: name,
    'Issued On': day,
    Url: fc.constant('https://example.org/d'),
  }),
  'Courses.csv': list({ Name: name, Number: word }),
  'Organizations.csv': list({
    Name: name,
    Position: name,
    Description: description,
    'Started On': day,
    'Finished On': fc.constant(''),
  }),
  'TestScores.csv': list({ Name: name, Description: description, Score: word, Date: day }),
  'Recommendations_Received.csv': list({
    'First Name': word,
    'Last Name': word,
    Company: name,
    'Job Title': name,
    Text: description,
    'Creation Date': day,
    Status: fc.constant('VISIBLE'),
  }),
});

const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`;
const table = (rows: readonly Record<string, string>[]) =>
  [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]
    .map((cells) => cells.map(quoted).join(','))
    .join('\n');

test('any archive of LinkedIn', async () => {
  await fc.assert(
    fc.asyncProperty(archive, async (files) => {
      const { 'Recommendations_Received.csv': _waiting, ...told } = files;
      const entries = Object.entries(files)
        .filter(([, rows]) => rows.length > 0)
        .map(([file, rows]) => ({ name: file, data: table(rows as Record<string, string>[]) }));
      expect(await missingOf(told, 'linkedin.zip', zipOf(entries))).toEqual([]);
    }),
    { numRuns: inLong(1, 60), endOnFailure: true },
  );
});
