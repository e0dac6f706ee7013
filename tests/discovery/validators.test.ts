/** The discovery documents in front of other people's validators and clients. */
import { createRequire } from 'node:module';
import robotsParser from 'robots-parser';
import { describe, expect, test } from 'vitest';
import { jsonResume } from '../../src/surfaces/discovery/resume.ts';
import { robotsTxt } from '../../src/surfaces/discovery/robots.ts';
import { exampleRecords, oddRecords } from '../support/profile.ts';

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
