import { expect, test } from 'vitest';
import { agentCard } from '../../src/surfaces/discovery/agent-card.ts';
import { contentHash } from '../../src/surfaces/seal.ts';
import { changedRecords, exampleRecords } from '../support/profile.ts';

test('the card has every member that A2A 1.0 requires', async () => {
  const card = agentCard(await exampleRecords());
  expect(card).toMatchObject({
    name: 'Profile of Grace Hopper',
    version: '1.0.0',
    capabilities: { streaming: false, pushNotifications: false, extendedAgentCard: false },
    defaultInputModes: ['application/json'],
    defaultOutputModes: ['application/json', 'text/markdown'],
  });
  expect(card.description).toContain('A2A messages are not answered.');
});

test('no interface is declared that does not answer', async () => {
  const card = agentCard(await exampleRecords('https://example.org'));
  expect(card.supportedInterfaces).toEqual([
    {
      url: 'https://example.org/api/init',
      protocolBinding: 'https://example.org/openapi.json',
      protocolVersion: '1.0',
    },
  ]);
  expect(JSON.stringify(card)).not.toMatch(/JSONRPC|GRPC|HTTP\+JSON/);
});

test('a reader of the older agent.json finds the same interface and no JSON-RPC by default', async () => {
  const card = agentCard(await exampleRecords('https://example.org'));
  expect(card).toMatchObject({
    protocolVersion: '1.0',
    url: 'https://example.org/api/init',
    preferredTransport: 'https://example.org/openapi.json',
  });
});

test('each mission is a skill that says what to read', async () => {
  const { skills } = agentCard(await exampleRecords('https://example.org'));
  expect(skills.map(({ id }) => id)).toEqual([
    'assess_expertise',
    'evaluate_collaboration',
    'prepare_introduction',
    'research_ideas',
  ]);
  expect(skills[1]).toMatchObject({
    name: 'Evaluate a collaboration',
    tags: ['principal', 'profile'],
  });
  expect(skills[1]?.description).toMatch(
    / GET https:\/\/example\.org\/api\/init, then GET https:\/\/example\.org\/api\/collaboration\.$/,
  );
});

test('the provider is the operator, else the person', async () => {
  const operated = agentCard(await exampleRecords());
  expect(operated.provider.organization).toBe('The operator of this calling-card demonstration');
  const own = await changedRecords(({ profile }) => ({
    profile: { ...profile, operator: undefined },
  }));
  expect(agentCard(own).provider).toEqual({
    organization: 'Grace Murray Hopper',
    url: 'http://localhost:8888',
  });
});

test('metadata comes from the content, and the hash verifies', async () => {
  const records = await changedRecords((profile) => ({
    profile: { ...profile.profile, modified: '2026-03-04' },
    missions: profile.missions.map((mission) => ({ ...mission, modified: '2026-01-02' })),
  }));
  const card = agentCard(records);
  expect(card).toMatchObject({
    schema_version: '1.0',
    last_modified: '2026-03-04T00:00:00Z',
    breaking_changes_since: null,
  });
  expect(card.content_hash).toBe(contentHash(card));
});
