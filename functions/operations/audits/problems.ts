/** What goes wrong with audits, with a way on. Slugs and tokens of callers are not repeated. */
import { AuditSlug } from '../../../src/schemas/audit.ts';
import { challenge } from '../../http/credentials.ts';
import { Problem, STRANGERS } from '../../http/problem.ts';

/** There is no such audit, for callers who may know that. */
export const auditNotFound = (): Problem =>
  new Problem(
    'audit_not_found',
    'Nothing is to be read under this slug. Check the link; its owner lists all audits at GET ' +
      '/api/admin/audits, and /api/contact tells how to ask.',
    STRANGERS,
  );

/** The slug of a path, as part of a key. Throws audit_not_found where none could have it. */
export function slugOf(params: Record<string, string>): string {
  const slug = AuditSlug.safeParse(params['slug']);
  if (!slug.success) throw auditNotFound();
  return slug.data;
}

/** The audit has no such token, for its owner. */
export const tokenNotFound = (): Problem =>
  new Problem(
    'content_not_found',
    'This audit has no token with this id; GET /api/admin/audits/{slug}/tokens lists ' +
      'those it has.',
  );

const ASK = 'Ask for a new link: /api/contact tells how.';

const REFUSALS = {
  unauthorized:
    'This audit is for its recipients. Send the token of your link as Authorization: Bearer ' +
    `<token>. ${ASK}`,
  invalid_token:
    'This token does not open this audit. Check that all of it was sent, and for this audit. ' +
    `${ASK}`,
  token_expired: `This token has expired. ${ASK}`,
  token_revoked: `This token was revoked. ${ASK}`,
} as const;

/** Why an audit is not shown; every recipient is told how to get a new link. */
export function accessProblem(code: keyof typeof REFUSALS): Problem {
  const scheme = challenge('Bearer', code === 'unauthorized' ? code : 'invalid_token');
  const more = { fallback: '/api/contact' };
  return new Problem(code, REFUSALS[code], more, { 'WWW-Authenticate': scheme });
}
