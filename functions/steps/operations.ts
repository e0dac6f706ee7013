/** The steps of operations: what a function answers, given the operations of the service. */
import { randomUUID } from 'node:crypto';
import type * as z from 'zod';
import type { RouteId } from '../../src/routes.ts';
import { markdownTwin } from '../../src/surfaces/markdown.ts';
import type { ProblemSite } from '../../src/surfaces/problem.ts';
import { type Sealed, seal } from '../../src/surfaces/seal.ts';
import { absolute } from '../../src/surfaces/site.ts';
import { contentType, preferred } from '../http/accept.ts';
import { authorize, type Credentials } from '../http/credentials.ts';
import { isForm, NOT_SENT, seesPage, THANKS } from '../http/form.ts';
import {
  type Claimed,
  callHash,
  callId,
  claimKey,
  idempotencyHeader,
  keepResult,
  type Result,
  recordId,
} from '../http/idempotency.ts';
import type { Ignored } from '../http/ignored.ts';
import { isLines, linesBody } from '../http/lines.ts';
import {
  contractPath,
  methodNotAllowed,
  Problem,
  type Recovery,
  stackTrace,
} from '../http/problem.ts';
import { type SignedCall, signedCall } from '../http/signed-call.ts';
import { type Stores, StoreUnavailable } from '../store/store.ts';
import {
  isOpen,
  type Match,
  matchPath,
  type NamedRoute,
  pathnameOf,
  plainPath,
  routeFor,
} from '../table/match.ts';
import { conditional } from './conditional.ts';
import { problemAnswer, problemOf } from './errors.ts';
import { headersFor, operationHeaders } from './headers.ts';
import { readBody, readQuery, schemasOf, unusedParameters } from './input.ts';
import { type Answer, type Exchange, respond, type Steps } from './steps.ts';

/** What a call is to an operation, whatever it asks for. */
export type Call = {
  /** Time of this call, ISO 8601 in UTC with milliseconds; of the first one of repeats. */
  at: string;
  /** Time of this very call, when it repeats an earlier one; else the same as `at`. */
  now: string;
  /** An id for a new record, the same again when the call is repeated. */
  id: () => string;
  /** The hash of its claim, so that it goes with its record; null without an Idempotency-Key. */
  claim: string | null;
  /** If-Match, where the row takes it: what is changed must be as the caller knows it. */
  ifMatch: string | null;
  /** The hash of the id by which the caller learns what became of it; null where nobody does. */
  call: string | null;
  /** What its caller signed, to be verified after the answer; null where nobody did. */
  signed: SignedCall | null;
  /** Which variables of the environment are set, by name. */
  configuration: Record<string, boolean>;
};

/** What requests are answered from. The operations get the rest of it, whatever else there is. */
export type Backend = {
  /** The operation of each route, for validated input. */
  operations: Partial<Record<RouteId, (input: never, given: never) => Promise<object>>>;
  stores: Stores;
  /** The base URL, what each route takes, and every path that a reader can fetch. */
  snapshot: ProblemSite & { paths: readonly string[] };
  now: () => Date;
  webhook: unknown;
  mail?: unknown;
  /** What opens the private routes. */
  credentials: Credentials;
  /** One line for the operator, never with anything that a caller sent. */
  log: (line: string) => void;
  /** As `Limit` (http/limits.ts) for the caller; absent where the platform counts. */
  take?: (route: NamedRoute, bytes: number) => (() => void) | Promise<() => void>;
  /** Told of a wrong credential or address; after too many, a problem in its place. */
  failed?: () => Promise<Problem | null>;
  /** What the operator was warned of since the start, a sentence each. */
  warnings?: readonly string[];
};

/** An operation that was asked for. A member is there from the step on that sets it. */
type Asked = Exchange & {
  service: Backend;
  now: string;
  // identify
  route: NamedRoute;
  params: Match['params'];
  /** The way on from a problem. */
  where: Recovery;
  // validate
  schemas: Awaited<ReturnType<typeof schemasOf>>;
  query: unknown;
  body: unknown;
  ignored: Ignored[];
  key: string | null;
  // limit: gives the call back, or why the caller may begin nothing new
  giveBack?: (() => void) | undefined;
  refusal?: Problem;
  // idempotency
  claimed?: Claimed;
  /** By which the caller learns what became of it, where the row has that. */
  callId?: string;
  signed?: SignedCall | null;
  // answer
  begun?: boolean;
};

function identify(asked: Asked): undefined {
  const { request, service } = asked;
  const match = matchPath(plainPath(pathnameOf(request)));
  if (!match)
    throw new Problem({
      code: 'endpoint_not_found',
      message: 'There is nothing at this path; /api/ lists every endpoint.',
      fallback: '/api/',
    });
  const route = routeFor(match, request.method);
  if (route?.kind !== 'operation') throw methodNotAllowed(match.routes);
  asked.route = route;
  asked.params = match.params;
  asked.where = {
    // A fallback is to be fetched, and not every path has a GET.
    fallback: service.snapshot.paths.includes(route.path) ? route.path : '/api/',
    suggested: route.method === 'GET' ? '/api/' : contractPath(route),
    contract: route.id,
  };
}

