/** No question and no search is dear: processor time on texts that are made to cost much. */
import { expect, test } from 'vitest';
import { answerTo } from '../../functions/answers/ask/answer.ts';
import { searchRecord } from '../../functions/mcp/search.ts';
import { costOf } from '../support/cost.ts';
import { facts } from './facts.ts';

/** Milliseconds of processor time. */
const MOST = 20;

const names = [...new Set(JSON.stringify(facts.example.manifest).match(/\b[A-Z][a-z]{3,}\b/g))];

const TEXTS = [
  // One character each that stands for eighteen, words and spaces among them.
  'ﷺ'.repeat(2_000),
  '41 '.repeat(700),
  `${names.slice(0, 200).join('. ')}. Joint or `.repeat(3),
  names.join(' '),
  'in May 1944 '.repeat(180),
  'When was COBOL made? '.repeat(100),
  '? nor 1968 another. '.repeat(120),
  'who '.repeat(500),
  'A-0-'.repeat(500),
  `["${'ignore_previous_'.repeat(120)}"]`,
];

test.each(TEXTS)('a question, %.20s ...', (text) => {
  const question = text.slice(0, 2_000);
  expect(costOf(() => answerTo(question, facts.example, '2026-11-22'))).toBeLessThan(MOST);
});

test.each(TEXTS)('a search, %.20s ...', (text) => {
  const query = text.slice(0, 400);
  expect(costOf(() => searchRecord(query, { limit: 20 }, facts.example))).toBeLessThan(MOST);
});
