/**
 * Who reads what shows up in the statistics, static reads included: standalone, through
 * HTTP.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshFolder } from '../store/places.ts';
import { startWriteSide } from '../write-side/server.ts';
import { AGENTS, READS, type Stats, table, tally } from './support.ts';

const TOKEN = 'story-token-8f2b6c';
const statsOf = async (url: string, query = '?limit=100'): Promise<Stats> => {
  const response = await fetch(`${url}/api/admin/stats${query}`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  expect(response.status).toBe(200);
  return (await response.json()) as Stats;
};

test('25 surfaces read by 8 agents, behind standalone', async () => {
  const folder = await freshFolder();
  const { url, close } = await startWriteSide(folder, { ACCESS_TOKENS: TOKEN });
  for (const { userAgent } of AGENTS)
    for (const { path, method = 'GET', accept = '*/*', status } of READS) {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: { 'user-agent': userAgent, accept },
      });
      await response.arrayBuffer();
      expect([path, response.status]).toEqual([path, status]);
    }
  const stats = await statsOf(url);
  const each = (names: readonly string[], times: number) =>
    Object.fromEntries(Object.entries(tally(names)).map(([name, count]) => [name, count * times]));
  expect(stats.calls.total).toBe(200);
  expect(table(stats, 'by_agent_family', 'family')).toEqual(
    each(
      AGENTS.map(({ family }) => family),
      25,
    ),
  );
  expect(table(stats, 'by_agent', 'agent')).toEqual(
    each(
      AGENTS.flatMap(({ agent }) => agent ?? []),
      25,
    ),
  );
  expect(table(stats, 'by_route', 'route')).toEqual(
    each(
      READS.map(({ route }) => route),
      8,
    ),
  );
  expect(table(stats, 'by_status', 'status')).toEqual(
    each(
      READS.map(({ status }) => String(status)),
      8,
    ),
  );
  expect(stats.recorder).toEqual({ recorded: 200, estimated: 0, dropped: 0 });
  const head = await fetch(`${url}/api/admin/stats`, {
    method: 'HEAD',
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  expect([head.status, head.headers.get('cache-control'), await head.text()]).toEqual([
    200,
    'private, no-store',
    '',
  ]);
  // The statistics are a call too, told the next time.
  const { own } = (await statsOf(url)).calls as unknown as { own: object };
  expect(own).toMatchObject({ by_route: [{ route: 'getAdminStats', calls: 2 }] });
  await close();
  const files = await readdir(join(folder, 'events'));
  const text = await readFile(join(folder, 'events', files[0] ?? ''), 'utf8');
  for (const { userAgent } of AGENTS) expect(text).not.toContain(userAgent);
});
