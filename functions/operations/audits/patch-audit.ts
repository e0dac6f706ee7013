/**
 * PATCH /api/admin/audits/{slug}: a JSON Merge Patch of the data makes the next revision, unless it
 * changes nothing.
 */
import { mustMatch } from '../../http/if-match.ts';
import { refused } from '../../http/problem.ts';
import type { Operation } from '../operation.ts';
import { adminAudit, revisionTag } from './answers.ts';
import { mergePatch } from './merge-patch.ts';
import { slugOf } from './problems.ts';
import { type AuditData, nextRevision } from './revisions.ts';

/**
 * Largest data that patches may add up to, in characters of JSON: the platform answers at most 6
 * MB.
 */
const LARGEST_AUDIT_CHARS = 2_000_000;

/** The data with the patch applied. Throws payload_too_large when it would outgrow its bounds. */
function patched(data: AuditData, patch: AuditData): AuditData {
  // The patch is an object, and so is what it makes.
  const merged = mergePatch(data, patch) as AuditData;
  if (JSON.stringify(merged).length > LARGEST_AUDIT_CHARS)
    throw refused(
      'payload_too_large',
      `With this patch the audit would have more than ${LARGEST_AUDIT_CHARS} ` +
        'characters; remove ' +
        'something first, with null in a patch.',
    );
  return merged;
}

export const patchAudit: Operation<'patchAudit'> = async (
  { body, params },
  { stores, snapshot, at, now, id, ifMatch },
) => {
  const change = { id: id(), at, now };
  const { revision, changed } = await nextRevision(stores, slugOf(params), change, (current) => {
    mustMatch(ifMatch, revisionTag(current));
    return patched(current.data, body.data);
  });
  return { ...adminAudit(revision, snapshot), changed };
};
