/** GET /api/admin/audits: every audit without its data. One list, and one read for each audit. */
import { each } from '../../store/each.ts';
import type { Operation } from '../operation.ts';
import { adminAddresses, revisionFacts } from './answers.ts';
import type { Revision } from './revisions.ts';

export const listAudits: Operation<'listAudits'> = async (_, { stores, snapshot }) => {
  const audits = stores.open('audits');
  // Sorted, so the last key of a slug is that of its current revision.
  const current = new Map((await audits.list('')).map((key) => [key.split('/')[0] ?? '', key]));
  const found = (await each([...current.values()], (key) =>
    audits.read(key),
  )) as (Revision | null)[];
  const revisions = found
    .filter((revision) => revision !== null)
    .sort((a, b) => (a.slug < b.slug ? -1 : 1));
  return {
    audits: revisions.map((revision) => ({
      ...revisionFacts(revision),
      ...adminAddresses(revision.slug, snapshot),
    })),
    total: revisions.length,
  };
};
