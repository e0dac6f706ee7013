/** Which operation answers which row: the compiler asks for one for every row that is ready. */
import { ask } from './ask.ts';
import { checkClaim } from './claim-check.ts';
import { sendContact } from './contact.ts';
import { runEval } from './eval-run.ts';
import type { Operations } from './operation.ts';
import { sendReport } from './report.ts';
import { getReportStats } from './report-stats.ts';

export const operations: Operations = { sendContact, ask, checkClaim, sendReport, getReportStats, runEval };
