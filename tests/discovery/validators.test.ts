/** The discovery documents in front of other people's validators and clients. */
import { createRequire } from 'node:module';
import robotsParser from 'robots-parser';
import type { ProfilePage, WithContext } from 'schema-dts';
import { describe, expect, test } from 'vitest';
import { profileJsonLd } from '../../src/surfaces/discovery/json-ld.ts';
import { jsonResume } from '../../src/surfaces/discovery/resume.ts';
import { robotsTxt } from '../../src/surfaces/discovery/robots.ts';
import { exampleRecords, oddRecords } from '../support/profile.ts';

// The package has no types.
const { validate: validateResume } = createRequire(import.meta.url)('@jsonresume/schema');

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
    const robots = robotsParser('http://localhost:11906/robots.txt', robotsTxt(await recordsAt()));
    for (const crawler of ['GPTBot', 'CCBot', 'SomeBot'])
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

  test('the JSON-LD has the types of schema.org', async () => {
    const page: WithContext<ProfilePage> = profileJsonLd(await recordsAt());
    expect(page['@type']).toBe('ProfilePage');
  });
});
