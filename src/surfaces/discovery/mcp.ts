/**
 * What is published about the MCP endpoint, which itself answers only with a credential: the server
 * card (SEP-2127, a draft) and the metadata of a protected resource (RFC 9728).
 */
import { personOf, urlOf } from '../documents/parts.ts';
import type { Records } from '../records.ts';
import { seal } from '../seal.ts';
import { API_VERSION } from '../service.ts';
import { described, freshnessOf, oneLine, sentence } from './about.ts';
import { MCP_VERSIONS, mcpServerName } from './mcp-server.ts';

/** How a caller comes by a credential: nobody logs in here, and no server issues tokens. */
const MCP_ACCESS =
  'Bearer tokens are handed out by the operator of this service; there is no authorization ' +
  'server. Ask through the contact policy.';

/**
 * The card. Takes all records; returns what a client needs to connect. The format is open: metadata
 * stands at the end.
 */
export function mcpServerCard(records: Records) {
  const { profile, site } = records;
  const card = {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    name: mcpServerName(site),
    version: API_VERSION,
    // The format allows 100 characters.
    description:
      'A published profile with evidence levels: read, search, cite, ask, report and get in touch.',
    title: `Profile of ${personOf(records)}`,
    websiteUrl: `${site.base}/`,
    remotes: [
      {
        type: 'streamable-http',
        url: urlOf(records, 'callMcp'),
        supportedProtocolVersions: [...MCP_VERSIONS],
        headers: [
          { name: 'Authorization', description: MCP_ACCESS, isRequired: true, isSecret: true },
        ],
      },
    ],
  };
  return seal(card, freshnessOf(records, [profile.profile]));
}

/**
 * RFC 9728, section 2. Takes all records; returns the metadata of the MCP endpoint.
 * `authorization_servers` is optional there and left out: there is none. Members beyond the RFC's
 * own are allowed.
 */
export function protectedResource(records: Records) {
  const { profile } = records;
  const metadata = {
    resource: urlOf(records, 'callMcp'),
    resource_name: oneLine(
      described(
        records,
        `MCP endpoint of the profile of ${personOf(records)}: ` +
          `${sentence(profile.profile.headline)}`,
      ),
    ),
    bearer_methods_supported: ['header'],
    resource_documentation: urlOf(records, 'getSkillMd'),
    access: MCP_ACCESS,
    contact_policy: urlOf(records, 'getContactPolicy'),
  };
  return seal(metadata, freshnessOf(records, [profile.profile]));
}
