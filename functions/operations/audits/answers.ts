/** The forms in which audits are answered. */
import { absolute } from '../../../src/surfaces/site.ts';
import type { Snapshot } from '../../answers/facts/snapshot.ts';
import type { Revision } from './revisions.ts';

/** What is told of the revisions of an audit, to whoever may read it. */
export function revisionFacts({ slug, revision, created_at, saved_at }: Revision) {
  return { slug, revision, created_at, updated_at: saved_at };
}

/** Where the owner goes on. */
export function adminAddresses(slug: string, site: Pick<Snapshot, 'base'>) {
  const url = absolute(site, `/api/admin/audits/${slug}`);
  return { url, tokens_url: `${url}/tokens` };
}

/** The entity tag of an audit: that of its revision. */
export const revisionTag = ({ revision }: Pick<Revision, 'revision'>) => `"${revision}"`;

/** An audit as its owner sees it. */
export function adminAudit(revision: Revision, site: Pick<Snapshot, 'base'>) {
  return {
    ...revisionFacts(revision),
    data: revision.data,
    ...adminAddresses(revision.slug, site),
    meta_url: absolute(site, `/api/audits/${revision.slug}/meta`),
    etag: revisionTag(revision),
    last_modified: revision.saved_at,
  };
}
