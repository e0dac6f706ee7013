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

test('both groups have the same rules, with one content signal each', async () => {
  const [, named = '', everyone = ''] = robotsTxt(await exampleRecords()).split('\n\n');
  const rules = (group: string) =>
    group.split('\n').filter((line) => !line.startsWith('User-agent:'));
  expect(rules(named)).toEqual(rules(everyone));
  expect(rules(named).filter((line) => line.startsWith('Content-Signal:'))).toHaveLength(1);
});

test('a comment points to init and llms.txt', async () => {
  const text = robotsTxt(await exampleRecords('https://example.org'));
  expect(text).toContain('# Start in one fetch: https://example.org/api/init\n');
  expect(text).toContain('# Map for language models: https://example.org/llms.txt\n');
});

test('line breaks in the owner’s words cannot begin a rule', async () => {
  const records = await changedRecords(({ profile }) => ({
    profile: { ...profile, demonstration: 'First.\nDisallow: /\r\n\nUser-agent: *' },
  }));
  const lines = robotsTxt(records).split('\n');
  expect(lines[0]).toBe('# Profile of Grace Hopper for agents. First. Disallow: / User-agent: *');
  expect(lines).not.toContain('Disallow: /');
});
