/** GET of an endpoint: what it offers, for whoever looks before connecting. */
import { routes } from '../../src/routes.ts';
import { MCP_VERSIONS, mcpServerName } from '../../src/surfaces/discovery/mcp-server.ts';
import { seal } from '../../src/surfaces/seal.ts';
import { absolute, type Site } from '../../src/surfaces/site.ts';
import { API_VERSION } from '../../src/surfaces/versions.ts';
import { toolsFor } from './tools/tools.ts';

/** The description, sealed like every payload; `open` is that of the endpoint for everybody. */
export function description(site: Pick<Site, 'base'>, open: boolean) {
  const payload = {
    name: mcpServerName(site),
    version: API_VERSION,
    url: absolute(site, (open ? routes.callOpenMcp : routes.callMcp).path),
    transport: 'streamable-http',
    stateless: true,
    protocol_versions: [...MCP_VERSIONS],
    tools: toolsFor(open).map(({ name, title }) => ({ name, title })),
    authentication: open
      ? null
      : { scheme: 'bearer', without_url: absolute(site, routes.callOpenMcp.path) },
    server_card_url: absolute(site, routes.getMcpCard.path),
    documentation_url: absolute(site, routes.getSkillMd.path),
  };
  return seal(payload, { last_modified: null, breaking_changes_since: null });
}
