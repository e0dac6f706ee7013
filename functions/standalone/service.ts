/** The whole service in one process: memory for plain reads, the gateway for the rest. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { partsOf } from '../../src/files.ts';
import { routeList } from '../../src/routes.ts';
import { needsQuery } from '../../src/schemas/parameters.ts';
import { FILES_INDEX, GATEWAY_FILE, type GatewayFile } from '../../src/surfaces/files-index.ts';
import { type Call, callOf, type EventMethod, type EventRoute } from '../events/event.ts';
import { gateway } from '../gateway/gateway.ts';
import type { Kept, Upstream } from '../gateway/upstream.ts';
import { type Caller, LOCAL } from '../http/caller.ts';
import { readHeaders, signedLink } from '../steps/headers.ts';
import { functionOf, matchPath, plainPath, routeOf, shellOf } from '../table/match.ts';
import { answerFile, coded, type ReadHeaders } from './reads.ts';
import { loadStaticFiles, type StaticFile } from './static-files.ts';
import { workOf } from './work.ts';
import type { WriteSide } from './write-side.ts';

export type Fetch = (request: Request, env?: HttpBindings) => Response | Promise<Response>;

/** Accept values that the gateway has nothing to decide about; at home JSON is the start. */
const anyForm = (accept: string | undefined, path: string | undefined): boolean =>
  accept === undefined || accept === '*/*' || (accept === 'application/json' && path !== '/');

/** What stands behind the gateway: a file, or nothing. */
function behindGateway(files: ReadonlyMap<string, StaticFile>, request: Request) {
  const [sent] = partsOf(request);
  const path = plainPath(sent);
  const file = files.get(sent) ?? files.get(path) ?? files.get(`/${shellOf(path)}`);
  if (!file) return new Response(null, { status: 404 });
  const headers = Object.fromEntries(request.headers) as ReadHeaders;
  return answerFile(file, request.method, headers);
}

/**
 * Paths of the table with their files. Files by their own name are the gateway's, their headers are
 * others; so are rows that answer nothing without a query.
 */
function plainReads(files: ReadonlyMap<string, StaticFile>): Map<string, StaticFile> {
  const plain = new Map<string, StaticFile>();
  for (const [name, file] of files)
    if (
      file.entry?.path &&
      file.media !== 'text/markdown' &&
      matchPath(name) &&
      !needsQuery(file.entry.id)
    )
      plain.set(name, file).set(file.entry.path, file);
  return plain;
}

const withoutBody = (response: Response): Response =>
  new Response(null, { status: response.status, headers: response.headers });

/**
 * The call of what needs no gateway: all that it needs is at hand, and the time it takes is that of
 * the fast path.
 */
function plainCall(
  route: EventRoute,
  method: EventMethod,
  incoming: HttpBindings['incoming'],
  status: number,
): Call {
  const { 'user-agent': userAgent, referer: referrer, host } = incoming.headers;
  return { route, method, status, userAgent, referrer, host, country: null };
}

/** What is sent to a path of its own, by its paths: the gateway would only pass it on. */
const SENDS = new Map(
  routeList
    .filter(({ kind, method, protocol }) => kind === 'operation' && method === 'POST' && !protocol)
    .flatMap((row) => [row.path, ...(row.aliases ?? [])].map((path) => [path, row.id] as const)),
);

/**
 * Serves a built folder, with `side` for what agents send and for the statistics. Plain reads never
 * leave the first lines: the files carry the headers that the gateway would give them. Throws when
 * the folder holds no build.
 */
export async function standaloneService(folder: string, side?: WriteSide): Promise<Fetch> {
  const site: GatewayFile = JSON.parse(await readFile(join(folder, GATEWAY_FILE), 'utf8'));
  const signed = signedLink(site);
  const files = await loadStaticFiles(folder, ({ id, path, media }) => {
    if (!path || media === 'text/markdown') return {};
    const headers = readHeaders(routeOf(id), path);
    return { ...headers, Link: [headers['Link'], ...signed].join(', ') };
  });
  const record = side?.record;
  const plain = plainReads(files);
  const decoder = new TextDecoder();
  // Callers do not get the index of the files; who answers from this place does.
  const entries = new Set([...files.values()].flatMap(({ entry }) => entry ?? []));
  const index = JSON.stringify([...entries]);
  const log = side?.log ?? (() => {});
  const work = workOf(site, log);
  const kept: Kept = new Map();
  const upstreamFor = (caller: Caller): Upstream => {
    const upstream: Upstream = {
      next: async (request) => {
        const by = side && functionOf(request);
        if (!by) return behindGateway(files, request);
        return by === 'operation'
          ? side.fetch(request, caller)
          : side.protocol(request, upstream, caller);
      },
      read: async (file) => {
        if (file === FILES_INDEX) return index;
        const found = files.get(`/${file}`);
        return found ? decoder.decode(found.identity.body) : null;
      },
      kept,
      log,
    };
    return upstream;
  };
  return (request, env) => {
    const incoming = env?.incoming;
    if (incoming && (incoming.method === 'GET' || incoming.method === 'HEAD')) {
      const file = plain.get(incoming.url ?? '');
      if (file && anyForm(incoming.headers.accept, incoming.url)) {
        const response = answerFile(file, incoming.method, incoming.headers);
        const method = incoming.method === 'HEAD' ? 'HEAD' : 'GET';
        const status = response instanceof Promise ? 200 : response.status;
        record?.(plainCall(file.entry?.id ?? 'other', method, incoming, status));
        return response;
      }
    }
    const caller = (incoming && side?.callerOf(incoming)) ?? LOCAL;
    const send = incoming?.method === 'POST' ? SENDS.get(incoming.url ?? '') : undefined;
    if (incoming && side && send)
      return work(caller, env, false, () => side.fetch(request, caller)).then((response) => {
        side.record(plainCall(send, 'POST', incoming, response.status));
        return coded(response, incoming.headers['accept-encoding']);
      });
    const acceptEncoding =
      incoming?.headers['accept-encoding'] ?? request.headers.get('accept-encoding') ?? undefined;
    // Counted by the request as it came: the gateway is asked for a HEAD as for a GET.
    const isComputed = functionOf(request) === null;
    const answer = async (asked: Request) => {
      const made = () => gateway(asked, upstreamFor(caller));
      const response = await work(caller, env, isComputed, made);
      const told = incoming && ((name: 'referer' | 'user-agent') => incoming.headers[name]);
      const call = record && callOf(request, response.status, null, told);
      if (call) record(call);
      return coded(response, acceptEncoding);
    };
    // HEAD is GET without the body, whatever was made and coded on the way.
    return request.method === 'HEAD'
      ? answer(new Request(request, { method: 'GET' })).then(withoutBody)
      : answer(request);
  };
}
