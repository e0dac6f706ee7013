/** Body and answer of each row that has our own JSON format, keyed by row id. */
import type * as z from 'zod';
import type { RouteId, StaticId } from '../routes.ts';
import { ActivityResponse, ChangelogResponse } from './change.ts';
import { ClaimResponse, ClaimsResponse } from './claim.ts';
import { CollaborationResponse } from './collaboration.ts';
import { ContactPolicyResponse } from './contact.ts';
import { EvalRunbookResponse, EvalRunContractResponse, EvalsResponse } from './eval.ts';
import { ExperienceItemResponse, ExperienceListResponse } from './experience.ts';
import { InitResponse } from './init.ts';
import { ManifestResponse } from './manifest.ts';
import { bodies, operationResponses } from './operation-payloads.ts';
import { ProfileResponse } from './profile.ts';
import { ProjectItemResponse, ProjectsResponse } from './project.ts';
import { CommonQuestionsResponse } from './question.ts';
import { ReportContractResponse } from './report.ts';
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

export { bodies };

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
  ...operationResponses,
} as const satisfies Partial<Record<RouteId, z.ZodType>>;

/** Static rows whose answer has our own format: the compiler asks for a surface of each. */
export type PayloadId = StaticId & keyof typeof responses;
export type Payload<Id extends PayloadId> = z.input<(typeof responses)[Id]>;
