import { expect, test, vi } from 'vitest';
import { apiCatalog } from '../../src/surfaces/discovery/api-catalog.ts';
import { exampleRecords } from '../support/profile.ts';

vi.mock('../../src/routes.ts', async (original) => {
  const table = await original<typeof import('../../src/routes.ts')>();
  return { ...table, readyRoutes: table.routeList };
});

test('once the MCP endpoint answers, the API catalog lists it', async () => {
  const { linkset } = apiCatalog(await exampleRecords('https://example.org'));
  expect(linkset[0]).toMatchObject({
    item: [{ href: 'https://example.org/api/' }, { href: 'https://example.org/mcp' }],
  });
  expect(linkset[2]).toEqual({
    anchor: 'https://example.org/mcp',
    'service-doc': [{ href: 'https://example.org/skill.md', type: 'text/plain' }],
  });
});
