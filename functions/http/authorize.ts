/** Who may call a private row. Nothing but its credential and the configuration is looked at. */

import type { Row } from '../table/match.ts';
import {
  type Credentials,
  checkAdminKey,
  checkBearer,
  checkFeed,
  type Verdict,
} from './credentials.ts';
import { Problem } from './problem.ts';

/**
 * WWW-Authenticate (RFC 9110, section 11.6.1; RFC 6750, section 3) for a credential that is missing
 * or wrong.
 */
export function challenge(scheme: 'Bearer' | 'AdminKey', verdict: Verdict): string {
  const header = scheme === 'AdminKey' ? ', header="X-Admin-Key"' : '';
  const error = scheme === 'Bearer' && verdict === 'invalid_token' ? ', error="invalid_token"' : '';
  return `${scheme} realm="calling-card"${header}${error}`;
}

const HOW = {
  Bearer: { header: 'Authorization: Bearer', variable: 'ACCESS_TOKENS' },
  AdminKey: { header: 'X-Admin-Key', variable: 'AUDIT_ADMIN_KEY' },
  Feed: { header: 'Authorization: Bearer', variable: 'FEED_TOKEN' },
} as const;

/** The problem of a verdict other than `ok`. */
export function credentialProblem(
  scheme: keyof typeof HOW,
  verdict: Exclude<Verdict, 'ok'>,
): Problem {
  const { header, variable } = HOW[scheme];
  const where = { fallback: '/api/', suggested: '/api/contact' };
  if (verdict === 'not_configured')
    return new Problem({
      code: 'not_configured',
      message:
        `This is closed: its operator has not set ${variable}. Everything public is listed ` +
        'at /api/.',
      ...where,
    });
  const message =
    verdict === 'unauthorized'
      ? `Send the credential that the operator gave you in the header ${header}.`
      : `The credential in ${header} does not open this. Ask the operator for one that does.`;
  return new Problem(
    { code: verdict, message, ...where },
    { 'WWW-Authenticate': challenge(scheme === 'Feed' ? 'Bearer' : scheme, verdict) },
  );
}

/**
 * Throws not_configured, unauthorized or invalid_token unless the request may call the row. Rows
 * that take an audit token are let through: that token is checked against the store.
 */
export function authorize(
  row: Row,
  { headers, url }: Pick<Request, 'headers' | 'url'>,
  credentials: Credentials,
): void {
  if (row.access === 'bearer') {
    const scope = row.group === 'admin' ? 'admin' : 'mcp';
    const verdict = checkBearer(headers.get('authorization'), scope, credentials);
    if (verdict !== 'ok') throw credentialProblem('Bearer', verdict);
  }
  if (row.access === 'feed_token') {
    const asked = new URL(url).searchParams.get('token');
    const verdict = checkFeed(headers.get('authorization'), asked, credentials);
    if (verdict !== 'ok') throw credentialProblem('Feed', verdict);
  }
  if (row.access === 'admin_key') {
    const verdict = checkAdminKey(headers.get('x-admin-key'), credentials);
    if (verdict !== 'ok') throw credentialProblem('AdminKey', verdict);
  }
}
