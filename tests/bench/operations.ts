/**
 * Operations per second of the standalone server, each of them stored and synced before it is
 * answered.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { autocannon } from '../clients/load.ts';
import { buildSite } from '../support/build.ts';
import { type Child, startChild } from './children.ts';
import { type Bench, median, type Result } from './results.ts';

/** `[<id>]` is another one in every request, so that none is a repeat. */
const CASES = [
  {
    path: '/api/contact',
    body: {
      intent: 'hire',
      from: 'someone@example.org',
      context: 'A lecture in May, number [<id>].',
    },
  },
  { path: '/api/agent/ask', body: { question: 'Where did she study, number [<id>]?' } },
  {
    path: '/api/agent-reports',
    body: {
      mission: { attempted: 'assess_expertise', completed: true, confidence_in_result: 4 },
      endpoints_used: ['/api/init', '/api/projects'],
      feedback: { what_worked: 'All that I looked for was there, number [<id>].' },
      outcome: { achieved_goal: true },
    },
  },
];
/** Stores nothing. */
const EVAL = '/api/evals/run';
const CONNECTIONS = 10;
const SECONDS = 2;
const ROUNDS = 3;

async function rateOf({ url }: Child, path: string, body: object): Promise<number> {
  const outcome = await autocannon({
    url: `${url}${path}`,
    connections: CONNECTIONS,
    duration: SECONDS,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    idReplacement: true,
  });
  const failed = outcome.errors + outcome.timeouts + outcome.non2xx;
  if (failed > 0) throw new Error(`${failed} operations of ${path} failed`);
  return outcome.requests.total / outcome.duration;
}

/** The id of an eval of the example. */
async function firstEval({ url }: Child): Promise<string> {
  const { evals } = (await (await fetch(`${url}/api/evals`)).json()) as { evals: { id: string }[] };
  return evals[0]?.id ?? '';
}

export const operations: Bench = {
  about:
    `operations per second of the standalone server, ${CONNECTIONS} connections, ${ROUNDS} ` +
    `rounds of ${SECONDS} s`,
  async run(folder, say) {
    const out = join(folder, `bench-${process.pid}-operations`);
    const { code, output } = await buildSite(out);
    if (code !== 0) throw new Error(`The build failed:\n${output}`);
    const data = join(folder, 'data');
    await mkdir(data);
    const server = await startChild('standalone-server.ts', [out, data]);
    try {
      const results: Result[] = [];
      for (const { path, body } of [
        ...CASES,
        { path: EVAL, body: { eval_id: await firstEval(server) } },
      ]) {
        const rates: number[] = [];
        for (let round = 0; round < ROUNDS; round++) rates.push(await rateOf(server, path, body));
        const result = {
          what: `operations, POST ${path}`,
          value: `${Math.round(median(rates)).toLocaleString('en')}/s`,
        };
        say(`${result.what}: ${result.value}`);
        results.push(result);
      }
      return results;
    } finally {
      await server.stop();
    }
  },
};
