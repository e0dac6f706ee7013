import { ConformanceTester } from 'lighthouse/third-party/ard/ard.js';
import { expect, test } from 'vitest';
import { aiCatalog } from '../../src/surfaces/discovery/ai-catalog.ts';
import { exampleRecords, oddRecords } from '../support/profile.ts';

test.each([
  ['the example', exampleRecords],
  ['the odd profile', oddRecords],
])('%s: the AI catalog passes Agentic Resource Discovery without a warning', async (_, records) => {
  const tester = new ConformanceTester();
  tester.validate_manifest(JSON.stringify(aiCatalog(await records())), 'ai-catalog.json');
  expect([...tester.errors, ...tester.warnings]).toEqual([]);
});
