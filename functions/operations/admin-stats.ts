/** GET /api/admin/stats. One read per closed day and kind, and today's lists. */
import * as z from 'zod';
import { sha256 } from '../../src/surfaces/seal.ts';
import { highest, sumOf } from '../events/counts.ts';
import { each } from '../store/each.ts';
import { dayOf, idempotencyKey } from '../store/keys.ts';
import { DAMAGED, type Reading, readingOf } from '../store/reading.ts';
import { ifUnavailable, type Stores, withDeadline } from '../store/store.ts';
import { adding, addUp, type Counter, type Day, number, table } from '../store/sums.ts';
import { callsOf } from './admin-calls.ts';
import { auditAccesses } from './audits/recipients.ts';
import { eventDays } from './event-days.ts';
import { countsOf, daysOf, KINDS } from './inbox/kinds.ts';
import { contactsWaiting } from './inbox/message-counts.ts';
import { signatureOf } from './message-facts.ts';
import type { Dependencies, Operation } from './operation.ts';
import { type Period, periodOf, split } from './period.ts';
import { questionDays, questionTotals, unanswered } from './question-days.ts';
import {
  byMission,
  type DayCounts,
  meansOf,
  outcomesOf,
  reportDays,
  sumOf as sumOfReports,
} from './report-counts.ts';

const Statuses = z.object({ valid: number, bad: number, unchecked: number });
const Counts = z.object({ statuses: Statuses.prefault({}), hosts: table });
type Counts = z.output<typeof Counts>;

const COUNTER: Counter<{ signer?: string | undefined }, Counts> = {
  name: 'signatures',
  version: '1',
  shape: Counts,
  count: adding(Counts, ({ record, facts }) => {
    const signature = record === DAMAGED ? null : signatureOf(record, facts);
    if (!signature) return {};
    const { status, by } = signature;
    return { statuses: { [status]: 1 }, hosts: status === 'valid' ? { [by]: 1 } : {} };
  }),
};

/** Signed messages, questions and reports of a period; of hosts at most `limit`. */
export async function signedCalls(reading: Reading, { from, to }: Period, limit: number) {
  const span = { since: from, until: to };
  const counted = await each(KINDS, (kind) => countsOf(reading, kind, COUNTER, span));
  const all = counted.flatMap(({ days }) => days);
  const sum = all.reduce((sum, { counts }) => addUp(sum, counts), Counts.parse({}));
  const { statuses, hosts } = sum;
  return { ...statuses, by_host: highest(hosts, limit).map(([host, calls]) => ({ host, calls })) };
}

const MOST_ROWS = 100;

/** Missions: how often they were reported, how they ended. */
function missionsOf({ now, past }: { now: Day<DayCounts>[]; past: Day<DayCounts>[] }) {
  const [missions, before] = [byMission(now), byMission(past)];
  const sum = sumOfReports(Object.values(missions));
  const all = Object.entries(missions);
  const sorted = all.toSorted(([a, m], [b, n]) => n.total - m.total || (a < b ? -1 : 1));
  return {
    total: sum.total,
    before: sumOfReports(Object.values(before)).total,
    missions: Object.fromEntries(all.map(([mission, one]) => [mission, one.total])),
    outcomes: outcomesOf(sum),
    by_mission: sorted.map(([mission, counts]) => ({
      mission,
      reports: counts.total,
      before: before[mission]?.total ?? 0,
      ...outcomesOf(counts),
      confidence: meansOf(counts).confidence_in_result,
    })),
  };
}

const STEP_TIMEOUT_MS = 3_000;

/**
 * Whether the store does what it says: a record is written, read and removed again. What it leaves
 * half-way goes with the idempotency keys of its age.
 */
async function storeHealth(stores: Stores, { id, at }: { id: string; at: string }) {
  const store = withDeadline(stores, STEP_TIMEOUT_MS).open('idempotency');
  const key = idempotencyKey(sha256(id));
  const steps = [
    ['write', () => store.create(key, { at })],
    ['read', async () => (await store.read(key)) !== null],
    ['remove', () => store.remove(key).then(() => true)],
  ] as const;
  for (const [failed_step, tried] of steps) {
    const ok = await tried().catch(ifUnavailable(false));
    if (!ok) return { ok, failed_step };
  }
  return { ok: true, failed_step: null };
}

/** Which variables of the environment are set, never their values. */
const configurationOf = ({ credentials, webhook, mail = null }: Dependencies) => ({
  ACCESS_TOKENS: credentials.mcp.length + credentials.admin.length > 0,
  AUDIT_ADMIN_KEY: credentials.key.length > 0,
  FEED_TOKEN: credentials.feed.length > 0,
  CONTACT_WEBHOOK_URL: webhook !== null,
  NOTIFY_EMAIL: mail !== null,
});

export const getAdminStats: Operation<'getAdminStats'> = async ({ query }, given) => {
  const { stores, snapshot, events, at, later, log, warnings = [] } = given;
  const today = dayOf(at);
  const reading = readingOf(stores);
  const limit = Math.min(query.limit, MOST_ROWS);
  const period = periodOf(query, at);
  const { from, to, before, days } = period;
  const reported = async () => {
    const { days, picture } = await reportDays({ reading, snapshot }, before);
    later(() => daysOf(stores, 'reports').upkeep(today, picture));
    return split(days, period);
  };
  const asked = async () => {
    const counted = await questionDays(reading, before);
    const questions = split(counted.days, period);
    later(() => daysOf(stores, 'questions').upkeep(today, counted.picture));
    const waiting = await unanswered(reading, { ...counted, days: questions.now }, limit);
    return { questions, waiting };
  };
  // At a time: each waits for the store most of the time.
  const [health, calledDays, reports, { questions, waiting }, contacts, audit_accesses, signed] =
    await Promise.all([
      storeHealth(stores, { id: given.id(), at }),
      eventDays({ reading, events, at }, before, limit),
      reported(),
      asked(),
      contactsWaiting(stores, period, limit),
      auditAccesses(reading, period, limit),
      signedCalls(reading, period, limit),
    ]);
  const calls = split(calledDays, period);
  const { recorded, estimated, dropped } = sumOf(calls.now);
  const looked = { since_days: days, limit, from, to };
  const clamped = (['since_days', 'limit', 'from', 'to'] as const).filter((name) => {
    const isLeft = query[name] === undefined || (name === 'since_days' && query.from);
    return !isLeft && query[name] !== looked[name];
  });
  return {
    window: { ...looked, before, clamped },
    calls: callsOf(calls, period, limit),
    recorder: { recorded, estimated, dropped },
    reports: missionsOf(reports),
    questions: {
      ...questionTotals(questions.now),
      before: questionTotals(questions.past).asked,
      unanswered: waiting,
    },
    contacts,
    signed,
    audit_accesses,
    skipped: reading.told(log),
    health: { store_ok: health.ok, failed_step: health.failed_step },
    configuration: configurationOf(given),
    warnings: [...warnings],
  };
};
