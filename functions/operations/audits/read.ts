/**
 * GET /api/audits/{slug} for holders of a token; nobody else is told more than at /meta, where an
 * audit that makes nothing public is none.
 */
import { AuditSlug } from '../../../src/schemas/audit.ts';
import { absolute } from '../../../src/surfaces/site.ts';
import type { Operation } from '../operation.ts';
import { accessProblem, auditNotFound, slugOf } from './problems.ts';
import { recordAccess } from './recipients.ts';
import { existingRevision, revisionFacts } from './revisions.ts';
import { checkToken } from './tokens.ts';

export const getAuditMeta: Operation<'getAuditMeta'> = async ({ params }, { stores, snapshot }) => {
  const { slug, data } = await existingRevision(stores, slugOf(params));
  const shown = Object.hasOwn(data, 'public') ? data['public'] : null;
  if (shown === null) throw auditNotFound();
  const path = `/api/audits/${slug}`;
  return {
    slug,
    public: shown,
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

/** `query.token` is the token of the request, wherever it came in. */
export const getAudit: Operation<'getAudit'> = async (
  { query, params },
  { stores, snapshot, now, later, log },
) => {
  if (query.token === undefined) throw accessProblem('unauthorized');
  const slug = AuditSlug.safeParse(params['slug']);
  if (!slug.success) throw accessProblem('invalid_token');
  const checked = await checkToken(stores, slug.data, query.token, now);
  if (checked.verdict !== 'ok') throw accessProblem(checked.verdict);
  const { token_id, recipient, expires_at } = checked.record;
  const revision = await existingRevision(stores, slug.data);
  // That a read could not be recorded is our trouble, not the reader's.
  later(() =>
    recordAccess(stores, slug.data, token_id, now).catch((error: Error) =>
      log(`an access to an audit was not recorded (${error.name})`),
    ),
  );
  const { name, company } = recipient;
  return {
    ...revisionFacts(revision),
    data: revision.data,
    access: { token_id, recipient: { name, company }, expires_at },
    url: absolute(snapshot, `/api/audits/${slug.data}`),
    last_modified: revision.saved_at,
  };
};
