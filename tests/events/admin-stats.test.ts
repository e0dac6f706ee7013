/** GET /api/admin/stats: for its owner alone, and what it tells beside the calls. */
import { expect, test } from 'vitest';
import { entryOf } from '../../functions/events/event-key.ts';
import { storeLog } from '../../functions/events/store-log.ts';
import { credentialsFrom } from '../../functions/http/credentials.ts';
import { daily } from '../../functions/operations/daily.ts';
import { deliver } from '../../functions/operations/delivery.ts';
import { bearer, owned } from '../audits/owner.ts';
import { RECIPIENT, SECRETS } from '../audits/secrets.ts';
import { CONTACT, failure, type House, house, REPORT } from '../operations/service.ts';
import { withFaults } from '../store/faults.ts';
import { memoryStores } from '../store/memory.ts';
import type { Stats } from './support.ts';
import { event } from './support.ts';

const PRIVATE = 'private, no-store';

const TOKEN = 'owner-token-1f';
const credentials = credentialsFrom({ ACCESS_TOKENS: `admin:${TOKEN},mcp:agent-token-2e` });
const OWNER = { authorization: `Bearer ${TOKEN}` };
const PATH = '/api/admin/stats';

type Answer = Stats & {
  window: Record<string, unknown>;
  questions: {
    asked: number;
    not_answered: number;
    statuses: Record<string, number>;
    unanswered: Record<string, string>[];
  };
  contacts: { received: number; waiting: number; newest_waiting: Record<string, string>[] };
  audit_accesses: Record<string, unknown>[];
};

async function statsOf(one: House, query = ''): Promise<Answer> {
  const response = await one.get(`${PATH}${query}`, OWNER);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': PRIVATE,
    'content-type': 'application/json; charset=utf-8',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  for (const name of ['etag', 'access-control-allow-origin', 'netlify-cdn-cache-control'])
    expect(response.headers.get(name)).toBe(null);
  return (await response.json()) as Answer;
}

test('an empty service tells what is configured and that the store works', async () => {
  const { schema_version: _, content_hash: __, ...stats } = await statsOf(house({ credentials }));
  expect(stats).toEqual({
    window: {
      since_days: 14,
      limit: 20,
      from: '2026-11-07',
      to: '2026-11-20',
      before: '2026-10-24',
      clamped: [],
    },
    calls: {
      total: 0,
      before: 0,
      by_day: [{ day: '2026-11-20', calls: 0 }],
      by_route: [],
      by_page: [],
      by_status: [],
      by_agent_family: [],
      by_agent: [],
      by_referrer: [],
      by_country: [],
      own: { total: 0, by_route: [] },
    },
    recorder: { recorded: 0, estimated: 0, dropped: 0 },
    reports: {
      total: 0,
      before: 0,
      by_mission: [],
      missions: {},
      outcomes: {
        completed: 0,
        achieved_goal: 0,
        would_query_again: 0,
        would_help_evaluate_others: 0,
      },
    },
    questions: { asked: 0, before: 0, not_answered: 0, statuses: {}, unanswered: [] },
    contacts: { received: 0, before: 0, waiting: 0, newest_waiting: [] },
    signed: { valid: 0, bad: 0, unchecked: 0, by_host: [] },
    audit_accesses: [],
    skipped: { total: 0, keys: [] },
    health: { store_ok: true, failed_step: null },
    configuration: {
      ACCESS_TOKENS: true,
      AUDIT_ADMIN_KEY: false,
      FEED_TOKEN: false,
      CONTACT_WEBHOOK_URL: false,
      NOTIFY_EMAIL: false,
    },
    warnings: [],
    last_modified: null,
    breaking_changes_since: null,
  });
});

test.each([
  ['', 14, 20, []],
  ['?since_days=1&limit=1', 1, 1, []],
  ['?since_days=365&limit=100', 365, 100, []],
  ['?since_days=366&limit=100', 365, 100, ['since_days']],
  ['?since_days=99999999999999999999&limit=101', 365, 100, ['since_days', 'limit']],
])('%s looks at %i days and %i rows', async (query, since_days, limit, clamped) => {
  expect((await statsOf(house({ credentials }), query)).window).toMatchObject({
    since_days,
    limit,
    clamped,
  });
});

