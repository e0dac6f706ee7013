/**
 * DELETE /api/admin/audits/{slug}/tokens/{token_id}: once revoked, always revoked, since the first
 * time.
 */
import { type Problem, refused } from '../../http/problem.ts';
import { tokenIssuedKey, tokenRevokedKey } from '../../store/keys.ts';
import { DAMAGED, readAs } from '../../store/reading.ts';
import { StoreUnavailable } from '../../store/store.ts';
import type { Operation } from '../operation.ts';
import { slugOf } from './problems.ts';
import { existingRevision } from './revisions.ts';
import { isTokenId, RevokedRecord, TokenRecord } from './tokens.ts';

/** The audit has no such token. */
export function tokenNotFound(): Problem {
  return refused(
    'content_not_found',
    'This audit has no token with this id; GET /api/admin/audits/{slug}/tokens lists ' +
      'those it has.',
  );
}

export const revokeAuditToken: Operation<'revokeAuditToken'> = async (
  { params },
  { stores, now },
) => {
  const { slug } = await existingRevision(stores, slugOf(params));
  const token_id = params['token_id'] ?? '';
  const store = stores.open('audit-tokens');
  // A token that is damaged is revoked like all others.
  const issued = isTokenId(token_id)
    ? await readAs(store, tokenIssuedKey(slug, token_id), TokenRecord)
    : null;
  if (issued === null) throw tokenNotFound();
  const own: RevokedRecord = { revoked_at: now };
  const key = tokenRevokedKey(slug, token_id);
  const record = (await store.create(key, own)) ? own : await readAs(store, key, RevokedRecord);
  // When it was first revoked nobody can tell any more; that it is, everybody.
  if (record === DAMAGED) return { token_id, slug, revoked_at: now };
  if (!record) throw new StoreUnavailable('audit-tokens: a revocation is there and cannot be read');
  return { token_id, slug, revoked_at: record.revoked_at };
};
