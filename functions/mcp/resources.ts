/**
 * Every read surface as a resource under its own address, as JSON and as Markdown; items and levels
 * by templates.
 */
import type { McpServer } from '@modelcontextprotocol/server';
import { ProtocolError, ProtocolErrorCode, ResourceTemplate } from '@modelcontextprotocol/server';
import { fileOf, hasTwin, twinOf } from '../../src/files.ts';
import { type Route, readyRoutes } from '../../src/routes.ts';
import { needsQuery, parametersOf } from '../../src/schemas/parameters.ts';
import { queries } from '../../src/schemas/queries.ts';
import { absolute, spelledOut } from '../../src/surfaces/site.ts';
import type { ErrorBody } from '../http/problem.ts';
import { idsAmong, isPublicRead, type NamedRoute } from '../table/match.ts';
import type { Sources } from './dependencies.ts';
import { targetOf } from './tools/address.ts';
import { portionOf } from './tools/portions.ts';

const routes = readyRoutes.filter((route) => isPublicRead(route) && !needsQuery(route.id));
const isItem = ({ path }: Route) => path.includes('{');
const hasLevels = ({ id }: NamedRoute) => 'detail' in parametersOf(id);

/** Statistics change with every report; a minute is what the CDN keeps them, too. */
const COUNTS = { ttlMs: 60_000, cacheScope: 'public' } as const;

const markdownOf = (route: NamedRoute): string | null =>
  hasTwin(route) && route.kind === 'static' ? `/${twinOf(fileOf(route.path, route.media))}` : null;

/**
 * Reads an address of this service through the gateway. Throws -32602 with the address and a way on
 * where nothing stands.
 */
async function readAddress(uri: URL, { ask, facts, snapshot }: Sources) {
  // What the address answers to whoever has no wish: at `/` that is text.
  const plain = uri.pathname === '/' || uri.pathname.endsWith('.md');
  const headers = { accept: plain ? '*/*' : 'application/json' };
  const response = await ask(new Request(uri, { headers }));
  const text = await response.text();
  if (!response.ok) {
    const { error } = JSON.parse(text) as ErrorBody;
    const { message, ...data } = error;
    const told = spelledOut(message, snapshot);
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, told, { uri: uri.href, ...data });
  }
  const entry = uri.search === '' ? facts.files.get(decodeURI(uri.pathname)) : undefined;
  const mimeType =
    entry?.media ?? response.headers.get('content-type')?.split(';')[0] ?? 'application/json';
  const given = portionOf(text, uri.href, snapshot.base);
  const type = given === text ? mimeType : 'application/json';
  // Of an outline, what the list tells of the whole.
  const whole = given === text ? {} : { mimeType, size: Buffer.byteLength(text) };
  const meta = entry
    ? { content_hash: entry.etag, last_modified: entry.modified, ...whole }
    : whole;
  return { contents: [{ uri: uri.href, mimeType: type, text: given, _meta: meta }] };
}

/** Ids of the items of a route that begin with some letters. */
const itemsOf =
  (route: NamedRoute, { snapshot }: Sources) =>
  (value: string) =>
    idsAmong(snapshot.paths, route.id)
      .filter((id) => id.startsWith(value.toLowerCase()))
      .slice(0, 100);

function registerFixed(server: McpServer, route: NamedRoute, sources: Sources): void {
  const { snapshot, facts } = sources;
  const add = (name: string, path: string, mimeType: string) => {
    const entry = facts.files.get(path);
    const config = {
      description: route.purpose,
      mimeType,
      ...(entry?.modified ? { annotations: { lastModified: entry.modified } } : {}),
      ...(entry ? { size: entry.size } : {}),
      // That of a twin is told with it: one list has room for one hash a surface.
      ...(entry && path === route.path ? { _meta: { content_hash: entry.etag } } : {}),
      ...(route.kind === 'operation' ? { cacheHint: COUNTS } : {}),
    };
    server.registerResource(name, absolute(snapshot, path), config, (uri) =>
      readAddress(uri, sources),
    );
  };
  add(route.id, route.path, route.media);
  const markdown = markdownOf(route);
  if (markdown) add(`${route.id}.md`, markdown, 'text/markdown');
}

function registerTemplates(server: McpServer, route: NamedRoute, sources: Sources): void {
  const name = /\{(\w+)\}/.exec(route.path)?.[1];
  const complete = name ? { [name]: itemsOf(route, sources) } : {};
  const levels = hasLevels(route)
    ? (queries[route.id as 'getArticle'].shape.detail.unwrap().options as readonly string[])
    : [];
  const add = (
    id: string,
    path: string,
    mimeType: string,
    more: Record<string, (value: string) => string[]> = {},
  ) => {
    const template = new ResourceTemplate(absolute(sources.snapshot, path), {
      list: undefined,
      complete: { ...complete, ...more },
    });
    server.registerResource(id, template, { description: route.purpose, mimeType }, (uri) =>
      readAddress(uri, sources),
    );
  };
  // The first that fits answers, and a parameter takes everything up to the next slash: the narrow
  // ones come first.
  const markdown = markdownOf(route);
  if (isItem(route) && markdown) add(`${route.id}.md`, markdown, 'text/markdown');
  if (levels.length > 0)
    add(`${route.id}.detail`, `${route.path}{?detail}`, route.media, {
      detail: (value) => levels.filter((level) => level.startsWith(value)),
    });
  if (isItem(route)) add(route.id, route.path, route.media);
}

/** Registers all resources and templates, in table order, or those of the route of an address. */
export function registerResources(server: McpServer, sources: Sources, { uri }: { uri?: unknown }) {
  const asked =
    typeof uri === 'string' ? targetOf(uri, sources.snapshot.base)?.route.id : undefined;
  for (const route of routes) {
    if (asked !== undefined && route.id !== asked) continue;
    if (!isItem(route)) registerFixed(server, route, sources);
    registerTemplates(server, route, sources);
  }
}
