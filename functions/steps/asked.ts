/** A request to an operation on its way, and what it is answered from. */
import type { RouteId } from '../../src/routes.ts';
import type { ProblemSite } from '../../src/surfaces/problem.ts';
import type { Credentials } from '../http/credentials.ts';
import type { Claimed } from '../http/idempotency.ts';
import type { Ignored } from '../http/ignored.ts';
import type { Problem } from '../http/problem.ts';
import type { Stores } from '../store/store.ts';
import type { Match, NamedRoute } from '../table/match.ts';
import type { SignedCall, schemasOf } from './input.ts';
import type { Exchange } from './steps.ts';

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
};

/** What requests are answered from. The operations get the rest of it, whatever else there is. */
export type Backend = {
  /** The operation of each route, for validated input. */
  operations: Partial<Record<RouteId, (input: never, given: never) => Promise<object>>>;
  stores: Stores;
  /** The base URL, what each route takes, and every path that a reader can fetch. */
  snapshot: ProblemSite & { paths: readonly string[] };
  now: () => Date;
  /** What opens the private routes. */
  credentials: Credentials;
  /** One line for the operator, never with anything that a caller sent. */
  log: (line: string) => void;
  /** Takes a call of the caller's (http/limits.ts); absent where the platform counts. */
  take?: (route: NamedRoute, bytes: number) => Promise<() => void>;
  /** Told of a wrong credential or address; after too many, a problem in its place. */
  failed?: () => Promise<Problem | null>;
};

/** An operation that was asked for. A member is there from the step on that sets it. */
export type Asked = Exchange & {
  service: Backend;
  now: string;
  // identify
  route: NamedRoute;
  params: Match['params'];
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
  signed: SignedCall | null;
  // answer
  begun?: boolean;
};