test.each([
  'since_days=0',
  'since_days=-1',
  'limit=0',
  'limit=1.5',
  'limit=',
  'limit=2&limit=3',
  'since_days=x',
])('?%s is 422', async (query) => {
  const { detail } = await failure(
    await house({ credentials }).get(`${PATH}?${query}`, OWNER),
    'validation_error',
    PRIVATE,
  );
  expect(detail).toMatchObject([{ loc: ['query', query.split('=')[0]] }]);
});

test('missions, outcomes and messages', async () => {
  const one = house({ credentials });
  await one.post('/api/agent-reports', REPORT);
  await one.post('/api/contact', CONTACT);
  const { intent_id } = (await (
    await one.post('/api/contact', { ...CONTACT, context: 'Again' })
  ).json()) as {
    intent_id: string;
  };
  let stats = await statsOf(one);
  expect(stats['reports']).toMatchObject({
    total: 1,
    missions: { assess_expertise: 1 },
    outcomes: { achieved_goal: 1 },
  });
  expect(stats.contacts).toMatchObject({ received: 2, waiting: 2 });
  const record = { intent_id, received_at: '2026-11-20T12:00:00.000Z' } as Parameters<
    typeof deliver
  >[1];
  const at = '2026-11-20T12:00:01.000Z';
  await deliver({ name: 'webhook', send: async () => {} }, record, { ...one, at });
  stats = await statsOf(one);
  expect(stats.contacts).toMatchObject({ received: 2, waiting: 1 });
  expect(stats.contacts.newest_waiting).toEqual([
    { intent_id: expect.not.stringContaining(intent_id), day: '2026-11-20' },
  ]);
  expect(JSON.stringify(stats)).not.toContain('someone@example.org');
});

test('questions without an answer are listed, newest first, without the deleted ones', async () => {
  const one = house({ credentials });
  const ask = (question: string) => one.post('/api/agent/ask', { question });
  await ask('What degrees did she hold?');
  await ask('Did she ever work at Bletchley Park?');
  one.set('2026-11-20T13:00:00.000Z');
  await ask('Who was her boss at Harvard?');
  // What a later answerer tells: it knows why there is no answer, and half an answer is one.
  for (const [at, answer_status] of ['declined', 'partial'].entries())
    await one.stores.open('questions').create(`2026-11-20/zz-${answer_status}`, {
      session_id: `zz-${answer_status}`,
      asked_at: `2026-11-20T14:0${at}:00.000Z`,
      question: `Asked for ${answer_status}`,
      agent_name: null,
      on_behalf_of: null,
      sources: [],
      answered: false,
      answer_status,
    });
  const expected = {
    asked: 5,
    not_answered: 3,
    statuses: { answered: 1, nearest: 1, not_published: 1, declined: 1, partial: 1 },
  };
  const marked = {
    trust_boundary: 'untrusted_agent_text',
    session_id: expect.any(String),
    asked_at: expect.any(String),
  };
  const list = [
    { ...marked, answer_status: 'declined', question: 'Asked for declined' },
    { ...marked, answer_status: 'nearest', question: 'Who was her boss at Harvard?' },
    { ...marked, answer_status: 'not_published', question: 'Did she ever work at Bletchley Park?' },
  ];
  expect((await statsOf(one)).questions).toEqual({ ...expected, before: 0, unanswered: list });
  expect((await statsOf(one, '?limit=2')).questions.unanswered).toEqual(list.slice(0, 2));
  one.set('2026-11-25T12:00:00.000Z');
  expect((await statsOf(one)).questions).toEqual({ ...expected, before: 0, unanswered: list });
  await daily({ ...one, at: '2026-11-25T12:00:00.000Z' }, null);
  expect((await statsOf(one)).questions).toEqual({ ...expected, before: 0, unanswered: list });
  one.set('2026-12-25T12:00:00.000Z');
  expect((await statsOf(one)).questions).toMatchObject({
    asked: 0,
    not_answered: 0,
    unanswered: [],
  });
});

test('accesses to audits, by recipient, and none that was refused', async () => {
  const one = owned({
    credentials: credentialsFrom({ ...SECRETS, ACCESS_TOKENS: `admin:${TOKEN}` }),
  });
  const { token, token_id } = await one.audit('an-audit');
  for (const given of [token, token, `${token.slice(0, -1)}~`])
    await one.ask('/api/audits/an-audit', { headers: bearer(given) });
  await one.settle();
  const { audit_accesses } = await statsOf(one);
  expect(audit_accesses).toEqual([
    {
      slug: 'an-audit',
      token_id,
      name: RECIPIENT.name,
      company: RECIPIENT.company,
      count: 2,
      last: '2026-11-20T12:00:00.000Z',
    },
  ]);
});

