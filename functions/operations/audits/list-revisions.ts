/** GET /api/admin/audits/{slug}/revisions: which are kept. One list, and one read for each. */
import { each } from '../../store/each.ts';
import { auditRevisionsPrefix } from '../../store/keys.ts';
import { readingOf } from '../../store/reading.ts';
import type { Operation } from '../operation.ts';
import { slugOf } from './problems.ts';
import { existingRevision, Revision } from './revisions.ts';

export const listAuditRevisions: Operation<'listAuditRevisions'> = async (
  { params },
  { stores, log },
) => {
  const current = await existingRevision(stores, slugOf(params));
  const reading = readingOf(stores);
  const keys = await stores.open('audits').list(auditRevisionsPrefix(current.slug));
  const found = await each(keys.toReversed(), (key) => reading.read('audits', key, Revision));
  return {
    slug: current.slug,
    revisions: found
      .filter((revision) => revision !== null)
      .map(({ revision, saved_at }) => ({
        revision,
        saved_at,
        current: revision === current.revision,
      })),
    skipped: reading.told(log),
  };
};
