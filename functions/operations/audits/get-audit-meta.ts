/**
 * GET /api/audits/{slug}/meta: what its owner shows to everybody, and how to get access. Nothing
 * else: neither when it was written nor how often it changed.
 */
import { absolute } from '../../../src/surfaces/site.ts';
import type { Operation } from '../operation.ts';
import { slugOf } from './problems.ts';
import { existingRevision } from './revisions.ts';

export const getAuditMeta: Operation<'getAuditMeta'> = async ({ params }, { stores, snapshot }) => {
  const revision = await existingRevision(stores, slugOf(params));
  const path = `/api/audits/${revision.slug}`;
  return {
    slug: revision.slug,
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
  };
};
