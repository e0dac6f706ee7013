import { expect, test } from 'vitest';
import { apiCatalog } from '../../src/surfaces/discovery/api-catalog.ts';
import { exampleRecords } from '../support/profile.ts';

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
