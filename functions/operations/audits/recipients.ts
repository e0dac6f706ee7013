/** Recipients of audits: who they are stands in the record of their token, and goes with it. */
import { forgetCalls } from '../../http/idempotency.ts';
import { each } from '../../store/each.ts';
import {
  accessesPrefix,
  tokenIssuedKey,
  tokenRevokedKey,
  tokensIssuedPrefix,
  tokensRevokedPrefix,
} from '../../store/keys.ts';
import type { Stores } from '../../store/store.ts';
import { accessesIn } from './accesses.ts';

/** A token by its audit and id, of the keys of `audit-tokens`; null for any other key. */
export function tokenOfKey(key: string): { slug: string; token_id: string } | null {
  const [, slug, token_id] = /^([^/]+)\/issued\/([^/]+)$/.exec(key) ?? [];
  return slug === undefined || token_id === undefined ? null : { slug, token_id };
}

/** How many links of an audit were not revoked, of keys of `audit-tokens`. */
export function activeIn(keys: readonly string[], slug: string): number {
  const of = (prefix: string) => keys.filter((key) => key.startsWith(prefix)).length;
  return Math.max(0, of(tokensIssuedPrefix(slug)) - of(tokensRevokedPrefix(slug)));
}

/**
 * Removes tokens with name, company, address, every read, and what was kept to repeat the call that
 * issued them. Their links open nothing any more. The record of a token goes last, so that what
 * broke off is found again.
 */
export async function forgetRecipients(
  stores: Stores,
  tokens: readonly { slug: string; token_id: string }[],
): Promise<void> {
  if (tokens.length === 0) return;
  const store = stores.open('audit-tokens');
  const gone = new Set(tokens.map(({ token_id }) => token_id));
  const reads = accessesIn(await store.list(accessesPrefix()));
  await each(
    reads.filter(({ token_id }) => gone.has(token_id)),
    ({ key }) => store.remove(key),
  );
  await forgetCalls(
    stores,
    tokens.map(({ token_id }) => token_id),
  );
  await each(tokens, async ({ slug, token_id }) => {
    // While the token is there it stays revoked.
    await store.remove(tokenIssuedKey(slug, token_id));
    await store.remove(tokenRevokedKey(slug, token_id));
  });
}
