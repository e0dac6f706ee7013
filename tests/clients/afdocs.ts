/** afdocs, the checker of the Agent-Friendly Documentation Spec. */
import type { CheckResult, ReportResult, ScoreResult } from 'afdocs';
import { runTool } from './external.ts';

export type Report = ReportResult & { scoring: ScoreResult };

/** afdocs waits between requests, to spare other people's servers. */
const QUICK = ['--request-delay', '0', '--max-concurrency', '10'];

/** What it says of the site at a base URL. Throws with what it printed when that is no report. */
export async function afdocs(base: string, ...args: string[]): Promise<Report> {
  const { stdout, stderr } = await runTool('afdocs', [
    'check',
    base,
    ...QUICK,
    '--format',
    'json',
    '--score',
    ...args,
  ]);
  if (!stdout.startsWith('{')) throw new Error(`afdocs gave no report: ${stderr}`);
  return JSON.parse(stdout) as Report;
}

export const isBad = ({ status }: CheckResult) => status !== 'pass' && status !== 'skip';
export const brief = ({ id, status, message }: CheckResult) => `${status} ${id}: ${message}`;
