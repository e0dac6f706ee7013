/**
 * Whichever record of the store is damaged, in whatever folder: no row fails for it, and nothing
 * but that record is missing anywhere.
 */
import { expect, test } from 'vitest';
import { storeRecorder } from '../../functions/events/store-recorder.ts';
import { credentialsFrom } from '../../functions/http/credentials.ts';
import { daily } from '../../functions/operations/daily.ts';
import { memoryStores } from '../../functions/store/memory.ts';
import { RecordDamaged, type StoreName, type Stores } from '../../functions/store/store.ts';
import { ask, bearer, type Json, owned, owner } from '../audits/owner.ts';
import { OWNER, RECIPIENT, SECRETS, STATS_TOKEN } from '../audits/secrets.ts';
import {
  CONTACT,
  everything,
  type House,
  QUESTION,
  REPORT,
  withWebhookSince,
} from '../operations/service.ts';

const NOON = '2026-11-20T12:00:00.000Z';
const FEED = 'feed-token-5b1d0c77e2';
const credentials = credentialsFrom({ ...SECRETS, FEED_TOKEN: FEED });
const KEY = { 'Idempotency-Key': '0123456789abcdef' };

/** Everything that the store may hold, of two days; and the ways to read it. */
async function story() {
  const one = owned({ credentials });
  const { stores } = one;
  const ids: Record<string, string> = {};
  await withWebhookSince(stores);
  for (const day of ['2026-11-18', '2026-11-20']) {
    one.set(`${day}T12:00:00.000Z`);
    const sent = [
      await one.post('/api/contact', { ...CONTACT, context: day }, {}),
      await one.post('/api/agent/ask', { ...QUESTION, context: day }),
      await one.post('/api/agent-reports', { ...REPORT, agent: { name: day } }),
      await one.post('/api/agent-reports', REPORT),
    ];
    for (const answer of sent) Object.assign(ids, (await answer.json()) as Json);
  }
  await one.post('/api/contact', CONTACT, KEY);
  for (const slug of ['one', 'two'])
    await owner(
      one,
      '/api/admin/audits',
      { body: { slug, data: { title: slug, public: { title: slug } } } },
      201,
    );
  await owner(one, '/api/admin/audits/one', { method: 'PATCH', body: { data: { n: 2 } } });
  const tokens = [];
  for (const slug of ['one', 'one', 'two'])
    tokens.push(
      await owner(one, `/api/admin/audits/${slug}/tokens`, { body: { recipient: RECIPIENT } }, 201),
    );
  const [first, second] = tokens as [Json, Json];
  await ask(one, '/api/audits/one', { headers: bearer(String(first['token'])) });
  await owner(one, `/api/admin/audits/one/tokens/${second['token_id']}`, { method: 'DELETE' });
  await owner(one, `/api/admin/contacts/${ids['intent_id']}/states`, { body: { state: 'read' } });
  await owner(one, `/api/admin/reports/${ids['report_id']}`, { method: 'DELETE' });
  const record = storeRecorder(stores, { now: () => new Date(NOON), random: () => 0 });
  await record({
    ...{ time: NOON, route: 'getInit', method: 'GET', status: 200, family: 'unknown' },
    ...{ agent: null, referrer: 'a.example', country: null, count: 1, weight: 1, dropped: 0 },
  } as Parameters<typeof record>[0]);
  await ask(one, '/api/admin/stats', { headers: bearer(STATS_TOKEN) });
  await daily({ ...one, at: NOON }, async () => {
    throw new Error('the webhook is away');
  });
  const reads: [string, Record<string, string>][] = [
    ...[
      ...['', '?q=2026', '?state=new', '/export', `/${ids['intent_id']}`].map(
        (way) => `contacts${way}`,
      ),
      ...['', '/unanswered', '/export', `/${ids['session_id']}`].map((way) => `questions${way}`),
      ...['', '/export', `/${ids['report_id']}`].map((way) => `reports${way}`),
      ...['', '/one', '/two', '/one/tokens', '/two/tokens', '/one/revisions'].map(
        (way) => `audits${way}`,
      ),
      'exports/audits',
    ].map((path): [string, Record<string, string>] => [`/api/admin/${path}`, OWNER]),
    ['/api/admin/stats', bearer(STATS_TOKEN)],
    [`/api/admin/feed.xml?token=${FEED}`, {}],
    ['/api/agent-reports/stats', {}],
    ['/api/audits/one/meta', {}],
    ['/api/audits/two/meta', {}],
    // The fragment goes nowhere: it tells whose token this is.
    [`/api/audits/one#${first['token_id']}`, bearer(String(first['token']))],
  ];
  return { all: await everything(stores), reads };
}

