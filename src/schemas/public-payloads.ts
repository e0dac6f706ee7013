/** Body and answer of each row of everybody that an operation answers, keyed by row id. */
import type * as z from 'zod';
import type { RouteId } from '../routes.ts';
import * as contact from './contact-payloads.ts';
import { EvalRunRequest, EvalRunResponse } from './eval-run.ts';
import { MissionResponse } from './mission.ts';
import { AgentReportRequest, AgentReportResponse, ReportStatsResponse } from './report.ts';

export const bodies = {
  ...contact.bodies,
  sendReport: AgentReportRequest,
  runEval: EvalRunRequest,
} as const satisfies Partial<Record<RouteId, z.ZodType>>;

export const operationResponses = {
  ...contact.operationResponses,
  getMission: MissionResponse,
  sendReport: AgentReportResponse,
  getReportStats: ReportStatsResponse,
  runEval: EvalRunResponse,
} as const satisfies Partial<Record<RouteId, z.ZodType>>;
