/**
 * Work on a store that is far away, as on the platform: 50 ms a call and 100 ms a page of keys, in
 * simulated time; what the machine itself takes is told beside it.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { type Snapshot, snapshotFrom } from '../../functions/answers/facts/snapshot.ts';
import { noCounts as noEvents } from '../../functions/events/counts.ts';
import { entryOf } from '../../functions/events/event-key.ts';
import { storeLog } from '../../functions/events/store-log.ts';
import { credentialsFrom } from '../../functions/http/credentials.ts';
import { daily } from '../../functions/operations/daily.ts';
import { daysOf } from '../../functions/operations/inbox/kinds.ts';
import { operations } from '../../functions/operations/operations.ts';
import { isLines, type Lines } from '../../functions/steps/rendered.ts';
import { type Fact, newFactId } from '../../functions/store/facts.ts';
import { dayPrefix, idempotencyKey, resultKey, rollupKey } from '../../functions/store/keys.ts';
import type { Stores } from '../../functions/store/store.ts';
import { sha256 } from '../../src/surfaces/seal.ts';
import { memoryStores } from '../store/memory.ts';
import { buildSite } from '../support/build.ts';
import type { Bench, Result } from './results.ts';
import { type Simulated, simulated } from './simulated.ts';

const AT = '2026-11-20T12:00:00.000Z';
const DAY_MS = 86_400_000;
const YEARS_DAYS = 5 * 365;
const ANSWER_MS = 2_000;
const DAILY_MS = 25_000;
/** Runs of the daily work that are looked at: one an hour. */
const MOST_RUNS = 24;

const number = (n: number) => n.toLocaleString('en');
const dayBack = (back: number) =>
  new Date(Date.parse(AT) - back * DAY_MS).toISOString().slice(0, 10);
const timeOn = (day: string, part: number) =>
  new Date(Date.parse(day) + Math.floor(part * DAY_MS)).toISOString();

async function addContacts(stores: Stores, count: number, days: number): Promise<void> {
  const contacts = stores.open('contacts');
  for (let n = 0; n < count; n++) {
    const day = dayBack(n % days);
    const received_at = timeOn(day, (n / count) * 0.4);
    const intent_id = sha256(`contact ${n}`).slice(0, 32);
    await contacts.create(dayPrefix(day) + intent_id, {
      intent_id,
      received_at,
      intent: 'hire',
      from: 'one@example.org',
      context: `Number ${n}.`,
      agent_name: null,
      human_name: null,
      risk_flags: [],
    });
    const about = { of: intent_id, at: received_at };
    const facts: Fact[] = [
      ...(n % 2 ? [{ ...about, fact: 'delivered' as const, channel: 'webhook' }] : []),
      ...(n % 3 ? [{ ...about, fact: 'state' as const, state: 'read' }] : []),
    ];
    for (const fact of facts) await contacts.create(dayPrefix(day) + newFactId(fact), fact);
  }
}

/** Every tenth has no answer. */
async function addQuestions(stores: Stores, count: number, day: string) {
  const share = day === dayBack(0) ? 0.5 : 1;
  for (let n = 0; n < count; n++) {
    const at = timeOn(day, (n / count) * share);
    const session_id = v7({ msecs: Date.parse(at), seq: n });
    await addQuestion(stores, at, session_id, n % 10 === 0);
  }
}

/** A question as the operation leaves it. */
async function addQuestion(stores: Stores, at: string, session_id: string, open: boolean) {
  const answer_status = open ? 'not_published' : 'answered';
  await stores.open('questions').create(dayPrefix(at.slice(0, 10)) + session_id, {
    session_id,
    asked_at: at,
    question: 'Where did she study?',
    agent_name: null,
    on_behalf_of: null,
    answered: !open,
    answer_status,
    sources: ['/api/profile'],
  });
}

