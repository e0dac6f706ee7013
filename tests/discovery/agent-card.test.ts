import { expect, test } from 'vitest';
import { agentCard } from '../../src/surfaces/discovery/agent-card.ts';
import { exampleRecords } from '../support/profile.ts';

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
