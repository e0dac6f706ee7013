/** The development sets: what they must hold, and the scores that may not fall. `npm run ask:eval` prints them. */
import { expect, test } from 'vitest';
import { type QuestionCase, readSet, type StatementCase, scoreQuestions, scoreStatements, share } from './evaluate.ts';
import { facts } from './facts.ts';

const questions = await readSet<QuestionCase>('tests/ask/sets/questions.json');
/** A second set, by another hand: it was held out while the answerer was first made. */
const second = await readSet<QuestionCase>('tests/ask/sets/questions-2.json');
const statements = [
  ...(await readSet<StatementCase>('tests/ask/sets/statements.json')),
  ...(await readSet<StatementCase>('tests/ask/sets/statements-2.json')),
];
const SILENT = ['not_published', 'declined', 'out_of_scope'];

test('the question set is large enough, over both profiles, with silence and slips of the pen', () => {
  expect(questions.length).toBeGreaterThanOrEqual(200);
  expect(new Set(questions.map(({ profile }) => profile))).toEqual(new Set(['example', 'odd']));
  const silent = questions.filter(({ expect: { status } }) => [status].flat().every((one) => SILENT.includes(one)));
  expect(silent.length).toBeGreaterThanOrEqual(60);
  expect(questions.filter(({ misspelt }) => misspelt).length).toBeGreaterThanOrEqual(30);
});

test('questions are answered from the right source, with the right value, or declined', () => {
  const scores = scoreQuestions(questions, facts);
  expect.soft(share(scores.firstSource), scores.wrong.join('\n')).toBeGreaterThanOrEqual(0.95);
  expect.soft(share(scores.declines), scores.wrong.join('\n')).toBeGreaterThanOrEqual(0.97);
  expect.soft(share(scores.contains), scores.wrong.join('\n')).toBeGreaterThanOrEqual(0.95);
});

test('questions of another hand are answered from the right source, with the right value, or declined', () => {
  const scores = scoreQuestions(second, facts);
  expect.soft(share(scores.firstSource), scores.wrong.join('\n')).toBeGreaterThanOrEqual(0.94);
  expect.soft(share(scores.declines), scores.wrong.join('\n')).toBeGreaterThanOrEqual(0.97);
  expect.soft(share(scores.contains), scores.wrong.join('\n')).toBeGreaterThanOrEqual(0.9);
});

test('no false statement is supported, and most of the true ones are', () => {
  expect(statements.length).toBeGreaterThanOrEqual(80);
  const { trueSupported, falseSupported, falses, wrong } = scoreStatements(statements, facts);
  expect(falses).toBeGreaterThanOrEqual(statements.length * 0.45);
  expect(falseSupported).toEqual([]);
  expect(share(trueSupported), wrong.join('\n')).toBeGreaterThanOrEqual(0.85);
});
