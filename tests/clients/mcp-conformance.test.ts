/**
 * The official conformance suite, against the real endpoint behind the real gate: every scenario
 * that asks for what this service offers.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { serving } from '../mcp/server.ts';
import { runTool } from './external.ts';

const folder = await mkdtemp(join(tmpdir(), 'calling-card-conformance-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs the suite; returns its exit code and what it printed, without colours. */
async function conformance(
  url: string,
  ...args: string[]
): Promise<{ code: number; output: string }> {
  const { code, stdout, stderr } = await runTool('conformance', ['server', '--url', url, ...args], {
    cwd: folder,
  });
  return { code, output: stripVTControlCharacters(`${stdout}${stderr}`) };
}

describe('the product itself', () => {
  const { proxied } = serving();

  const NOW = [
    'tools-list',
    'resources-list',
    'prompts-list',
    'sep-2164-resource-not-found',
    'caching',
    'dns-rebinding-protection',
    'server-sse-multiple-streams',
    'input-required-result-unsupported-methods',
    'http-header-validation',
  ];
  const BEFORE = [
    'server-initialize',
    'ping',
    'tools-list',
    'resources-list',
    'prompts-list',
    'dns-rebinding-protection',
  ];
  const SKILLS = [
    'sep-2640-skills-directory',
    'sep-2640-skills-enumeration',
    'sep-2640-skills-manifest',
  ];

  test.each([
    ['2026-07-28', NOW],
    ['2025-11-25', BEFORE],
  ] as const)('%s: every scenario that needs no fixture', async (revision, scenarios) => {
    // All of them run; those that need fixtures fail here, quickly.
    const { output } = await conformance(
      proxied(),
      '--requirements',
      revision,
      '--timeout',
      '30000',
    );
    const results = [...output.matchAll(/^[✓✗] ([\w-]+): (\d+) passed, (\d+) failed/gm)];
    const outcomes = Object.fromEntries(
      results.map(([, name = '', passed, failed]) => [name, [passed, failed]]),
    );
    for (const name of scenarios)
      expect([name, outcomes[name]]).toEqual([name, [expect.stringMatching(/^[1-9]/), '0']]);
  });

  test.each(SKILLS)('extension: %s', async (scenario) => {
    const { code, output } = await conformance(
      proxied(),
      '--scenario',
      scenario,
      '--timeout',
      '30000',
    );
    expect(output).toMatch(/Passed: ([1-9]\d*)\/\1, 0 failed, 0 warnings/);
    expect(code).toBe(0);
  });

  test('2026-07-28: server-stateless, but for what takes diagnostic tools to test', async () => {
    const { output } = await conformance(
      proxied(),
      '--scenario',
      'server-stateless',
      '--spec-version',
      '2026-07-28',
    );
    const checks = [...output.matchAll(/\[([\w-]+) *\] (SUCCESS|FAILURE|WARNING|SKIPPED)/g)];
    const of = (status: string) => checks.filter(([, , one]) => one === status).map(([, id]) => id);
    expect(of('SUCCESS').length).toBeGreaterThanOrEqual(24);
    expect(of('FAILURE').sort()).toEqual([
      'sep-2575-http-server-no-independent-requests-on-stream',
      'sep-2575-missing-capability-http-400',
      'sep-2575-server-no-log-without-loglevel',
      'sep-2575-server-rejects-undeclared-capability',
    ]);
    expect(output.match(/Not testable/g)).toHaveLength(4);
  });
});
