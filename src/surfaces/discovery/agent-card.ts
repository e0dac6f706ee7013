/**
 * GET /.well-known/agent-card.json and /.well-known/agent.json: A2A agent card 1.0, readable as the
 * older agent.json.
 */
import { hasTwin } from '../../files.ts';
import { personOf, urlOf } from '../documents/parts.ts';
import type { Records } from '../records.ts';
import { seal } from '../seal.ts';
import { API_VERSION } from '../service.ts';
import { absolute } from '../site.ts';
import { described, freshnessOf, publisherOf, sentence } from './about.ts';
import { missionReads } from './reads.ts';

/** Media types of what missions read, the Markdown twins among them. */
function outputModes({ profile }: Records): string[] {
  const rows = profile.missions.flatMap(missionReads).map(({ row }) => row);
  return [
    ...new Set(rows.flatMap((row) => (hasTwin(row) ? [row.media, 'text/markdown'] : [row.media]))),
  ];
}

function skills({ profile, site }: Records) {
  return profile.missions.map((mission) => {
    const reads = missionReads(mission);
    return {
      id: mission.id,
      name: mission.title,
      description:
        `${mission.goal} GET ` +
        `${reads.map(({ path }) => absolute(site, path)).join(', then GET ')}.`,
      tags: [...new Set([mission.category, ...reads.slice(1).map(({ row }) => row.group)])],
      examples: [`${mission.title}: ${mission.goal}`],
    };
  });
}

/**
 * The card. Takes all records; returns an A2A 1.0 AgentCard (a2a.proto, message AgentCard). No A2A
 * binding answers here, and none is claimed: the one interface is plain HTTP as our OpenAPI
 * document describes it, and `protocolBinding`, an open string, is the address of that document.
 * The last three of our own members are how A2A 0.2 and 0.3 name the same interface; without
 * `preferredTransport` their readers would take `url` for a JSON-RPC endpoint. The format is open,
 * so our four metadata members stand at the end.
 */
export function agentCard(records: Records) {
  const { profile } = records;
  const person = personOf(records);
  const { name: organization, url } = publisherOf(records);
  const start = urlOf(records, 'getInit');
  const binding = urlOf(records, 'getOpenApi');
  const card = {
    name: `Profile of ${person}`,
    description: described(
      records,
      `The published profile of ${person}: ${sentence(profile.profile.headline)} ` +
        `Read it with plain HTTP GET, starting at ${start}; A2A messages are not answered.`,
    ),
    version: API_VERSION,
    supportedInterfaces: [{ url: start, protocolBinding: binding, protocolVersion: '1.0' }],
    provider: { organization, url },
    documentationUrl: urlOf(records, 'getSkillMd'),
    capabilities: { streaming: false, pushNotifications: false, extendedAgentCard: false },
    defaultInputModes: ['application/json'],
    defaultOutputModes: outputModes(records),
    skills: skills(records),
    protocolVersion: '1.0',
    url: start,
    preferredTransport: binding,
  };
  const signatures = records.signed?.card ? { signatures: [records.signed.card] } : {};
  return seal(
    { ...card, ...signatures },
    freshnessOf(records, [profile.profile, ...profile.missions]),
  );
}