async function addEvents(stores: Stores, count: number, day: string): Promise<void> {
  const share = day === dayBack(0) ? 0.5 : 1;
  for (let n = 0; n < count; n++) {
    const { key, value } = entryOf(
      {
        route: 'getProfile',
        method: 'GET',
        status: 200,
        family: 'http_library',
        agent: 'curl',
        referrer: n % 100 ? null : `host${n % 1_000}.example`,
        country: 'DE',
        count: 1,
        weight: 1,
        dropped: 0,
      },
      timeOn(day, (n / count) * share),
      String(n).padStart(10, '0'),
    );
    await stores.open('events').create(key, value);
  }
}

async function addClaims(stores: Stores, count: number): Promise<void> {
  const store = stores.open('idempotency');
  for (let n = 0; n < count; n++) {
    const hash = sha256(`claim ${n}`);
    const at = new Date(Date.parse(AT) - (n % 3) * DAY_MS - 1_000).toISOString();
    await store.create(idempotencyKey(hash), { body: sha256('body'), at });
    await store.create(resultKey(hash), { status: 200, payload: {} });
  }
}

/** Roll-ups of five years, but of the last day. */
async function addRollups(stores: Stores): Promise<void> {
  const rollups = stores.open('rollups');
  for (let back = YEARS_DAYS; back > 1; back--) {
    const day = dayBack(back);
    await rollups.create(rollupKey('events', day), { ...noEvents(), calls: 9 });
  }
}

type Measured = { seconds: number; own: number; calls: number };

async function measured(far: Simulated, work: () => Promise<unknown>): Promise<Measured> {
  const [begun, calls] = [far.clock(), far.calls()];
  const { user, system } = process.cpuUsage();
  await far.run(work);
  const used = process.cpuUsage({ user, system });
  return {
    seconds: (far.clock() - begun) / 1000,
    own: (used.user + used.system) / 1e6,
    calls: far.calls() - calls,
  };
}

function givenOf({ stores }: Simulated, snapshot: Snapshot) {
  return {
    stores,
    snapshot,
    at: AT,
    now: AT,
    id: () => v7({ msecs: Date.parse(AT), seq: 1 }),
    claim: null,
    ifMatch: null,
    signed: null,
    call: null,
    later: () => {},
    webhook: null,
    log: () => {},
    events: storeLog(stores),
    credentials: credentialsFrom({}),
  };
}

type Tell = (what: string, value: string, limit?: string, kept?: boolean) => void;

const shown = ({ seconds, own, calls }: Measured) =>
  `${seconds.toFixed(2)} s (${number(calls)} calls, ${own.toFixed(1)} s of processor here)`;

/** The daily work, hour by hour, until nothing is left of it. */
async function dailyWork(snapshot: Snapshot, tell: Tell): Promise<void> {
  const near = memoryStores();
  await addClaims(near, 10_000);
  await addQuestions(near, 10_000, dayBack(1));
  await addEvents(near, 120_000, dayBack(1));
  await addEvents(near, 120_000, dayBack(401));
  const far = simulated(near);
  const given = givenOf(far, snapshot);
  for (let run = 1; run <= MOST_RUNS; run++) {
    let unfinished: string[] = [];
    const one = await measured(far, async () => {
      ({ unfinished } = await daily(given, null, far.clock));
    });
    const left = (await near.open('events').list(dayBack(401))).length;
    const open = unfinished.length > 0 ? `open: ${unfinished.join(', ')}` : 'all is done';
    tell(
      `daily work, run ${run}`,
      `${shown(one)}; ${open}; ${number(left)} old events left`,
      `< ${DAILY_MS / 1000} s`,
      one.seconds < DAILY_MS / 1000,
    );
    if (unfinished.length === 0 && left === 0) break;
  }
}

