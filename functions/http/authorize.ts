/** Who may call a private route. Nothing but its credential and the configuration is looked at. */
import type { NamedRoute } from '../table/match.ts';
import {
  type Credentials,
  checkAdminKey,
  checkBearer,
  checkFeed,
  type Verdict,
} from './credentials.ts';
import { Problem } from './problem.ts';

/** WWW-Authenticate (RFC 9110, 11.6.1; RFC 6750, 3) for what is missing or wrong. */
export function challenge(scheme: 'Bearer' | 'AdminKey', verdict: Verdict): string {
  const header = scheme === 'AdminKey' ? ', header="X-Admin-Key"' : '';
  const error = scheme === 'Bearer' && verdict === 'invalid_token' ? ', error="invalid_token"' : '';
  return `${scheme} realm="calling-card"${header}${error}`;
}

type Ask = Pick<Request, 'headers' | 'url'>;

/** How each kind of private route is opened. */
const SCHEMES = {
  bearer: {
    header: 'Authorization: Bearer',
    variable: 'ACCESS_TOKENS',
    check: ({ headers }: Ask, credentials: Credentials, { group }: NamedRoute) =>
      checkBearer(headers.get('authorization'), group === 'admin' ? 'admin' : 'mcp', credentials),
  },
  feed_token: {
    header: 'Authorization: Bearer',
    variable: 'FEED_TOKEN',
    check: ({ headers, url }: Ask, credentials: Credentials) =>
      checkFeed(headers.get('authorization'), new URL(url).searchParams.get('token'), credentials),
  },
  admin_key: {
    header: 'X-Admin-Key',
    variable: 'AUDIT_ADMIN_KEY',
    check: ({ headers }: Ask, credentials: Credentials) =>
      checkAdminKey(headers.get('x-admin-key'), credentials),
  },
} as const;

/** The problem of a verdict other than `ok`. */
export function credentialProblem(access: keyof typeof SCHEMES, verdict: Exclude<Verdict, 'ok'>) {
  const { header, variable } = SCHEMES[access];
  const closed =
    `This is closed: its operator has not set ${variable}. ` +
    'Everything public is listed at /api/.';
  const missing = `Send the credential that the operator gave you in the header ${header}.`;
  const wrong =
    `The credential in ${header} does not open this. ` + `Ask the operator for one that does.`;
  const message = { not_configured: closed, unauthorized: missing, invalid_token: wrong }[verdict];
  const scheme = access === 'admin_key' ? 'AdminKey' : 'Bearer';
  return new Problem(
    { code: verdict, message, fallback: '/api/', suggested: '/api/contact' },
    verdict === 'not_configured' ? {} : { 'WWW-Authenticate': challenge(scheme, verdict) },
  );
}

/**
 * Throws not_configured, unauthorized or invalid_token unless the request may call the route.
 * Routes that take an audit token are let through: that token is checked against the store.
 */
export function authorize(route: NamedRoute, request: Ask, credentials: Credentials): void {
  const { access } = route;
  if (access === 'public' || access === 'audit_token') return;
  const verdict = SCHEMES[access].check(request, credentials, route);
  if (verdict !== 'ok') throw credentialProblem(access, verdict);
}
