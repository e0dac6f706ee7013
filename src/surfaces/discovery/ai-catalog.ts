/**
 * GET /.well-known/ai-catalog.json: AI Catalog 1.0 (Agent-Card/ai-catalog), as Agentic Resource
 * Discovery checks it.
 */
import { type RouteId, routes } from '../../routes.ts';
import { urlOf } from '../documents/parts.ts';
import { skillName } from '../documents/skill.ts';
import { freshness } from '../instances.ts';
import { nameOf } from '../person.ts';
import { given } from '../records/parts.ts';
import type { Records } from '../records.ts';
import { didOf, signedBy } from '../signing.ts';
import { described, hostLabels, oneLine, publisherOf, sentence } from './about.ts';

/** Who signs what is published, and where the signed list stands; nothing where nobody signs. */
function trustOf(records: Records) {
  const { signatures_url: uri } = signedBy(records);
  if (!uri) return {};
  const attestations = [{ type: 'Signed-Digests', uri, mediaType: 'application/json' }];
  return { trustManifest: { identity: didOf(records.site), identityType: 'did', attestations } };
}

/**
 * The catalog. Takes all records; returns the artifacts that agents can use here: the skill, the
 * agent card and the MCP server card. Names are `urn:air:<host>:<namespace>:<name>`. Agentic
 * Resource Discovery forbids unknown members, so our four metadata members travel as headers; it
 * also wants what the catalog leaves optional: `displayName`, and two to five
 * `representativeQueries`.
 */
export function aiCatalog(records: Records) {
  const { profile, site } = records;
  const person = nameOf(records);
  const publisher = hostLabels(site.base).join('.');
  const { last_modified } = freshness(records, [profile.profile, ...profile.missions]);
  const shared = {
    tags: ['profile', 'cv', 'citations', 'evidence'],
    representativeQueries: [
      `Who is ${person}?`,
      `What can be cited about ${person}, and on what evidence?`,
      ...profile.missions.slice(0, 3).map(({ title }) => `${person}: ${title}`),
    ],
    ...given({ updatedAt: last_modified }),
    ...trustOf(records),
  };
  const headline = sentence(profile.profile.headline);
  type Own = { type: string; about: string };
  const entry = (id: RouteId, name: string, displayName: string, { type, about }: Own) => ({
    identifier: `urn:air:${publisher}:${name}`,
    displayName,
    type,
    url: urlOf(records, id),
    description: oneLine(described(records, about)),
    ...shared,
  });
  return {
    specVersion: '1.0',
    host: {
      displayName: publisherOf(records).name,
      identifier: publisher,
      documentationUrl: urlOf(records, 'getLlmsTxt'),
    },
    entries: [
      entry('getSkillMd', `skill:${skillName(records)}`, `How to read the profile of ${person}`, {
        type: 'text/markdown; profile="urn:air:agent-skills"',
        about: `Agent Skill for the published profile of ${person}.`,
      }),
      entry('getAgentCard', 'a2a:profile', `Profile of ${person}`, {
        type: 'application/a2a-agent-card+json',
        about: `${headline} Ask over A2A.`,
      }),
      entry('getMcpCard', 'mcp:profile', `Profile of ${person} over MCP`, {
        type: routes.getMcpCard.media,
        about: `${headline} Over MCP, without a credential.`,
      }),
    ],
  };
}
