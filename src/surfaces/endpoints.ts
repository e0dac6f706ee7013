/** Endpoint objects and descriptors, derived from the table. */
import { type RouteId, readyRoutes, routes } from '../routes.ts';
import type { Endpoint } from '../schemas/common.ts';
import { absolute, type Site } from './site.ts';

/** Exactly method, path, url and purpose: surface contract rule 6 (spec section 1). */
export function endpoint(id: RouteId, site: Site): Endpoint {
  const { method, path, purpose } = routes[id];
  return { method, path, url: absolute(site, path), purpose };
}

/** Every endpoint for agents that answers today, in table order. */
export function endpoints(site: Site): Endpoint[] {
  return readyRoutes.filter((route) => !route.aside).map(({ id }) => endpoint(id, site));
}
