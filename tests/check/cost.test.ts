/** No statement is dear: processor time on texts that are made to cost much. */
import { expect, test } from 'vitest';
import { check } from '../../functions/answers/check/check.ts';
import { facts } from '../ask/facts.ts';
import { costOf } from '../support/cost.ts';

const TODAY = '2026-11-20';

/** Milliseconds of processor time, some slack for a busy machine included. */
const MOST = 40;

const names = [...new Set(JSON.stringify(facts.example.manifest).match(/\b[A-Z][a-z]{3,}\b/g))];

test.each([
  '41 '.repeat(660),
  names.join(' '),
  `She wrote ${names.slice(0, 60).join(' and ')}`,
  '('.repeat(1000) + ')'.repeat(1000),
  'in May 1944 '.repeat(160),
  'She wrote, '.repeat(180),
  'she '.repeat(500),
  'of the manual '.repeat(140),
  'She wrote the A-0 System and led the work on FLOW-MATIC and directed the group. '.repeat(24),
  "d'".repeat(1000),
  'A-0-'.repeat(500),
])('%.20s ...', (text) => {
  const statement = text.slice(0, 2_000);
  expect(costOf(() => check(statement, facts.example, TODAY))).toBeLessThan(MOST);
});
