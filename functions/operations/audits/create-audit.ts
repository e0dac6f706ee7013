/**
 * POST /api/admin/audits: the first revision of an audit. A slug is taken until its audit is
 * deleted.
 */
import { refused } from '../../http/problem.ts';
import type { Operation } from '../operation.ts';
import { adminAudit } from './answers.ts';
import { firstRevision } from './revisions.ts';

export const createAudit: Operation<'createAudit'> = async (
  { body },
  { stores, snapshot, at, now, id },
) => {
  const revision = await firstRevision(stores, body.slug, body.data, { id: id(), at, now });
  if (revision) return adminAudit(revision, snapshot);
  throw refused(
    'conflict',
    'There is an audit with this slug. Change it with PATCH /api/admin/audits/{slug}, or ' +
      'choose another slug; GET /api/admin/audits lists those that are taken.',
  );
};