/** Stores with the same records, of which one is damaged. */
async function damagedAt(
  all: Record<string, unknown>,
  name: StoreName,
  key: string,
  damage: unknown,
): Promise<Stores> {
  const real = memoryStores();
  for (const [place, value] of Object.entries(all)) {
    const colon = place.indexOf(':');
    await real.open(place.slice(0, colon) as StoreName).create(place.slice(colon + 1), value);
  }
  return {
    open: (opened) => {
      const store = real.open(opened);
      if (opened !== name) return store;
      let there = true;
      return {
        ...store,
        read: async (asked) => {
          if (asked !== key || !there) return store.read(asked);
          if (damage === null) throw new RecordDamaged(`${name}: damaged`);
          return damage;
        },
        remove: async (asked) => {
          if (asked === key) there = false;
          await store.remove(asked);
        },
      };
    },
  };
}

/** Every id and slug that an answer names, wherever it stands. */
function named(text: string): string[] {
  return [...text.matchAll(/"(?:id|slug|token_id)":"([^"]+)"/g)].map(([, id]) => String(id)).sort();
}

/** What ids of the day of a document begin with: their time in hours. */
function begin(key: string): string {
  const noon = Date.parse(`${key.slice(5, 15)}T12:00:00.000Z`);
  return noon.toString(16).padStart(12, '0').slice(0, 6);
}

async function answers(one: House, reads: [string, Record<string, string>][]) {
  const told: [string, number, string][] = [];
  for (const [path, headers] of reads) {
    const answer = await ask(one, path, { headers });
    told.push([path, answer.status, await answer.text()]);
  }
  return told;
}

const { all, reads } = await story();

test('the story leaves something in every store', () => {
  const names = new Set(Object.keys(all).map((place) => place.slice(0, place.indexOf(':'))));
  expect([...names].sort()).toEqual([
    ...['audit-tokens', 'audits', 'contacts', 'events', 'idempotency', 'questions'],
    'reports',
  ]);
});

test.for(
  Object.keys(all).map((place): [StoreName, string] => [
    place.slice(0, place.indexOf(':')) as StoreName,
    place.slice(place.indexOf(':') + 1),
  ]),
)('%s/%s', async ([name, key]) => {
  const whole = owned({ credentials, stores: await damagedAt(all, 'events', 'none', null) });
  const before = await answers(whole, reads);
  for (const damage of [null, { text: 7, data: [], at: {} }]) {
    const one = owned({ credentials, stores: await damagedAt(all, name, key, damage) });
    const after = await answers(one, reads);
    // A document costs its day, a fact what it tells.
    const lost = (id: string) =>
      key.startsWith('days/') && id.replace('-', '').startsWith(begin(key));
    if (key.includes('/fact-')) continue;
    const own = /[0-9a-f-]{32,36}/.exec(key)?.[0] ?? key.split('/')[0] ?? '';
    for (const [at, [path, status, text]] of after.entries()) {
      const [, was = 0, said = ''] = before[at] ?? [];
      expect([path, status < 500]).toEqual([path, true]);
      // Of the damaged record itself, and of what is made of it alone, less is told.
      const [asked = ''] = /[0-9a-f-]{32,36}/.exec(path) ?? [];
      if (path.includes(own) || (asked !== '' && lost(asked))) continue;
      expect([path, status]).toEqual([path, was]);
      const others = (told: string) => named(told).filter((id) => id !== own && !lost(id));
      expect([path, others(text)]).toEqual([path, others(said)]);
    }
    const person = { body: { address: CONTACT.from } };
    for (const path of ['searches', 'deletions'])
      await owner(one, `/api/admin/people/${path}`, person);
    expect((await one.post('/api/contact', CONTACT, KEY)).status).toBeLessThan(500);
    await daily({ ...one, at: '2026-11-21T00:20:00.000Z' }, async () => {});
  }
});
