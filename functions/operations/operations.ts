/**
 * Which operation answers which row: the compiler asks for one for every row. Their
 * files are loaded when the first call comes: most starts of a function answer one alone.
 */
import type { Operation, OperationId, Operations } from './operation.ts';

/** Operations of a file that is loaded with the first call of one of them. */
function later<Id extends OperationId>(
  load: () => Promise<Pick<Operations, Id>>,
  ...ids: Id[]
): Pick<Operations, Id> {
  const operation = (id: Id): Operation<Id> => {
    return async (input, given) => (await load())[id](input, given);
  };
  return Object.fromEntries(ids.map((id) => [id, operation(id)])) as Pick<Operations, Id>;
}

export const operations: Operations = {
  ...later(() => import('./contact.ts'), 'sendContact'),
  ...later(() => import('./contact-status.ts'), 'getContactStatus'),
  ...later(() => import('./ask.ts'), 'ask'),
  ...later(() => import('./claim-check.ts'), 'checkClaim'),
  ...later(() => import('./match.ts'), 'match'),
  ...later(() => import('./mission.ts'), 'getMission'),
  ...later(() => import('./report.ts'), 'sendReport'),
  ...later(() => import('./report-stats.ts'), 'getReportStats'),
  ...later(() => import('./admin-stats.ts'), 'getAdminStats'),
  ...later(() => import('./eval-run.ts'), 'runEval'),
  ...later(() => import('./audits/get-audit-meta.ts'), 'getAuditMeta'),
  ...later(() => import('./audits/get-audit.ts'), 'getAudit'),
  ...later(() => import('./audits/list-audits.ts'), 'listAudits'),
  ...later(() => import('./audits/create-audit.ts'), 'createAudit'),
  ...later(() => import('./audits/get-admin-audit.ts'), 'getAdminAudit'),
  ...later(() => import('./audits/patch-audit.ts'), 'patchAudit'),
  ...later(() => import('./audits/issue-token.ts'), 'issueAuditToken'),
  ...later(() => import('./audits/list-tokens.ts'), 'listAuditTokens'),
  ...later(() => import('./audits/revoke-token.ts'), 'revokeAuditToken'),
  ...later(
    () => import('./audits/delete-audit.ts'),
    ...(['deleteAudit', 'deleteAuditRecipient'] as const),
    ...(['getAuditRevision', 'deleteAuditRevision'] as const),
  ),
  ...later(() => import('./audits/list-revisions.ts'), 'listAuditRevisions'),
  ...later(() => import('./audits/export-audits.ts'), 'exportAudits'),
  ...later(() => import('./unanswered.ts'), 'listUnanswered'),
  ...later(
    async () => (await import('./inbox/inbox.ts')).inbox,
    ...(['listContacts', 'exportContacts', 'getContact'] as const),
    ...(['deleteContact', 'deleteContactsOfDay'] as const),
    ...(['setContactState', 'deleteContactsOfSender'] as const),
    ...(['listQuestions', 'exportQuestions', 'getQuestion'] as const),
    ...(['setQuestionState', 'deleteQuestion', 'deleteQuestionsOfDay'] as const),
    ...(['listReports', 'exportReports', 'getReport'] as const),
    ...(['setReportState', 'deleteReport', 'deleteReportsOfDay'] as const),
  ),
  ...later(() => import('./message-feed.ts'), 'getMessageFeed'),
  ...later(() => import('./people/people.ts'), 'findPerson', 'deletePerson'),
};
