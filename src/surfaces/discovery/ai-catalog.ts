/**
 * GET /.well-known/ai-catalog.json: AI Catalog 1.0 (Agent-Card/ai-catalog), as Agentic Resource
 * Discovery checks it.
 */
import { routes } from '../../routes.ts';
import { personOf, urlOf } from '../documents/parts.ts';
import { skillName } from '../documents/skill-name.ts';
import { freshness } from '../instances.ts';
import type { Records } from '../records.ts';
import { didOf, signedBy } from '../signing.ts';
import { described, given, hostLabels, oneLine, publisherOf, sentence } from './about.ts';

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
  const person = personOf(records);
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
  return {
    specVersion: '1.0',
    host: {
      displayName: publisherOf(records).name,
      identifier: publisher,
      documentationUrl: urlOf(records, 'getLlmsTxt'),
    },
    entries: [
      {
        identifier: `urn:air:${publisher}:skill:${skillName(records)}`,
        displayName: `How to read the profile of ${person}`,
        type: 'text/markdown; profile="urn:air:agent-skills"',
        url: urlOf(records, 'getSkillMd'),
        description: oneLine(
          described(records, `Agent Skill for the published profile of ${person}.`),
        ),
        ...shared,
      },
      {
        identifier: `urn:air:${publisher}:a2a:profile`,
        displayName: `Profile of ${person}`,
        type: 'application/a2a-agent-card+json',
        url: urlOf(records, 'getAgentCard'),
        description: oneLine(
          described(records, `${sentence(profile.profile.headline)} Ask over A2A.`),
        ),
        ...shared,
      },
      {
        identifier: `urn:air:${publisher}:mcp:profile`,
        displayName: `Profile of ${person} over MCP`,
        type: routes.getMcpCard.media,
        url: urlOf(records, 'getMcpCard'),
        description: oneLine(
          described(
            records,
            `${sentence(profile.profile.headline)} Over MCP, without a credential.`,
          ),
        ),
        ...shared,
      },
    ],
  };
}
