/**
 * Deletion: the record and every trace of it go, counts too, and what broke off is finished by the
 * next try.
 */
import { expect, test } from 'vitest';
import { daily } from '../../functions/operations/daily.ts';
import { fileStores } from '../../functions/store/files.ts';
import { type Stores, withDeadline } from '../../functions/store/store.ts';
import { denied, type Json, type Owned, owned, KINDS as PLAIN } from '../audits/owner.ts';
import { OWNER } from '../audits/secrets.ts';
import { everything } from '../operations/service.ts';
import { type Fault, withFaults } from '../store/faults.ts';
import { memoryStores } from '../store/memory.ts';
import { freshFolder } from '../store/places.ts';
import { filesIn } from './raw.ts';

const MARK = 'qzmarkerqz';
const KEY = (n: number) => ({ 'Idempotency-Key': `0123456789abcdef-${n}` });

const MARKED = {
  contacts: { intent: 'hire', from: `${MARK}@example.org`, context: MARK },
  questions: { question: `What is ${MARK}?`, agent_name: MARK },
  reports: {
    agent_meta: { agent_name: MARK, agent_id_hash: MARK },
    mission: { attempted: MARK, completed: true, confidence_in_result: 2 },
    endpoints_used: ['/api/init', `/api/${MARK}`],
    http_status_codes: { '/api/init': 200, [`/${MARK}`]: 404 },
    errors_encountered: [MARK],
    token_efficiency: 5,
    citation_clarity: 1,
    feedback: { what_worked: MARK },
    outcome: { achieved_goal: true, would_query_again: true, actual_result: MARK },
    eval: { id: MARK, score: 3, notes: MARK },
    public: true,
  },
};
const REPORT = MARKED.reports;
const KINDS = PLAIN.map((kind) => ({ ...kind, body: MARKED[kind.noun] as Json }));
type Kind = (typeof KINDS)[number];
const [MESSAGE, , REPORTED] = KINDS as [Kind, Kind, Kind];

const stats = async (one: Owned) =>
  (await (await one.get('/api/agent-reports/stats?limit_public_reports=50')).json()) as Json & {
    public_reports: Json[];
  };
/** Statistics without their public list and their hash. */
const counts = async (one: Owned) => {
  const { public_reports: _p, content_hash: _h, ...rest } = await stats(one);
  return rest;
};
const texts = async (stores: Stores) => JSON.stringify(await everything(stores));

test.each(KINDS)(
  'one of $noun goes with its deliveries, kept answers and facts, and others stay',
  async (kind) => {
    const one = owned({ webhook: async () => {} });
    const other = await one.send(
      kind,
      JSON.parse(JSON.stringify(kind.body).replaceAll(MARK, 'other')),
      KEY(1),
    );
    await one.settle();
    const before = await everything(one.stores);
    const id = await one.send(kind, kind.body, KEY(2));
    await one.settle();
    // What earlier versions derived goes with any of it.
    await one.stores.open('report-facts').create('2026-11-20/one~facts', true);
    await one.stores.open('report-facts').create('2026-11-20/other~facts', true);
    const answer = await one.remove(`${kind.noun}/${id}`);
    expect(answer).toMatchObject({
      deleted: 1,
      removed: expect.any(Array),
      kept: expect.stringMatching(/\w/),
    });
    const after = JSON.stringify(await everything(one.stores));
    for (const trace of [MARK, id]) expect(after).not.toContain(trace);
    expect(answer['found_in']).toEqual([
      { kind: kind.noun, day: '2026-11-20', records: 1, facts: kind.noun === 'contacts' ? 1 : 0 },
    ]);
    // What was kept of others is kept, wherever it stands now.
    for (const [key, value] of Object.entries(before))
      if (key.startsWith('idempotency:')) expect(after).toContain(JSON.stringify(value));
    expect(await one.stores.open('report-facts').list('')).toEqual(
      kind.noun === 'contacts' ? [expect.any(String), expect.any(String)] : [],
    );
    expect((await one.listed(kind.noun)).map(({ id }) => id)).toEqual([other]);
    await one.refused(`/api/admin/${kind.noun}/${id}`, 'content_not_found', {
      method: 'DELETE',
    });
  },
);

