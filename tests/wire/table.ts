/** What is asked of both places: derived from the table, from the build, and from bad habits. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { plainPath } from '../../functions/table/match.ts';
import { fileOf, hasTwin, twinOf } from '../../src/files.ts';
import { pages, privatePages, type Route, routesOf } from '../../src/routes.ts';
import { queries } from '../../src/schemas/queries.ts';
import { GATEWAY_FILE, type GatewayFile } from '../../src/surfaces/files-index.ts';

export type Asked = {
  /** Id of the row, or what else is asked for: `page`, `asset`, `nowhere`. */
  of: string;
  method: string;
  /** `{{name}}` in path, headers and body stands for what an earlier answer told. */
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** Answers from what was stored: asked for in order, and one at a time. */
  live: boolean;
  /** Members of the answer to keep, by the name under which later requests use them. */
  keep?: Record<string, string>;
};

/** Credentials that both places have. */
export const ADMIN_KEY = 'parity-key-of-the-owner';
export const TOKEN = 'parity-token-for-everything';

const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8';
const ORIGIN = { origin: 'https://example.org', 'access-control-request-method': 'POST' };
const JSON_BODY = { 'content-type': 'application/json' };

type Row = ReturnType<typeof routesOf>[number];
type Build = { folder: string; facts: GatewayFile };

/** An item of a row with a parameter that this build has, or a made-up one. */
function itemOf({ path }: Pick<Route, 'path'>, { paths, pages: known }: GatewayFile): string {
  if (!path.includes('{')) return path;
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/.]+')}$`);
  return (
    [...paths, ...Object.keys(known)].find((one) => pattern.test(one)) ??
    path.replace(/\{\w+\}/g, 'acme-2026')
  );
}

const get = (of: string, path: string, headers = {}, method = 'GET'): Asked => ({
  of,
  method,
  path,
  headers,
  live: false,
});

/** Queries of a row: each parameter right and wrong, two at once, and what is none. */
function queriesOf({ id }: Row): string[] {
  const shape = (queries as Partial<Record<string, { shape: object }>>)[id]?.shape;
  if (!shape) return ['?utm_source=x'];
  const names = Object.keys(shape);
  const right: Record<string, string> = {
    detail: 'full',
    since: '1950-01-01',
    changed_since: '2020-01-01',
    tag: 'cobol',
    q: 'navy',
    project: 'cobol',
    limit: '2',
  };
  const wrong: Record<string, string> = {
    detail: 'all',
    since: 'x',
    changed_since: '',
    limit: '0',
  };
  return [
    ...names.map((name) => `?${name}=${right[name] ?? '1'}`),
    ...names.filter((name) => name in wrong).map((name) => `?${name}=${wrong[name]}`),
    `?${names.map((name) => `${name}=${right[name] ?? '1'}`).join('&')}`,
    `?${names[0]}=1&${names[0]}=2`,
    '?limt=3&utm_source=x',
  ];
}

