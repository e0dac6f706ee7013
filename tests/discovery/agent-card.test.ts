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
    defaultInputModes: ['text/plain', 'application/json'],
    defaultOutputModes: ['text/plain', 'application/json'],
  });
  expect(card.description).toContain('Send a question; the answer comes with its sources.');
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

test('the one skill is what a message is taken for', async () => {
  const { skills } = agentCard(await exampleRecords());
  expect(skills).toMatchObject([
    {
      id: 'ask',
      name: 'Ask about Grace Hopper',
      examples: expect.arrayContaining([expect.stringMatching(/\?$/)]),
    },
  ]);
});

test('the provider is the operator, else the person', async () => {
  const operated = agentCard(await exampleRecords());
  expect(operated.provider.organization).toBe('The operator of this calling-card demonstration');
  const own = await changedRecords(({ profile }) => ({
    profile: { ...profile, operator: undefined },
  }));
  expect(agentCard(own).provider).toEqual({
    organization: 'Grace Murray Hopper',
    url: 'http://localhost:11906',
  });
});

test('metadata comes from the content, and the hash verifies', async () => {
  const records = await changedRecords((profile) => ({
    profile: { ...profile.profile, modified: '2026-03-04' },
  }));
  const card = agentCard(records);
  expect(card).toMatchObject({
    schema_version: '1.0',
    last_modified: '2026-03-04T00:00:00Z',
    breaking_changes_since: null,
  });
  expect(card.content_hash).toBe(contentHash(card));
});
