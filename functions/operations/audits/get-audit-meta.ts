/** GET /api/audits/{slug}/meta: what everybody may know, nothing else of the data. */
import { absolute } from '../../../src/surfaces/site.ts';
import type { Operation } from '../operation.ts';
import { revisionFacts } from './answers.ts';
import { slugOf } from './problems.ts';
import { existingRevision } from './revisions.ts';

export const getAuditMeta: Operation<'getAuditMeta'> = async ({ params }, { stores, snapshot }) => {
  const revision = await existingRevision(stores, slugOf(params));
  const path = `/api/audits/${revision.slug}`;
  return {
    ...revisionFacts(revision),
    public: Object.hasOwn(revision.data, 'public') ? revision.data['public'] : null,
    access: {
      rule:
        'For its recipients: send the token of your link in the header, or as the query ' +
        'parameter token. Without one, ask as the contact policy says.',
      audit_url: absolute(snapshot, path),
      header: 'Authorization: Bearer <token>',
      contact_url: absolute(snapshot, '/api/contact'),
    },
    url: absolute(snapshot, `${path}/meta`),
    last_modified: revision.saved_at,
  };
};
