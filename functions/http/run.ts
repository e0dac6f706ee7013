/** Runs an operation: within the limits of its caller, and under an Idempotency-Key. */
import { randomUUID } from 'node:crypto';
import type { RouteId } from '../../src/routes.ts';
import type { ProblemSite } from '../../src/surfaces/problem.ts';
import { type Stores, StoreUnavailable } from '../store/store.ts';
import type { Match, Row } from '../table/match.ts';
import type { Credentials } from './credentials.ts';
import { claimKey, idempotencyHeader, keepResult, type Result } from './idempotency.ts';
import { Problem, type Recovery } from './problem.ts';
import { recordId } from './record-id.ts';

/** What a call is to an operation, whatever it asks for. */
export type Call = {
  /**
   * Time of this call, ISO 8601 in UTC with milliseconds; of the first call when it is repeated.
   */
  at: string;
  /** Time of this very call, when it repeats an earlier one; else the same as `at`. */
  now: string;
  /** An id for a new record, the same again when the call is repeated. */
  id: () => string;
  /** The hash of its claim, so that it goes with its record; null without an Idempotency-Key. */
  claim: string | null;
  /** Which variables of the environment are set, by name. */
  configuration: Record<string, boolean>;
};

/** What requests are answered from. The operations get the rest of it, whatever else there is. */
export type Backend = {
  /** The operation of each row, for validated input. */
  operations: Partial<Record<RouteId, (input: never, given: never) => Promise<object>>>;
  stores: Stores;
  /** The base URL, what each row takes, and every path that a reader can fetch. */
  snapshot: ProblemSite & { paths: readonly string[] };
  now: () => Date;
  webhook: unknown;
  mail?: unknown;
  /** What opens the private rows. */
  credentials: Credentials;
  /** One line for the operator, never with anything that a caller sent. */
  log: (line: string) => void;
  /**
   * Takes a call of a row, of so many bytes, from what the caller may send: throws rate_limited,
   * and what it returns gives the call back. Absent where the platform counts.
   */
  take?: (row: Row, bytes: number) => (() => void) | Promise<() => void>;
  /**
   * Is told of a wrong credential or address of the caller; after too many, a problem to answer in
   * its place.
   */
  failed?: () => Promise<Problem | null>;
  /** What the operator was warned of since the start, a sentence each. */
  warnings?: readonly string[];
};

/** Which variables are set, never their values. */
function configurationOf({ credentials, webhook, mail = null }: Backend): Record<string, boolean> {
  return {
    ACCESS_TOKENS: credentials.bearers.length > 0,
    AUDIT_ADMIN_KEY: credentials.adminKey !== null,
    FEED_TOKEN: Boolean(credentials.feed),
    CONTACT_WEBHOOK_URL: webhook !== null,
    NOTIFY_EMAIL: mail !== null,
  };
}

export type Input = { body: unknown; query: unknown; params: Match['params'] };
type Execute = (at: string, id: () => string, claim: string | null) => Promise<Result>;

/**
 * The result under an Idempotency-Key. Above the limits only what the key has begun goes on; a
 * repeat gives its turn back.
 */
async function runOnce(
  { row, request, input, service, where }: Asked,
  { key, at, execute }: { key: string; at: string; execute: Execute },
  { refusal, giveBack }: Turn,
): Promise<Result> {
  const store = service.stores.open('idempotency');
  const credential =
    request.headers.get('authorization') ?? request.headers.get('x-admin-key') ?? '';
  // The same body to another item is another request.
  const asked =
    Object.keys(input.params).length === 0
      ? input.body
      : { body: input.body, params: input.params };
  const parts = { route: row.id, credential, key };
  const claimed = await claimKey(store, parts, asked, at, where, refusal === null);
  if (!claimed) throw refusal;
  const { hash, claim, result } = claimed;
  if (result) {
    giveBack();
    return result;
  }
  const made = await execute(claim.at, () => claim.id ?? recordId(claim.at, hash), hash);
  if (!row.once) await keepResult(store, hash, made);
  return made;
}

/** A call within the limits of its caller, or why it is above them. */
type Turn = { refusal: Problem | null; giveBack: () => void };

async function turnOf({ row, input, service: { take } }: Asked): Promise<Turn> {
  try {
    const bytes = take && row.stores ? Buffer.byteLength(JSON.stringify(input.body)) : 0;
    return { refusal: null, giveBack: (await take?.(row, bytes)) ?? (() => {}) };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { refusal: error, giveBack: () => {} };
  }
}

/** A validated request to the operation of a row; `where` is the way on from a problem. */
export type Asked = {
  row: Row;
  request: Request;
  input: Input;
  service: Backend;
  where: Recovery;
};

/**
 * Runs an operation. Calls that fail and repeats under an Idempotency-Key use up nothing of what
 * their caller may send, unless what failed is the store. Throws rate_limited, what the key's claim
 * throws, and what the operation throws.
 */
export async function run(asked: Asked): Promise<Result> {
  const { row, request, input, service, where } = asked;
  const operation = service.operations[row.id] as (
    input: unknown,
    given: Omit<Backend, 'now'> & Call,
  ) => Promise<object>;
  const now = service.now().toISOString();
  const configuration = configurationOf(service);
  let begun = false;
  const execute: Execute = async (at, id, claim) => {
    begun = true;
    return {
      status: row.status,
      payload: await operation(input, { ...service, at, now, id, claim, configuration }),
    };
  };
  const key = row.stores ? idempotencyHeader(request, where) : null;
  const turn = await turnOf(asked);
  if (key === null && turn.refusal) throw turn.refusal;
  try {
    return key === null
      ? await execute(now, () => recordId(now, randomUUID()), null)
      : await runOnce(asked, { key, at: now, execute }, turn);
  } catch (error) {
    // What a store did not confirm may be there all the same: then more would be stored than
    // counted.
    if (!(begun && error instanceof StoreUnavailable)) turn.giveBack();
    throw error;
  }
}
