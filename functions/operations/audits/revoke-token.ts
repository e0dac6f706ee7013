/**
 * DELETE /api/admin/audits/{slug}/tokens/{token_id}: once revoked, always revoked, since the first
 * time.
 */
import { Problem } from '../../http/problem.ts';
import { tokenIssuedKey, tokenRevokedKey } from '../../store/keys.ts';
import { StoreUnavailable } from '../../store/store.ts';
import type { Operation } from '../operation.ts';
import { slugOf } from './problems.ts';
import { existingRevision } from './revisions.ts';
import { isTokenId, type RevokedRecord } from './tokens.ts';

function tokenNotFound(): Problem {
  return new Problem({
    code: 'content_not_found',
    message:
      'This audit has no token with this id; GET /api/admin/audits/{slug}/tokens lists ' +
      'those it has.',
    fallback: '/api/',
    suggested: '/openapi.json',
  });
}

export const revokeAuditToken: Operation<'revokeAuditToken'> = async (
  { params },
  { stores, now },
) => {
  const { slug } = await existingRevision(stores, slugOf(params));
  const token_id = params['token_id'] ?? '';
  const store = stores.open('audit-tokens');
  if (!isTokenId(token_id) || (await store.read(tokenIssuedKey(slug, token_id))) === null)
    throw tokenNotFound();
  const own: RevokedRecord = { revoked_at: now };
  const key = tokenRevokedKey(slug, token_id);
  const record = (await store.create(key, own))
    ? own
    : ((await store.read(key)) as RevokedRecord | null);
  if (!record) throw new StoreUnavailable('audit-tokens: a revocation is there and cannot be read');
  return { token_id, slug, revoked_at: record.revoked_at };
};
