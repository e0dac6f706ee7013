/** The body of every error. Pure: the build makes the static 404 with it too. */
import type { ErrorCode } from '../schemas/error-codes.ts';
import type { Contracts } from './contracts.ts';
import { type Sealed, seal } from './seal.ts';
import { located, type Site } from './site.ts';

export type FieldProblem = { loc: (string | number)[]; msg: string; type: string };

export type ProblemText = {
  code: ErrorCode;
  /** What to do next; never the caller's own text. */
  message: string;
  /** A path that answers. */
  fallback: string;
  /** The path that is probably meant; the fallback when there is no better one. */
  suggested?: string | undefined;
  /** Only with validation_error. */
  detail?: FieldProblem[] | undefined;
  /** The row whose contract tells what would be right. */
  contract?: string | undefined;
  /** More members of `error`, for programs; values of this service alone. */
  facts?: Record<string, string> | undefined;
};

const RETRYABLE: readonly ErrorCode[] = [
  'rate_limited',
  'internal_error',
  'store_unavailable',
  'overloaded',
];

/** Where errors are made: the base of URLs, and what each row takes. */
export type ProblemSite = Pick<Site, 'base'> & { contracts?: Contracts | undefined };

/** The sealed body of an error. */
export function problemPayload(
  { code, message, fallback, suggested = fallback, detail, contract, facts }: ProblemText,
  site: ProblemSite,
): Sealed<object> {
  const error = {
    code,
    message,
    retryable: RETRYABLE.includes(code),
    ...located(site, fallback, 'fallback_'),
    ...located(site, suggested, 'suggested_next_'),
    ...facts,
    ...(contract === undefined ? {} : site.contracts?.[contract]),
  };
  return seal(
    { ...(detail ? { detail } : {}), error },
    { last_modified: null, breaking_changes_since: null },
  );
}

/**
 * What the CDN answers below /api/ when the gateway is out: says where to go, but cannot guess.
 */
export function staticNotFound(site: Pick<Site, 'base'>): Sealed<object> {
  const message = 'There is nothing at this path. Start at /api/init; /api/ lists every endpoint.';
  return problemPayload(
    { code: 'endpoint_not_found', message, fallback: '/api/', suggested: '/api/init' },
    site,
  );
}
