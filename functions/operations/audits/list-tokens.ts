/**
 * GET /api/admin/audits/{slug}/tokens: who holds a token, for the owner alone; never a secret or
 * its hash.
 */

import { each } from '../../store/each.ts';
import { tokenRevokedKey, tokensIssuedPrefix, tokensRevokedPrefix } from '../../store/keys.ts';
import { readingOf } from '../../store/reading.ts';
import type { Operation } from '../operation.ts';
import { slugOf } from './problems.ts';
import { existingRevision } from './revisions.ts';
import { RevokedRecord, TokenRecord } from './tokens.ts';

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
  { stores, now, log },
) => {
  const { slug } = await existingRevision(stores, slugOf(params));
  const store = stores.open('audit-tokens');
  const reading = readingOf(stores);
  const revoked = new Set(await store.list(tokensRevokedPrefix(slug)));
  const records = await each(await store.list(tokensIssuedPrefix(slug)), (key) =>
    reading.read('audit-tokens', key, TokenRecord),
  );
  const there = records.filter((record) => record !== null);
  const tokens = await each(there, async ({ token_id, recipient, issued_at, expires_at }) => {
    const key = tokenRevokedKey(slug, token_id);
    const told = revoked.has(key) ? await reading.read('audit-tokens', key, RevokedRecord) : null;
    // When a damaged one revoked it nobody can tell; that it does, everybody.
    const revoked_at = told?.revoked_at ?? (revoked.has(key) ? issued_at : null);
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
    skipped: reading.told(log),
  };
};
