/** GET /api/admin/audits/{slug}: the current revision, for the owner. */
import type { Operation } from '../operation.ts';
import { adminAudit } from './answers.ts';
import { slugOf } from './problems.ts';
import { existingRevision } from './revisions.ts';

export const getAdminAudit: Operation<'getAdminAudit'> = async ({ params }, { stores, snapshot }) =>
  adminAudit(await existingRevision(stores, slugOf(params)), snapshot);
