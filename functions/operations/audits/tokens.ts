/** Audit tokens, `aud_<token_id>_<secret>`: of the secret, only its hash is ever stored. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { AuditRecipient } from '../../../src/schemas/audit.ts';
import { sha256 } from '../../../src/surfaces/seal.ts';
import { tokenKey } from '../../store/keys.ts';
import { DAMAGED, readAs } from '../../store/reading.ts';
import type { Stores } from '../../store/store.ts';

export const TokenRecord = z.object({
  token_id: z.string(),
  /** SHA-256 of the secret, lower-case hex. */
  secret_hash: z.string().regex(/^[0-9a-f]{64}$/),
  recipient: AuditRecipient,
  issued_at: z.iso.datetime(),
  expires_at: z.iso.datetime().nullable(),
});
export type TokenRecord = z.output<typeof TokenRecord>;

export const RevokedRecord = z.object({ revoked_at: z.iso.datetime() });
export type RevokedRecord = z.output<typeof RevokedRecord>;

const TOKEN_ID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const WHOLE = new RegExp(`^${TOKEN_ID}$`);
/** 256 bits in base64url: 43 characters. */
const TOKEN = new RegExp(`^aud_(${TOKEN_ID})_([A-Za-z0-9_-]{43})$`);

/** Whether a text has the form of a token's id. */
export const isTokenId = (text: string): boolean => WHOLE.test(text);

/** A new token for an id: what the recipient gets, and the hash to keep. */
export function newToken(tokenId: string): { token: string; secret_hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { token: `aud_${tokenId}_${secret}`, secret_hash: sha256(secret) };
}

export type Checked =
  | { verdict: 'ok'; record: TokenRecord }
  | { verdict: 'invalid_token' | 'token_expired' | 'token_revoked' };

/** A hash that no secret has, compared with where there is no record: the work is the same. */
const NOBODY = '0'.repeat(64);

/**
 * What a token says about an audit, with two reads whatever comes out; that it is expired or
 * revoked is told only to whoever has its secret.
 */
export async function checkToken(
  stores: Stores,
  slug: string,
  token: string,
  now: string,
): Promise<Checked> {
  const [, id, secret] = TOKEN.exec(token) ?? [];
  if (id === undefined || secret === undefined) return { verdict: 'invalid_token' };
  const store = stores.open('audit-tokens');
  const [found, revoked] = await Promise.all([
    readAs(store, tokenKey('issued', slug, id), TokenRecord),
    readAs(store, tokenKey('revoked', slug, id), RevokedRecord),
  ]);
  // A token that cannot be read opens nothing, and a revocation that cannot be read revokes.
  const issued = found === DAMAGED ? null : found;
  const expected = Buffer.from(issued?.secret_hash ?? NOBODY, 'hex');
  const matches = timingSafeEqual(expected, Buffer.from(sha256(secret), 'hex'));
  if (!matches || !issued) return { verdict: 'invalid_token' };
  if (revoked) return { verdict: 'token_revoked' };
  if (issued.expires_at !== null && now >= issued.expires_at) return { verdict: 'token_expired' };
  return { verdict: 'ok', record: issued };
}
