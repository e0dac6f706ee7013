/** GET /mcp: what the endpoint offers, for whoever looks before connecting. */
import { routes } from '../../src/routes.ts';
import { MCP_VERSIONS, mcpServerName } from '../../src/surfaces/discovery/mcp-server.ts';
import { seal } from '../../src/surfaces/seal.ts';
import { API_VERSION } from '../../src/surfaces/service.ts';
import { absolute, type Site } from '../../src/surfaces/site.ts';
import { tools } from './tools/tools.ts';

/** The description, sealed like every payload. */
export function description(site: Pick<Site, 'base'>) {
  const payload = {
    name: mcpServerName(site),
    version: API_VERSION,
    url: absolute(site, routes.callMcp.path),
    transport: 'streamable-http',
    stateless: true,
    protocol_versions: [...MCP_VERSIONS],
    tools: tools.map(({ name, title }) => ({ name, title })),
    authentication: {
      scheme: 'bearer',
      metadata_url: absolute(site, routes.getProtectedResource.path),
    },
    server_card_url: absolute(site, routes.getMcpCard.path),
    documentation_url: absolute(site, routes.getSkillMd.path),
  };
  return seal(payload, { last_modified: null, breaking_changes_since: null });
}
