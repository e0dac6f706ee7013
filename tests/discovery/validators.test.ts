/** The discovery documents in front of other people's validators and clients. */
import { createRequire } from 'node:module';
import { AgentCard } from '@a2a-js/sdk';
import { ClientFactory, ClientFactoryOptions, DefaultAgentCardResolver } from '@a2a-js/sdk/client';
import robotsParser from 'robots-parser';
import type { ProfilePage, WithContext } from 'schema-dts';
import { describe, expect, test } from 'vitest';
import { agentCard } from '../../src/surfaces/discovery/agent-card.ts';
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
  test('the agent card resolves, for older readers too; the SDK finds its transport', async () => {
    const card = agentCard(await recordsAt());
    const fetchImpl = async () => Response.json(card);
    const resolver = new DefaultAgentCardResolver({ fetchImpl });
    expect(await resolver.resolve('http://localhost:11906')).toEqual(card);
    const older = new DefaultAgentCardResolver({ fetchImpl, legacyCompat: { enabled: true } });
    expect(await older.resolve('http://localhost:11906', '/.well-known/agent.json')).toEqual(card);
    const clients = new ClientFactory(
      ClientFactoryOptions.createFrom(ClientFactoryOptions.default, { cardResolver: resolver }),
    );
    const { protocolVersion } = await clients.createFromUrl('http://localhost:11906');
    expect(protocolVersion).toBe('1.0');
  });

  test('the agent card keeps every A2A member through the SDK’s own types', async () => {
    const card = agentCard(await recordsAt());
    expect(card).toMatchObject(AgentCard.toJSON(AgentCard.fromJSON(card)) as object);
  });

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
