/** Endpoint objects and descriptors, derived from the table. */
import { type RouteId, readyRoutes, routes } from '../routes.ts';
import type { Endpoint } from '../schemas/common.ts';
import { absolute, type Site } from './site.ts';

/** An endpoint in a discovery payload has exactly method, path, url and purpose. */
export function endpoint(id: RouteId, site: Site): Endpoint {
  const { method, path, purpose } = routes[id];
  return { method, path, url: absolute(site, path), purpose };
}

/** Every endpoint for agents that answers today, in table order. */
export function endpoints(site: Site): Endpoint[] {
  return readyRoutes.filter((route) => !route.aside).map(({ id }) => endpoint(id, site));
}
