import { expect, test } from 'vitest';
import { toolsFor } from '../../functions/mcp/tools/tools.ts';
import { connectMarkdown } from '../../src/surfaces/developers/documents.ts';
import { mcpRegistryEntry, mcpServerCard } from '../../src/surfaces/discovery/mcp.ts';
import { exampleRecords } from '../support/profile.ts';

const records = await exampleRecords('https://www.example.org');

test('the server card has what a client needs, within the limits of its format', () => {
  const card = mcpServerCard(records);
  expect(card).toMatchObject({
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    name: 'org.example.www/profile',
    version: '1.0.0',
    websiteUrl: 'https://www.example.org/',
    remotes: [
      { type: 'streamable-http', url: 'https://www.example.org/mcp/public' },
      {
        type: 'streamable-http',
        url: 'https://www.example.org/mcp',
        headers: [{ name: 'Authorization', isRequired: true, isSecret: true }],
      },
    ],
    schema_version: '1.0',
    last_modified: '2026-11-20T00:00:00Z',
  });
  // The tools that are behind the token alone, all of them.
  const only = toolsFor(false).filter(
    ({ name }) => !toolsFor(true).some((one) => one.name === name),
  );
  const told = JSON.stringify(card.remotes);
  expect(only.filter(({ name }) => !told.includes(name))).toEqual([]);
  expect(card.description.length).toBeLessThanOrEqual(100);
  expect(card.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
});

test('the registry entry names the endpoint for everybody, and nothing of ours', () => {
  const entry = mcpRegistryEntry(records);
  expect(entry).toEqual({
    $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
    name: 'org.example.www/profile',
    version: '1.0.0',
    description: 'A published profile with evidence levels: read, search, ask, check and cite.',
    title: 'Profile of Grace Hopper',
    websiteUrl: 'https://www.example.org/',
    remotes: [{ type: 'streamable-http', url: 'https://www.example.org/mcp/public' }],
  });
});

test('a name of any length fits the formats of both', () => {
  const { profile } = records;
  const name = 'Maximiliana '.repeat(20).trim();
  const named = { ...profile.profile, name, display_name: name };
  const long = { ...records, profile: { ...profile, profile: named } };
  for (const { title } of [mcpRegistryEntry(long), mcpServerCard(long)]) {
    expect(title.length).toBeLessThanOrEqual(100);
    expect(title).toMatch(/^Profile of Maximiliana/);
  }
});

test('each client finds its configuration, without a credential', () => {
  const said = connectMarkdown(records);
  for (const line of [
    'claude mcp add --transport http grace-hopper https://www.example.org/mcp/public',
    '"url": "https://www.example.org/mcp/public"',
    '"type": "http"',
    '**Claude**',
    '**ChatGPT**',
    '**Cursor**',
    '**VS Code**',
    'https://www.example.org/server.json',
  ])
    expect(said).toContain(line);
  for (const [, block = ''] of said.matchAll(/```json\n([\s\S]*?)\n```/g))
    expect(JSON.stringify(JSON.parse(block))).toContain('/mcp/public"');
});
