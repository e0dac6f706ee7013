/** Problems: what refuses a request on purpose; everything else that is thrown is our fault. */
import { routes } from '../../src/routes.ts';
import type { ErrorCode } from '../../src/schemas/error-codes.ts';
import { type ProblemText, statusOf } from '../../src/surfaces/problem.ts';
import { allowOf, type Match, type NamedRoute, routeFor } from '../table/match.ts';

/** Where an error was thrown, without its message, which may hold what a caller sent. */
export function stackTrace(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { name, message, stack = '' } = error;
  const from = stack.indexOf(message);
  const places = from < 0 ? [] : (stack.slice(from + message.length).match(/^\s+at .*/gm) ?? []);
  const told = places.slice(0, 4).map((place) => place.trim());
  return [/^[A-Za-z]{1,60}$/.test(name) ? name : 'Error', ...told].join(' | ');
}

/** Ways on that a problem offers: what to fetch instead, what to read next, what would be right. */
export type Recovery = Required<Pick<ProblemText, 'fallback' | 'suggested'>> &
  Pick<ProblemText, 'contract'>;

/** Thrown across a layer to refuse a request on purpose. */
export class Problem extends Error {
  readonly text: ProblemText;
  readonly headers: Record<string, string>;
  readonly status: number;

  constructor(
    text: ProblemText,
    headers: Record<string, string> = {},
    status = statusOf(text.code),
  ) {
    // Where it is thrown tells nothing that its text does not, and to note it costs the most of it.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(text.message);
    Error.stackTraceLimit = stackTraceLimit;
    this.name = 'Problem';
    this.text = text;
    this.headers = headers;
    this.status = status;
  }
}

/** The ways on from what the owner asked for. */
export const OWNERS = { fallback: '/api/', suggested: '/openapi.json' } satisfies Recovery;

/** What refuses the owner; `facts` are values of this service alone. */
export const refused = (code: ErrorCode, message: string, facts?: ProblemText['facts']) =>
  new Problem({ code, message, ...OWNERS, facts });

/**
 * If-Match (RFC 9110, section 13.1.1): throws precondition_failed where it names other tags than
 * that of now, which the problem tells; null and `*` ask nothing.
 */
export function mustMatch(ifMatch: string | null, etag: string): void {
  if (ifMatch === null || ifMatch.trim() === '*') return;
  if (ifMatch.split(',').some((tag) => tag.trim() === etag)) return;
  throw refused(
    'precondition_failed',
    'It was changed since you read it. Read it again, and send the change with its ETag of now ' +
      'in If-Match; without If-Match the change goes through whatever was changed.',
    { etag },
  );
}

/** Where the contract of a route is told: in its own document, else how to send anything here. */
export const contractPath = ({ contract, access }: NamedRoute): string =>
  contract ?? (access === 'public' ? routes.getSkillMd.path : routes.getApiRoot.path);

/** The problem of a method that nothing at a path answers, with what the one takes that does. */
export function methodNotAllowed(match: Match): Problem {
  const { routes: known, param } = match;
  const route = known.find(({ method }) => method !== 'GET');
  const message = route
    ? `This method is not allowed here; send ${route.method} as "expected" and "example" tell.`
    : 'This method is not allowed here; Allow names those that are.';
  const readable = param === null ? routeFor(match, 'GET') : undefined;
  const fallback = readable?.path ?? routes.getApiRoot.path;
  const suggested = route ? contractPath(route) : fallback;
  return new Problem(
    { code: 'method_not_allowed', message, fallback, suggested, contract: route?.id },
    { Allow: allowOf(known) },
  );
}
