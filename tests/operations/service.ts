/**
 * The write side with nothing real behind it: memory stores, a fixed clock, and the facts of the
 * built example.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { type Snapshot, snapshotFrom } from '../../functions/answers/facts/snapshot.ts';
import { storeLog } from '../../functions/events/store-log.ts';
import { credentialsFrom } from '../../functions/http/credentials.ts';
import type { Service } from '../../functions/operations/operation.ts';
import { operations } from '../../functions/operations/operations.ts';
import { answerOperation } from '../../functions/steps/operations.ts';
import type { StoreName, Stores } from '../../functions/store/store.ts';
import { memoryStores } from '../store/memory.ts';
import { EXAMPLE } from '../support/build.ts';

export const BASE = 'http://localhost:11906';

export const example: Snapshot = await snapshotFrom(async (file) =>
  JSON.parse(await readFile(join(EXAMPLE, file), 'utf8')),
);

export const CONTACT = { intent: 'hire', from: 'someone@example.org' };
export const REPORT = {
  mission: { attempted: 'assess_expertise', completed: true, confidence_in_result: 4 },
  outcome: { achieved_goal: true },
};
export const QUESTION = { question: 'What degrees did she hold?' };
export const STATEMENT = { statement: 'She was born in 1906.' };
export const RUN = { eval_id: 'cite-a-claim' };

/** Each POST with the least it takes and the status of its success. */
export const POSTS = [
  { path: '/api/contact', least: CONTACT, status: 202 },
  { path: '/api/agent/ask', least: QUESTION, status: 200 },
  { path: '/api/agent-reports', least: REPORT, status: 201 },
  { path: '/api/evals/run', least: RUN, status: 200 },
  { path: '/api/claims/check', least: STATEMENT, status: 200 },
  { path: '/api/agent/match', least: { requirements: ['A doctorate'] }, status: 200 },
] as const;

/** Those that store what they are sent. */
export const STORING = POSTS.filter(({ path }) => /contact|ask|reports/.test(path));

const STORES: readonly StoreName[] = [
  'contacts',
  'questions',
  'reports',
  'report-facts',
  'audits',
  'audit-tokens',
  'events',
  'rollups',
  'idempotency',
];

/** A value with its compressed lines as text, so that what stands in them is seen. */
export function opened(value: unknown): unknown {
  const { lines, ...rest } = value as { lines?: string };
  if (typeof lines !== 'string') return value;
  return { ...rest, lines: gunzipSync(Buffer.from(lines, 'base64')).toString('utf8') };
}

/** Every record of some stores by store and key; documents are opened. */
export async function everything(stores: Stores): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {};
  for (const name of STORES)
    for (const key of await stores.open(name).list(''))
      all[`${name}:${key}`] = opened(await stores.open(name).read(key));
  return all;
}

/** Single records and facts of messages, questions and reports. */
export async function records(stores: Stores): Promise<unknown[]> {
  const all = Object.entries(await everything(stores));
  return all.flatMap(([key, value]) =>
    /^(contacts|questions|reports):\d/.test(key) ? [value] : [],
  );
}

/** The messages among them. */
export const messages = async (stores: Stores) =>
  (await records(stores)).filter((one) => 'intent_id' in (one as object));

export type House = Service & {
  /** Lines that were logged, but for those of requests that were refused. */
  lines: string[];
  refusals: string[];
  /** Sets the clock. */
  set: (time: string) => void;
  /** Waits for what goes on after answers. */
  settle: () => Promise<void>;
  /** Asks, with a body as JSON unless it is text already. */
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>;
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
};

/** A service of its own at noon of 2026-11-20. */
export function house(given: Partial<Service> = {}): House {
  let now = '2026-11-20T12:00:00.000Z';
  const lines: string[] = [];
  const refusals: string[] = [];
  const running: Promise<void>[] = [];
  const stores = given.stores ?? memoryStores();
  const service: Service = {
    operations,
    stores,
    snapshot: example,
    now: () => new Date(now),
    later: (work) => void running.push(work()),
    webhook: null,
    credentials: credentialsFrom({}),
    events: storeLog(stores),
    log: (line) => void (/^\S+ refused at /.test(line) ? refusals : lines).push(line),
    ...given,
  };
  return {
    ...service,
    lines,
    refusals,
    set: (time) => {
      now = time;
    },
    settle: async () => {
      await Promise.all(running);
    },
    post: (path, body, headers = {}) =>
      answerOperation(
        new Request(`${BASE}${path}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...headers },
          body:
            typeof body === 'string' || body instanceof Uint8Array
              ? (body as BodyInit)
              : JSON.stringify(body),
        }),
        service,
      ),
    get: (path, headers = {}) =>
      answerOperation(new Request(`${BASE}${path}`, { headers }), service),
  };
}

/** What every answer has beside what it tells. */
export const FRAME = {
  schema_version: '1.0',
  last_modified: null,
  content_hash: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
  breaking_changes_since: null,
};

export type ErrorBody = {
  error: Record<string, unknown> & { code: string; message: string };
  detail?: { loc: (string | number)[]; msg: string; type: string }[];
};

/** The status that goes with each code. */
const STATUSES: Record<string, number> = {
  malformed_json: 400,
  unauthorized: 401,
  invalid_token: 401,
  token_expired: 401,
  token_revoked: 401,
  content_not_found: 404,
  audit_not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  idempotency_conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  validation_error: 422,
  internal_error: 500,
  store_unavailable: 503,
};

/** The body of an error, after every member that helps a caller on was seen. */
export async function failure(
  response: Response,
  code: string,
  cache = 'no-store',
): Promise<ErrorBody> {
  const status = STATUSES[code] ?? expect.fail(`${code} has no status here`);
  const body = (await response.json()) as ErrorBody & Record<string, unknown>;
  expect({ status: response.status, code: body.error?.code, detail: body.detail }).toMatchObject({
    status,
    code,
  });
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe(cache);
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(body).toMatchObject({
    ...FRAME,
  });
  const { expected, example: right, ...error } = body.error as Record<string, unknown>;
  // What would be right stands there where the row takes something.
  expect(typeof expected).toBe(right === undefined ? 'undefined' : 'object');
  expect(error).toEqual({
    code,
    message: expect.stringMatching(/\w/),
    retryable: status >= 500,
    fallback_path: expect.any(String),
    fallback_url: `${BASE}${body.error['fallback_path']}`,
    suggested_next_path: expect.any(String),
    suggested_next_url: `${BASE}${body.error['suggested_next_path']}`,
  });
  // What an error recommends can be fetched.
  expect(example.paths).toContain(body.error['fallback_path']);
  expect(example.paths).toContain(body.error['suggested_next_path']);
  return body;
}

/** A webhook that was set before all messages: only what is younger than the setting goes out. */
export function withWebhookSince(stores: Stores, at = '2020-01-01T00:00:00.000Z') {
  return stores.open('contacts').create('channels/webhook', { at });
}
