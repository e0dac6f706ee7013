/**
 * Processor time of an answer of the standalone server, beside peers that answer alike in the same
 * run, turn by turn. Each request asks what was not asked before.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { autocannon } from '../clients/load.ts';
import { buildSite } from '../support/build.ts';
import { serve } from '../wire/served.ts';
import { generateContent } from './content.ts';
import { type Bench, median, type Result } from './results.ts';

type Asked = { path: string; body?: object };
type Case = {
  what: string;
  own: (n: number) => Asked;
  /** What the peer is asked, and how many times its processor time is allowed. */
  peer?: { of: 'url' | 'mcp'; asked: (n: number) => Asked; most: number };
  connections?: number;
};

const day = (n: number) => new Date(Date.UTC(1950, 0, 1 + (n % 25_000))).toISOString().slice(0, 10);
const notes = (path: string) => (n: number) => ({
  path: `${path}?limit=${(n % 5) + 1}&since=${day(n)}`,
});
const post = (path: string, body: (n: number) => object) => (n: number) => ({
  path,
  body: body(n),
});
const tool = (path: string, name: string, given: (n: number) => object) =>
  post(path, (id) => ({
    ...{ jsonrpc: '2.0', id, method: 'tools/call' },
    params: { name, arguments: given(id) },
  }));
const read = (path: string) => tool(path, 'read_resource', () => ({ resource: 'projects' }));
const message = (n: number) => ({ intent: 'hire', from: 'a@example.org', context: `No. ${n}.` });
const run = (n: number) => ({ eval_id: 'cite-a-claim', answer: `Number ${n}.` });
const peer = (asked: (n: number) => Asked, most: number, of: 'url' | 'mcp' = 'url') => ({
  of,
  asked,
  most,
});

/** Of a list and a wrong path, so many times as much with the example, and with 1,000 notes. */
const casesOf = (computed: number): readonly Case[] => [
  { what: 'a plain read', own: () => ({ path: '/api/profile' }) },
  { what: 'a filtered list', own: notes('/api/notes'), peer: peer(notes('/notes'), computed) },
  {
    what: 'a wrong path',
    own: (n) => ({ path: `/api/projcts/flow-${n}` }),
    peer: peer((n) => ({ path: `/projcts/flow-${n}` }), computed),
  },
  {
    what: 'a question',
    own: post('/api/agent/ask', (n) => ({ question: `Where did she study, number ${n}?` })),
  },
  {
    what: 'a claim check',
    own: post('/api/claims/check', (n) => ({ statement: `She worked in Boston for ${n} days.` })),
  },
  {
    what: 'an eval',
    own: post('/api/evals/run', run),
    peer: peer(post('/run', run), 2.2),
  },
  {
    what: 'an eval that is 422',
    own: post('/api/evals/run', (n) => ({ answer: `${n}` })),
    peer: peer(
      post('/run', (n) => ({ answer: `${n}` })),
      2.2,
    ),
  },
  {
    what: 'a message',
    own: post('/api/contact', message),
    peer: peer(post('/contact', message), 1.4),
  },
  {
    what: 'a read by MCP',
    own: read('/mcp/public'),
    peer: peer(read('/'), 1.5, 'mcp'),
    connections: 32,
  },
  {
    what: 'a search by MCP',
    own: tool('/mcp/public', 'search_profile', (n) => ({ query: `COBOL standard ${n}` })),
  },
];
const CONNECTIONS = 10;
const REQUESTS = 2_000;
const ROUNDS = 3;
/** Most milliseconds that 99 of 100 reads by MCP take at 32 connections. */
const MCP_P99_MS = 60;

/** Processor time that the threads of a process have taken, in milliseconds (Linux). */
async function processorMs(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`);
  const all = threads.map(async (id) => {
    const told = await readFile(`/proc/${pid}/task/${id}/schedstat`, 'utf8').catch(() => '0');
    return Number(told.split(' ')[0]) / 1e6;
  });
  return (await Promise.all(all)).reduce((sum, ms) => sum + ms, 0);
}

let asked = 0;

/** Microseconds of the processor that an answer takes, and what 99 of 100 wait at most (ms). */
async function costOf(url: string, pid: number, of: (n: number) => Asked, connections: number) {
  const before = await processorMs(pid);
  const { requests, errors, non2xx, latency } = await autocannon({
    url,
    connections,
    amount: REQUESTS,
    requests: [
      {
        setupRequest: (request) => {
          const { path, body } = of(asked++);
          const accept = 'application/json, text/event-stream';
          const headers = { 'content-type': 'application/json', accept };
          return body
            ? { ...request, method: 'POST', path, headers, body: JSON.stringify(body) }
            : { ...request, method: 'GET', path, headers: { accept: '*/*' } };
        },
      },
    ],
  });
  // Wrong ones are refused all alike; any other is answered.
  if (errors > 0 || (non2xx > 0 && non2xx < REQUESTS))
    throw new Error(`${errors || non2xx} calls of ${of(0).path} failed`);
  return { us: ((await processorMs(pid)) - before) * (1000 / requests.total), p99: latency.p99 };
}

async function startPeer(site: string, folder: string) {
  const child = fork(new URL('peer.ts', import.meta.url), [site, folder]);
  const [told] = (await once(child, 'message')) as [{ url: string; mcp: string }];
  return { ...told, pid: child.pid as number, close: () => child.kill() };
}

async function measured(size: string, site: string, folder: string, say: (text: string) => void) {
  await mkdir(folder, { recursive: true });
  // Both write to the same disk.
  const [own, other] = [await serve(site, folder), await startPeer(site, folder)];
  const results: Result[] = [];
  try {
    for (const one of casesOf(size === 'example' ? 3 : 6)) {
      const { what, peer: beside, connections = CONNECTIONS } = one;
      const mine: { us: number; p99: number }[] = [];
      const theirs: number[] = [];
      // The first of each is for both to get warm.
      for (let round = 0; round <= ROUNDS; round++) {
        mine.push(await costOf(own.url, own.pid, one.own, connections));
        if (beside)
          theirs.push((await costOf(other[beside.of], other.pid, beside.asked, connections)).us);
      }
      const us = median(mine.slice(1).map((cost) => cost.us));
      const theirUs = median(theirs.slice(1));
      const ratio = us / theirUs;
      const told = beside ? `, ${ratio.toFixed(2)} x ${theirUs.toFixed(0)} of the peer` : '';
      const value = `${us.toFixed(0)} µs${told}`;
      results.push({
        what: `${size}: ${what}`,
        value,
        ...(beside ? { limit: `${beside.most} x`, kept: ratio <= beside.most } : {}),
      });
      say(`${size}: ${what}: ${value}`);
      if (beside?.of !== 'mcp') continue;
      const p99 = median(mine.map((cost) => cost.p99));
      const limit = { limit: `${MCP_P99_MS} ms`, kept: p99 <= MCP_P99_MS };
      results.push({ what: `${size}: ${what}, 99 of 100`, value: `${p99} ms`, ...limit });
    }
  } finally {
    other.close();
    await own.close();
  }
  return results;
}

export const rates: Bench = async (folder, say) => {
  const results: Result[] = [];
  for (const [size, count] of [
    ['example', 0],
    ['1,000 notes', 1_000],
  ] as const) {
    const [content, out] = [join(folder, 'content'), join(folder, `bench-${process.pid}-${count}`)];
    await generateContent(content, count);
    const { code, output } = await buildSite(out, { CONTENT_DIR: content });
    if (code !== 0) throw new Error(`The build failed:\n${output}`);
    results.push(...(await measured(size, out, join(folder, `files-${count}`), say)));
  }
  return results;
};
