/** CVs for some readers: what each chooses of the record; nothing leads to a hidden one. */
import { expect, test } from 'vitest';
import { privatePageHeaders } from '../../functions/steps/headers.ts';
import { jsonResume } from '../../src/surfaces/discovery/resume.ts';
import { extraFiles } from '../../src/surfaces/extras.ts';
import { humanPages, pageMarkdown } from '../../src/surfaces/pages/pages.ts';
import { publish, unlistedFiles } from '../../src/surfaces/publish.ts';
import { recordsOf } from '../../src/surfaces/records.ts';
import { type Files, problemsOf, profileOf } from '../support/content.ts';
import { BASE, oddRecords } from '../support/profile.ts';

const KEY = '0f1e2d3c4b5a69788796a5b4c3d2e1f0';
const cv = (fields: string): Files => ({
  'cvs/short.md': `---\ntitle: For mills\nupdated: 2026-01-02\n${fields}\n---`,
});
const records = (files: Files) => recordsOf(profileOf(files), { base: BASE, commit: null });
/** The page of a CV as Markdown. */
function shown(files: Files, path = '/cvs/short'): string {
  const all = records(files);
  const page = humanPages(all).find((one) => one.path === path);
  return page ? pageMarkdown(page, all) : '';
}
const OTHER: Files = {
  'projects/rug.md': `---
title: Rug
summary: A rug.
role: Weaver
tags: [floors]
evidence_level: self-claim
evidence_note: Seen.
proof_points: [It lies.]
updated: 2026-01-01
---`,
};

test('a CV has words of its own above the records that it names, in its order', () => {
  const text = shown({
    ...OTHER,
    ...cv(
      'headline: Weaver of maps\nsummary: Maps alone.\nonly: { projects: [rug, map] }\n' +
        'sections: [skills, projects]\nnames: { projects: Cloth }',
    ),
  });
  const at = ['Weaver of maps', 'Maps alone.', '## Skills', '## Cloth', '[Rug]', '[Map]'];
  expect(at.map((words) => text.indexOf(words))).toEqual(
    at.map((words) => text.indexOf(words)).toSorted((a, b) => a - b),
  );
  expect(at.filter((words) => !text.includes(words))).toEqual([]);
});

test('tags admit what has one of them and what has none to go by; what is left out is', () => {
  const text = shown({ ...OTHER, ...cv('tags: [floors]') });
  expect(text).toContain('Rug');
  expect(text).not.toContain('A map.');
  expect(shown({ ...OTHER, ...cv('without: { projects: [rug] }') })).not.toContain('Rug');
});

test('curriculum.md chooses for /cv, its Markdown and resume.json', () => {
  const files = { ...OTHER, 'curriculum.md': '---\nupdated: 2026-01-02\ntags: [floors]\n---' };
  expect(shown(files, '/cv')).not.toContain('A map.');
  expect(jsonResume(records(files)).projects).toEqual([expect.objectContaining({ name: 'Rug' })]);
  expect(jsonResume(records(OTHER)).projects).toHaveLength(2);
});

test('a claim that is withdrawn from the record is gone from every CV', () => {
  const files = cv('sections: [strongest]\nonly: { claims: [wove] }');
  expect(shown(files)).toContain('Wove a map.');
  expect(problemsOf({ ...files, 'claims/wove.md': null })).toEqual([
    expect.stringContaining(
      'content/cvs/short.md: "only.claims" names "wove", which is not a file in content/claims',
    ),
  ]);
  const draft = `---\ndraft: true\nclaim: Wove a map.\nevidence_level: self-claim
evidence_note: Seen once.\nproject: map\nupdated: 2026-01-01\n---`;
  expect(shown({ ...files, 'claims/wove.md': draft })).not.toContain('Wove a map.');
});

test.each([
  ['tags: [flors]', '"tags" names "flors", which is not a tag of a record; did you mean "floors"?'],
  ['without: { skills: [weavin] }', '"without.skills" names "weavin"'],
  ['sections: [cloth]', '"sections[1]" is "cloth"'],
  ['listed: false', '"address" is missing, and it is not listed'],
  ['audience: Mills', 'take one that npm run new cv writes'],
  ['address: 00000000000000000000000000000000', '"address"'],
])('%s is a problem of its file', (fields, sentence) => {
  expect(problemsOf({ ...OTHER, ...cv(fields) })).toEqual([expect.stringContaining(sentence)]);
});

test('what is for somebody is found by nothing that is published', () => {
  const hidden = records({
    ...OTHER,
    ...cv(`audience: Mills of the north\naddress: ${KEY}\nonly: { projects: [rug] }`),
  });
  const read = (files: ReturnType<typeof extraFiles>) =>
    files.map(({ body, ...file }) => ({ ...file, body: body() }));
  const files = publish(hidden, [], '');
  const all = JSON.stringify(read([...files, ...extraFiles(files, hidden)]));
  for (const words of [KEY, 'For mills', 'Mills of the north', 'cvs/short'])
    expect(all).not.toContain(words);
  // What is published is the same to the byte without it.
  const without = records(OTHER);
  expect(read(publish(without, [], ''))).toEqual(read(files));
  const own = unlistedFiles(hidden);
  expect(own.map(({ path }) => path)).toEqual([`/api/cvs/${KEY}`, `/cvs/${KEY}.md`]);
  expect(JSON.parse(own[0]?.body() ?? '')).toMatchObject({
    title: 'For mills',
    audience: 'Mills of the north',
    resume: { projects: [{ name: 'Rug' }], meta: { canonical: `${BASE}/api/cvs/${KEY}` } },
    human_path: `/cvs/${KEY}`,
    schema_version: '1.0',
    content_hash: expect.stringMatching(/^sha256:/),
    last_modified: '2026-01-02T00:00:00Z',
    breaking_changes_since: null,
  });
});

test('a hidden CV is for no search engine, in any form; a listed one is', () => {
  const NO = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' };
  for (const path of ['/cvs/', '/api/cvs/'])
    for (const form of ['', '.md', '.json', '.pdf', '/index.html'])
      expect(privatePageHeaders(`${path}${KEY}${form}`)).toEqual(NO);
  expect(privatePageHeaders('/cvs/for-schools')).toEqual({});
});

test('a listed one is in the sitemap and the index of content, and /cv leads to it', async () => {
  const odd = await oddRecords();
  const files = publish(odd, [], '');
  const body = (path: string) => files.find((file) => file.path === path)?.body() ?? '';
  expect(body('/sitemap.xml')).toContain(`<loc>${BASE}/cvs/for-schools</loc>`);
  expect(body('/api/content')).toContain('"api_path":"/api/cvs/for-schools"');
  expect(body('/cv.md')).toContain(`[Für Schulen & <Kurse>](${BASE}/cvs/for-schools)`);
  expect(JSON.parse(body('/api/cvs/for-schools'))).toMatchObject({ audience: null });
});