test('every way to send a message is forgotten: by form, with null, by several keys', async () => {
  const one = owned();
  const bodies: Json[] = [
    { intent: 'hire', from: 'a@example.org' },
    { intent: 'hire', from: 'a@example.org', context: null },
    { human_name: null, from: 'a@example.org', intent: 'hire', agent_name: null, context: null },
    { intent: 'hire', from: 'a@example.org', agent_name: null, unknown: 'x' },
  ];
  const ids: string[] = [];
  for (const [n, body] of bodies.entries()) ids.push(await one.send(MESSAGE, body, KEY(n)));
  const kept = await one.send(MESSAGE, { intent: 'advise', from: 'a@example.org' }, KEY(9));
  one.set('2026-11-21T12:00:00.000Z');
  const nextDay = await one.send(MESSAGE, bodies[0] ?? {}, KEY(10));
  await one.remove(`contacts/${ids[0]}`);
  const left = await everything(one.stores);
  // Two messages are left, each with its claims: that of its words, and that of its key.
  expect(Object.keys(left).filter((key) => key.startsWith('idempotency:'))).toHaveLength(6);
  for (const id of ids) expect(JSON.stringify(left)).not.toContain(id);
  expect((await one.listed('contacts')).map(({ id }) => id)).toEqual([nextDay, kept]);
});

test.each(KINDS)('$noun of a day go together; other days stay', async (kind) => {
  const one = owned();
  const ids: string[] = [];
  for (const [n, day] of ['19', '20', '20', '21'].entries()) {
    one.set(`2026-11-${day}T12:00:0${n}.000Z`);
    const body = JSON.parse(JSON.stringify(kind.body).replace(MARK, `${MARK}${n}`)) as Json;
    ids.push(await one.send(kind, body, KEY(n)));
  }
  expect(await one.remove(`${kind.noun}/days/2026-11-20`)).toMatchObject({ deleted: 2 });
  expect((await one.listed(kind.noun)).map(({ id }) => id)).toEqual([ids[3], ids[0]]);
  if (kind.noun === 'reports') expect(await counts(one)).toMatchObject({ total_reports: 2 });
  expect(await one.remove(`${kind.noun}/days/2026-11-20`)).toMatchObject({ deleted: 0 });
  expect(await one.remove(`${kind.noun}/days/2031-01-01`)).toMatchObject({ deleted: 0 });
  const left = await texts(one.stores);
  for (const n of [1, 2])
    expect([left.includes(`${MARK}${n}`), left.includes(ids[n] ?? '')]).toEqual([false, false]);
  for (const day of ['2026-02-30', 'today', '20261120', '2026-11-20T00:00:00Z'])
    await one.refused(`/api/admin/${kind.noun}/days/${day}`, 'validation_error', {
      method: 'DELETE',
    });
});

/** When a report of the 20th is deleted, and whether somebody asked for statistics before. */
const WHEN: [string, string, boolean][] = [
  ['on its day', '2026-11-20T13:00:00.000Z', false],
  ['on its day, after statistics', '2026-11-20T13:00:00.000Z', true],
  ['just after midnight', '2026-11-21T00:05:00.000Z', true],
  ['when its day is not folded', '2026-11-23T12:00:00.000Z', false],
  ['when its day is folded and counted', '2026-11-23T12:00:00.000Z', true],
];

