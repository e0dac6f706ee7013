/**
 * Deletion: the record and every trace of it go, counts stay, and what broke off is finished by the
 * next try.
 */
import { expect, test } from 'vitest';
import { fileStores } from '../../functions/store/files.ts';
import { memoryStores } from '../../functions/store/memory.ts';
import { type Stores, withDeadline } from '../../functions/store/store.ts';
import { sha256 } from '../../src/surfaces/seal.ts';
import { ask, denied, type Json, owned, owner } from '../audits/owner.ts';
import { OWNER } from '../audits/secrets.ts';
import { everything, type House } from '../operations/service.ts';
import { type Fault, withFaults } from '../store/faults.ts';
import { freshFolder } from '../store/places.ts';
import { filesIn } from './raw.ts';

const MARK = 'qzmarkerqz';
const KEY = (n: number) => ({ 'Idempotency-Key': `0123456789abcdef-${n}` });

const CONTACT = { intent: 'hire', from: `${MARK}@example.org`, context: MARK };
const QUESTION = { question: `What is ${MARK}?`, agent_name: MARK };
const REPORT = {
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
};
const KINDS = [
  { noun: 'contacts', path: '/api/contact', id: 'intent_id', body: CONTACT as Json },
  { noun: 'questions', path: '/api/agent/ask', id: 'session_id', body: QUESTION as Json },
  { noun: 'reports', path: '/api/agent-reports', id: 'report_id', body: REPORT as Json },
] as const;
type Kind = (typeof KINDS)[number];

async function send(
  one: House,
  { path, id }: Kind,
  body: Json,
  headers: Record<string, string> = {},
): Promise<string> {
  const response = await one.post(path, body, headers);
  expect(response.status).toBeLessThan(300);
  return String(((await response.json()) as Json)[id]);
}

const remove = (one: House, path: string) => owner(one, `/api/admin/${path}`, { method: 'DELETE' });
const stats = async (one: House) =>
  (await (await one.get('/api/agent-reports/stats?limit_public_reports=50')).json()) as Json & {
    public_reports: Json[];
  };
/** Statistics without their public list and their hash. */
const counts = async (one: House) => {
  const { public_reports: _p, content_hash: _h, ...rest } = await stats(one);
  return rest;
};
const texts = async (stores: Stores) => JSON.stringify(await everything(stores));

test.each(KINDS)(
  'one of $noun goes with its deliveries, kept answers and facts, and others stay',
  async (kind) => {
    const one = owned({ webhook: async () => {} });
    const other = await send(
      one,
      kind,
      JSON.parse(JSON.stringify(kind.body).replaceAll(MARK, 'other')),
      KEY(1),
    );
    await one.settle();
    const before = await everything(one.stores);
    const id = await send(one, kind, kind.body, KEY(2));
    await one.settle();
    await one.stores.open('report-facts').create(`2026-11-20/${id}~facts`, true);
    await one.stores.open('report-facts').create(`2026-11-20/${other}~facts`, true);
    const answer = await remove(one, `${kind.noun}/${id}`);
    expect(answer).toMatchObject({
      deleted: 1,
      removed: expect.any(Array),
      kept: expect.stringMatching(/\w/),
    });
    const after = await everything(one.stores);
    const left = JSON.stringify(after);
    expect([left.includes(MARK), kind.noun !== 'reports' ? false : left.includes(id)]).toEqual([
      false,
      false,
    ]);
    if (kind.noun !== 'reports') delete after[`report-facts:2026-11-20/${id}~facts`];
    delete after[`report-facts:2026-11-20/${other}~facts`];
    expect(JSON.stringify(after)).not.toContain(id);
    for (const [key, value] of Object.entries(before))
      expect([key, after[key]]).toEqual([key, value]);
    const added = Object.keys(after).filter((key) => !(key in before));
    const standIn = `${kind.noun}:2026-11-20/deleted-${sha256(`deleted ${id}`).slice(0, 32)}`;
    const counted =
      kind.noun === 'reports'
        ? [expect.stringMatching(/^report-facts:2026-11-20\/deleted-[0-9a-f]{32}~/)]
        : [expect.stringMatching(/^questions:answers\/2026-11-20\/deleted-[0-9a-f]{32}~[a-z_]+$/)];
    expect(added).toEqual(kind.noun === 'contacts' ? [] : [standIn, ...counted]);
    expect(
      ((await owner(one, `/api/admin/${kind.noun}`))[kind.noun] as Json[]).map(
        (item) => item['id'],
      ),
    ).toEqual([other]);
    await denied(
      await ask(one, `/api/admin/${kind.noun}/${id}`, { method: 'DELETE', headers: OWNER }),
      404,
      'content_not_found',
    );
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
  const ids = new Set<string>();
  for (const [n, body] of bodies.entries()) ids.add(await send(one, KINDS[0], body, KEY(n)));
  const kept = await send(one, KINDS[0], { intent: 'advise', from: 'a@example.org' }, KEY(9));
  one.set('2026-11-21T12:00:00.000Z');
  const nextDay = await send(one, KINDS[0], bodies[0] ?? {}, KEY(10));
  expect(ids.size).toBe(1);
  await remove(one, `contacts/${[...ids][0]}`);
  const left = await everything(one.stores);
  expect(Object.keys(left).filter((key) => key.startsWith('idempotency:'))).toHaveLength(4);
  expect(JSON.stringify(left)).not.toContain([...ids][0]);
  expect(
    Object.keys(left)
      .filter((key) => key.startsWith('contacts:'))
      .sort(),
  ).toEqual([`contacts:2026-11-20/${kept}`, `contacts:2026-11-21/${nextDay}`].sort());
});

