import { expect, test } from 'vitest';
import { aiCatalog } from '../../src/surfaces/discovery/ai-catalog.ts';
import { exampleRecords } from '../support/profile.ts';

test('the top level has what the format defines and nothing else', async () => {
  const catalog = aiCatalog(await exampleRecords('https://example.org'));
  expect(Object.keys(catalog)).toEqual(['specVersion', 'host', 'entries']);
  expect(catalog.specVersion).toBe('1.0');
  expect(catalog.host).toEqual({
    displayName: 'The operator of this calling-card demonstration',
    identifier: 'example.org',
    documentationUrl: 'https://example.org/llms.txt',
  });
});

test('skill, agent card and MCP server card are listed by URN, type and address', async () => {
  const { entries } = aiCatalog(await exampleRecords('https://www.example.org'));
  expect(entries.map(({ identifier, type, url }) => [identifier, type, url])).toEqual([
    [
      'urn:air:www.example.org:skill:read-grace-hopper',
      'text/markdown; profile="urn:air:agent-skills"',
      'https://www.example.org/skill.md',
    ],
    [
      'urn:air:www.example.org:a2a:profile',
      'application/a2a-agent-card+json',
      'https://www.example.org/.well-known/agent-card.json',
    ],
    [
      'urn:air:www.example.org:mcp:profile',
      'application/mcp-server-card+json',
      'https://www.example.org/.well-known/mcp/server-card.json',
    ],
  ]);
});

test.each([
  'http://localhost:11906',
  'http://127.0.0.1',
  'http://[::1]:1',
  'https://xn--p1ai.xn--p1ai',
  'http://_',
])('at %s the names are URNs', async (base) => {
  for (const { identifier } of aiCatalog(await exampleRecords(base)).entries)
    expect(identifier).toMatch(/^urn:air:[a-zA-Z0-9.-]+(:[a-zA-Z0-9._-]+)+$/);
});

test('on a build with a key each entry names who signs, and where the list stands', async () => {
  const plain = await exampleRecords('https://example.org');
  for (const entry of aiCatalog(plain).entries) expect(entry).not.toHaveProperty('trustManifest');
  const keys = [{ kid: 'k', kty: 'OKP', crv: 'Ed25519', x: 'x', first_day: '', last_day: null }];
  const signed = { keys, sign: null, root: null, card: null } as never;
  for (const entry of aiCatalog({ ...plain, signed }).entries)
    expect(entry).toMatchObject({
      trustManifest: {
        identity: 'did:web:example.org',
        identityType: 'did',
        attestations: [{ uri: 'https://example.org/api/signatures' }],
      },
    });
});
