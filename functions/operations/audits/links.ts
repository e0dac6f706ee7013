/** Links of an audit at /api/admin/audits/{slug}/tokens: issued, listed, revoked; owner's alone. */
import { absolute } from '../../../src/surfaces/site.ts';
import { Problem } from '../../http/problem.ts';
import { DAY_MS } from '../../store/days.ts';
import { each } from '../../store/each.ts';
import { tokenKey, tokensPrefix } from '../../store/keys.ts';
import { DAMAGED, type Reading, readAs, readingOf } from '../../store/reading.ts';
import { StoreUnavailable } from '../../store/store.ts';
import type { Operation } from '../operation.ts';
import { slugOf, tokenNotFound } from './problems.ts';
import { existingRevision } from './revisions.ts';
import { isTokenId, newToken, RevokedRecord, TokenRecord } from './tokens.ts';

/** A token for one recipient, shown once. */
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
  // What a repeat made is there, but its secret is known to nobody here.
  if (!(await stores.open('audit-tokens').create(tokenKey('issued', slug, token_id), record)))
    throw new Problem(
      'conflict',
      'An earlier call with this Idempotency-Key issued a token, and its secret is kept ' +
        'nowhere. If you do not have it, revoke token_id with DELETE ' +
        '/api/admin/audits/{slug}/tokens/{token_id} and issue a new one with a new ' +
        'Idempotency-Key.',
      { facts: { token_id } },
    );
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

/** The tokens of an audit that can be read, without their hashes, and when each was revoked. */
export async function tokensOf(reading: Reading, slug: string) {
  const store = reading.open('audit-tokens');
  const revoked = new Set(await store.list(tokensPrefix('revoked', slug)));
  const issued = await store.list(tokensPrefix('issued', slug));
  const there = await reading.all('audit-tokens', issued, TokenRecord);
  return each(there, async ({ secret_hash: _, ...token }) => {
    const key = tokenKey('revoked', slug, token.token_id);
    const told = revoked.has(key) ? await reading.read('audit-tokens', key, RevokedRecord) : null;
    // When a damaged one revoked it nobody can tell; that it does, everybody.
    return {
      ...token,
      revoked_at: told?.revoked_at ?? (revoked.has(key) ? token.issued_at : null),
    };
  });
}

/** Who holds a token; never a secret or its hash. */
export const listAuditTokens: Operation<'listAuditTokens'> = async (
  { params },
  { stores, now, log },
) => {
  const { slug } = await existingRevision(stores, slugOf(params));
  const reading = readingOf(stores);
  const tokens = (await tokensOf(reading, slug)).map((token) => {
    const isOver = token.expires_at !== null && now >= token.expires_at;
    const state = token.revoked_at ? 'revoked' : isOver ? 'expired' : 'active';
    return { ...token, state } as const;
  });
  return {
    slug,
    tokens: tokens.sort((a, b) => (a.issued_at < b.issued_at ? 1 : -1)),
    total: tokens.length,
    skipped: reading.told(log),
  };
};

/** Once revoked, always revoked, since the first time. */
export const revokeAuditToken: Operation<'revokeAuditToken'> = async (
  { params },
  { stores, now },
) => {
  const { slug } = await existingRevision(stores, slugOf(params));
  const token_id = params['token_id'] ?? '';
  const store = stores.open('audit-tokens');
  // A token that is damaged is revoked like all others.
  const issued = isTokenId(token_id)
    ? await readAs(store, tokenKey('issued', slug, token_id), TokenRecord)
    : null;
  if (issued === null) throw tokenNotFound();
  const own: RevokedRecord = { revoked_at: now };
  const key = tokenKey('revoked', slug, token_id);
  const record = (await store.create(key, own)) ? own : await readAs(store, key, RevokedRecord);
  if (!record) throw new StoreUnavailable('audit-tokens: a revocation is there and cannot be read');
  // When it was first revoked nobody can tell of a damaged one; that it is, everybody.
  return { token_id, slug, ...(record === DAMAGED ? own : record) };
};
