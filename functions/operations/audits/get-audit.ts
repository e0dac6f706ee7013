/**
 * GET /api/audits/{slug}: the report, for holders of a token. Without one nothing more is told
 * than the metadata tell.
 */
import { AuditSlug } from '../../../src/schemas/audit.ts';
import { absolute } from '../../../src/surfaces/site.ts';
import type { Operation } from '../operation.ts';
import { recordAccess } from './accesses.ts';
import { revisionFacts } from './answers.ts';
import { accessProblem } from './problems.ts';
import { existingRevision } from './revisions.ts';
import { checkToken } from './tokens.ts';

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
  return {
    ...revisionFacts(revision),
    data: revision.data,
    access: {
      token_id,
      recipient: { name: recipient.name, company: recipient.company },
      expires_at,
    },
    url: absolute(snapshot, `/api/audits/${slug.data}`),
    last_modified: revision.saved_at,
  };
};
