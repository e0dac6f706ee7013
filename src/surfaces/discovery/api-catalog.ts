/** GET /.well-known/api-catalog: RFC 9727, a linkset (RFC 9264) with the relations of RFC 8631. */
import { type RouteId, readyRoutes, routes } from '../../routes.ts';
import { urlOf } from '../documents/parts.ts';
import type { Records } from '../records.ts';

type Link = { href: string; type: string };

/**
 * Documents about the service in formats of their own; the description and the CV are no such
 * metadata.
 */
const META = readyRoutes.filter(
  ({ foreign, media, id, path }) =>
    foreign &&
    media === 'application/json' &&
    !path.includes('{') &&
    !['getOpenApi', 'getResume', 'getMcpRegistryEntry'].includes(id),
);

/**
 * The catalog. Takes all records; returns a linkset: the catalog and the APIs it lists (`item`),
 * then each API with its description, documentation, metadata and status. RFC 9264 section 4.2.1
 * makes `linkset` the only member, so our four metadata members travel as headers.
 */
export function apiCatalog(records: Records) {
  const link = (id: RouteId): Link => ({ href: urlOf(records, id), type: routes[id].media });
  const api = {
    anchor: urlOf(records, 'getApiRoot'),
    'service-desc': [link('getOpenApi')],
    'service-doc': [link('getLlmsTxt'), link('getSkillMd'), link('getAgentSurfaceSpec')],
    'service-meta': META.map(({ id }) => link(id)),
    status: [link('getStatus'), link('getHealth')],
  };
  const mcp = (['callOpenMcp', 'callMcp'] as const).map((id) => ({
    anchor: urlOf(records, id),
    'service-doc': [link('getSkillMd')],
    'service-meta': [link('getMcpCard'), link('getMcpRegistryEntry')],
  }));
  const apis = [api, ...mcp];
  return {
    linkset: [
      {
        anchor: urlOf(records, 'getApiCatalog'),
        item: apis.map(({ anchor }) => ({ href: anchor })),
      },
      ...apis,
    ],
  };
}
