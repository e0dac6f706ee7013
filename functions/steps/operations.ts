/** The steps of operations: what a function answers, given the operations of the service. */
import { randomUUID } from 'node:crypto';
import { partsOf } from '../../src/files.ts';
import { authorize } from '../http/credentials.ts';
import { NOT_SENT, seesPage } from '../http/form.ts';
import { callHash, callId, claimKey, idempotencyHeader, recordId } from '../http/idempotency.ts';
import { ignoredParameters } from '../http/ignored.ts';
import { contractPath, methodNotAllowed, Problem, type Recovery } from '../http/problem.ts';
import { resultKey } from '../store/keys.ts';
import { StoreUnavailable } from '../store/store.ts';
import { isOpen, matchOf, type NamedRoute, routeFor } from '../table/match.ts';
import type { Asked, Backend, Call } from './asked.ts';
import { conditional } from './conditional.ts';
import { problemAnswer, problemOf } from './errors.ts';
import { headersFor, operationHeaders } from './headers.ts';
import { readBody, readQuery, schemasOf, signedCall } from './input.ts';
import { pageAnswer, rendered } from './rendered.ts';
import { type Answer, respond, type Steps } from './steps.ts';

function identify(asked: Asked): undefined {
  const match = matchOf(asked.request);
  const nothing = 'There is nothing at this path; /api/ lists every endpoint.';
  if (!match) throw new Problem('endpoint_not_found', nothing, { fallback: '/api/' });
  const route = routeFor(match, asked.request.method);
  if (route?.kind !== 'operation') throw methodNotAllowed(match);
  Object.assign(asked, { route, params: match.params });
}

/** The way on from a problem that comes before the answer and names none. */
const wayOn = ({ route, service }: Asked): Recovery => ({
  // A fallback is to be fetched, and not every path has a GET.
  fallback: service.snapshot.paths.includes(route.path) ? route.path : '/api/',
  suggested: route.method === 'GET' && !route.contract ? '/api/' : contractPath(route),
  contract: route.id,
});

async function validate(asked: Asked): Promise<undefined> {
  const { request, route } = asked;
  const searchParams = new URLSearchParams(partsOf(request)[1]);
  asked.query = readQuery(route, request, searchParams);
  asked.schemas = await schemasOf(route);
  asked.signed = route.stores ? signedCall(request, asked.service.snapshot.base) : null;
  const { body, unused } = await readBody(request, route, asked.schemas.body);
  asked.body = body;
  asked.ignored = [...ignoredParameters(searchParams, route), ...unused];
  asked.key = route.stores ? idempotencyHeader(request) : null;
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
  const { request, route, params, body, key, now, refusal, service } = asked;
  if (key === null) return;
  const { headers } = request;
  const credential = headers.get('authorization') ?? headers.get('x-admin-key') ?? '';
  // The same body to another item is another request.
  const content = Object.keys(params).length === 0 ? body : { body, params };
  const parts = { route: route.id, credential, key };
  const store = service.stores.open('idempotency');
  const claimed = await claimKey(store, parts, content, now, !refusal);
  if (!claimed) throw refusal;
  asked.claimed = claimed;
  // Earlier versions kept answers that name no address: they are made again.
  if (!claimed.result || (route.followedBy && claimed.claim.salt === undefined)) return;
  if (route.followedBy) asked.callId = callId(claimed.claim.at, key, claimed);
  asked.giveBack?.();
  return rendered(asked, claimed.result);
}

async function answer(asked: Asked): Promise<Answer> {
  const { route, query, body, params, key, now, claimed, signed, service } = asked;
  type Operation = (input: unknown, given: Call) => Promise<object>;
  const operation = service.operations[route.id] as Operation;
  const at = claimed?.claim.at ?? now;
  const claim = claimed?.hash ?? null;
  const id = () => claimed?.claim.id ?? recordId(at, claim ?? asked.name);
  if (route.followedBy) asked.callId = callId(at, key, claimed);
  const call = asked.callId ? callHash(asked.callId) : null;
  const ifMatch = route.versioned ? asked.request.headers.get('if-match') : null;
  const given = { ...service, at, now, id, claim, call, ifMatch, signed };
  asked.begun = true;
  const result = { status: route.status, payload: await operation({ body, query, params }, given) };
  if (claimed && !route.once)
    await service.stores.open('idempotency').create(resultKey(claimed.hash), result);
  asked.giveBack = undefined;
  return rendered(asked, result);
}

function headers(answer: Answer, { request, route, name }: Asked): Answer {
  const failed = answer.status >= 400 && headersFor(isOpen(request), false);
  const decided = answer.status === 303 ? {} : failed || operationHeaders(route);
  return { ...answer, headers: { ...decided, ...answer.headers, 'X-Request-Id': name } };
}

/** Whether a failure may be a guess: of a credential, or of what only some know. */
const isGuess = (error: unknown, route: NamedRoute | undefined): boolean =>
  error instanceof Problem &&
  (error.text.code === 'invalid_token' ||
    (error.text.code === 'audit_not_found' && route?.access === 'public') ||
    (error.text.code === 'content_not_found' && route?.secret === true));

/**
 * Calls that fail use up nothing of what their caller may send, unless the store failed: what it
 * did not confirm may be there all the same.
 */
async function errors(error: unknown, asked: Asked): Promise<Answer> {
  const { request, route, service } = asked;
  if (!(asked.begun && error instanceof StoreUnavailable)) asked.giveBack?.();
  const problem = (isGuess(error, route) && (await service.failed?.())) || problemOf(error);
  return seesPage(request)
    ? pageAnswer(NOT_SENT, { ...problem.headers, 'X-Error-Code': problem.text.code })
    : problemAnswer(problem, service.snapshot, asked.begun || !route ? undefined : wayOn(asked));
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