/** What each row is asked for in one of its ways: the rows take turns. */
const FORMS = [{ accept: 'application/json' }, { accept: 'image/png' }, { accept: 'text/*;q=0.3' }];
const CODINGS = [{ 'accept-encoding': 'gzip' }, { 'accept-encoding': 'br, gzip;q=0.5' }];
const CONDITIONS = [
  { 'if-none-match': '*' },
  { 'if-none-match': 'W/"other"' },
  { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
  { 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
];

function turn<T>({ id }: Row, list: readonly T[]): T {
  const sum = [...id].reduce((total, char) => total + char.charCodeAt(0), 0);
  return list[sum % list.length] as T;
}

/** The hash of a document of ours, as its reader knows it. */
function hashOf(path: string, media: string, folder: string): string[] {
  const file = join(folder, fileOf(path, media));
  // A profile may have nothing of a kind: then no item has a hash.
  if (media !== 'application/json' || !existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  const { content_hash } = JSON.parse(text) as { content_hash?: string };
  return content_hash ? [content_hash] : [];
}

/** Requests to a row that is a file. */
function readsOf(row: Row, { facts, folder }: Build): Asked[] {
  const path = itemOf(row, facts);
  const ask = (at: string, headers = {}, method = 'GET') => get(row.id, at, headers, method);
  const names = [path, ...(row.aliases ?? [])];
  const file = fileOf(path, row.media);
  const twins = hasTwin(row) ? names.map((name) => twinOf(`${plainPath(name)}.json`)) : [];
  return [
    ...names.map((name) => ask(name)),
    ...twins.filter((twin) => twin !== '.md').map((twin) => ask(twin)),
    ask(path, {}, 'HEAD'),
    ask(path, ORIGIN, 'OPTIONS'),
    ask(path, {}, 'DELETE'),
    ask(`/${file}`),
    ask(path.endsWith('/') ? path : `${path}/`),
    ask(path, { accept: 'text/markdown' }),
    ask(path, { accept: BROWSER }),
    ask(path, turn(row, FORMS)),
    ask(path, turn(row, CODINGS)),
    ...hashOf(path, row.media, folder).map((tag) => ask(path, { 'if-none-match': tag })),
    ask(path, turn(row, CONDITIONS), turn(row, ['GET', 'HEAD'])),
    ...queriesOf(row).map((query) => ask(`${path}${query}`)),
    ...(row.path.includes('{')
      ? [
          ask(`${path}x`),
          ask(`${path}x`, { accept: BROWSER }),
          ask(`${path}/x`),
          ask(`${path}x.md`),
        ]
      : [ask(`${path}x`)]),
  ];
}

/** Credentials that a row takes. */
function credentialsOf({ access }: Row): Record<string, string>[] {
  const header = access === 'admin_key' ? 'x-admin-key' : 'authorization';
  const right = access === 'admin_key' ? ADMIN_KEY : `Bearer ${TOKEN}`;
  const wrong = access === 'admin_key' ? 'wrong' : 'Bearer wrong';
  return access === 'public' ? [{}] : [{}, { [header]: wrong }, { [header]: right }];
}

const RPC = {
  mcp: { jsonrpc: '2.0', id: 1, method: 'ping' },
  a2a: { jsonrpc: '2.0', id: 1, method: 'GetTask', params: { id: 'x' } },
} as const;

/** Requests to a row that a function answers. */
function callsOf(row: Row, { facts }: Build): Asked[] {
  const path = itemOf(row, facts);
  const { method } = row;
  const ask = (at: string, headers = {}, how: string = method, body?: string): Asked => ({
    ...get(row.id, at, headers, how),
    ...(body === undefined ? {} : { body }),
    live: true,
  });
  const credentials = credentialsOf(row);
  const last = credentials.at(-1) ?? {};
  const example = row.protocol ? RPC[row.protocol] : facts.contracts?.[row.id]?.example;
  const body = JSON.stringify(example ?? {});
  const sends = method === 'POST' || method === 'PATCH';
  return [
    ...credentials.map((given) =>
      sends ? ask(path, { ...JSON_BODY, ...given }, method, body) : ask(path, given),
    ),
    ask(path, ORIGIN, 'OPTIONS'),
    ask(path, {}, 'PUT'),
    ...(sends
      ? [
          ask(path, { ...JSON_BODY, ...last }, method, '{}'),
          ask(path, { ...JSON_BODY, ...last }, method, '{"'),
          ask(path, { ...last, 'content-type': 'text/plain' }, method, 'Hello'),
          ask(`${path}/`, { ...JSON_BODY, ...last }, method, '[]'),
          ask(`${path}?utm_source=x`, { ...JSON_BODY, ...last }, method, body),
        ]
      : []),
    ...(method === 'GET'
      ? [
          ask(path, last, 'HEAD'),
          ask(`${path}/`, last),
          ask(`${path}?limit=x&since=y`, last),
          ask(path, { ...last, 'if-none-match': '*' }),
        ]
      : []),
  ];
}

/** Requests to a page. */
function pagesOf(path: string): Asked[] {
  return [
    get('page', path, { accept: BROWSER }),
    get('page', path),
    get('page', path, { accept: 'text/markdown' }),
    get('page', `${path}.md`),
    get('page', `${path}/`, { accept: BROWSER }),
    get('page', path, { accept: BROWSER }, 'HEAD'),
    get('page', path, {}, 'OPTIONS'),
    get('page', path, {}, 'POST'),
    get('page', `${path}x`, { accept: BROWSER }),
    get('page', `${path}x`),
  ];
}

/** One file of each extension beside the documents. */
function assetsOf(folder: string): Asked[] {
  const files = ['', '_astro/', 'social/'].flatMap((part) =>
    readdirSync(join(folder, part)).map((name) => `/${part}${name}`),
  );
  const kinds = new Map(files.map((file) => [extname(file), file]));
  return [...kinds.values()]
    .filter((file) => extname(file) !== '')
    .flatMap((file) => [get('asset', file), get('asset', file, {}, 'HEAD')]);
}

/** What agents and scanners guess, and what is not for them. */
const NOWHERE = [
  ...['/nothing', '/docs', '/api/projets', '/api/claims/nothing/more', '/projets/cobol'],
  ...['/.well-known/agent-cart.json', '/.well-known/nothing', '/.env', '/wp-login.php'],
  ...['/favicon.ico', '/swagger.json', '/graphql', '/v1/chat', '/api/%zz', '/%ff'],
  ...['/api/%70rofile', '/API/PROFILE', '//api/profile', '/api//profile', '/variants/nothing.json'],
  ...['/_astro/nothing.js', '/_redirects', '/_headers'],
];

/** Files by names that nobody is told. */
const ASIDE = ['/404', '/404.html', '/home', '/home/', '/index.html', '/index.md', '/index.txt'];

/** Every request, in an order that both places are asked in. */
export function requestsFor(folder: string): Asked[] {
  const facts = JSON.parse(readFileSync(join(folder, GATEWAY_FILE), 'utf8')) as GatewayFile;
  const has = (path: string) => facts.paths.includes(path);
  const rows = routesOf({ signed: has('/api/signatures'), history: has('/record.jsonl') });
  const shown = [...pages, ...privatePages].map(({ path }) => itemOf({ path }, facts));
  const build = { folder, facts };
  const all = [
    ...rows.flatMap((row) => (row.kind === 'static' ? readsOf(row, build) : [])),
    ...shown.flatMap(pagesOf),
    ...assetsOf(folder),
    ...ASIDE.map((path) => get('aside', path)),
    ...NOWHERE.flatMap((path) => [
      get('nowhere', path),
      get('nowhere', path, { accept: BROWSER }),
      get('nowhere', path, { accept: 'application/json' }, 'HEAD'),
      get('nowhere', path, {}, 'DELETE'),
    ]),
    ...rows.flatMap((row) => (row.kind === 'operation' ? callsOf(row, build) : [])),
  ];
  const told = new Map(all.map((one) => [JSON.stringify({ ...one, of: '' }), one]));
  return [...told.values()];
}
