/** Endpoint objects and descriptors, derived from the table. */
import type * as z from 'zod';
import { type RouteId, readyRoutes, routes } from '../routes.ts';
import type { Endpoint } from '../schemas/common.ts';
import { bodies } from '../schemas/operation-payloads.ts';
import { absolute, type Site } from './site.ts';

/** What a call takes, where it takes a body: `: {question}`, the members that it must have. */
function bodyOf(id: RouteId): string {
  const body = (bodies as Partial<Record<RouteId, z.ZodObject>>)[id];
  if (!body) return '';
  const needed = Object.entries(body.shape).filter(([, member]) => !member.isOptional());
  return `: {${needed.map(([name]) => name).join(', ')}}`;
}

/** An endpoint in a discovery payload has exactly method, path, url and purpose. */
export function endpoint(id: RouteId, site: Site): Endpoint {
  const { method, path, purpose } = routes[id];
  return { method, path, url: absolute(site, path), purpose: `${purpose}${bodyOf(id)}` };
}

/** Every endpoint for agents that answers today, in table order; the owner's come last. */
export function endpoints(site: Site): Endpoint[] {
  const shown = readyRoutes.filter((route) => !route.aside);
  const isOwners = ({ group }: (typeof shown)[number]) => group === 'admin';
  return [...shown.filter((row) => !isOwners(row)), ...shown.filter(isOwners)].map(({ id }) =>
    endpoint(id, site),
  );
}
