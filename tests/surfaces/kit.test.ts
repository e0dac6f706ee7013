/** What organisers and the press ask for, and pages of the owner's own: on every surface. */
import { expect, test } from 'vitest';
import { kitPayload, ownPagePayload } from '../../src/surfaces/kit.ts';
import { contentSurfaces } from '../../src/surfaces/manifest.ts';
import { humanPages, pageMarkdown } from '../../src/surfaces/pages/pages.ts';
import { recordsOf } from '../../src/surfaces/records.ts';
import { problemsOf, profileOf, SMALLEST } from '../support/content.ts';
import { exampleRecords, oddRecords } from '../support/profile.ts';

const odd = await oddRecords();
const paths = (records: typeof odd) => humanPages(records).map(({ path }) => path);

test('a kit tells what was written for it, and the portrait with its terms', async () => {
  expect(kitPayload(odd)).toMatchObject({
    pronunciation: 'WOO-tsya <ZHOOW-ch>',
    bios: [{ words: 8, text: 'Łucja Żółć-Ōta weaves by hand and by program.' }],
    // The picture of another host is not one to print.
    portrait: null,
    topics: ['Jacquard & looms'],
    requirements: ['A table of 2 m'],
    coverage: [{ label: 'Gazeta: a loom', url: 'https://gazeta.example.org/loom?a=1&b=2' }],
    details_markdown: 'Ask *early*.',
  });
  const { bios, portrait } = kitPayload(await exampleRecords());
  expect(bios.map(({ words }) => words)).toEqual([40, 84]);
  expect(portrait).toEqual({
    url: expect.stringMatching(/\/pictures\/portrait\.svg$/),
    credit: 'A drawing, not a likeness from life, made for this demonstration',
    license: 'Free for any use (CC0 1.0)',
  });
});

test('there is a page for organisers where there is something for them', async () => {
  expect(paths(odd)).toContain('/kit');
  const alone = recordsOf(profileOf({}, SMALLEST), odd.site);
  expect(paths(alone)).not.toContain('/kit');
  expect(kitPayload(alone)).toMatchObject({ bios: [], portrait: null, topics: [] });
});

test('a biography that is longer than it says is a problem of its file', () => {
  const bio = Array.from({ length: 51 }, () => 'word').join(' ');
  expect(problemsOf({ 'kit.md': `---\nbio_50: "${bio}"\nupdated: "2026-01-01"\n---\n` })).toEqual([
    expect.stringMatching(/^content\/kit\.md: "bio_50" is "word word .*in at most 50 words/),
  ]);
});

test("a page of the owner's own has its Markdown, its JSON and its place in the index", () => {
  const page = humanPages(odd).find(({ path }) => path === '/pages/now');
  if (!page) throw new Error('The page is not there.');
  expect(pageMarkdown(page, odd)).toContain('One map, and *nothing* else.');
  expect(contentSurfaces(odd)).toContainEqual(
    expect.objectContaining({ human_path: '/pages/now', api_path: '/api/content/pages/now' }),
  );
  const [own] = odd.profile.pages;
  expect(own && ownPagePayload(own, odd)).toMatchObject({
    slug: 'now',
    title: 'Now & <then>',
    human_path: '/pages/now',
    path: '/api/content/pages/now',
  });
});