test.each(KINDS)('$noun of a day go together; other days stay', async (kind) => {
  const one = owned();
  const ids: string[] = [];
  for (const [n, day] of ['19', '20', '20', '21'].entries()) {
    one.set(`2026-11-${day}T12:00:0${n}.000Z`);
    const body = JSON.parse(JSON.stringify(kind.body).replace(MARK, `${MARK}${n}`)) as Json;
    ids.push(await send(one, kind, body, KEY(n)));
  }
  const before = await counts(one);
  expect(await remove(one, `${kind.noun}/days/2026-11-20`)).toMatchObject({ deleted: 2 });
  expect(
    ((await owner(one, `/api/admin/${kind.noun}`))[kind.noun] as Json[]).map(({ id }) => id),
  ).toEqual([ids[3], ids[0]]);
  expect(await counts(one)).toEqual(before);
  expect(await remove(one, `${kind.noun}/days/2026-11-20`)).toMatchObject({ deleted: 0 });
  expect(await remove(one, `${kind.noun}/days/2031-01-01`)).toMatchObject({ deleted: 0 });
  const left = await texts(one.stores);
  for (const n of [1, 2])
    expect([left.includes(`${MARK}${n}`), left.includes(ids[n] ?? '')]).toEqual([false, false]);
  for (const day of ['2026-02-30', 'today', '20261120', '2026-11-20T00:00:00Z'])
    await denied(
      await ask(one, `/api/admin/${kind.noun}/days/${day}`, { method: 'DELETE', headers: OWNER }),
      422,
      'validation_error',
    );
});

/** The reports of some stores in stores of their own. */
async function copyOf(stores: Stores): Promise<Stores> {
  const [from, copy] = [stores.open('reports'), memoryStores()];
  for (const key of await from.list(''))
    await copy.open('reports').create(key, await from.read(key));
  return copy;
}

/** When a report of the 20th is deleted, and whether somebody asked for statistics before. */
const WHEN: [string, string, boolean][] = [
  ['on its day', '2026-11-20T13:00:00.000Z', false],
  ['on its day, after statistics', '2026-11-20T13:00:00.000Z', true],
  ['just after midnight, before its day is closed', '2026-11-21T00:05:00.000Z', true],
  ['when its day is closed and not rolled up', '2026-11-23T12:00:00.000Z', false],
  ['when its day is rolled up', '2026-11-23T12:00:00.000Z', true],
];

test.each(WHEN)(
  'counts stay when a report is deleted %s; the public list forgets it',
  async (_, time, asked) => {
    const one = owned();
    const others = JSON.parse(JSON.stringify(REPORT).replaceAll(MARK, 'assess_expertise')) as Json;
    await send(one, KINDS[2], others);
    const id = await send(one, KINDS[2], REPORT);
    await send(one, KINDS[2], {
      ...others,
      feedback: { what_worked: '<script>alert(1)</script>' },
    });
    const {
      public_reports: listed,
      content_hash: _h,
      ...all
    } = await stats(owned({ stores: await copyOf(one.stores) }));
    expect(listed.map(({ mission }) => mission)).toEqual(
      expect.arrayContaining(['assess_expertise', 'other']),
    );
    one.set(time);
    if (asked) expect(await stats(one)).toMatchObject(all);
    await remove(one, `reports/${id}`);
    for (const later of [time, '2026-11-23T13:00:00.000Z', '2026-11-30T12:00:00.000Z']) {
      one.set(later);
      const { public_reports, content_hash: _c, ...rest } = await stats(one);
      expect([later, rest]).toEqual([later, all]);
      expect([later, public_reports]).toEqual([
        later,
        listed.filter(({ mission }) => mission === 'assess_expertise'),
      ]);
    }
    expect(await texts(one.stores)).not.toMatch(new RegExp(`${MARK}|${id}`));
  },
);

test('deleting one of two public reports that are alike leaves one in the list', async () => {
  const one = owned();
  const ids = [await send(one, KINDS[2], REPORT), await send(one, KINDS[2], REPORT)];
  one.set('2026-11-23T12:00:00.000Z');
  expect((await stats(one)).public_reports).toHaveLength(2);
  await remove(one, `reports/${ids[0]}`);
  expect(await stats(one)).toMatchObject({
    total_reports: 2,
    public_reports: [{ mission: 'other' }],
  });
  await remove(one, 'reports/days/2026-11-20');
  expect(await stats(one)).toMatchObject({
    total_reports: 2,
    public_reports: [],
    averages: { token_efficiency: 5, citation_clarity: 1, eval_score: 3 },
  });
});

