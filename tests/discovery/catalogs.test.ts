/** Cards and catalogs, each in the format of somebody else. */
import { expect, test } from 'vitest';
import { agentCard } from '../../src/surfaces/discovery/agent-card.ts';
import { aiCatalog } from '../../src/surfaces/discovery/ai-catalog.ts';
import { aiPlugin } from '../../src/surfaces/discovery/ai-plugin.ts';
import { apiCatalog } from '../../src/surfaces/discovery/api-catalog.ts';
import { changedRecords, exampleRecords } from '../support/profile.ts';

test('the card has every member that A2A 1.0 requires', async () => {
  const card = agentCard(await exampleRecords());
  expect(card).toMatchObject({
    name: 'Profile of Grace Hopper',
    version: '1.0.0',
    capabilities: { streaming: false, pushNotifications: false, extendedAgentCard: false },
    defaultInputModes: ['text/plain', 'application/json'],
    defaultOutputModes: ['text/plain', 'application/json'],
  });
  expect(card.description).toContain('Send a question; the answer comes with its sources.');
});

test('the example of a statement is about whom the card is of', async () => {
  const { skills } = agentCard(await exampleRecords('https://example.org'));
  const { examples = [] } = skills.find(({ id }) => id === 'check_claim') ?? {};
  expect(examples).toEqual([expect.stringMatching(/"statement":"[^"]*Hopper/)]);
});

test('both bindings that answer are declared, the newer generation first', async () => {
  const card = agentCard(await exampleRecords('https://example.org'));
  const own = { url: 'https://example.org/a2a', protocolBinding: 'JSONRPC' };
  expect(card.supportedInterfaces).toEqual([
    { ...own, protocolVersion: '1.0' },
    { ...own, protocolBinding: 'HTTP+JSON', protocolVersion: '1.0' },
    { ...own, protocolVersion: '0.3' },
  ]);
  expect(JSON.stringify(card)).not.toMatch(/GRPC/);
  expect(card).toMatchObject({
    protocolVersion: '0.3.0',
    url: 'https://example.org/a2a',
    preferredTransport: 'JSONRPC',
  });
});

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

test('the manifest is v1, names the OpenAPI document, and no logo or address', async () => {
  const plugin = aiPlugin(await exampleRecords('https://example.org'));
  expect(Object.keys(plugin)).toEqual([
    'schema_version',
    'name_for_human',
    'name_for_model',
    'description_for_human',
    'description_for_model',
    'auth',
    'api',
    'legal_info_url',
  ]);
  expect(plugin).toMatchObject({
    schema_version: 'v1',
    name_for_human: 'Grace Hopper',
    name_for_model: 'read_grace_hopper',
    auth: { type: 'none' },
    api: { type: 'openapi', url: 'https://example.org/openapi.json' },
    legal_info_url: 'https://example.org/api/contact',
  });
});

test.each([
  ['Maximiliana Konstantinopoulos', 'Maximiliana', 'read_maximiliana_konstantinopoulos'],
  [
    'Wolfeschlegelsteinhausenbergerdorff',
    'Wolfeschlegelsteinha',
    'read_wolfeschlegelsteinhausenbergerdorff',
  ],
  ['Zoë Ångström', 'Zoë Ångström', 'read_zoe_angstrom'],
  ['李小龙', '李小龙', 'read_this_profile'],
  ['𠮷'.repeat(30), '𠮷'.repeat(20), 'read_this_profile'],
])('the names of %s keep the limits of the format', async (name, human, model) => {
  const records = await changedRecords(({ profile }) => ({
    profile: { ...profile, name, display_name: undefined },
  }));
  const plugin = aiPlugin(records);
  expect(plugin.name_for_human).toBe(human);
  expect(plugin.name_for_model).toBe(model);
});

test('linkset is the only member; the catalog lists the API and the MCP endpoints', async () => {
  const catalog = apiCatalog(await exampleRecords('https://example.org'));
  expect(Object.keys(catalog)).toEqual(['linkset']);
  expect(catalog.linkset[0]).toEqual({
    anchor: 'https://example.org/.well-known/api-catalog',
    item: ['/api/', '/mcp/public', '/mcp'].map((path) => ({ href: `https://example.org${path}` })),
  });
  expect(catalog.linkset[2]).toEqual({
    anchor: 'https://example.org/mcp/public',
    'service-doc': [{ href: 'https://example.org/skill.md', type: 'text/plain' }],
    'service-meta': [
      {
        href: 'https://example.org/.well-known/mcp/server-card.json',
        type: 'application/mcp-server-card+json',
      },
      { href: 'https://example.org/server.json', type: 'application/json' },
    ],
  });
});

test('the API has a description, documentation, metadata and status', async () => {
  const [, api] = apiCatalog(await exampleRecords('https://example.org')).linkset;
  expect(api).toMatchObject({
    anchor: 'https://example.org/api/',
    'service-desc': [{ href: 'https://example.org/openapi.json', type: 'application/json' }],
    'service-doc': [
      { href: 'https://example.org/llms.txt', type: 'text/plain' },
      { href: 'https://example.org/skill.md', type: 'text/plain' },
      { href: 'https://example.org/agent-surface-spec.md', type: 'text/plain' },
    ],
    status: [
      { href: 'https://example.org/api/status', type: 'application/json' },
      { href: 'https://example.org/health', type: 'application/json' },
    ],
  });
  const text = JSON.stringify(api && 'service-meta' in api ? api['service-meta'] : null);
  expect(text).toContain('https://example.org/.well-known/agent-card.json');
  expect(text).not.toContain('https://example.org/openapi.json');
  expect(text).not.toContain('https://example.org/resume.json');
  expect(text).toContain('https://example.org/arazzo.json');
  expect(text).not.toContain('{group}');
});
