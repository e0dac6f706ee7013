/**
 * The standalone server beside Fastify: an operation that stores nothing, one that is refused, and
 * a read of the same bytes. The standalone server records every call, as it does for its owner.
 */
import { join } from 'node:path';
import { autocannon } from '../clients/load.ts';
import { buildSite } from '../support/build.ts';
import { type Child, startChild } from './children.ts';
import { record } from './recorded.ts';
import { type Bench, median, type Result } from './results.ts';

const READ = '/api/profile';
const RUN = '/api/evals/run';

type Case = { what: string; path: string; body?: object; status: number; share: number };

const CONNECTIONS = 10;
/** Many short rounds: other work on the machine comes in bursts. */
const SECONDS = 1;
/** Before them: until the code of both servers is compiled for speed. */
const WARM_UP_SECONDS = 5;
const ROUNDS = 9;

/** A body as an agent sends it. */
const BODY = {
  eval_id: '',
  endpoints_used: ['/api/init', '/api/claims'],
  http_status_codes: { '/api/init': 200, '/api/claims': 200 },
  answer: 'She wrote the first compiler, says the record.',
  passed_criteria: ['Keeps the evidence level.'],
};

/**
 * `share` is the part of Fastify's rate that has to be reached; of a refusal less, because ours is
 * hashed and says where to go on.
 */
function casesOf(evalId: string): Case[] {
  return [
    { what: RUN, path: RUN, body: { ...BODY, eval_id: evalId }, status: 200, share: 0.5 },
    { what: `${RUN}, refused`, path: RUN, body: { answer: BODY.answer }, status: 422, share: 0.3 },
    { what: READ, path: READ, status: 200, share: 0.9 },
  ];
}

/** Calls per second, and per second of the server's own processor time. */
type Rate = { wall: number; processor: number };

async function rateOf(
  server: Child,
  { path, body, status }: Case,
  duration = SECONDS,
): Promise<Rate> {
  const before = await server.used();
  const outcome = await autocannon({
    url: `${server.url}${path}`,
    connections: CONNECTIONS,
    duration,
    ...(body
      ? {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }
      : {}),
  });
  const used = (await server.used()) - before;
  const answered = status === 200 ? outcome['2xx'] : outcome['4xx'];
  if (outcome.errors + outcome.timeouts > 0 || answered !== outcome.requests.total)
    throw new Error(`Calls of ${path} failed`);
  return {
    wall: outcome.requests.total / outcome.duration,
    processor: outcome.requests.total / (used / 1_000_000),
  };
}

async function compare(one: Case, ours: Child, theirs: Child): Promise<Result[]> {
  const rounds: { ours: Rate; theirs: Rate }[] = [];
  for (const server of [ours, theirs]) await rateOf(server, one, WARM_UP_SECONDS);
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({ ours: await rateOf(ours, one), theirs: await rateOf(theirs, one) });
  return (['wall', 'processor'] as const).map((per) => {
    const ratio = median(rounds.map((round) => round.ours[per] / round.theirs[per]));
    const rate = (of: 'ours' | 'theirs') =>
      Math.round(median(rounds.map((round) => round[of][per]))).toLocaleString('en');
    return {
      what: `beside Fastify, ${one.what}${per === 'wall' ? '' : ', processor'}`,
      value: `ratio ${ratio.toFixed(2)} (${rate('ours')}/s, Fastify ${rate('theirs')}/s)`,
      limit: `>= ${one.share}`,
      kept: ratio >= one.share,
    };
  });
}

export const fastify: Bench = {
  about: `an operation, a refusal and a read beside Fastify, ${ROUNDS} rounds of ${SECONDS} s`,
  async run(folder, say) {
    const out = join(folder, `bench-${process.pid}-fastify`);
    const { code, output } = await buildSite(out);
    if (code !== 0) throw new Error(`The build failed:\n${output}`);
    const servers: Child[] = [];
    try {
      const ours = await startChild('standalone-server.ts', [out, join(folder, 'fastify-data')]);
      servers.push(ours);
      const recorded = await record(ours.url, READ, '');
      const theirs = await startChild('../clients/fastify-server.ts', [out], [recorded]);
      servers.push(theirs);
      const { evals } = (await (await fetch(`${ours.url}/api/evals`)).json()) as {
        evals: { id: string }[];
      };
      const results: Result[] = [];
      for (const one of casesOf(evals[0]?.id ?? '')) {
        const compared = await compare(one, ours, theirs);
        for (const { what, value } of compared) say(`${what}: ${value}`);
        results.push(...compared);
      }
      return results;
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
    }
  },
};
