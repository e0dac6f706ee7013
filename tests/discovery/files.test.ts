/**
 * Small files at known names: robots.txt, security.txt, the sitemap, the index of skills; some in
 * front of other people's validators and clients.
 */
import { createRequire } from 'node:module';
import robotsParser from 'robots-parser';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Profile } from '../../src/kinds/entries.ts';
import { jsonResume } from '../../src/surfaces/discovery/resume.ts';
import { robotsTxt, sitemapXml } from '../../src/surfaces/discovery/robots.ts';
import { securityTxt } from '../../src/surfaces/discovery/security.ts';
import { skillMd, skillsIndex } from '../../src/surfaces/documents/skill.ts';
import { contentHash, sha256 } from '../../src/surfaces/seal.ts';
import { changedRecords, exampleRecords, oddRecords } from '../support/profile.ts';

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
  expect(sitemapXml(await exampleRecords('https://example.org'), { pages })).toBe(
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

test('the index names the skill as skill.md does, and hashes its bytes', async () => {
  const records = await exampleRecords('https://example.org');
  const text = skillMd(records);
  const { name, description } = parse(text.split('---\n')[1] ?? '');
  const index = skillsIndex(records);
  expect(index.$schema).toBe('https://schemas.agentskills.io/discovery/0.2.0/schema.json');
  expect(index.skills).toEqual([
    {
      name,
      type: 'skill-md',
      description,
      url: 'https://example.org/skill.md',
      digest: `sha256:${sha256(text)}`,
    },
  ]);
  expect(index.content_hash).toBe(contentHash(index));
});

test('the longest names and headlines make a skill that its format takes', async () => {
  const records = await changedRecords(({ profile }) => ({
    profile: {
      ...profile,
      display_name: 'Ada-Example '.repeat(10).trim(),
      headline: 'x'.repeat(160),
      demonstration: 'y'.repeat(400),
    },
  }));
  const [skill] = skillsIndex(records).skills;
  expect(skill?.name).toMatch(/^(?=.{1,64}$)[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(skill?.description.length).toBeLessThanOrEqual(1024);
});

// The package has no types.
const { validate: validateResume } = createRequire(import.meta.url)('@jsonresume/schema');

/** Crawlers of models, of search for them, and of people who ask them. */
const NAMED = [
  ...['Applebot-Extended', 'CCBot', 'ChatGPT-User', 'ClaudeBot', 'Claude-SearchBot'],
  ...['Claude-User', 'GPTBot', 'Google-Extended', 'OAI-SearchBot', 'PerplexityBot'],
];

describe.each([
  ['the example', exampleRecords],
  ['the odd profile', oddRecords],
])('%s', (_, recordsAt) => {
  test('the résumé is a JSON Resume', async () => {
    const resume = jsonResume(await recordsAt());
    const problems = await new Promise((done) =>
      validateResume(resume, (errors: unknown) => done(errors)),
    );
    expect(problems).toBeNull();
  });

  test('crawlers may read what is public and not what is private', async () => {
    const text = robotsTxt(await recordsAt());
    expect(text).toContain('\nContent-Signal: search=yes, ai-input=yes, ai-train=no\n');
    for (const crawler of NAMED) expect(text.split('\n')).toContain(`User-agent: ${crawler}`);
    const robots = robotsParser('http://localhost:11906/robots.txt', text);
    for (const crawler of [...NAMED, 'SomeBot'])
      for (const [path, allowed] of [
        ['/', true],
        ['/api/init', true],
        ['/articles/any', true],
        ['/api/admin/stats', false],
        ['/api/audits/any', false],
        ['/audits/any', false],
        ['/admin', false],
        ['/mcp', false],
        ['/mcp/public', true],
        ['/mcp/server-card', true],
      ] as const)
        expect([crawler, path, robots.isAllowed(`http://localhost:11906${path}`, crawler)]).toEqual(
          [crawler, path, allowed],
        );
    expect(robots.getSitemaps()).toEqual(['http://localhost:11906/sitemap.xml']);
  });
});
