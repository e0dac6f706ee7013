/** POST /api/admin/audits/{slug}/tokens: a token for one recipient, shown once. */

import { absolute } from '../../../src/surfaces/site.ts';
import { type Problem, refused } from '../../http/problem.ts';
import { DAY_MS } from '../../store/days.ts';
import { tokenIssuedKey } from '../../store/keys.ts';
import type { Operation } from '../operation.ts';
import { slugOf } from './problems.ts';
import { existingRevision } from './revisions.ts';
import { newToken, type TokenRecord } from './tokens.ts';

/**
 * A repeat with the same Idempotency-Key: what it made is there, but its secret is known to nobody
 * here.
 */
function issuedBefore(token_id: string): Problem {
  return refused(
    'conflict',
    'An earlier call with this Idempotency-Key issued a token, and its secret is kept ' +
      'nowhere. If you do not have it, revoke token_id with DELETE ' +
      '/api/admin/audits/{slug}/tokens/{token_id} and issue a new one with a new ' +
      'Idempotency-Key.',
    { token_id },
  );
}

export const issueAuditToken: Operation<'issueAuditToken'> = async (
  { body: { recipient, expires_in_days }, params },
  { stores, snapshot, now, id },
) => {
  const { slug } = await existingRevision(stores, slugOf(params));
  const token_id = id();
  const { token, secret_hash } = newToken(token_id);
  const expires_at = expires_in_days
    ? new Date(Date.parse(now) + expires_in_days * DAY_MS).toISOString()
    : null;
  const record: TokenRecord = { token_id, secret_hash, recipient, issued_at: now, expires_at };
  if (!(await stores.open('audit-tokens').create(tokenIssuedKey(slug, token_id), record)))
    throw issuedBefore(token_id);
  return {
    token,
    token_id,
    share_url: `${absolute(snapshot, `/audits/${slug}`)}#token=${token}`,
    slug,
    recipient: { name: recipient.name, company: recipient.company },
    issued_at: now,
    expires_at,
    revoke_url: absolute(snapshot, `/api/admin/audits/${slug}/tokens/${token_id}`),
  };
};
