/** Problems: what refuses a request on purpose; everything else that is thrown is our fault. */
import type * as z from 'zod';
import { routes } from '../../src/routes.ts';
import type { ErrorResponse } from '../../src/schemas/error.ts';
import { ERROR_CODES, type ErrorCode } from '../../src/schemas/error-codes.ts';
import type { FieldProblem, ProblemText } from '../../src/surfaces/problem.ts';
import { StoreUnavailable } from '../store/store.ts';
import { allowOf, type Match, type NamedRoute, routeFor } from '../table/match.ts';

/** Where an error was thrown, and why the store failed: other messages may hold what was sent. */
export function stackTrace(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { name, message, stack = '' } = error;
  const at = stack.indexOf(message);
  const places = at < 0 ? [] : (stack.slice(at + message.length).match(/(?<=^\s+)at .*/gm) ?? []);
  const told = /^[A-Za-z]{1,60}$/.test(name) ? name : 'Error';
  return [error instanceof StoreUnavailable ? `${error}` : told, ...places.slice(0, 4)].join(' | ');
}

/** What the service answers where it refuses. */
export type ErrorBody = z.infer<typeof ErrorResponse> & { detail?: FieldProblem[] };

/** What to fetch instead, what to read next, what would be right; and what else a body tells. */
export type Recovery = Omit<ProblemText, 'code' | 'message'>;

/** The ways on from what the owner asked for, and for whom a person has to open something. */
export const OWNERS = { fallback: '/api/', suggested: '/openapi.json' } satisfies Recovery;
export const STRANGERS = { fallback: '/api/', suggested: '/api/contact' } satisfies Recovery;

type Told = Partial<Recovery> & Pick<ProblemText, 'code' | 'message'>;

/** Thrown to refuse a request. One that names no way on has that of where it is told. */
export class Problem extends Error {
  readonly text: Told;
  readonly headers: Record<string, string>;
  readonly status: number;

  constructor(
    code: ErrorCode,
    message: string,
    more: Partial<Recovery> = {},
    headers: Record<string, string> = {},
    status: number = ERROR_CODES[code],
  ) {
    // Where it is thrown tells nothing that its text does not, and to note it costs the most of it.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
    this.name = 'Problem';
    this.text = { code, message, ...more };
    this.headers = headers;
    this.status = status;
  }

  /** What its body tells, with the way on of where it is told. */
  told(where: Recovery = OWNERS): ProblemText {
    return { ...(this.text.fallback === undefined && where), ...this.text } as ProblemText;
  }
}

export const retryAfter = (seconds: number) => ({ 'Retry-After': String(seconds) });

/** Where the contract of a route is told: in its own document, else how to send anything here. */
export const contractPath = ({ contract, access }: NamedRoute): string =>
  contract ?? (access === 'public' ? routes.getSkillMd.path : routes.getApiRoot.path);

/** The problem of a method that nothing at a path answers, with what the one takes that does. */
export function methodNotAllowed(match: Match): Problem {
  const route = match.routes.find(({ method }) => method !== 'GET');
  const message = route
    ? `This method is not allowed here; send ${route.method} as "expected" and "example" tell.`
    : 'This method is not allowed here; Allow names those that are.';
  const path = routeFor(match, 'GET')?.path;
  const fallback = path === undefined || path.includes('{') ? routes.getApiRoot.path : path;
  const more = { fallback, suggested: route && contractPath(route), contract: route?.id };
  return new Problem('method_not_allowed', message, more, { Allow: allowOf(match.routes) });
}
