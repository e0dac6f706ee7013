/**
 * GET /api/admin/exports/audits: every audit with all its revisions and links as JSON Lines,
 * without secrets, and a last line by which a caller knows that it has all of them.
 */
import type { Lines } from '../../http/lines.ts';
import { each } from '../../store/each.ts';
import { auditRevisionsPrefix, tokenRevokedKey, tokensIssuedPrefix } from '../../store/keys.ts';
import { type Reading, readingOf } from '../../store/reading.ts';
import type { Operation } from '../operation.ts';
import { auditOfKey, Revision } from './revisions.ts';
import { RevokedRecord, TokenRecord } from './tokens.ts';

async function auditLine(reading: Reading, slug: string): Promise<object> {
  const keys = await reading.open('audits').list(auditRevisionsPrefix(slug));
  const revisions = await each(keys, (key) => reading.read('audits', key, Revision));
  const issued = await reading.open('audit-tokens').list(tokensIssuedPrefix(slug));
  const tokens = await each(issued, async (key) => {
    const token = await reading.read('audit-tokens', key, TokenRecord);
    if (!token) return [];
    const { secret_hash: _, ...told } = token;
    const revoked = tokenRevokedKey(slug, token.token_id);
    const record = await reading.read('audit-tokens', revoked, RevokedRecord);
    return [{ ...told, revoked_at: record?.revoked_at ?? null }];
  });
  return {
    slug,
    revisions: revisions
      .filter((revision) => revision !== null)
      .map(({ revision, created_at, saved_at, data }) => ({
        revision,
        created_at,
        saved_at,
        data,
      })),
    tokens: tokens.flat(),
  };
}

/** The slugs are listed before anything is answered, so that a store that is away is an error. */
export const exportAudits: Operation<'exportAudits'> = async (
  _,
  { stores, log },
): Promise<Lines> => {
  const keys = await stores.open('audits').list('');
  const slugs = [...new Set(keys.flatMap((key) => auditOfKey(key)?.slug ?? []))];
  const reading = readingOf(stores);
  async function* lines(): AsyncGenerator<object> {
    for (const slug of slugs) yield await auditLine(reading, slug);
    const skipped = reading.told(log);
    yield { end: true, records: slugs.length, skipped };
  }
  return { lines: lines() };
};