async function validate(asked: Asked): Promise<undefined> {
  const { request, route, where } = asked;
  asked.query = readQuery(route, request, where);
  asked.schemas = await schemasOf(route);
  asked.signed = route.stores ? signedCall(request, asked.service.snapshot.base) : null;
  const { body, ignored } = await readBody(request, route, asked.schemas.body, where);
  asked.body = body;
  asked.ignored = [...unusedParameters(request, route), ...ignored];
  asked.key = route.stores ? idempotencyHeader(request, where) : null;
}

/** A caller above its limits may still repeat what a key has begun: the claim tells. */
async function limit(asked: Asked): Promise<undefined> {
  const { route, body, key, service } = asked;
  const bytes = service.take && route.stores ? Buffer.byteLength(JSON.stringify(body)) : 0;
  try {
    asked.giveBack = await service.take?.(route, bytes);
  } catch (error) {
    if (key === null || !(error instanceof Problem)) throw error;
    asked.refusal = error;
  }
}

async function idempotency(asked: Asked): Promise<Answer | undefined> {
  const { request, route, params, body, key, now, where, refusal, service } = asked;
  if (key === null) return;
  const { headers } = request;
  const credential = headers.get('authorization') ?? headers.get('x-admin-key') ?? '';
  // The same body to another item is another request.
  const content = Object.keys(params).length === 0 ? body : { body, params };
  const parts = { route: route.id, credential, key };
  const store = service.stores.open('idempotency');
  const claimed = await claimKey(store, parts, content, now, where, !refusal);
  if (!claimed) throw refusal;
  asked.claimed = claimed;
  // Earlier versions kept answers that name no address: they are made again.
  if (!claimed.result || (route.followedBy && claimed.claim.salt === undefined)) return;
  if (route.followedBy) asked.callId = callId(claimed.claim.at, key, claimed);
  asked.giveBack?.();
  return rendered(asked, claimed.result);
}

/** Which variables are set, never their values. */
const configurationOf = ({
  credentials,
  webhook,
  mail = null,
}: Backend): Record<string, boolean> => ({
  ACCESS_TOKENS: credentials.mcp.length + credentials.admin.length > 0,
  AUDIT_ADMIN_KEY: credentials.key.length > 0,
  FEED_TOKEN: credentials.feed.length > 0,
  CONTACT_WEBHOOK_URL: webhook !== null,
  NOTIFY_EMAIL: mail !== null,
});

async function answer(asked: Asked): Promise<Answer> {
  const { route, query, body, params, key, now, claimed, service } = asked;
  type Operation = (input: unknown, given: Call) => Promise<object>;
  const operation = service.operations[route.id] as Operation;
  const at = claimed?.claim.at ?? now;
  const claim = claimed?.hash ?? null;
  const seed = claim ?? randomUUID();
  const id = () => claimed?.claim.id ?? recordId(at, seed);
  if (route.followedBy) asked.callId = callId(at, key, claimed);
  const call = asked.callId ? callHash(asked.callId) : null;
  const ifMatch = route.versioned ? asked.request.headers.get('if-match') : null;
  const configuration = configurationOf(service);
  const { signed = null } = asked;
  const given = { ...service, at, now, id, claim, call, ifMatch, signed, configuration };
  asked.begun = true;
  const result = { status: route.status, payload: await operation({ body, query, params }, given) };
  if (claimed && !route.once)
    await keepResult(service.stores.open('idempotency'), claimed.hash, result);
  asked.giveBack = undefined;
  return rendered(asked, result);
}

/**
 * What is told beside a payload: what was stored (null: left out) or not used, and what follows.
 */
function added({ route, schemas, body, ignored, callId, service }: Asked): object {
  const shape = route.echoes ? schemas.body?.shape : undefined;
  const given = body as Record<string, unknown>;
  const stored = Object.keys(shape ?? {}).map((name) => [name, given[name] ?? null]);
  return {
    ...(shape ? { stored: Object.fromEntries(stored) } : {}),
    // It is in no kept answer: who reads the store learns no address.
    ...(route.followedBy && callId
      ? { status_url: absolute(service.snapshot, route.followedBy.replace('{id}', callId)) }
      : {}),
    ...(ignored.length > 0 ? { ignored } : {}),
  };
}

/** Throws a TypeError where a payload does not match its published schema: that is our fault. */
function checked<T>(payload: T, schema: z.ZodType | undefined, { id }: NamedRoute): T {
  if (!schema || schema.safeParse(payload).success) return payload;
  throw new TypeError(`the answer of ${id} does not match its schema`);
}

