/** Body and answer of each row that has our own JSON format, keyed by row id. */
import type * as z from 'zod';
import {
  ContentIndexResponse,
  ContentResponse,
  ManifestoResponse,
  TextClaimsResponse,
} from '../kinds/article/article.ts';
import { CollaborationResponse } from '../kinds/collaboration/collaboration.ts';
import { ContactPolicyResponse } from '../kinds/contact/contact.ts';
import { CvResponse } from '../kinds/cv/cv.ts';
import { EvalRunbookResponse, EvalRunContractResponse, EvalsResponse } from '../kinds/eval/eval.ts';
import { KitResponse } from '../kinds/kit/kit.ts';
import { OwnPageResponse } from '../kinds/page/page.ts';
import { ProfileResponse } from '../kinds/profile/profile.ts';
import type { RouteId, StaticId } from '../routes.ts';
import { bodies, operationResponses } from '../schemas/operation-payloads.ts';
import { ReportContractResponse } from '../schemas/report.ts';
import {
  ApiRootResponse,
  HealthResponse,
  SchemaResponse,
  StatusResponse,
} from '../schemas/service.ts';
import { InitResponse } from './init.ts';
import {
  ActivityResponse,
  ChangelogResponse,
  ClaimResponse,
  ClaimsResponse,
  CommonQuestionsResponse,
  ExperienceItemResponse,
  ExperienceListResponse,
  NoteItemResponse,
  NotesResponse,
  ProjectItemResponse,
  ProjectsResponse,
  SkillItemResponse,
  SkillsResponse,
  TalksResponse,
  WritingsResponse,
} from './lists.ts';
import { ManifestResponse } from './manifest.ts';

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
  getKit: KitResponse,
  listCommonQuestions: CommonQuestionsResponse,
  listChangelog: ChangelogResponse,
  listActivity: ActivityResponse,
  getManifest: ManifestResponse,
  getManifesto: ManifestoResponse,
  getContentIndex: ContentIndexResponse,
  getContentManifesto: ContentResponse,
  getManifestoClaims: TextClaimsResponse,
  getArticle: ContentResponse,
  getArticleClaims: TextClaimsResponse,
  getPage: OwnPageResponse,
  getCv: CvResponse,
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
