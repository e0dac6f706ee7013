/** Which operation answers which row: the compiler asks for one for every row that is ready. */
import { getAdminStats } from './admin-stats.ts';
import { ask } from './ask.ts';
import { createAudit } from './audits/create-audit.ts';
import { deleteAudit, deleteAuditRecipient, deleteAuditRevision } from './audits/delete-audit.ts';
import { exportAudits } from './audits/export-audits.ts';
import { getAdminAudit } from './audits/get-admin-audit.ts';
import { getAudit } from './audits/get-audit.ts';
import { getAuditMeta } from './audits/get-audit-meta.ts';
import { issueAuditToken } from './audits/issue-token.ts';
import { listAudits } from './audits/list-audits.ts';
import { listAuditRevisions } from './audits/list-revisions.ts';
import { listAuditTokens } from './audits/list-tokens.ts';
import { patchAudit } from './audits/patch-audit.ts';
import { revokeAuditToken } from './audits/revoke-token.ts';
import { checkClaim } from './claim-check.ts';
import { sendContact } from './contact.ts';
import { runEval } from './eval-run.ts';
import { inbox } from './inbox/inbox.ts';
import { getMessageFeed } from './message-feed.ts';
import type { Operations } from './operation.ts';
import { deletePerson, findPerson } from './people/people.ts';
import { sendReport } from './report.ts';
import { getReportStats } from './report-stats.ts';
import { listUnanswered } from './unanswered.ts';

export const operations: Operations = {
  sendContact,
  ask,
  checkClaim,
  sendReport,
  getReportStats,
  getAdminStats,
  runEval,
  getAuditMeta,
  getAudit,
  listAudits,
  createAudit,
  getAdminAudit,
  patchAudit,
  issueAuditToken,
  listAuditTokens,
  revokeAuditToken,
  deleteAudit,
  listAuditRevisions,
  deleteAuditRevision,
  deleteAuditRecipient,
  exportAudits,
  listUnanswered,
  ...inbox,
  getMessageFeed,
  findPerson,
  deletePerson,
};
