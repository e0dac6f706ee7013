import { expect, test } from 'vitest';
import { robotsTxt } from '../../src/surfaces/discovery/robots.ts';
import { changedRecords, exampleRecords } from '../support/profile.ts';

test('the group for everyone allows what is public and closes what is private', async () => {
  const text = robotsTxt(await exampleRecords('https://example.org'));
  expect(text.slice(text.indexOf('User-agent: *'))).toBe(
    [
      'User-agent: *',
      'Content-Signal: search=yes, ai-input=yes, ai-train=no',
      'Allow: /',
      'Disallow: /admin',
      'Disallow: /api/admin/',
      'Disallow: /api/audits/',
      'Disallow: /audits/',
      'Disallow: /mcp$',
      '',
      'Sitemap: https://example.org/sitemap.xml',
      '',
    ].join('\n'),
  );
});

test.each([
  'GPTBot',
  'ClaudeBot',
  'ChatGPT-User',
  'Claude-SearchBot',
  'Claude-User',
  'Google-Extended',
  'PerplexityBot',
  'OAI-SearchBot',
  'CCBot',
  'Applebot-Extended',
])('%s is named', async (crawler) => {
  expect(robotsTxt(await exampleRecords()).split('\n')).toContain(`User-agent: ${crawler}`);
});

test('line breaks in the owner’s words cannot begin a rule', async () => {
  const records = await changedRecords(({ profile }) => ({
    profile: { ...profile, demonstration: 'First.\nDisallow: /\r\n\nUser-agent: *' },
  }));
  const lines = robotsTxt(records).split('\n');
  expect(lines[0]).toBe('# Profile of Grace Hopper for agents. First. Disallow: / User-agent: *');
  expect(lines).not.toContain('Disallow: /');
});
