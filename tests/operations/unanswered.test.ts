/**
 * Questions without an answer: those that ask the same are one, and answered ones leave the list.
 */
import { expect, test } from 'vitest';
import { questionFile } from '../../src/schemas/question-file.ts';
import { bearer, type Json, type Owned, owned } from '../audits/owner.ts';
import { STATS_TOKEN } from '../audits/secrets.ts';

const groups = async (one: Owned, query = '') =>
  (await one.owner(`/api/admin/questions/unanswered${query}`))['groups'] as Json[];

test('questions are grouped by what they ask, most frequent first, and told as data', async () => {
  const one = owned();
  for (const [second, question] of [
    'Which horse did she ride?',
    'What degrees did she hold?',
    'Did she ride a horse?',
    'What is the name of her favourite sandwich?',
    'which HORSE did she ride',
  ].entries()) {
    one.set(`2026-11-20T12:00:0${second}.000Z`);
    await one.post('/api/agent/ask', { question });
  }
  expect(await groups(one)).toMatchObject([
    {
      question: 'which HORSE did she ride',
      count: 3,
      last_asked_at: '2026-11-20T12:00:04.000Z',
      wordings: ['Did she ride a horse?', 'Which horse did she ride?'],
      suggested_id: expect.stringMatching(/horse/),
      trust_boundary: 'untrusted_agent_text',
    },
    { question: 'What is the name of her favourite sandwich?', count: 1, wordings: [] },
  ]);
  expect(await groups(one, '?limit=1')).toHaveLength(1);
  one.set('2026-12-20T12:00:00.000Z');
  expect(await groups(one, '?since_days=7')).toEqual([]);
});

test('what the record answers by now leaves the list', async () => {
  const one = owned();
  const question = 'What degrees did she hold?';
  await one.post('/api/agent/ask', { question });
  const questions = one.stores.open('questions');
  const [key = ''] = await questions.list('2026-11-20/');
  const record = (await questions.read(key)) as Json;
  await questions.remove(key);
  for (const noted of await questions.list('answers/')) await questions.remove(noted);
  await questions.create(key, { ...record, answered: false, answer_status: 'not_published' });
  const told = await one.owner('/api/admin/questions/unanswered');
  expect(told).toMatchObject({ groups: [], looked_at: 1 });
});

test('questions that were answered are not looked at, and deleted ones are gone', async () => {
  const one = owned();
  const open = 'What is the name of her favourite sandwich?';
  await one.post('/api/agent/ask', { question: 'What degrees did she hold?' });
  const asked = await one.post('/api/agent/ask', { question: open });
  const { session_id } = (await asked.json()) as Json;
  one.set('2026-11-20T12:01:00.000Z');
  await one.post('/api/agent/ask', { question: `${open} Really?` });
  const look = () => one.owner('/api/admin/questions/unanswered');
  expect(await look()).toMatchObject({ looked_at: 2 });
  await one.owner(`/api/admin/questions/${session_id}`, { method: 'DELETE' });
  const left = [expect.objectContaining({ question: `${open} Really?`, count: 1 })];
  expect(await look()).toMatchObject({ groups: left, looked_at: 1 });
  const stats = await one.owner('/api/admin/stats', { headers: bearer(STATS_TOKEN) });
  expect(stats['questions']).toMatchObject({
    asked: 2,
    not_answered: 1,
    unanswered: [expect.objectContaining({ question: `${open} Really?` })],
  });
});

test('an answer is a file whose strings hold whatever stands in them', () => {
  const written = {
    id: 'horse',
    question: 'Which "horse": #1?\n---',
    answer: 'None.\r\nNone at all.',
    sources: ['/api/profile'],
  };
  expect(questionFile(written, '2026-11-20')).toBe(
    '---\nquestion: "Which \\"horse\\": #1?\\n---"\nsources:\n  - "/api/profile"\nupdated: ' +
      '"2026-11-20"\n---\n\nNone.\nNone at all.\n',
  );
});
