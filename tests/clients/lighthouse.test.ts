/** Lighthouse on the home page and an article, and its checker of the AI catalog. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConformanceTester } from 'lighthouse/third-party/ard/ard.js';
import { expect, test } from 'vitest';
import { aiCatalog } from '../../src/surfaces/discovery/ai-catalog.ts';
import { BROWSER_FLAGS, browserPath } from '../support/browser.ts';
import { exampleRecords, oddRecords } from '../support/profile.ts';
import { runTool, siteBase } from './external.ts';

const base = siteBase();

type Report = {
  finalDisplayedUrl: string;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; scoreDisplayMode: string; title: string }>;
};

async function lighthouse(url: string): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  const { code, stderr } = await runTool(
    'lighthouse',
    [
      url,
      '--quiet',
      '--no-enable-error-reporting',
      '--only-categories=agentic-browsing,accessibility,best-practices,seo,performance',
      // A slow network is simulated; a slow processor is what a busy machine has anyway.
      '--throttling.cpuSlowdownMultiplier=1',
      `--chrome-flags=${BROWSER_FLAGS.join(' ')}`,
      '--output=json',
      `--output-path=${file}`,
    ],
    { env: { CHROME_PATH: await browserPath() } },
  );
  if (code !== 0) throw new Error(`Lighthouse gave no report: ${stderr}`);
  const report = JSON.parse(await readFile(file, 'utf8')) as Report;
  await rm(folder, { recursive: true });
  return report;
}

// A browser gets the page at `/`, and a page for people elsewhere; so does Lighthouse. What it
// measures of speed is partly how busy this machine is, so that a page gets three tries.
test.each(['/', '/articles/what-a-compiler-was'])(
  'gives %s 100 for agents, accessibility, good practice and search, and at least 95 for speed',
  { retry: 2 },
  async (page) => {
    const { finalDisplayedUrl, categories, audits } = await lighthouse(`${base}${page}`);
    expect(finalDisplayedUrl).toBe(`${base}${page}`);
    const { performance, ...counted } = categories;
    const lost = Object.values(counted)
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(
        ({ id, weight }) =>
          weight > 0 && audits[id]?.score !== 1 && audits[id]?.scoreDisplayMode !== 'notApplicable',
      )
      .map(({ id }) => `${id}: ${audits[id]?.title}`);
    expect(lost).toEqual([]);
    expect(
      Object.fromEntries(Object.entries(counted).map(([id, { score }]) => [id, score])),
    ).toEqual({
      'agentic-browsing': 1,
      accessibility: 1,
      'best-practices': 1,
      seo: 1,
    });
    expect(performance?.score).toBeGreaterThanOrEqual(0.95);
    // Without these two the score of its category would say nothing about agents.
    expect(audits['llms-txt']?.score).toBe(1);
    expect(audits['ard-schema']?.score).toBe(1);
  },
);

test.each([
  ['the example', exampleRecords],
  ['the odd profile', oddRecords],
])('%s: the AI catalog passes Agentic Resource Discovery without a warning', async (_, records) => {
  const tester = new ConformanceTester();
  tester.validate_manifest(JSON.stringify(aiCatalog(await records())), 'ai-catalog.json');
  expect([...tester.errors, ...tester.warnings]).toEqual([]);
});
