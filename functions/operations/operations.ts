/**
 * Which operation answers which row: the compiler asks for one for every row. Files are loaded with
 * the first call: most starts of a function answer one alone.
 */
import type { Operation, OperationId, Operations } from './operation.ts';

/** Operations of a file that is loaded with the first call of one of them. */
function later<Id extends OperationId>(
  load: () => Promise<Pick<Operations, Id>>,
  ...ids: Id[]
): Pick<Operations, Id> {
  let file: ReturnType<typeof load> | undefined;
  const operation = (id: Id): Operation<Id> => {
    return async (input, given) => {
      // To ask for a module that is there already costs as much as a whole answer.
      file ??= load();
      return (await file)[id](input, given);
    };
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
  ...later(() => import('./audits/read.ts'), 'getAuditMeta', 'getAudit'),
  ...later(
    () => import('./audits/audits.ts'),
    ...(['createAudit', 'getAdminAudit', 'patchAudit', 'listAudits', 'exportAudits'] as const),
  ),
  ...later(
    () => import('./audits/links.ts'),
    ...(['issueAuditToken', 'listAuditTokens', 'revokeAuditToken'] as const),
  ),
  ...later(
    () => import('./audits/kept.ts'),
    ...(['deleteAudit', 'deleteAuditRecipient', 'listAuditRevisions'] as const),
    ...(['getAuditRevision', 'deleteAuditRevision'] as const),
  ),
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
  ...later(() => import('./people.ts'), 'findPerson', 'deletePerson'),
};
