/**
 * Revisions of an audit, and DELETE of an audit, a revision and a recipient: what an owner takes
 * back is gone, with what was kept to repeat the calls that made it.
 */
import { Problem } from '../../http/problem.ts';
import { auditRevisionsPrefix, tokenKey, tokensPrefix } from '../../store/keys.ts';
import { readingOf } from '../../store/reading.ts';
import type { Stores } from '../../store/store.ts';
import { forgetCalls } from '../claims.ts';
import { mustMatch, type Operation } from '../operation.ts';
import { auditNotFound, slugOf, tokenNotFound } from './problems.ts';
import { forgetRecipients, tokenOfKey } from './recipients.ts';
import { auditOfKey, existingRevision, Revision, revisionFacts } from './revisions.ts';
import { isTokenId } from './tokens.ts';

const ANSWERS = 'what was kept to repeat answers under an Idempotency-Key';

/** Keys of the revisions of an audit, the oldest first. Throws audit_not_found. */
async function revisionKeys(stores: Stores, slug: string): Promise<string[]> {
  const keys = await stores.open('audits').list(auditRevisionsPrefix(slug));
  if (keys.length === 0) throw auditNotFound();
  return keys;
}

/** Removes revisions, the oldest first: until the last is gone the audit is found. */
async function forgetRevisions(stores: Stores, keys: readonly string[]): Promise<void> {
  const found = await readingOf(stores).all('audits', keys, Revision);
  const calls = found.map(({ change_id }) => change_id);
  await forgetCalls(stores, calls);
  for (const key of keys) await stores.open('audits').remove(key);
}

export const deleteAudit: Operation<'deleteAudit'> = async ({ params }, { stores, ifMatch }) => {
  const slug = slugOf(params);
  const keys = await revisionKeys(stores, slug);
  mustMatch(ifMatch, `"${auditOfKey(keys.at(-1) ?? '')?.revision}"`);
  const tokens = stores.open('audit-tokens');
  const issued = await tokens.list(tokensPrefix('issued', slug));
  const links = issued.flatMap((key) => tokenOfKey(key) ?? []);
  await forgetRecipients(stores, links);
  for (const key of await tokens.list(tokensPrefix('revoked', slug))) await tokens.remove(key);
  await forgetRevisions(stores, keys);
  return {
    deleted: 1,
    removed: ['the audit with all revisions', 'its links, who held them, and their reads', ANSWERS],
    kept: 'Nothing stays here; links that were sent open nothing any more.',
  };
};

/** Which are kept. One list, and one read for each. */
export const listAuditRevisions: Operation<'listAuditRevisions'> = async (
  { params },
  { stores, log },
) => {
  const { slug, revision: last } = await existingRevision(stores, slugOf(params));
  const reading = readingOf(stores);
  const keys = await revisionKeys(stores, slug);
  const found = await reading.all('audits', keys.toReversed(), Revision);
  const revisions = found.map(({ revision, saved_at }) => ({
    revision,
    saved_at,
    current: revision === last,
  }));
  return { slug, revisions, skipped: reading.told(log) };
};

const noRevision = () =>
  new Problem(
    'content_not_found',
    'This audit has no revision with this number; GET /api/admin/audits/{slug}/revisions ' +
      'lists those that are kept.',
  );

/** The key of the revision that a path names, and whether it is the current one. */
async function revisionKey(stores: Stores, params: Readonly<Record<string, string>>) {
  const keys = await revisionKeys(stores, slugOf(params));
  const key = keys.find((one) => String(auditOfKey(one)?.revision) === params['revision']);
  if (key === undefined) throw noRevision();
  return { key, isCurrent: key === keys.at(-1) };
}

/** What an audit was: what is taken back is put in place of what is there now by a patch. */
export const getAuditRevision: Operation<'getAuditRevision'> = async ({ params }, { stores }) => {
  const { key } = await revisionKey(stores, params);
  const found = await readingOf(stores).read('audits', key, Revision);
  if (!found) throw noRevision();
  return { ...revisionFacts(found), data: found.data, last_modified: found.saved_at };
};

export const deleteAuditRevision: Operation<'deleteAuditRevision'> = async (
  { params },
  { stores },
) => {
  const { key, isCurrent } = await revisionKey(stores, params);
  if (isCurrent)
    throw new Problem(
      'conflict',
      'This is the current revision. Change the audit first, or delete it as a whole with ' +
        'DELETE /api/admin/audits/{slug}.',
    );
  await forgetRevisions(stores, [key]);
  return {
    deleted: 1,
    removed: ['the revision', ANSWERS],
    kept: 'Other revisions stay, with their numbers.',
  };
};

export const deleteAuditRecipient: Operation<'deleteAuditRecipient'> = async (
  { params },
  { stores },
) => {
  const slug = slugOf(params);
  const token_id = params['token_id'] ?? '';
  const key = tokenKey('issued', slug, isTokenId(token_id) ? token_id : '-');
  if ((await stores.open('audit-tokens').list(key)).length === 0) throw tokenNotFound();
  await forgetRecipients(stores, [{ slug, token_id }]);
  return {
    deleted: 1,
    removed: ['the link', 'name, company and address of who held it', 'its reads', ANSWERS],
    kept: 'Nothing stays here; the link opens nothing any more.',
  };
};
