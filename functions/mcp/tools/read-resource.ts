/**
 * One tool for every read of the table, by name or by address, with the filters that each takes.
 */
import type { CallToolResult } from '@modelcontextprotocol/server';

import { fillPath } from '../../../src/files.ts';
import { type RouteId, readyRoutes } from '../../../src/routes.ts';
import { parametersOf } from '../../../src/schemas/parameters.ts';
import { queries } from '../../../src/schemas/queries.ts';
import type { FieldProblem } from '../../../src/surfaces/problem.ts';
import { isPublicRead, type NamedRoute } from '../../table/match.ts';
import type { Sources } from '../dependencies.ts';
import { type Args, inputOf } from '../json-schema.ts';
import { type Target, targetOf } from './address.ts';
import { invalid, success, wrong } from './answers.ts';
import { addressOf, readRoute } from './call.ts';
import { portion } from './portions.ts';
import { READS, type Tool } from './tool.ts';

/** What a route is called here: its path without `/api/`. */
const nameOf = ({ path }: NamedRoute): string =>
  path.replace(/^\/(api\/)?/, '').replace(/\/\{.*$/, '') || 'root';

/**
 * Typed reads that everybody may call, but those that other tools answer; items stand apart, under
 * their list's name.
 */
function readable(taken: readonly RouteId[]) {
  const routes = readyRoutes.filter(
    (route) =>
      isPublicRead(route) &&
      route.media === 'application/json' &&
      !(route.foreign || route.secret || taken.includes(route.id)),
  );
  const named = (test: (route: NamedRoute) => boolean) =>
    new Map(routes.filter(test).map((route) => [nameOf(route), route] as const));
  return {
    lists: named(({ path }) => !path.includes('{')),
    items: named(({ path }) => path.includes('{')),
  };
}

/** `claims (tag, limit)`: so that a model sends no filter in vain. */
const inWords = (lists: ReadonlyMap<string, NamedRoute>): string =>
  [...lists]
    .map(([name, route]) => [name, Object.keys(parametersOf(route.id)).join(', ')])
    .map(([name, filters]) => (filters ? `${name} (${filters})` : name))
    .join(', ');

/** The filters of all routes; what differs between them is told by what refuses. */
function filterSchemas(lists: ReadonlyMap<string, NamedRoute>): Record<string, object> {
  const all = [...lists.values()].flatMap(({ id }) =>
    id in queries
      ? Object.entries(inputOf(queries[id as keyof typeof queries])['properties'] as object)
      : [],
  );
  return Object.fromEntries(
    all.map(([name, { default: _d, minimum: _n, maximum: _x, description: _t, ...schema }]) => [
      name,
      schema,
    ]),
  );
}

/**
 * A list with the one record that an address names within it, without the hash of the whole; as it
 * is where none has that id.
 */
function onlyOf(result: CallToolResult, within: string): CallToolResult {
  const payload = result.structuredContent as Record<string, unknown> | undefined;
  const isMeant = (one: { id?: unknown; slug?: unknown } | null) =>
    one?.id === within || one?.slug === within;
  const lists = Object.entries(payload ?? {}).filter(([, value]) => Array.isArray(value)) as [
    string,
    object[],
  ][];
  if (!lists.some(([, list]) => list.some(isMeant))) return result;
  const kept = lists.map(([name, list]) => [name, list.filter(isMeant)]);
  return success({ ...payload, ...Object.fromEntries(kept), content_hash: null });
}

type Site = Sources['snapshot'];

/** The tool; `taken` are routes that other tools answer. */
export function readResource(taken: readonly RouteId[]): Tool {
  const { lists, items } = readable(taken);
  const filters = filterSchemas(lists);
  /** What is asked for: by name, with an id, or by address. */
  const find = (resource: unknown, id: unknown, { base, paths }: Site): Target | FieldProblem => {
    if (id !== undefined && id !== null && typeof id !== 'string')
      return wrong('id', 'Input should be a valid string');
    const named = typeof resource === 'string' ? lists.get(resource) : undefined;
    const address = named ? id?.includes('/') && id : resource;
    const target = typeof address === 'string' ? targetOf(address, base) : null;
    const known = [...lists.keys()].join(', ');
    if (!named && !target)
      return wrong('resource', `Input should be a url or path, or one of ${known}`);
    const route = target?.route ?? (named as NamedRoute);
    const ofList = items.get(nameOf(route));
    const search = target?.search ?? new URLSearchParams();
    const item = target?.item ?? id ?? null;
    if (item === null || route.path.includes('{')) {
      const within = target?.within ?? null;
      // What has an address of its own is read there.
      return ofList && within && paths.includes(fillPath(ofList.path, within))
        ? { route: ofList, item: within, search, within: null }
        : { route, item, search, within };
    }
    if (ofList) return { route: ofList, item, search, within: null };
    return wrong(
      'id',
      `Only ${[...items.keys()].join(', ')} have items of their own; leave id out`,
    );
  };
  const unused = ({ route }: Target, args: Args): FieldProblem[] => {
    const takes = Object.keys(parametersOf(route.id));
    const has = takes.length > 0 ? `takes ${takes.join(', ')} alone` : 'takes no filter';
    return Object.keys(filters)
      .filter((name) => args[name] !== undefined && args[name] !== null && !takes.includes(name))
      .map((name) => wrong(name, `This resource ${has}; leave it out`));
  };
  return {
    name: 'read_resource',
    title: 'Read one resource',
    description:
      'Reads one part of the record as JSON, as HTTP answers it. Take it when you know which ' +
      'part you need; to find a statement by words take search_profile. ' +
      `Names (and their filters): ${inWords(lists)}.`,
    input: {
      type: 'object',
      properties: {
        resource: {
          type: 'string',
          description: 'A name, or any url or path of this service that you were told.',
        },
        id: {
          type: 'string',
          description: `One item of ${[...items.keys()].join(', ')}, by its id or slug.`,
        },
        ...filters,
        page: { type: 'integer', description: 'Of what is too large at once: which page.' },
      },
      required: ['resource'],
    },
    annotations: READS,
    run: async (args, sources) => {
      const target = find(args['resource'], args['id'], sources.snapshot);
      const detail = 'msg' in target ? [target] : unused(target, args);
      if ('msg' in target || detail.length > 0) return invalid(detail, sources.snapshot);
      const result = await readRoute(target.route, args, sources, target);
      const own = target.within ? onlyOf(result, target.within) : result;
      return portion(own, addressOf(target.route, args, target), args['page'], sources);
    },
  };
}
