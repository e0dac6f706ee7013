/**
 * Body and answer of each row of the owner, and of those whom an audit is for, that an operation
 * answers, keyed by row id.
 */
import type * as z from 'zod';
import type { RouteId } from '../routes.ts';
import { AdminStatsResponse } from './admin-stats.ts';
import {
  AdminAuditChangeResponse,
  AdminAuditResponse,
  AdminAuditsResponse,
  AuditCreateRequest,
  AuditMetaResponse,
  AuditPatchRequest,
  AuditResponse,
  AuditRevisionResponse,
  AuditRevisionsResponse,
  AuditTokenCreateRequest,
  AuditTokenIssuedResponse,
  AuditTokenRevokedResponse,
  AuditTokensResponse,
} from './audit.ts';
import {
  AdminContactResponse,
  AdminContactsResponse,
  AdminQuestionResponse,
  AdminQuestionsResponse,
  AdminReportResponse,
  AdminReportsResponse,
  ContactStateRequest,
  ContactStateResponse,
  DeletionResponse,
  RecordStateRequest,
  RecordStateResponse,
  SenderDeletionRequest,
  UnansweredQuestionsResponse,
} from './inbox.ts';
import { PersonDeletionResponse, PersonRequest, PersonResponse } from './people.ts';

export const bodies = {
  createAudit: AuditCreateRequest,
  patchAudit: AuditPatchRequest,
  issueAuditToken: AuditTokenCreateRequest,
  setContactState: ContactStateRequest,
  setQuestionState: RecordStateRequest,
  setReportState: RecordStateRequest,
  deleteContactsOfSender: SenderDeletionRequest,
  findPerson: PersonRequest,
  deletePerson: PersonRequest,
} as const satisfies Partial<Record<RouteId, z.ZodType>>;

export const operationResponses = {
  getAdminStats: AdminStatsResponse,
  getAuditMeta: AuditMetaResponse,
  getAudit: AuditResponse,
  listAudits: AdminAuditsResponse,
  createAudit: AdminAuditResponse,
  getAdminAudit: AdminAuditResponse,
  patchAudit: AdminAuditChangeResponse,
  issueAuditToken: AuditTokenIssuedResponse,
  listAuditTokens: AuditTokensResponse,
  revokeAuditToken: AuditTokenRevokedResponse,
  deleteAudit: DeletionResponse,
  listAuditRevisions: AuditRevisionsResponse,
  getAuditRevision: AuditRevisionResponse,
  deleteAuditRevision: DeletionResponse,
  deleteAuditRecipient: DeletionResponse,
  listContacts: AdminContactsResponse,
  getContact: AdminContactResponse,
  deleteContact: DeletionResponse,
  deleteContactsOfDay: DeletionResponse,
  setContactState: ContactStateResponse,
  setQuestionState: RecordStateResponse,
  setReportState: RecordStateResponse,
  deleteContactsOfSender: DeletionResponse,
  listQuestions: AdminQuestionsResponse,
  listUnanswered: UnansweredQuestionsResponse,
  getQuestion: AdminQuestionResponse,
  deleteQuestion: DeletionResponse,
  deleteQuestionsOfDay: DeletionResponse,
  listReports: AdminReportsResponse,
  getReport: AdminReportResponse,
  deleteReport: DeletionResponse,
  deleteReportsOfDay: DeletionResponse,
  findPerson: PersonResponse,
  deletePerson: PersonDeletionResponse,
} as const satisfies Partial<Record<RouteId, z.ZodType>>;