test.each(WHEN)('a report that is deleted %s is in no count', async (_, time, asked) => {
  const one = owned();
  const others = JSON.parse(JSON.stringify(REPORT).replaceAll(MARK, 'assess_expertise')) as Json;
  const flagged = { ...others, feedback: { what_worked: '<script>alert(1)</script>' } };
  await one.send(REPORTED, others);
  await one.send(REPORTED, flagged);
  const without = await stats(one);
  const id = await one.send(REPORTED, REPORT);
  one.set(time);
  if (asked) {
    await daily({ ...one, at: time }, null);
    expect(await stats(one)).toMatchObject({ total_reports: 3 });
  }
  await one.remove(`reports/${id}`);
  for (const later of [time, '2026-11-23T13:00:00.000Z', '2026-11-30T12:00:00.000Z']) {
    one.set(later);
    await daily({ ...one, at: later }, null);
    expect([later, await stats(one)]).toEqual([later, without]);
  }
  expect(await texts(one.stores)).not.toMatch(new RegExp(`${MARK}|${id}`));
});

test('a repeat under the key of a deleted report is a report of its own', async () => {
  const one = owned();
  const id = await one.send(REPORTED, REPORT, KEY(1));
  await one.remove(`reports/${id}`);
  // The key, the body and the clock are the same, and it was sent again.
  const again = await one.send(REPORTED, REPORT, KEY(1));
  expect([again === id, (await stats(one)).total_reports]).toEqual([false, 1]);
});

const FAULTS: Fault[] = ['fails before', 'fails after', 'hangs after'];

test.each(KINDS.flatMap((kind) => FAULTS.map((fault) => [kind.noun, fault, kind] as const)))(
  'deleting %s over a store that %s at any call is finished by the next try',
  async (noun, fault, kind) => {
    for (let nth = 1, torn = true; torn; nth++) {
      const real = memoryStores();
      const before = owned({ stores: real, webhook: async () => {} });
      const id = await before.send(kind, kind.body, KEY(1));
      await before.settle();
      before.set('2026-11-21T12:00:00.000Z');
      if (nth % 2) await daily({ ...before, at: '2026-11-21T12:00:00.000Z' }, null);
      const faulty = withFaults(real, (call) => (call.nth === nth ? fault : null));
      const broken = owned({ stores: withDeadline(faulty, 5) });
      broken.set('2026-11-21T12:00:00.000Z');
      const path = `/api/admin/${noun}/${id}`;
      const first = await broken.ask(path, { method: 'DELETE', headers: OWNER });
      torn = faulty.calls.length >= nth;
      if (torn) await denied(first, 'store_unavailable');
      else expect(first.status).toBe(200);
      const one = owned({ stores: real });
      one.set('2026-11-21T12:00:00.000Z');
      // Statistics in between see every report once, or not any more.
      expect((await stats(one))['total_reports']).toBeLessThanOrEqual(1);
      const { status } = await one.ask(path, { method: 'DELETE', headers: OWNER });
      expect([200, 404]).toContain(status);
      const left = await texts(real);
      expect([nth, left.includes(MARK), left.includes(id)]).toEqual([nth, false, false]);
      expect(await stats(one)).toMatchObject({ total_reports: 0, public_reports: [] });
    }
  },
);

test('in files nothing of what was deleted stays on the disk', async () => {
  const folder = await freshFolder();
  const one = owned({ stores: fileStores(folder) });
  const ids: string[] = [];
  for (const [n, kind] of KINDS.entries()) ids.push(await one.send(kind, kind.body, KEY(n)));
  one.set('2026-11-21T12:00:00.000Z');
  await stats(one);
  expect((await filesIn(folder)).filter((file) => file.includes(MARK))).toHaveLength(3);
  for (const [n, { noun }] of KINDS.entries()) await one.remove(`${noun}/${ids[n]}`);
  const left = (await filesIn(folder)).join('\n');
  for (const trace of [MARK, ...ids]) expect(left).not.toContain(trace);
});

test('a message that is deleted while it is delivered leaves no mark of its delivery', async () => {
  let arrive = () => {};
  const one = owned({ webhook: () => new Promise<void>((done) => (arrive = done)) });
  const id = await one.send(MESSAGE, MESSAGE.body);
  await one.remove(`contacts/${id}`);
  arrive();
  await one.settle();
  const left = JSON.stringify(await everything(one.stores));
  for (const trace of [id, MARK]) expect(left).not.toContain(trace);
});
