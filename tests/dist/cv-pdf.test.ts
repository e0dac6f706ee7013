/** The CV as PDF: what a reader, a screen reader and an applicant tracking system get of it. */
import { extractLinks, extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { ARABIC, EXAMPLE, ODD } from '../support/build.ts';
import { openDist } from '../support/dist.ts';

const example = openDist(EXAMPLE);
const odd = openDist(ODD);

const open = (file: string) => getDocumentProxy(new Uint8Array(example.bytes(file)));
const textOf = async (file: string) =>
  (await extractText(await open(file), { mergePages: true })).text.replace(/\s+/g, ' ');

type Tag = { role?: string; children?: Tag[] };
const rolesOf = ({ role, children = [] }: Tag): string[] => [
  ...(role ? [role] : []),
  ...children.flatMap(rolesOf),
];

test('the CV of the example is A4, in its language, dated by content', async () => {
  const document = await open('cv.pdf');
  expect(document.numPages).toBe(2);
  const [, , width = 0, height = 0] = (await document.getPage(1)).view;
  expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
  const { info } = await document.getMetadata();
  expect(info).toMatchObject({
    Title: 'Grace Murray Hopper: curriculum vitae',
    Language: 'en',
    CreationDate: 'D:20261120000000Z',
    ModDate: 'D:20261120000000Z',
  });
});

describe.each(['cv.pdf', 'cv-evidence.pdf'])('%s', (file) => {
  test('has text that can be selected, in the order in which it is read', async () => {
    const text = await textOf(file);
    for (const words of [
      'Grace Murray Hopper',
      'This is a demonstration about a historical person',
      'Senior consultant',
      'Digital Equipment Corporation',
      'FLOW-MATIC (B-0)',
      'Compiler design',
    ])
      expect(text).toContain(words);
    expect(text.indexOf('Senior consultant')).toBeLessThan(text.indexOf('Compiler design'));
    expect(text.indexOf('1986 – Jan 1992')).toBeLessThan(text.indexOf('Senior consultant'));
    // Posts of one employer stand under its name, which is said once.
    const [navy, more] = [...text.matchAll(/United States Navy(?! Reserve)/g)].map(
      (at) => at.index,
    );
    expect(navy).toBeLessThan(text.indexOf('Special Assistant to the Commander'));
    expect(more ?? Number.MAX_SAFE_INTEGER).toBeGreaterThan(text.indexOf('Director, Navy Prog'));
  });

  test('is tagged: headings of three levels, lists, paragraphs, links', async () => {
    const document = await open(file);
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    const roles = new Set(rolesOf((await (await document.getPage(1)).getStructTree()) as Tag));
    for (const role of ['H1', 'H2', 'H3', 'L', 'LI', 'P', 'Link']) expect(roles).toContain(role);
  });

  test('leads to the pages of claims and projects', async () => {
    const { links } = await extractLinks(await open(file));
    for (const path of ['/claims/flow-matic-english-keywords', '/projects/cobol', '/contact'])
      expect(links).toContain(`http://localhost:11906${path}`);
  });
});

test('one keeps the evidence level of each entry, its sources, what levels mean', async () => {
  const text = await textOf('cv-evidence.pdf');
  expect(text).toContain('Digital Equipment Corporation (The owner names a source');
  expect(text).toContain('somebody else’s record is named; read it to see what it says');
  const { links } = await extractLinks(await open('cv-evidence.pdf'));
  expect(links).toContain('https://en.wikipedia.org/wiki/FLOW-MATIC');
  expect(await textOf('cv.pdf')).not.toContain('The owner names a source');
});

test('what is old gives way where pages are counted, and stands in the whole one', async () => {
  const [short, whole] = [await textOf('cv.pdf'), await textOf('cv-evidence.pdf')];
  expect(short).toContain('Earlier work and details: http://localhost:11906/cv');
  for (const words of ['Lecture on the Automatic Sequence', 'Working together', 'A-0 System ·']) {
    expect(short).not.toContain(words);
    expect(whole).toContain(words);
  }
});

test('the CV and the home page offer them, to people and in Markdown', () => {
  const offers = { home: ['/cv.pdf'], cv: ['/cv.pdf', '/cv-evidence.pdf'] };
  for (const [page, files] of Object.entries(offers))
    for (const file of files) {
      expect(example.text(`${page}/index.html`)).toContain(`href="${file}"`);
      const twin = example.text(page === 'home' ? 'index.md' : `${page}.md`);
      expect(twin).toContain(`(http://localhost:11906${file})`);
    }
});

test('nothing that is published names a CV that is not listed', () => {
  const key = '5e1fb00c7a9d42368e0f93bd164ca72f';
  const own = odd.files.filter((file) => file.includes(key));
  expect(own).toContain(`cvs/${key}.pdf`);
  const told = odd.files.filter(
    (file) => !own.includes(file) && /5e1fb00c|Für die Zunft|Meister Ōta/.test(odd.text(file)),
  );
  expect(told).toEqual([]);
});

test('letters that no font has stay in the text of a PDF, and accents are one letter', async () => {
  const document = await getDocumentProxy(new Uint8Array(odd.bytes('cv.pdf')));
  const { text } = await extractText(document, { mergePages: true });
  for (const words of ['Łucja Żółć-Ōta 山田', '織物作家', 'A map of Gdańsk, woven.'])
    expect(text.normalize('NFC')).toContain(words);
});

test('what is written from right to left is set so, with a font of its script', async () => {
  const arabic = openDist(ARABIC);
  const document = await getDocumentProxy(new Uint8Array(arabic.bytes('cv.pdf')));
  const { items } = await (await document.getPage(1)).getTextContent();
  const texts = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []));
  const name = texts.filter(({ transform }) => transform[5] === texts[0]?.transform[5]);
  expect(name.map(({ str }) => str.normalize('NFKC').trim()).sort()).toEqual(['حداد', 'سلمى']);
  // At the right edge: its end lies at the margin of 16 mm, 45 points.
  const ends = name.map(({ transform, width }) => transform[4] + width);
  expect(Math.round(Math.max(...ends))).toBe(595 - 45);
});
