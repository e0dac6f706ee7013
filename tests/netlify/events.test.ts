/**
 * Who reads what shows up in the statistics behind Netlify's emulator: edge function, local Blobs,
 * function.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AGENTS, READS, type Stats, table, tally } from '../events/callers.ts';
import { emulating } from './emulator.ts';

const TOKEN = 'emulator-token-51c7d0';
const before = process.env['ACCESS_TOKENS'];
beforeAll(() => {
  process.env['ACCESS_TOKENS'] = `admin:${TOKEN}`;
});
afterAll(() => {
  if (before === undefined) delete process.env['ACCESS_TOKENS'];
  else process.env['ACCESS_TOKENS'] = before;
});

const ask = emulating({ edgeFunctions: true });

test('25 surfaces read by 8 agents in turn', async () => {
  const made: { family: string; route: string; status: number }[] = [];
  for (const [at, { path, method = 'GET', accept = '*/*', status, route }] of READS.entries()) {
    const { userAgent, family } = AGENTS[at % AGENTS.length] ?? AGENTS[0];
    const response = await ask(path, { 'user-agent': userAgent, accept }, method);
    await response.arrayBuffer();
    expect([path, response.status]).toEqual([path, status]);
    made.push({ family, route, status });
  }
  const headers = { authorization: `Bearer ${TOKEN}`, 'user-agent': 'the-owner/1.0' };
  let stats: Stats | undefined;
  // An event may be on its way after its answer; the calls for the statistics are events too.
  const others = () =>
    stats ? stats.calls.total - (table(stats, 'by_route', 'route')['getAdminStats'] ?? 0) : 0;
  for (let tries = 0; tries < 20 && others() < 25; tries++) {
    const response = await ask('/api/admin/stats?limit=100', headers);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    stats = (await response.json()) as Stats;
  }
  if (!stats) throw new Error('There are no statistics');
  const { getAdminStats: _, ...routes } = table(stats, 'by_route', 'route');
  expect(routes).toEqual(tally(made.map(({ route }) => route)));
  expect(table(stats, 'by_agent_family', 'family')).toMatchObject(
    tally(made.map(({ family }) => family)),
  );
  expect(stats.recorder).toMatchObject({ estimated: 0, dropped: 0 });
});
