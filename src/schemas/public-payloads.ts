/** Body and answer of each row of everybody that an operation answers, keyed by row id. */
import * as contact from './contact-payloads.ts';
import * as run from './eval-run.ts';
import * as mission from './mission.ts';
import * as report from './report.ts';

export const bodies = {
  ...contact.bodies,
  sendReport: report.AgentReportRequest,
  runEval: run.EvalRunRequest,
};

export const operationResponses = {
  ...contact.operationResponses,
  ...mission.responses,
  ...report.responses,
  ...run.responses,
};