/** An answer as a document; `X-Content-Hash` is that of the answer, which has no room for it. */
function markdownAnswer(asked: Asked, sealed: Sealed<object>): Answer {
  const { route, params, service } = asked;
  const { purpose: title, path, status } = route;
  const { snapshot } = service;
  // An address that is a secret is repeated nowhere.
  const own = route.secret ? path : path.replace(/\{(\w+)\}/g, (_, name) => params[name] ?? '');
  const url = absolute(snapshot, own);
  return {
    status,
    body: markdownTwin(sealed, { title, url, base: snapshot.base }),
    headers: {
      'Content-Type': contentType('text/markdown'),
      'X-Content-Hash': sealed.content_hash,
    },
  };
}

/** The answer to who has no script: its Markdown, as a text, below what was asked. */
function textAnswer(asked: Asked, sealed: Sealed<object>): Answer {
  const { requirements } = asked.body as { requirements: readonly string[] };
  const list = requirements.map((one, at) => `${at + 1}. ${one}`).join('\n');
  const { body, headers, ...answer } = markdownAnswer(asked, sealed);
  const type = { 'Content-Type': contentType('text/plain') };
  return { ...answer, body: `${list}\n\n${body}`, headers: { ...headers, ...type } };
}

/** What an operation gave: JSON Lines, a text as it stands, a page for a form, or sealed JSON. */
function rendered(asked: Asked, { status, payload }: Result): Answer {
  const { request, route, schemas, name, service } = asked;
  const headers = { 'Content-Type': contentType(route.media) };
  // It may break off after its status was sent, which only the log can tell.
  if (isLines(payload)) {
    const failed = (error: unknown) => service.log(`${name} ${stackTrace(error)}`);
    return { status, body: linesBody(payload, failed), headers };
  }
  if (Object.keys(payload).join() === 'text')
    return { status, body: (payload as { text: string }).text, headers };
  const isPage = isForm(request, route.id);
  // The fragment is told to no server, and to no page that is opened from there.
  if (isPage && asked.callId) return pageAnswer(`${THANKS}#${asked.callId}`);
  const { last_modified = null, ...told } = payload as { last_modified?: string | null };
  const facts = { last_modified, breaking_changes_since: null };
  const sealed = checked(seal({ ...told, ...added(asked) }, facts), schemas.response, route);
  const best = preferred(request.headers.get('accept'), [route.media, 'text/markdown']);
  if (route.markdown && best === 'text/markdown') return markdownAnswer(asked, sealed);
  if (isPage) return textAnswer(asked, sealed);
  const isRead = route.access === 'public' && route.method === 'GET' && !route.secret;
  const own = (told as { etag?: string }).etag;
  const etag = isRead ? `"${sealed.content_hash}"` : own;
  const tag: Record<string, string> = etag === undefined ? {} : { ETag: etag };
  return { status, body: JSON.stringify(sealed), headers: { ...headers, ...tag } };
}

const pageAnswer = (page: string, headers: Record<string, string> = {}): Answer => ({
  status: 303,
  body: null,
  headers: { ...headers, Location: page, 'Cache-Control': 'no-store' },
});

function headers(answer: Answer, { request, route, name }: Asked): Answer {
  const decided =
    answer.status === 303
      ? {}
      : answer.status >= 400
        ? headersFor(isOpen(request), false)
        : operationHeaders(route);
  return { ...answer, headers: { ...decided, ...answer.headers, 'X-Request-Id': name } };
}

/** Whether a failure may be a guess: of a credential, or of what only some know. */
const isGuess = (error: unknown, route: NamedRoute | undefined): boolean =>
  error instanceof Problem &&
  (error.text.code === 'invalid_token' ||
    (error.text.code === 'audit_not_found' && route?.access === 'public') ||
    (error.text.code === 'content_not_found' && route?.secret === true));

/**
 * Calls that fail use up nothing of what their caller may send, unless what failed is the store:
 * what it did not confirm may be there all the same, and then more would be stored than counted.
 */
async function errors(error: unknown, asked: Asked): Promise<Answer> {
  const { request, route, service } = asked;
  if (!(asked.begun && error instanceof StoreUnavailable)) asked.giveBack?.();
  const problem = (isGuess(error, route) && (await service.failed?.())) || problemOf(error);
  return seesPage(request)
    ? pageAnswer(NOT_SENT, { ...problem.headers, 'X-Error-Code': problem.text.code })
    : problemAnswer(problem, service.snapshot);
}

const OPERATION: Steps<Asked> = {
  identify,
  authorise: ({ route, request, service }) => void authorize(route, request, service.credentials),
  validate,
  limit,
  idempotency,
  answer,
  // A private answer is kept nowhere; its tag is for If-Match.
  conditional: (answer, asked) =>
    asked.route?.access === 'public' ? conditional(answer, asked) : answer,
  headers,
  errors,
};

/** Answers a request to an operation. Never throws. */
export const answerOperation = (request: Request, service: Backend): Promise<Response> =>
  respond(OPERATION, {
    request,
    service,
    name: randomUUID(),
    log: service.log,
    now: service.now().toISOString(),
  } as Asked);
