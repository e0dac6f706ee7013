/** Recipients of audits; each read is a record with its facts in the key: a list counts. */
import { KEPT_DAYS } from '../../events/log.ts';
import { dayBefore } from '../../store/days.ts';
import { each } from '../../store/each.ts';
import { accessesPrefix, accessKey, dayOf, tokenKey, tokensPrefix } from '../../store/keys.ts';
import type { Reading } from '../../store/reading.ts';
import type { Stores } from '../../store/store.ts';
import { forgetCalls } from '../claims.ts';
import type { Period } from '../period.ts';
import { TokenRecord } from './tokens.ts';

/** A token by its audit and id; null for any other key. */
export function tokenOfKey(key: string): { slug: string; token_id: string } | null {
  const [, slug, token_id] = /^([^/]+)\/issued\/([^/]+)$/.exec(key) ?? [];
  return slug === undefined || token_id === undefined ? null : { slug, token_id };
}

/** How many links of an audit were not revoked. */
export function activeIn(keys: readonly string[], slug: string): number {
  const of = (prefix: string) => keys.filter((key) => key.startsWith(prefix)).length;
  return Math.max(0, of(tokensPrefix('issued', slug)) - of(tokensPrefix('revoked', slug)));
}

/** Records one read of an audit, at a time in ISO 8601. Rejects with what the store throws. */
export async function recordAccess(stores: Stores, slug: string, tokenId: string, at: string) {
  const time = new Date(at).toISOString().slice(11, -1).replace(/\D/g, '');
  await stores.open('audit-tokens').create(accessKey(dayOf(at), time, slug, tokenId), { at });
}

const ACCESS = /^accesses\/(\d{4}-\d{2}-\d{2})\/(\d{2})(\d{2})(\d{2})(\d{3})~([^~]+)~([^~]+)~/;

/** The accesses that keys tell, in their order. */
const accessesIn = (keys: readonly string[]) =>
  keys.flatMap((key) => {
    const [, day = '', h, m, s, ms, slug, token_id] = ACCESS.exec(key) ?? [];
    return slug === undefined || token_id === undefined
      ? []
      : [{ key, day, slug, token_id, last: `${day}T${h}:${m}:${s}.${ms}Z` }];
  });

/** How often audits were read and when last (ISO 8601), by slug, of keys, sorted. */
export function readsIn(keys: readonly string[]): Map<string, { reads: number; last: string }> {
  const all = new Map<string, { reads: number; last: string }>();
  for (const { slug, last } of accessesIn(keys))
    all.set(slug, { reads: (all.get(slug)?.reads ?? 0) + 1, last });
  return all;
}

/**
 * Reads of audits in a period, one entry for each audit and token, most reads first, up to `limit`;
 * name and company are null where the token is gone.
 */
export async function auditAccesses(
  reading: Reading,
  { from, to }: Pick<Period, 'from' | 'to'>,
  limit: number,
) {
  const keys = await reading.open('audit-tokens').list(accessesPrefix());
  const asked = accessesIn(keys).filter(({ day }) => day >= from && day <= to);
  const found = Map.groupBy(asked, ({ slug, token_id }) => `${slug}~${token_id}`);
  const most = [...found.values()]
    // Sorted by time: the last one of a token is its newest.
    .flatMap((own) => own.slice(-1).map((access) => ({ ...access, count: own.length })))
    .sort((a, b) => b.count - a.count || (a.last < b.last ? 1 : -1))
    .slice(0, limit);
  return each(most, async ({ slug, token_id, count, last }) => {
    const record = await reading.read(
      'audit-tokens',
      tokenKey('issued', slug, token_id),
      TokenRecord,
    );
    const { name = null, company = null } = record?.recipient ?? {};
    return { slug, token_id, name, company, count, last };
  });
}

/** Removes accesses that are older than they are kept; `at` is now. */
export async function expireAccesses(stores: Stores, at: string): Promise<void> {
  const store = stores.open('audit-tokens');
  const first = accessesPrefix(dayBefore(at, KEPT_DAYS));
  const old = (await store.list(accessesPrefix())).filter((key) => key < first);
  await each(old, (key) => store.remove(key));
}

/**
 * Removes tokens with who holds them, every read, and what was kept to repeat the call that issued
 * them. The record of a token goes last, so that what broke off is found again.
 */
export async function forgetRecipients(
  stores: Stores,
  tokens: readonly { slug: string; token_id: string }[],
): Promise<void> {
  if (tokens.length === 0) return;
  const store = stores.open('audit-tokens');
  const gone = new Set(tokens.map(({ token_id }) => token_id));
  const reads = accessesIn(await store.list(accessesPrefix()));
  const own = reads.filter(({ token_id }) => gone.has(token_id));
  await each(own, ({ key }) => store.remove(key));
  await forgetCalls(stores, [...gone]);
  await each(tokens, async ({ slug, token_id }) => {
    // While the token is there it stays revoked.
    await store.remove(tokenKey('issued', slug, token_id));
    await store.remove(tokenKey('revoked', slug, token_id));
  });
}