test.each([
  ['create', 'write'],
  ['read', 'read'],
  ['remove', 'remove'],
] as const)(
  'a store that does not %s is told, and the statistics all the same',
  async (operation, failed_step) => {
    const real = memoryStores();
    const stores = withFaults(real, (call) =>
      call.operation === operation && call.store === 'idempotency' ? 'fails before' : null,
    );
    const stats = await statsOf(house({ stores, events: storeLog(real), credentials }));
    expect(stats['health']).toEqual({ store_ok: false, failed_step });
  },
);

test('a period is compared with the one before; pages and own calls stand apart', async () => {
  const stores = memoryStores();
  const one = house({ credentials, stores });
  const seen = async (day: string, route: string, n: number, status = 200) => {
    for (let at = 0; at < n; at += 1) {
      const page = event({ route: route as never, family: 'browser', agent: null, status });
      const random = `${route}${status}${at}`;
      const time = `${day}T12:00:00.000Z`;
      const record = { ...page, count: 1, weight: 1, dropped: 0 };
      const { key, value } = entryOf(record, time, random);
      await stores.open('events').create(key, value);
    }
  };
  await seen('2026-11-13', 'page-cv', 1);
  await seen('2026-11-15', 'page-cv', 2);
  await seen('2026-11-16', 'page-projects-slug', 1);
  await seen('2026-11-16', 'page', 1);
  await seen('2026-11-16', 'listContacts', 5);
  // Who was not let in is not the owner.
  await seen('2026-11-16', 'listContacts', 2, 401);
  await seen('2026-11-16', 'getAdminStats', 1, 429);
  await seen('2026-11-17', 'getInit', 1);
  one.set('2026-11-15T12:00:00.000Z');
  await one.post('/api/agent-reports', REPORT);
  await one.post('/api/contact', CONTACT);
  one.set('2026-11-20T12:00:00.000Z');
  const { window, calls, reports, contacts } = (await statsOf(
    one,
    '?from=2026-11-15&to=2026-11-16',
  )) as Answer & { reports: unknown };
  expect(window).toMatchObject({ since_days: 2, from: '2026-11-15', before: '2026-11-13' });
  expect(calls).toMatchObject({
    total: 7,
    before: 1,
    by_day: [
      { day: '2026-11-15', calls: 2 },
      { day: '2026-11-16', calls: 5 },
    ],
    by_route: [
      { route: 'page', path: null, calls: 4, before: 1, by_day: [2, 2] },
      { route: 'listContacts', path: '/api/admin/contacts', calls: 2, before: 0, by_day: [0, 2] },
      { route: 'getAdminStats', path: '/api/admin/stats', calls: 1, before: 0, by_day: [0, 1] },
    ],
    by_status: [
      { status: 200, calls: 4, before: 1 },
      { status: 401, calls: 2, before: 0 },
      { status: 429, calls: 1, before: 0 },
    ],
    by_page: [
      { page: '/cv', calls: 2, before: 1, by_day: [2, 0] },
      { page: null, calls: 1, before: 0, by_day: [0, 1] },
      { page: '/projects/{slug}', calls: 1, before: 0, by_day: [0, 1] },
    ],
    by_agent_family: [{ family: 'browser', calls: 7, before: 1, by_day: [2, 5] }],
    own: { total: 5, by_route: [{ route: 'listContacts', path: '/api/admin/contacts', calls: 5 }] },
  });
  expect([contacts.received, (contacts as { before?: number }).before]).toEqual([1, 0]);
  expect(reports).toMatchObject({
    total: 1,
    before: 0,
    by_mission: [
      { mission: 'assess_expertise', reports: 1, completed: 1, achieved_goal: 1, confidence: 4 },
    ],
  });
  expect((await statsOf(one, '?from=2026-11-17&to=2026-11-18')).calls).toMatchObject({
    total: 1,
    before: 7,
  });
  for (const query of ['?from=2026-11-31', '?to=today', '?from=2026-11-17&to=2026-11-16'])
    await failure(await one.get(`${PATH}${query}`, OWNER), 'validation_error', PRIVATE);
});
