/** What is kept no longer goes with its traces; counts, and all that is younger, stay. */
import { expect, test } from 'vitest';
import { daily } from '../../functions/operations/daily.ts';
import { retentionFrom } from '../../functions/operations/retention.ts';
import { type Json, owned, owner } from '../audits/owner.ts';
import { CONTACT, everything, REPORT } from './service.ts';

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
  expect(await daily({ ...one, at, retain }, null)).toMatchObject({ retired: 3 });
  const texts = JSON.stringify(await everything(one.stores));
  const left = (kind: string) =>
    ['01', '02', '03'].filter((day) => texts.includes(`${kind} of ${day}`)).join(' ');
  expect([left('Message'), left('Question'), left('Report')]).toEqual(['03', '02 03', '01 02 03']);
  expect(((await owner(one, '/api/admin/contacts'))['contacts'] as Json[]).length).toBe(1);
  expect(await daily({ ...one, at, retain }, null)).toMatchObject({ retired: 0 });
});

test.each(['0', '-1', '1.5', 'ten', '100000'])('the setting %j is refused at start', (days) => {
  expect(() => retentionFrom({ RETAIN_REPORT_DAYS: days })).toThrow(
    'RETAIN_REPORT_DAYS is not a number of days from 1 to 99999; correct it or take it out.',
  );
});
