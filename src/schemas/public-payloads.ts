/** Body and answer of each row of everybody that an operation answers, keyed by row id. */
import type * as z from 'zod';
import type { RouteId } from '../routes.ts';
import { AskRequest, AskResponse } from './ask.ts';
import { ClaimCheckRequest, ClaimCheckResponse } from './claim-check.ts';
import { ContactIntentRequest, ContactIntentResponse } from './contact.ts';
import { EvalRunRequest, EvalRunResponse } from './eval.ts';
import { AgentReportRequest, AgentReportResponse, ReportStatsResponse } from './report.ts';

export const bodies = {
  sendContact: ContactIntentRequest,
  ask: AskRequest,
  checkClaim: ClaimCheckRequest,
  sendReport: AgentReportRequest,
  runEval: EvalRunRequest,
} as const satisfies Partial<Record<RouteId, z.ZodType>>;

export const operationResponses = {
  sendContact: ContactIntentResponse,
  ask: AskResponse,
  checkClaim: ClaimCheckResponse,
  sendReport: AgentReportResponse,
  getReportStats: ReportStatsResponse,
  runEval: EvalRunResponse,
} as const satisfies Partial<Record<RouteId, z.ZodType>>;
