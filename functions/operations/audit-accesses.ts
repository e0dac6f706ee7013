/** Who read which audit, from the keys of `audit-tokens`; the recipient is read for the rows that are shown. */
import { each } from '../events/each.ts';
import { tokenIssuedKey } from '../store/keys.ts';
import type { Stores } from '../store/store.ts';

export type AuditAccess = {
  slug: string;
  token_id: string;
  name: string | null;
  company: string | null;
  count: number;
  /** Day of the last one, YYYY-MM-DD. */
  last: string;
};

/** Accesses from `since` (YYYY-MM-DD) on by recipient, most first, up to `limit`. */
export async function auditAccesses(stores: Stores, since: string, limit: number): Promise<AuditAccess[]> {
  const tokens = stores.open('audit-tokens');
  const found = new Map<string, Omit<AuditAccess, 'name' | 'company'>>();
  for (const key of await tokens.list('')) {
    const [, slug = '', day = '', token_id = ''] = /^([^/]+)\/accesses\/([\d-]{10})\/[^/~]+~([^/~]+)~/.exec(key) ?? [];
    if (day < since || day === '') continue;
    const before = found.get(`${slug}/${token_id}`);
    const last = before && before.last > day ? before.last : day;
    found.set(`${slug}/${token_id}`, { slug, token_id, count: (before?.count ?? 0) + 1, last });
  }
  const most = [...found.values()].sort((a, b) => b.count - a.count || (a.token_id < b.token_id ? -1 : 1));
  return each(most.slice(0, limit), limit, async (access) => {
    const issued = (await tokens.read(tokenIssuedKey(access.slug, access.token_id))) as {
      recipient?: { name?: string; company?: string };
    } | null;
    return { ...access, name: issued?.recipient?.name ?? null, company: issued?.recipient?.company ?? null };
  });
}