/** Days of 10,000 questions that are to go: how many go in an hour's run. */
async function retention(snapshot: Snapshot, tell: Tell): Promise<void> {
  const near = memoryStores();
  const days = [40, 39, 38].map(dayBack);
  for (const day of days) await addQuestions(near, 10_000, day);
  await addContacts(near, 3_000, 60);
  await addRollups(near);
  await addClaims(near, 10_000);
  const far = simulated(near);
  const given = { ...givenOf(far, snapshot), retain: { questions: 30, contacts: 30 } };
  for (let run = 1; run <= MOST_RUNS; run++) {
    let unfinished: string[] = [];
    const one = await measured(far, async () => {
      ({ unfinished } = await daily(given, null, far.clock));
    });
    const left = (
      await Promise.all(days.map((day) => near.open('questions').list(`${day}/`)))
    ).flat();
    tell(
      `retention of 30,000 questions and 1,500 messages, run ${run}`,
      `${shown(one)}; ${number(left.length)} records left`,
      `< ${DAILY_MS / 1000} s`,
      one.seconds < DAILY_MS / 1000,
    );
    if (unfinished.length === 0) break;
  }
}

async function answers(snapshot: Snapshot, tell: Tell): Promise<void> {
  const near = memoryStores();
  await addRollups(near);
  await addContacts(near, 100_000, YEARS_DAYS);
  await addQuestions(near, 50_000, dayBack(0));
  await addEvents(near, 20_000, dayBack(0));
  for (const kind of ['contacts', 'questions'] as const) await daysOf(near, kind).tidy(dayBack(0));
  const far = simulated(near);
  const given = givenOf(far, snapshot);
  const none = { body: undefined, params: {} };
  const cases: Record<string, () => Promise<unknown>> = {
    'messages, the first page': () =>
      operations.listContacts({ ...none, query: { limit: 50 } } as never, given),
    'messages that are open': () =>
      operations.listContacts({ ...none, query: { limit: 50, state: 'open' } } as never, given),
    'questions, the first page': () =>
      operations.listQuestions({ ...none, query: { limit: 50 } } as never, given),
    'statistics for everybody, five years': () =>
      operations.getReportStats({ ...none, query: { limit_public_reports: 50 } }, given),
    'statistics of the owner, 30 days': () =>
      operations.getAdminStats({ ...none, query: { since_days: 30, limit: 20 } }, given),
    'statistics of the owner, a year': () =>
      operations.getAdminStats({ ...none, query: { since_days: 365, limit: 100 } }, given),
    'questions without an answer': () =>
      operations.listUnanswered({ ...none, query: { since_days: 30, limit: 20 } }, given),
  };
  for (const [what, work] of Object.entries(cases)) {
    const one = await measured(far, work);
    tell(what, shown(one), `< ${ANSWER_MS / 1000} s`, one.seconds < ANSWER_MS / 1000);
  }
  for (const kind of ['Contacts', 'Questions'] as const) {
    let lines = 0;
    const whole = await measured(far, async () => {
      const answer = await operations[`export${kind}`]({ ...none, query: {} } as never, given);
      if (!isLines(answer as object)) throw new Error('An export is lines');
      for await (const _ of (answer as Lines).lines) lines += 1;
    });
    tell(`export of ${kind.toLowerCase()}, ${number(lines)} lines`, shown(whole));
  }
}

/** All of it, for the facts of a build; `say` is told each result. */
async function measureFar(snapshot: Snapshot, say: (text: string) => void): Promise<Result[]> {
  const results: Result[] = [];
  const tell: Tell = (what, value, limit, kept) => {
    say(`${what}: ${value}`);
    const held = limit === undefined || kept === undefined ? {} : { limit, kept };
    results.push({ what, value, ...held });
  };
  for (const part of [answers, dailyWork, retention]) await part(snapshot, tell);
  return results;
}

export const far: Bench = async (folder, say) => {
  const out = join(folder, `bench-${process.pid}-far`);
  const { code, output } = await buildSite(out);
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
  const snapshot = await snapshotFrom(async (file) =>
    JSON.parse(await readFile(join(out, file), 'utf8')),
  );
  return measureFar(snapshot, say);
};
