/**
 * GET /api/admin/audits/{slug}/tokens: who holds a token, for the owner alone; never a secret or
 * its hash.
 */

import { each } from '../../store/each.ts';
import { tokenRevokedKey, tokensIssuedPrefix, tokensRevokedPrefix } from '../../store/keys.ts';
import type { Operation } from '../operation.ts';
import { slugOf } from './problems.ts';
import { existingRevision } from './revisions.ts';
import type { RevokedRecord, TokenRecord } from './tokens.ts';

function stateOf(
  expires_at: string | null,
  revoked_at: string | null,
  now: string,
): 'active' | 'expired' | 'revoked' {
  if (revoked_at !== null) return 'revoked';
  return expires_at !== null && now >= expires_at ? 'expired' : 'active';
}

export const listAuditTokens: Operation<'listAuditTokens'> = async (
  { params },
  { stores, now },
) => {
  const { slug } = await existingRevision(stores, slugOf(params));
  const store = stores.open('audit-tokens');
  const revoked = new Set(await store.list(tokensRevokedPrefix(slug)));
  const records = (await each(await store.list(tokensIssuedPrefix(slug)), (key) =>
    store.read(key),
  )) as TokenRecord[];
  const tokens = await each(records, async ({ token_id, recipient, issued_at, expires_at }) => {
    const key = tokenRevokedKey(slug, token_id);
    const revoked_at = revoked.has(key)
      ? (((await store.read(key)) as RevokedRecord | null)?.revoked_at ?? null)
      : null;
    return {
      token_id,
      recipient,
      issued_at,
      expires_at,
      revoked_at,
      state: stateOf(expires_at, revoked_at, now),
    };
  });
  return {
    slug,
    tokens: tokens.sort((a, b) => (a.issued_at < b.issued_at ? 1 : -1)),
    total: tokens.length,
  };
};
