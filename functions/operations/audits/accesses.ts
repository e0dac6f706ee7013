/** Who read which audit: one record per read, its facts in the key, so that listing counts. */
import { KEPT_DAYS } from '../../events/log.ts';
import { dayBefore } from '../../store/days.ts';
import { each } from '../../store/each.ts';
import { accessesPrefix, accessKey, dayOf, tokenIssuedKey } from '../../store/keys.ts';
import type { Reading } from '../../store/reading.ts';
import type { Stores } from '../../store/store.ts';
import type { Period } from '../period.ts';
import { TokenRecord } from './tokens.ts';

/** How often one recipient read one audit. */
export type AuditAccess = {
  slug: string;
  token_id: string;
  /** Whom the token was issued to, or null when it is not there any more. */
  name: string | null;
  company: string | null;
  count: number;
  /** The last time, ISO 8601 in UTC. */
  last: string;
};

/** Records one read of an audit, at a time in ISO 8601. Rejects with what the store throws. */
export async function recordAccess(
  stores: Stores,
  slug: string,
  tokenId: string,
  at: string,
): Promise<void> {
  const time = new Date(at).toISOString().slice(11, -1).replace(/\D/g, '');
  await stores.open('audit-tokens').create(accessKey(dayOf(at), time, slug, tokenId), { at });
}

const KEY = /^accesses\/(\d{4}-\d{2}-\d{2})\/(\d{2})(\d{2})(\d{2})(\d{3})~([^~]+)~([^~]+)~/;

/** The accesses that keys of `audit-tokens` tell, in their order; other keys are left out. */
export const accessesIn = (keys: readonly string[]) =>
  keys.flatMap((key) => {
    const [, day, h, m, s, ms, slug, token_id] = KEY.exec(key) ?? [];
    return day === undefined || slug === undefined || token_id === undefined
      ? []
      : [{ key, day, slug, token_id, last: `${day}T${h}:${m}:${s}.${ms}Z` }];
  });

/**
 * How often audits were read and when last (ISO 8601), by slug, of keys of `audit-tokens`, sorted.
 */
export function readsIn(keys: readonly string[]): Map<string, { reads: number; last: string }> {
  const all = new Map<string, { reads: number; last: string }>();
  for (const { slug, last } of accessesIn(keys))
    all.set(slug, { reads: (all.get(slug)?.reads ?? 0) + 1, last });
  return all;
}

/**
 * Reads of audits in a period, one entry for each audit and token, most reads first,
 * up to `limit`. Costs one list, and one read for each entry.
 */
export async function auditAccesses(
  reading: Reading,
  { from, to }: Pick<Period, 'from' | 'to'>,
  limit: number,
): Promise<AuditAccess[]> {
  const store = reading.open('audit-tokens');
  const found = new Map<string, Omit<AuditAccess, 'name' | 'company'>>();
  // Sorted by time, so the last one of a token is the last that is seen.
  for (const { day, slug, token_id, last } of accessesIn(await store.list(accessesPrefix()))) {
    if (day < from || day > to) continue;
    const name = `${slug}~${token_id}`;
    found.set(name, { slug, token_id, count: (found.get(name)?.count ?? 0) + 1, last });
  }
  const most = [...found.values()]
    .sort((a, b) => b.count - a.count || (a.last < b.last ? 1 : -1))
    .slice(0, limit);
  return each(most, async (access) => {
    const key = tokenIssuedKey(access.slug, access.token_id);
    const record = await reading.read('audit-tokens', key, TokenRecord);
    return {
      ...access,
      name: record?.recipient.name ?? null,
      company: record?.recipient.company ?? null,
    };
  });
}

/** Removes accesses that are older than they are kept; `at` is now. Tells how many. */
export async function expireAccesses(stores: Stores, at: string): Promise<number> {
  const store = stores.open('audit-tokens');
  const first = accessesPrefix(dayBefore(at, KEPT_DAYS));
  const old = (await store.list(accessesPrefix())).filter((key) => key < first);
  await each(old, (key) => store.remove(key));
  return old.length;
}