test('counts stay even when a roll-up is lost after a deletion', async () => {
  const one = owned();
  const id = await send(one, KINDS[2], REPORT);
  await send(one, KINDS[2], { ...REPORT, public: false });
  one.set('2026-11-23T12:00:00.000Z');
  const before = await counts(one);
  await remove(one, `reports/${id}`);
  for (const key of await one.stores.open('rollups').list(''))
    await one.stores.open('rollups').remove(key);
  expect(await counts(one)).toEqual(before);
});

test('a repeat under the key of a deleted report is a report of its own', async () => {
  const one = owned();
  const id = await send(one, KINDS[2], REPORT, KEY(1));
  await remove(one, `reports/${id}`);
  const again = await send(one, KINDS[2], REPORT, KEY(1));
  // The key, the body and the clock are the same, so the id is: it was sent again, and counts
  // again.
  expect([again === id, (await stats(one)).total_reports]).toEqual([true, 2]);
});

const FAULTS: Fault[] = ['fails before', 'fails after', 'hangs after'];

test.each(KINDS.flatMap((kind) => FAULTS.map((fault) => [kind.noun, fault, kind] as const)))(
  'deleting %s over a store that %s at any call is finished by the next try',
  async (noun, fault, kind) => {
    for (let nth = 1, torn = true; torn; nth++) {
      const real = memoryStores();
      const before = owned({ stores: real, webhook: async () => {} });
      const id = await send(before, kind, kind.body, KEY(1));
      await before.settle();
      if (noun === 'reports')
        await real.open('report-facts').create(`2026-11-20/${id}~facts`, true);
      before.set('2026-11-21T12:00:00.000Z');
      const total = await counts(before);
      const faulty = withFaults(real, (call) => (call.nth === nth ? fault : null));
      const broken = owned({ stores: withDeadline(faulty, 5) });
      broken.set('2026-11-21T12:00:00.000Z');
      const path = `/api/admin/${noun}/${id}`;
      const first = await ask(broken, path, { method: 'DELETE', headers: OWNER });
      torn = faulty.calls.length >= nth;
      if (torn) await denied(first, 503, 'store_unavailable');
      else expect(first.status).toBe(200);
      const one = owned({ stores: real });
      one.set('2026-11-21T12:00:00.000Z');
      // Statistics in between see every report once.
      expect([nth, (await counts(one))['total_reports']]).toEqual([nth, total['total_reports']]);
      const { status } = await ask(one, path, { method: 'DELETE', headers: OWNER });
      expect([200, 404]).toContain(status);
      const left = await texts(real);
      expect([nth, left.includes(MARK), left.includes(id)]).toEqual([nth, false, false]);
      expect([nth, await counts(one)]).toEqual([nth, total]);
      expect((await stats(one)).public_reports).toEqual([]);
    }
  },
);

test('five who delete a report at once, while others count, leave counts right', async () => {
  const one = owned();
  const id = await send(one, KINDS[2], REPORT);
  await send(one, KINDS[2], {
    ...REPORT,
    mission: { ...REPORT.mission, attempted: 'assess_expertise' },
  });
  one.set('2026-11-23T12:00:00.000Z');
  const before = await counts(one);
  const answers = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const [{ status }] = await Promise.all([
        ask(one, `/api/admin/reports/${id}`, { method: 'DELETE', headers: OWNER }),
        stats(one),
      ]);
      return status;
    }),
  );
  expect(answers.filter((status) => status !== 200 && status !== 404)).toEqual([]);
  expect(answers).toContain(200);
  expect(await counts(one)).toEqual(before);
  expect((await stats(one)).public_reports).toMatchObject([{ mission: 'assess_expertise' }]);
});

test('in files nothing of what was deleted stays on the disk', async () => {
  const folder = await freshFolder();
  const one = owned({ stores: fileStores(folder) });
  const ids: string[] = [];
  for (const [n, kind] of KINDS.entries()) ids.push(await send(one, kind, kind.body, KEY(n)));
  one.set('2026-11-21T12:00:00.000Z');
  await stats(one);
  expect((await filesIn(folder)).filter((file) => file.includes(MARK))).toHaveLength(3);
  for (const [n, { noun }] of KINDS.entries()) await remove(one, `${noun}/${ids[n]}`);
  const left = (await filesIn(folder)).join('\n');
  for (const trace of [MARK, ...ids]) expect(left).not.toContain(trace);
});

test('a message that is deleted while it is delivered leaves no mark of its delivery', async () => {
  let arrive = () => {};
  const one = owned({ webhook: () => new Promise<void>((done) => (arrive = done)) });
  const id = await send(one, KINDS[0], CONTACT);
  await remove(one, `contacts/${id}`);
  arrive();
  await one.settle();
  expect(Object.keys(await everything(one.stores))).toEqual(['contacts:channels/webhook']);
});
