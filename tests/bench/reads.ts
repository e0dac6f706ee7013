/**
 * Reads per second of the standalone server, beside a bare node:http server that answers the same
 * bytes from memory. The standalone server records every read, as it does for its owner.
 */

import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { autocannon } from '../clients/load.ts';
import { buildSite } from '../support/build.ts';
import { type Child, startChild } from './children.ts';
import { record } from './recorded.ts';
import { type Bench, median, type Result } from './results.ts';

const CASES = [
  { path: '/api/profile', encoding: '' },
  { path: '/api/profile', encoding: 'br' },
  { path: '/api/manifest', encoding: '' },
  { path: '/api/manifest', encoding: 'br' },
];
type Case = (typeof CASES)[number];
const CONNECTIONS = 10;
/** Many short rounds: other work on the machine comes in bursts. */
const SECONDS = 1;
const ROUNDS = 15;
/** Share of the bare server's reads that the standalone server has to reach. */
const SHARE = 0.7;

/**
 * Reads per second, and per second of the server's own processor time: the load generator tires
 * first.
 */
type Rate = { wall: number; processor: number };

async function rateOf(server: Child, { path, encoding }: Case, duration: number): Promise<Rate> {
  const headers: Record<string, string> = encoding ? { 'accept-encoding': encoding } : {};
  const before = await server.used();
  const outcome = await autocannon({
    url: `${server.url}${path}`,
    connections: CONNECTIONS,
    duration,
    headers,
  });
  const used = (await server.used()) - before;
  const failed = outcome.errors + outcome.timeouts + outcome.non2xx;
  if (failed > 0) throw new Error(`${failed} reads of ${path} failed`);
  return {
    wall: outcome.requests.total / outcome.duration,
    processor: outcome.requests.total / (used / 1_000_000),
  };
}

/** Both servers in turn, so that both meet the same machine; the first round only warms up. */
async function compare(one: Case, standalone: Child, bare: Child): Promise<Result[]> {
  const rounds: { standalone: Rate; bare: Rate }[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const first = round % 2 === 0 ? await rateOf(standalone, one, SECONDS) : null;
    const beside = await rateOf(bare, one, SECONDS);
    const rates = { standalone: first ?? (await rateOf(standalone, one, SECONDS)), bare: beside };
    if (round > 0) rounds.push(rates);
  }
  return (['wall', 'processor'] as const).map((per) => {
    const ratio = median(rounds.map((round) => round.standalone[per] / round.bare[per]));
    const rate = (of: 'standalone' | 'bare') =>
      Math.round(median(rounds.map((round) => round[of][per]))).toLocaleString('en');
    const name = `reads, ${one.path}${one.encoding ? `, ${one.encoding}` : ''}`;
    return {
      what: per === 'wall' ? name : `${name}, processor`,
      value: `ratio ${ratio.toFixed(2)} (${rate('standalone')}/s, bare ${rate('bare')}/s)`,
      limit: `>= ${SHARE}`,
      kept: ratio >= SHARE,
    };
  });
}

export const reads: Bench = {
  about: `reads per second of the standalone server beside a bare one, ${ROUNDS} rounds of ${SECONDS} s`,
  async run(folder, say) {
    const out = join(folder, `bench-${process.pid}-reads`);
    const { code, output } = await buildSite(out);
    if (code !== 0) throw new Error(`The build failed:\n${output}`);
    const servers: Child[] = [];
    try {
      const standalone = await startChild('standalone-server.ts', [
        out,
        join(folder, `bench-${process.pid}-reads-data`),
      ]);
      servers.push(standalone);
      const record_ = (url: string) =>
        Promise.all(CASES.map(({ path, encoding }) => record(url, path, encoding)));
      const recorded = await record_(standalone.url);
      const bare = await startChild('bare-server.ts', [], recorded);
      servers.push(bare);
      if (!isDeepStrictEqual(await record_(bare.url), recorded))
        throw new Error('The servers answer different bytes');
      const results: Result[] = [];
      for (const one of CASES) {
        const compared = await compare(one, standalone, bare);
        for (const { what, value } of compared) say(`${what}: ${value}`);
        results.push(...compared);
      }
      return results;
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
    }
  },
};
