/** What is kept no longer goes with its traces; counts, and all that is younger, stay. */
import { expect, test } from 'vitest';
import { daily } from '../../functions/operations/daily.ts';
import { retentionWarnings } from '../../functions/operations/retention.ts';
import { retentionFrom, retentionPolicy } from '../../src/surfaces/retention.ts';
import { type Json, owned, owner } from '../audits/owner.ts';
import { CONTACT, everything, example, REPORT } from './service.ts';

test('records older than the days that are set go, whole days at a time', async () => {
  const one = owned();
  for (const day of ['01', '02', '03']) {
    one.set(`2026-11-${day}T23:00:00.000Z`);
    await one.post('/api/contact', { ...CONTACT, context: `Message of ${day}` });
    await one.post('/api/agent/ask', { question: `Question of ${day}?` });
    await one.post('/api/agent-reports', {
      ...REPORT,
      feedback: { what_worked: `Report of ${day}` },
    });
  }
  const retain = retentionFrom({
    RETAIN_CONTACT_DAYS: '10',
    RETAIN_QUESTION_DAYS: '11',
    RETAIN_REPORT_DAYS: '',
  });
  const at = '2026-11-13T03:00:00.000Z';
  one.set(at);
  await daily({ ...one, at, retain }, null);
  const texts = JSON.stringify(await everything(one.stores));
  const left = (kind: string) =>
    ['01', '02', '03'].filter((day) => texts.includes(`${kind} of ${day}`)).join(' ');
  expect([left('Message'), left('Question'), left('Report')]).toEqual(['03', '02 03', '01 02 03']);
  expect(((await owner(one, '/api/admin/contacts'))['contacts'] as Json[]).length).toBe(1);
});

test.each(['0', '-1', '1.5', 'ten', '100000'])('the setting %j is refused at start', (days) => {
  expect(() => retentionFrom({ RETAIN_REPORT_DAYS: days })).toThrow(
    'RETAIN_REPORT_DAYS is not a number of days from 1 to 99999; correct it or take it out.',
  );
});

test('the contact policy says how long what is sent is kept, and how it is deleted', () => {
  expect(example.manifest.contact.retention).toMatchObject({
    message_days: null,
    question_days: null,
    report_days: null,
    rule: expect.stringMatching(/^Messages are kept until the recipient deletes them\. Questions /),
    deletion: expect.stringContaining('send a message of intent question from that address'),
  });
  expect(retentionPolicy({ contacts: 1, questions: 30 })).toMatchObject({
    message_days: 1,
    question_days: 30,
    report_days: null,
    rule: expect.stringMatching(
      /^Messages are kept for 1 day, then deleted\. Questions are kept for 30 days, then deleted\. Mission reports are kept until /,
    ),
  });
});

test('a service that keeps things otherwise than its published policy says warns of it', () => {
  expect(retentionWarnings(example, {})).toEqual([]);
  expect(retentionWarnings(example, { questions: 30 })).toEqual([
    '/api/contact says that questions are kept without a limit, and RETAIN_QUESTION_DAYS keeps ' +
      'them for 30 days. Build again with the settings of the service.',
  ]);
});
