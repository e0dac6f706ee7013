/**
 * Every read surface as a resource under its own address, as JSON and as Markdown; items and levels
 * by templates.
 */
import {
  type McpServer,
  ProtocolError,
  ProtocolErrorCode,
  type ReadResourceResult,
  ResourceTemplate,
} from '@modelcontextprotocol/server';
import { fileOf, hasTwin, twinOf } from '../../src/files.ts';
import { type Route, readyRoutes } from '../../src/routes.ts';
import { queries } from '../../src/schemas/queries.ts';
import { absolute } from '../../src/surfaces/site.ts';
import { hasQuery } from '../http/query.ts';
import { type Match, matchPath, type Row } from '../table/match.ts';
import type { Sources } from './dependencies.ts';

type ErrorBody = {
  error: {
    code: string;
    message: string;
    retryable: boolean;
    suggested_next_url: string;
    fallback_url: string;
  };
};

const rows = readyRoutes.filter(
  ({ method, access, protocol }) => method === 'GET' && access === 'public' && !protocol,
);
const isItem = ({ path }: Route) => path.includes('{');
const hasLevels = ({ id }: Row) => hasQuery(id) && 'detail' in queries[id].shape;

/** Statistics change with every report; a minute is what the CDN keeps them, too. */
const COUNTS = { ttlMs: 60_000, cacheScope: 'public' } as const;

/** Path of the Markdown beside a row, where there is one. */
function markdownOf(row: Row): string | null {
  return hasTwin(row) && row.kind === 'static' ? `/${twinOf(fileOf(row.path, row.media))}` : null;
}

/**
 * Reads an address of this service through the door. Throws -32602 with the address and a way on
 * where nothing stands.
 */
async function readAddress(uri: URL, { ask, facts }: Sources): Promise<ReadResourceResult> {
  // What the address answers to whoever has no wish: at `/` that is text.
  const plain = uri.pathname === '/' || uri.pathname.endsWith('.md');
  const headers = { accept: plain ? '*/*' : 'application/json' };
  const response = await ask(new Request(uri, { headers }));
  const text = await response.text();
  if (!response.ok) {
    const { error } = JSON.parse(text) as ErrorBody;
    const { message, ...data } = error;
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, message, { uri: uri.href, ...data });
  }
  const entry = uri.search === '' ? facts.files.get(decodeURI(uri.pathname)) : undefined;
  const mimeType =
    entry?.media ?? response.headers.get('content-type')?.split(';')[0] ?? 'application/json';
  const meta = entry ? { _meta: { content_hash: entry.etag, last_modified: entry.modified } } : {};
  return { contents: [{ uri: uri.href, mimeType, text, ...meta }] };
}

/** Ids of the items of a row that begin with some letters. */
function itemsOf(row: Row, { snapshot }: Sources): (value: string) => string[] {
  const own = ({ rows: [first] }: Match) => first?.id === row.id;
  return (value) =>
    snapshot.paths
      .flatMap((path) => {
        const match = matchPath(path);
        return match?.param && own(match) ? [match.param] : [];
      })
      .filter((id) => id.startsWith(value.toLowerCase()))
      .slice(0, 100);
}

function registerFixed(server: McpServer, row: Row, sources: Sources): void {
  const { snapshot, facts } = sources;
  const add = (name: string, path: string, mimeType: string) => {
    const entry = facts.files.get(path);
    const config = {
      description: row.purpose,
      mimeType,
      ...(entry?.modified ? { annotations: { lastModified: entry.modified } } : {}),
      ...(entry ? { _meta: { content_hash: entry.etag } } : {}),
      ...(row.kind === 'operation' ? { cacheHint: COUNTS } : {}),
    };
    server.registerResource(name, absolute(snapshot, path), config, (uri) =>
      readAddress(uri, sources),
    );
  };
  add(row.id, row.path, row.media);
  const markdown = markdownOf(row);
  if (markdown) add(`${row.id}.md`, markdown, 'text/markdown');
}

function registerTemplates(server: McpServer, row: Row, sources: Sources): void {
  const name = /\{(\w+)\}/.exec(row.path)?.[1];
  const complete = name ? { [name]: itemsOf(row, sources) } : {};
  const levels = hasLevels(row)
    ? (queries[row.id as 'getArticle'].shape.detail.unwrap().options as readonly string[])
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
    server.registerResource(id, template, { description: row.purpose, mimeType }, (uri) =>
      readAddress(uri, sources),
    );
  };
  // The first that fits answers, and a parameter takes everything up to the next slash: the narrow
  // ones come first.
  const markdown = markdownOf(row);
  if (isItem(row) && markdown) add(`${row.id}.md`, markdown, 'text/markdown');
  if (levels.length > 0)
    add(`${row.id}.detail`, `${row.path}{?detail}`, row.media, {
      detail: (value) => levels.filter((level) => level.startsWith(value)),
    });
  if (isItem(row)) add(row.id, row.path, row.media);
}

/** Registers all resources and templates, in table order. */
export function registerResources(server: McpServer, sources: Sources): void {
  for (const row of rows) {
    if (!isItem(row)) registerFixed(server, row, sources);
    registerTemplates(server, row, sources);
  }
}
