/**
 * What an operation is, and what it is given. Operations know no Request, no platform and no clock
 * but these.
 */
import type * as z from 'zod';
import type { RouteId, routes } from '../../src/routes.ts';
import type { bodies, responses } from '../../src/schemas/payloads.ts';
import type { queries } from '../../src/schemas/queries.ts';
import type { EventLog } from '../events/log.ts';
import type { Snapshot } from '../facts/snapshot.ts';
import type { Stores } from '../store/store.ts';
import type { Webhook } from './webhook.ts';

/**
 * Rows that are answered by a function and answer today: each needs an operation, or the compiler
 * complains. Those with a protocol of their own are answered by it.
 */
export type OperationId = {
  [Id in RouteId]: (typeof routes)[Id] extends { kind: 'operation' }
    ? (typeof routes)[Id] extends { ready: false } | { protocol: string }
      ? never
      : Id
    : never;
}[RouteId];

type Body<Id> = Id extends keyof typeof bodies ? z.output<(typeof bodies)[Id]> : undefined;
type Query<Id> = Id extends keyof typeof queries ? z.output<(typeof queries)[Id]> : undefined;
type Output<Id> = Id extends keyof typeof responses
  ? Omit<
      z.input<(typeof responses)[Id]>,
      'schema_version' | 'last_modified' | 'content_hash' | 'breaking_changes_since'
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

/** An answer in JSON Lines: made line by line while it is sent, so that it may be of any length. */
export type Lines = { lines: AsyncIterable<object> };

export type Dependencies = {
  stores: Stores;
  /** The published facts of this deploy. */
  snapshot: Snapshot;
  /**
   * Time of this call, ISO 8601 in UTC with milliseconds; of the first call when it is repeated.
   */
  at: string;
  /** Time of this very call, when it repeats an earlier one; else the same as `at`. */
  now: string;
  /** An id for a new record, the same again when the call is repeated. */
  id: () => string;
  /** Work that goes on after the answer; it must not throw. */
  later: (work: () => Promise<void>) => void;
  /** Where contact intents are delivered to, if anywhere. */
  webhook: Webhook | null;
  /** One line for the operator, never with anything that a caller sent. */
  log: (line: string) => void;
  /** What was recorded of calls. */
  events: EventLog;
  /** Which variables of the environment are set, by name. */
  configuration: Record<string, boolean>;
};

export type Operation<Id> = (
  input: { body: Body<Id>; query: Query<Id>; params: Record<string, string> },
  given: Dependencies,
) => Promise<Output<Id>>;

export type Operations = { [Id in OperationId]: Operation<Id> };
