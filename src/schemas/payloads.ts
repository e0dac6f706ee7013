/** Body and answer of each row that has our own JSON format, keyed by row id. */
import type * as z from 'zod';
import type { RouteId, StaticId } from '../routes.ts';
import { AdminStatsResponse } from './admin-stats.ts';
import { AskRequest, AskResponse } from './ask.ts';
import {
  AdminAuditChangeResponse,
  AdminAuditResponse,
  AdminAuditsResponse,
  AuditCreateRequest,
  AuditMetaResponse,
  AuditPatchRequest,
  AuditResponse,
  AuditRevisionsResponse,
  AuditTokenCreateRequest,
  AuditTokenIssuedResponse,
  AuditTokenRevokedResponse,
  AuditTokensResponse,
} from './audit.ts';
import { ActivityResponse, ChangelogResponse } from './change.ts';
import { ClaimResponse, ClaimsResponse } from './claim.ts';
import { ClaimCheckRequest, ClaimCheckResponse } from './claim-check.ts';
import { CollaborationResponse } from './collaboration.ts';
import { ContactIntentRequest, ContactIntentResponse, ContactPolicyResponse } from './contact.ts';
import {
  EvalRunbookResponse,
  EvalRunContractResponse,
  EvalRunRequest,
  EvalRunResponse,
  EvalsResponse,
} from './eval.ts';
import { ExperienceItemResponse, ExperienceListResponse } from './experience.ts';
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
  SenderDeletionRequest,
  UnansweredQuestionsResponse,
} from './inbox.ts';
import { InitResponse } from './init.ts';
import { ManifestResponse } from './manifest.ts';
import { PersonDeletionResponse, PersonRequest, PersonResponse } from './people.ts';
import { ProfileResponse } from './profile.ts';
import { ProjectItemResponse, ProjectsResponse } from './project.ts';
import { CommonQuestionsResponse } from './question.ts';
import {
  AgentReportRequest,
  AgentReportResponse,
  ReportContractResponse,
  ReportStatsResponse,
} from './report.ts';
import { ApiRootResponse, HealthResponse, SchemaResponse, StatusResponse } from './service.ts';
import { SignaturesResponse } from './signatures.ts';
import { SkillItemResponse, SkillsResponse } from './skill.ts';
import {
  ContentIndexResponse,
  ContentResponse,
  ManifestoResponse,
  TextClaimsResponse,
} from './text.ts';
import { NoteItemResponse, NotesResponse, TalksResponse, WritingsResponse } from './work.ts';

export const bodies = {
  sendContact: ContactIntentRequest,
  ask: AskRequest,
  checkClaim: ClaimCheckRequest,
  sendReport: AgentReportRequest,
  runEval: EvalRunRequest,
  createAudit: AuditCreateRequest,
  patchAudit: AuditPatchRequest,
  issueAuditToken: AuditTokenCreateRequest,
  setContactState: ContactStateRequest,
  deleteContactsOfSender: SenderDeletionRequest,
  findPerson: PersonRequest,
  deletePerson: PersonRequest,
} as const satisfies Partial<Record<RouteId, z.ZodType>>;

export const responses = {
  getInit: InitResponse,
  getApiRoot: ApiRootResponse,
  getHealth: HealthResponse,
  getStatus: StatusResponse,
  getSchema: SchemaResponse,
  getProfile: ProfileResponse,
  listSkills: SkillsResponse,
  getSkill: SkillItemResponse,
  listExperience: ExperienceListResponse,
  getExperience: ExperienceItemResponse,
  listProjects: ProjectsResponse,
  getProject: ProjectItemResponse,
  listClaims: ClaimsResponse,
  getClaim: ClaimResponse,
  listWritings: WritingsResponse,
  listTalks: TalksResponse,
  listNotes: NotesResponse,
  getNote: NoteItemResponse,
  getCollaboration: CollaborationResponse,
  listCommonQuestions: CommonQuestionsResponse,
  listChangelog: ChangelogResponse,
  listActivity: ActivityResponse,
  getManifest: ManifestResponse,
  getSignatures: SignaturesResponse,
  getManifesto: ManifestoResponse,
  getContentIndex: ContentIndexResponse,
  getContentManifesto: ContentResponse,
  getManifestoClaims: TextClaimsResponse,
  getArticle: ContentResponse,
  getArticleClaims: TextClaimsResponse,
  getContactPolicy: ContactPolicyResponse,
  getReportSchema: ReportContractResponse,
  listEvals: EvalsResponse,
  getEvalRunbook: EvalRunbookResponse,
  getEvalRunContract: EvalRunContractResponse,
  sendContact: ContactIntentResponse,
  ask: AskResponse,
  checkClaim: ClaimCheckResponse,
  sendReport: AgentReportResponse,
  getReportStats: ReportStatsResponse,
  runEval: EvalRunResponse,
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
  deleteAuditRevision: DeletionResponse,
  deleteAuditRecipient: DeletionResponse,
  listContacts: AdminContactsResponse,
  getContact: AdminContactResponse,
  deleteContact: DeletionResponse,
  deleteContactsOfDay: DeletionResponse,
  setContactState: ContactStateResponse,
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

/** Static rows whose answer has our own format: the compiler asks for a surface of each. */
export type PayloadId = StaticId & keyof typeof responses;
export type Payload<Id extends PayloadId> = z.input<(typeof responses)[Id]>;
