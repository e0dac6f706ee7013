/**
 * Who reads what shows up in the statistics behind Netlify's emulator: edge function, local Blobs,
 * function.
 */
import { expect, test } from 'vitest';
import { AGENTS, READS, type Stats, table, tally } from '../events/callers.ts';
import type { Get } from './emulating.ts';

/** Some of them: each request costs the emulator most of a second of processor time. */
const SOME = READS.filter((_, at) => at % 3 === 0);

/** Asks for surfaces, then for the statistics with a token; nothing else may have been asked. */
export function events(ask: Get, token: string): void {
  test('surfaces read by 8 agents in turn are counted', async () => {
    const made: { family: string; route: string; status: number }[] = [];
    for (const [at, { path, method = 'GET', accept = '*/*', status, route }] of SOME.entries()) {
      const { userAgent, family } = AGENTS[at % AGENTS.length] ?? AGENTS[0];
      const response = await ask(path, { 'user-agent': userAgent, accept }, method);
      await response.arrayBuffer();
      expect([path, response.status]).toEqual([path, status]);
      made.push({ family, route, status });
    }
    const headers = { authorization: `Bearer ${token}`, 'user-agent': 'the-owner/1.0' };
    let stats: Stats | undefined;
    // An event may be on its way after its answer; the calls for the statistics are events too.
    const others = () =>
      stats ? stats.calls.total - (table(stats, 'by_route', 'route')['getAdminStats'] ?? 0) : 0;
    for (let tries = 0; tries < 20 && others() < SOME.length; tries++) {
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
}
