/** GET /api/admin/stats. One read per closed day and kind, and today's lists. */
import { sumOf } from '../events/counts.ts';
import { addUp } from '../store/add-up.ts';
import { dayOf } from '../store/keys.ts';
import { readingOf } from '../store/reading.ts';
import type { Day } from '../store/sums.ts';
import { callsOf } from './admin-calls.ts';
import { missionsOf } from './admin-missions.ts';
import { auditAccesses } from './audits/accesses.ts';
import { eventDays } from './event-days.ts';
import { storeHealth } from './health.ts';
import { daysOf } from './inbox/kinds.ts';
import { contactsWaiting } from './inbox/message-counts.ts';
import type { Operation } from './operation.ts';
import { periodOf, split } from './period.ts';
import { type QuestionCounts, questionDays, unanswered } from './question-days.ts';
import { reportDays } from './report-counts.ts';
import { signedCalls } from './signed-stats.ts';

/** Most rows of a table. */
const MOST_ROWS = 100;

function questionTotals(days: readonly Day<QuestionCounts>[]): QuestionCounts {
  const sum = { asked: 0, not_answered: 0, statuses: {} };
  for (const { counts } of days) addUp(sum, counts);
  return sum;
}

export const getAdminStats: Operation<'getAdminStats'> = async ({ query }, given) => {
  const { stores, snapshot, events, at, configuration, later, log, warnings = [] } = given;
  const today = dayOf(at);
  const reading = readingOf(stores);
  const limit = Math.min(query.limit, MOST_ROWS);
  const period = periodOf(query, at);
  const { from, to, before, days } = period;
  const asked = async () => {
    const counted = await questionDays(reading, before);
    const questions = split(counted.days, period);
    later(() => daysOf(stores, 'questions').upkeep(today, counted.picture));
    return {
      questions,
      waiting: await unanswered(reading, { ...counted, days: questions.now }, limit),
    };
  };
  // At a time: each waits for the store most of the time.
  const [
    health,
    calledDays,
    reportedDays,
    { questions, waiting },
    contacts,
    audit_accesses,
    signed,
  ] = await Promise.all([
    storeHealth(stores, { id: given.id(), at }),
    eventDays({ reading, events, at }, before, limit),
    reportDays({ reading, snapshot }, before, (work) => later(() => work(today))),
    asked(),
    contactsWaiting(stores, period, limit),
    auditAccesses(reading, period, limit),
    signedCalls(reading, period, limit),
  ]);
  const [calls, reports] = [split(calledDays, period), split(reportedDays, period)];
  const { recorded, estimated, dropped } = sumOf(calls.now.map(({ counts }) => counts));
  return {
    window: {
      since_days: days,
      limit,
      from,
      to,
      before,
      clamped: [
        ...(query.from === undefined && query.since_days > days ? ['since_days' as const] : []),
        ...(query.limit > limit ? ['limit' as const] : []),
        ...(query.from !== undefined && query.from < from ? ['from' as const] : []),
        ...(query.to !== undefined && query.to > to ? ['to' as const] : []),
      ],
    },
    calls: callsOf(calls, period, limit),
    recorder: { recorded, estimated, dropped },
    reports: missionsOf(reports),
    questions: {
      ...questionTotals(questions.now),
      before: questionTotals(questions.past).asked,
      unanswered: waiting.map((one) => ({
        ...one,
        trust_boundary: 'untrusted_agent_text' as const,
      })),
    },
    contacts: {
      received: contacts.received,
      before: contacts.received_before,
      waiting: contacts.waiting,
      newest_waiting: contacts.newest,
    },
    signed,
    audit_accesses,
    skipped: reading.told(log),
    health: { store_ok: health.ok, failed_step: health.failed_step },
    configuration,
    warnings: [...warnings],
  };
};
