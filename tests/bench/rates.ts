/**
 * Answers per second of the standalone server: to reads, to operations, each of them stored and
 * synced before it is answered, and to calls of MCP.
 */
import { join } from 'node:path';
import { autocannon } from '../clients/load.ts';
import { buildSite } from '../support/build.ts';
import { serve } from '../wire/record.ts';
import { type Bench, median, type Result } from './results.ts';

type Case = { path: string; coding?: string; body?: object };

const tool = (name: string, given: object) => ({
  path: '/mcp/public',
  body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } },
});
/** `[<id>]` is another one in every request, so that none is a repeat. */
const CASES: readonly Case[] = [
  { path: '/api/profile' },
  { path: '/api/manifest', coding: 'br' },
  { path: '/api/contact', body: { intent: 'hire', from: 'a@example.org', context: 'No. [<id>].' } },
  { path: '/api/agent/ask', body: { question: 'Where did she study, number [<id>]?' } },
  { path: '/api/evals/run', body: { eval_id: 'cite-a-claim' } },
  tool('read_resource', { resource: 'projects' }),
  tool('search_profile', { query: 'COBOL standard' }),
];
const CONNECTIONS = 10;
const SECONDS = 2;
const ROUNDS = 3;

async function rateOf(url: string, { path, coding = 'identity', body }: Case): Promise<number> {
  const outcome = await autocannon({
    url: `${url}${path}`,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: {
      'accept-encoding': coding,
      ...(body ? { 'content-type': 'application/json', accept: '*/*, text/event-stream' } : {}),
    },
    ...(body ? { method: 'POST', body: JSON.stringify(body), idReplacement: true } : {}),
  });
  const failed = outcome.errors + outcome.timeouts + outcome.non2xx;
  if (failed > 0) throw new Error(`${failed} calls of ${path} failed`);
  return outcome.requests.total / outcome.duration;
}

export const rates: Bench = {
  about:
    `answers per second of the standalone server, ${CONNECTIONS} connections, ${ROUNDS} rounds ` +
    `of ${SECONDS} s`,
  async run(folder, say) {
    const out = join(folder, `bench-${process.pid}-rates`);
    const { code, output } = await buildSite(out);
    if (code !== 0) throw new Error(`The build failed:\n${output}`);
    const server = await serve('.', out);
    try {
      const results: Result[] = [];
      for (const one of CASES) {
        const all: number[] = [];
        for (let round = 0; round < ROUNDS; round++) all.push(await rateOf(server.url, one));
        const what = `rates, ${one.path}${one.coding ? `, ${one.coding}` : ''}`;
        const value = `${Math.round(median(all)).toLocaleString('en')}/s`;
        say(`${what}: ${value}`);
        results.push({ what, value });
      }
      return results;
    } finally {
      await server.close();
    }
  },
};
