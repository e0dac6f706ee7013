/** What other people's tools need: the example at its own address, and a way to run them. */
import { delimiter, dirname, resolve } from 'node:path';
import type { CheckResult, ReportResult, ScoreResult } from 'afdocs';
import { run } from '../support/programs.ts';

/** The variable that tells the tests of a run where the site stands. */
export const SITE = 'CALLING_CARD_TEST_SITE';

/** Its address, without a slash at the end. Throws outside of the projects that have it. */
export function siteBase(): string {
  const base = process.env[SITE];
  if (!base) throw new Error('tests/clients/site-setup.ts serves no site in this project.');
  return base;
}

export type Ran = { code: number; stdout: string; stderr: string };

/**
 * Runs a command of a package in tests/clients/ as its user would. A failure is no exception: it
 * has a code and a reason.
 */
export async function runTool(
  name: string,
  args: readonly string[],
  { cwd = '.', env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Ran> {
  const bin = resolve('tests/clients/node_modules/.bin');
  const { code, out, err } = await run(args, {
    program: name === 'node' ? process.execPath : resolve(bin, name),
    cwd,
    // The node of this process comes first on the way: the commands find theirs there.
    env: {
      ...process.env,
      NO_COLOR: '1',
      ...env,
      PATH: [dirname(process.execPath), bin, process.env['PATH']].join(delimiter),
    },
  });
  return { code: code ?? 1, stdout: out, stderr: err };
}

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
