import { expect, test } from 'vitest';
import { daily } from '../../functions/operations/daily.ts';
import { bearer, type Json, KINDS, type Owned, owned } from '../audits/owner.ts';
import { OWNER, STATS_TOKEN } from '../audits/secrets.ts';
import { CONTACT, withWebhookSince } from './service.ts';

const NOON = '2026-11-20T12:00:00.000Z';

async function sendAll(one: Owned, n = 0): Promise<void> {
  for (const { path, body } of KINDS)
    await one.post(path, path === '/api/contact' ? { ...body, context: `text ${n}` } : body);
}

const counted = async (one: Owned) => {
  const headers = bearer(STATS_TOKEN);
  const { reports, questions } = await one.owner('/api/admin/stats?since_days=365', { headers });
  return [(reports as Json)['total'], (questions as Json)['asked']];
};

test.for(KINDS)(
  '$noun of a clock that ran ahead are listed, marked, read and deleted',
  async ({ noun, path, body }) => {
    const one = owned();
    await one.post(path, body);
    for (const time of [
      '2026-11-28T10:00:00.000Z',
      '2027-11-20T10:00:00.000Z',
      '2031-01-01T10:00:00.000Z',
    ]) {
      one.set(time);
      await one.post(path, body);
    }
    one.set(NOON);
    const list = await one.listed(noun);
    expect(
      list.map((item) => [
        String(item['received_at'] ?? item['asked_at']).slice(0, 10),
        item['dated_ahead'],
      ]),
    ).toEqual([
      ['2031-01-01', true],
      ['2027-11-20', true],
      ['2026-11-28', true],
      ['2026-11-20', false],
    ]);
    const pages = await one.pages(`/api/admin/${noun}?limit=1`);
    expect(pages.flatMap((page) => page[noun])).toEqual(list);
    const exported = await one.ask(`/api/admin/${noun}/export`, { headers: OWNER });
    expect((await exported.text()).split('\n').length).toBe(6);
    expect(await one.listed(noun, '?until=2026-11-20')).toHaveLength(1);
    for (const { id } of list) {
      expect((await one.owner(`/api/admin/${noun}/${id}`))['id']).toBe(id);
      await one.remove(`${noun}/${id}`);
    }
    expect((await one.owner(`/api/admin/${noun}`))['returned']).toBe(0);
  },
);

test('a message of a clock that ran ahead is delivered; what was kept of it goes', async () => {
  const one = owned();
  one.set('2027-11-20T10:00:00.000Z');
  await one.post('/api/contact', CONTACT, { 'Idempotency-Key': '0123456789abcdef' });
  const delivered: unknown[] = [];
  const webhook = async (record: unknown) => void delivered.push(record);
  await withWebhookSince(one.stores);
  await daily({ ...one, at: '2026-11-20T00:20:00.000Z' }, webhook);
  expect(delivered).toHaveLength(1);
  expect(await one.stores.open('idempotency').list('')).toEqual([]);
});

test.for([
  ['two days', '2026-11-22T12:00:00.000Z'],
  ['a year', '2027-11-20T12:00:00.000Z'],
])('what was counted while a clock ran %s ahead freezes nothing', async ([, ahead]) => {
  for (const between of ['a read', 'the daily work'] as const) {
    const one = owned();
    one.set('2026-11-17T12:00:00.000Z');
    await sendAll(one, 1);
    one.set(NOON);
    await sendAll(one, 2);
    one.set(ahead as string);
    await counted(one);
    await daily({ ...one, at: ahead as string }, null);
    one.set(NOON);
    await sendAll(one, 3);
    if (between === 'a read') expect(await counted(one)).toEqual([3, 3]);
    else await daily({ ...one, at: '2026-11-21T00:20:00.000Z' }, null);
    one.set('2026-11-21T12:00:00.000Z');
    await sendAll(one, 4);
    expect(await counted(one)).toEqual([4, 4]);
    one.set('2026-11-25T12:00:00.000Z');
    expect([between, await counted(one)]).toEqual([between, [4, 4]]);
  }
});
