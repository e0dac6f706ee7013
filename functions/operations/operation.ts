/** What an operation is and is given: no Request, no platform, and no clock but these. */
import type * as z from 'zod';
import type { RouteId, routes } from '../../src/routes.ts';
import type { bodies, operationResponses } from '../../src/schemas/operation-payloads.ts';
import type { queries } from '../../src/schemas/queries.ts';
import type { Sealed } from '../../src/surfaces/seal.ts';
import type { Snapshot } from '../answers/facts/snapshot.ts';
import type { EventLog } from '../events/log.ts';
import { Problem } from '../http/problem.ts';
import type { Backend, Call } from '../steps/asked.ts';
import type { Lines } from '../steps/rendered.ts';
import type { Mail } from './mail.ts';
import type { Webhook } from './webhook.ts';

/** Rows that a function answers: each needs an operation, but those of a protocol. */
export type OperationId = {
  [Id in RouteId]: (typeof routes)[Id] extends { kind: 'operation' }
    ? (typeof routes)[Id] extends { protocol: string }
      ? never
      : Id
    : never;
}[RouteId];

type Body<Id> = Id extends keyof typeof bodies ? z.output<(typeof bodies)[Id]> : undefined;
type Query<Id> = Id extends keyof typeof queries ? z.output<(typeof queries)[Id]> : undefined;
type Output<Id> = Id extends keyof typeof operationResponses
  ? Omit<
      z.input<(typeof operationResponses)[Id]>,
      keyof Sealed<object> | 'stored' | 'status_url'
    > & {
      /** When what is answered last changed, ISO 8601; null where nothing dates it. */
      last_modified?: string | null;
    }
  : Id extends LinesId
    ? Lines
    : object;

/** Rows that answer JSON Lines. */
type LinesId = {
  [Id in RouteId]: (typeof routes)[Id]['media'] extends 'application/jsonl' ? Id : never;
}[RouteId];

/** What a place offers: everything that requests to operations are answered from. */
export type Service = Backend & {
  operations: Operations;
  /** The published facts of this deploy. */
  snapshot: Snapshot;
  /** Work that goes on after the answer; it must not throw. */
  later: (work: () => Promise<void>) => void;
  /** Where contact intents are delivered to, if anywhere. */
  webhook: Webhook | null;
  /** How the owner is written to, if at all. */
  mail?: Mail | null;
  /** What was recorded of calls. */
  events: EventLog;
  /** What the operator was warned of since the start, a sentence each. */
  warnings?: readonly string[];
};

/** What an operation is given: the service, and what belongs to the call. */
export type Dependencies = Omit<Service, 'operations' | 'now' | 'take' | 'failed'> & Call;

export type Operation<Id> = (
  input: { body: Body<Id>; query: Query<Id>; params: Readonly<Record<string, string>> },
  given: Dependencies,
) => Promise<Output<Id>>;

export type Operations = { [Id in OperationId]: Operation<Id> };

/**
 * If-Match (RFC 9110, section 13.1.1): throws precondition_failed where it names other tags than
 * that of now, which the problem tells; null and `*` ask nothing.
 */
export function mustMatch(ifMatch: string | null, etag: string): void {
  if (ifMatch === null || ifMatch.trim() === '*') return;
  if (ifMatch.split(',').some((tag) => tag.trim() === etag)) return;
  const message =
    'It was changed since you read it. Read it again, and send the change with its ETag of now ' +
    'in If-Match; without If-Match the change goes through whatever was changed.';
  throw new Problem('precondition_failed', message, { facts: { etag } });
}
