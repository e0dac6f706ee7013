/**
 * What is published about the MCP endpoints: the server card (SEP-2127, a draft) and the entry for
 * the MCP registry. The endpoint for everybody comes first. There is no metadata of a protected
 * resource (RFC 9728): MCP wants authorization servers named there, and nobody issues tokens here
 * but the operator, by hand.
 */
import type { RouteId } from '../../routes.ts';
import { urlOf } from '../documents/parts.ts';
import { freshness } from '../instances.ts';
import { nameOf } from '../person.ts';
import type { Records } from '../records.ts';
import { seal } from '../seal.ts';
import { API_VERSION, MCP_VERSIONS } from '../versions.ts';
import { mcpServerName } from './about.ts';

/** How a caller comes by a credential for the endpoint that has one. */
const MCP_ACCESS =
  'Bearer <token>. Only for list_evals, run_eval, submit_report and send_contact; the operator ' +
  'hands out tokens, ask through the contact policy.';

/** The most characters of a title and of a description in both formats. */
const LONGEST = 100;

const about = (records: Records) => ({
  name: mcpServerName(records.site),
  version: API_VERSION,
  description: 'A published profile with evidence levels: read, search, ask, check and cite.',
  title: [...`Profile of ${nameOf(records)}`].slice(0, LONGEST).join('').trimEnd(),
  websiteUrl: `${records.site.base}/`,
});

const remote = (records: Records, id: RouteId) =>
  ({ type: 'streamable-http', url: urlOf(records, id) }) as const;

/**
 * The card. Takes all records; returns what a client needs to connect. The format is open: metadata
 * stands at the end.
 */
export function mcpServerCard(records: Records) {
  const supportedProtocolVersions = [...MCP_VERSIONS];
  const card = {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    ...about(records),
    remotes: [
      { ...remote(records, 'callOpenMcp'), supportedProtocolVersions },
      {
        ...remote(records, 'callMcp'),
        supportedProtocolVersions,
        headers: [
          { name: 'Authorization', description: MCP_ACCESS, isRequired: true, isSecret: true },
        ],
      },
    ],
  };
  return seal(card, freshness(records, [records.profile.profile]));
}

/**
 * The entry for the MCP registry (server.json, 2025-12-11), as `mcp-publisher publish` sends it:
 * its name is proved with a key at the domain. The registry takes no members of ours, so our four
 * metadata members travel as headers.
 */
export const mcpRegistryEntry = (records: Records) => ({
  $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
  ...about(records),
  remotes: [remote(records, 'callOpenMcp')],
});
