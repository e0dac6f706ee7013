/** Small files at known names: robots.txt, security.txt, the sitemap, the index of skills. */
import { expect, test } from 'vitest';
import type { Profile } from '../../src/kinds/entries.ts';
import { robotsTxt } from '../../src/surfaces/discovery/robots.ts';
import { securityTxt } from '../../src/surfaces/discovery/security.ts';
import { sitemapXml } from '../../src/surfaces/discovery/sitemap.ts';
import { skillsIndex } from '../../src/surfaces/discovery/skills-index.ts';
import { contentHash } from '../../src/surfaces/seal.ts';
import { changedRecords, exampleRecords } from '../support/profile.ts';

test('line breaks in the owner’s words cannot begin a rule', async () => {
  const records = await changedRecords(({ profile }) => ({
    profile: { ...profile, demonstration: 'First.\nDisallow: /\r\n\nUser-agent: *' },
  }));
  const lines = robotsTxt(records).split('\n');
  expect(lines[0]).toBe('# Profile of Grace Hopper for agents. First. Disallow: / User-agent: *');
  expect(lines).not.toContain('Disallow: /');
});

/** The whole profile as if it had last changed on one day. */
function changedOn(day: string) {
  return (profile: Profile) =>
    Object.fromEntries(
      Object.entries(profile).map(([kind, entries]) => [
        kind,
        Array.isArray(entries)
          ? entries.map((entry) => ({ ...entry, modified: day }))
          : { ...entries, modified: day },
      ]),
    ) as Partial<Profile>;
}

test('the file names the contact policy, its own addresses and when it expires', async () => {
  const text = securityTxt(await changedRecords(changedOn('2026-11-20'), 'https://example.org'));
  expect(text.split('\n').slice(1)).toEqual([
    'Contact: https://example.org/api/contact',
    'Expires: 2027-11-20T00:00:00Z',
    'Preferred-Languages: en',
    'Canonical: https://example.org/.well-known/security.txt',
    'Canonical: https://example.org/security.txt',
    '',
  ]);
});

test('a year after a leap day is a day that exists', async () => {
  expect(securityTxt(await changedRecords(changedOn('2028-02-29')))).toContain(
    'Expires: 2029-03-01T00:00:00Z',
  );
});

test('addresses are absolute, encoded and escaped, in the order given', async () => {
  const pages = [
    { path: '/', modified: '2026-11-20' },
    { path: '/articles/a&b?c=<d>', modified: null },
    { path: '/notizen/über uns', modified: '2026-01-02T00:00:00Z' },
  ];
  expect(sitemapXml(await exampleRecords('https://example.org'), pages)).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      '  <url><loc>https://example.org/</loc><lastmod>2026-11-20</lastmod></url>',
      '  <url><loc>https://example.org/articles/a&amp;b?c=%3Cd%3E</loc></url>',
      '  ' +
        '<url><loc>https://example.org/notizen/%C3%BCber%20uns</loc><lastmod>2026-01-02</lastmod></url>',
      '</urlset>',
      '',
    ].join('\n'),
  );
});

const SMALL = '---\nname: read-ada\ndescription: "Reads: é"\n---\n\n# Ada\n';

test('the index names the skill by its front matter and hashes its bytes', async () => {
  const index = skillsIndex(await exampleRecords('https://example.org'), SMALL);
  expect(index.$schema).toBe('https://schemas.agentskills.io/discovery/0.2.0/schema.json');
  expect(index.skills).toEqual([
    {
      name: 'read-ada',
      type: 'skill-md',
      description: 'Reads: é',
      url: 'https://example.org/skill.md',
      digest: 'sha256:1851172582aa7f62d07dd5d6ebdf2235c1922460c1b6245fd6857adcadd2b231',
    },
  ]);
  expect(index.content_hash).toBe(contentHash(index));
});

test.each([
  ['# No front matter\n', 'name of a skill'],
  ['---\ndescription: x\n---\n', 'name of a skill'],
  ['---\nname: Read_Ada\ndescription: x\n---\n', 'name of a skill'],
  ['---\nname: read--ada\ndescription: x\n---\n', 'name of a skill'],
  [`---\nname: ${'a'.repeat(65)}\ndescription: x\n---\n`, 'name of a skill'],
  ['---\nname: read-ada\n---\n', '1 to 1024'],
  [`---\nname: read-ada\ndescription: ${'x'.repeat(1025)}\n---\n`, '1 to 1024'],
])('a skill.md that breaks the format stops the build: %j', async (text, message) => {
  const records = await exampleRecords();
  expect(() => skillsIndex(records, text)).toThrow(message);
});
