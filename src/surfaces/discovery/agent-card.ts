/**
 * GET /.well-known/agent-card.json: A2A agent card 1.0 that clients of 0.3 read as well, and
 * GET /.well-known/agent.json: the same with our metadata.
 */
import type * as z from 'zod';
import type { RouteId } from '../../routes.ts';
import { bodies } from '../../schemas/operation-payloads.ts';
import { urlOf } from '../documents/parts.ts';
import { freshness } from '../instances.ts';
import { nameOf } from '../person.ts';
import type { Records } from '../records.ts';
import { seal } from '../seal.ts';
import { API_VERSION } from '../versions.ts';
import { A2A_SKILLS } from './a2a-skills.ts';
import { described, publisherOf, sentence } from './about.ts';

const OUTPUT_MODES = ['text/plain', 'application/json'];

/** What messages are for: a question is text, every other call a part that is data. */
function skills(records: Records) {
  const person = nameOf(records);
  const asked = records.questions.filter(({ answered }) => answered).slice(0, 3);
  const questions = [`What does ${person} do?`, ...asked.map(({ question }) => question)];
  return A2A_SKILLS.map(({ id, route, name, description, tags }) => {
    const schema = (bodies as Partial<Record<RouteId, z.ZodType>>)[route];
    const [example] = (schema?.meta()?.['examples'] ?? []) as object[];
    const [claim] = id === 'check_claim' ? records.claims : [];
    const input = claim ? { statement: claim.claim } : example;
    return {
      id,
      name,
      description,
      tags,
      examples: id === 'ask' ? questions : [JSON.stringify({ skill: id, input })],
      inputModes: id === 'ask' ? ['text/plain', 'application/json'] : ['application/json'],
      outputModes: OUTPUT_MODES,
    };
  });
}

/**
 * The card. Takes all records; returns an A2A 1.0 AgentCard (a2a.proto, message AgentCard) whose
 * interface answers JSON-RPC in both generations, 1.0 first, and HTTP+JSON below the same address.
 * The last three members are how A2A 0.2 and 0.3 name the same interface. Signatures cover what
 * 1.0 knows, and all that stands here.
 */
export function agentCard(records: Records) {
  const { profile } = records;
  const person = nameOf(records);
  const { name: organization, url } = publisherOf(records);
  const endpoint = urlOf(records, 'sendMessage');
  const binding = 'JSONRPC';
  const card = {
    name: `Profile of ${person}`,
    description: described(
      records,
      `The published profile of ${person}: ${sentence(profile.profile.headline)} ` +
        'Send a question; the answer comes with its sources. All of it can be read with plain ' +
        `HTTP GET too, starting at ${urlOf(records, 'getInit')}.`,
    ),
    version: API_VERSION,
    supportedInterfaces: [
      { url: endpoint, protocolBinding: binding, protocolVersion: '1.0' },
      { url: endpoint, protocolBinding: 'HTTP+JSON', protocolVersion: '1.0' },
      { url: endpoint, protocolBinding: binding, protocolVersion: '0.3' },
    ],
    provider: { organization, url },
    documentationUrl: urlOf(records, 'getSkillMd'),
    capabilities: { streaming: false, pushNotifications: false, extendedAgentCard: false },
    defaultInputModes: ['text/plain', 'application/json'],
    defaultOutputModes: OUTPUT_MODES,
    skills: skills(records),
    protocolVersion: '0.3.0',
    url: endpoint,
    preferredTransport: binding,
  };
  const { card: signatures = null } = records.signed ?? {};
  return signatures ? { ...card, signatures } : card;
}

/** The card with our four metadata members at its end: the format is open. */
export const agentJson = (records: Records) =>
  seal(agentCard(records), freshness(records, [records.profile.profile]));
