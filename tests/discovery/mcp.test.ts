import { SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/server';
import { expect, test } from 'vitest';
import { aiCatalog } from '../../src/surfaces/discovery/ai-catalog.ts';
import { mcpServerCard, protectedResource } from '../../src/surfaces/discovery/mcp.ts';
import { skillMd } from '../../src/surfaces/documents/skill.ts';
import { llmsTxt } from '../../src/surfaces/llms.ts';
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
      {
        type: 'streamable-http',
        url: 'https://www.example.org/mcp',
        headers: [{ name: 'Authorization', isRequired: true, isSecret: true }],
      },
    ],
    schema_version: '1.0',
    last_modified: '2026-11-20T00:00:00Z',
  });
  expect(card.description.length).toBeLessThanOrEqual(100);
  expect(card.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
});

test('the card names the revisions that the server library speaks', () => {
  const [remote] = mcpServerCard(records).remotes;
  expect(remote?.supportedProtocolVersions).toEqual(['2026-07-28', ...SUPPORTED_PROTOCOL_VERSIONS]);
});

test('the metadata of RFC 9728 names the endpoint, and claims no authorization server', () => {
  const metadata = protectedResource(records);
  expect(metadata).toMatchObject({
    resource: 'https://www.example.org/mcp',
    bearer_methods_supported: ['header'],
    resource_documentation: 'https://www.example.org/skill.md',
    contact_policy: 'https://www.example.org/api/contact',
  });
  expect(metadata.access).toMatch(/handed out by the operator/);
  expect(metadata).not.toHaveProperty('authorization_servers');
});

test('the AI catalog, llms.txt and the skill lead to the card', () => {
  const card = 'https://www.example.org/.well-known/mcp/server-card.json';
  expect(aiCatalog(records).entries.map(({ type, url }) => [type, url])).toContainEqual([
    'application/mcp-server-card+json',
    card,
  ]);
  expect(llmsTxt(records)).toContain(`Over MCP: ${card}.`);
  expect(skillMd(records)).toContain(card);
});
