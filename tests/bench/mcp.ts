/**
 * The MCP endpoint: how long the bundle of its function takes to answer for the first time, and
 * calls per second after that.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { snapshotFrom } from '../../functions/answers/facts/snapshot.ts';
import { packed } from '../../netlify/snapshot-file.ts';
import { autocannon } from '../clients/load.ts';
import { buildSite } from '../support/build.ts';
import { startChild } from './children.ts';
import { type Bench, median, type Result } from './results.ts';

const STARTS = 9;
const CONNECTIONS = 10;
const SECONDS = 2;
const ROUNDS = 3;

const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

const CALLS: readonly [what: string, method: string, params: Record<string, unknown>][] = [
  ['tools/list', 'tools/list', {}],
  ['read_resource', 'tools/call', { name: 'read_resource', arguments: { resource: 'projects' } }],
  [
    'read_resource with a filter',
    'tools/call',
    { name: 'read_resource', arguments: { resource: 'claims', limit: 5 } },
  ],
  [
    'search_profile',
    'tools/call',
    { name: 'search_profile', arguments: { query: 'COBOL standard' } },
  ],
  [
    'ask_question, stored',
    'tools/call',
    { name: 'ask_question', arguments: { question: 'When was she born?' } },
  ],
];

/** Bundles the function as one file, beside the build it reads, as the platform packs it. */
async function bundle(folder: string, out: string): Promise<string> {
  const snapshot = join(folder, 'snapshot.json');
  const read = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(join(out, file), 'utf8'));
  await writeFile(snapshot, packed(await snapshotFrom(read)));
  const outfile = join(folder, 'netlify/functions/mcp.mjs');
  await build({
    entryPoints: [resolve('netlify/functions/mcp.mts')],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    outfile,
    plugins: [
      {
        name: 'snapshot of this build',
        setup: ({ onResolve }) =>
          onResolve({ filter: /\.generated\/snapshot\.json$/ }, () => ({ path: snapshot })),
      },
    ],
  });
  return outfile;
}

async function coldStarts(file: string): Promise<Result[]> {
  const times: { imported: number; answered: number }[] = [];
  for (let start = 0; start < STARTS; start++) {
    const child = fork(new URL('cold-start.ts', import.meta.url), [file]);
    const [message] = (await once(child, 'message')) as [(typeof times)[number]];
    times.push(message);
  }
  const middle = (of: 'imported' | 'answered') =>
    `${Math.round(median(times.map((one) => one[of])))} ms`;
  return [
    { what: 'MCP, cold start, import of the bundle', value: middle('imported') },
    { what: 'MCP, cold start, first answer after it', value: middle('answered') },
  ];
}

async function rateOf(
  url: string,
  method: string,
  params: Record<string, unknown>,
): Promise<number> {
  const outcome = await autocannon({
    url: `${url}/mcp`,
    connections: CONNECTIONS,
    duration: SECONDS,
    method: 'POST',
    headers: {
      authorization: 'Bearer bench',
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': method,
      ...(typeof params['name'] === 'string' ? { 'mcp-name': params['name'] } : {}),
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: META } }),
  });
  const failed = outcome.errors + outcome.timeouts + outcome.non2xx;
  if (failed > 0) throw new Error(`${failed} calls of ${method} failed`);
  return outcome.requests.total / outcome.duration;
}

export const mcp: Bench = {
  about:
    `cold start of the MCP function (${STARTS} processes), calls per second of ` +
    `standalone, ${CONNECTIONS} connections`,
  async run(folder, say) {
    // Named dist, where the bundle looks for it.
    const out = join(folder, 'dist');
    const { code, output } = await buildSite(out);
    if (code !== 0) throw new Error(`The build failed:\n${output}`);
    const results = await coldStarts(await bundle(folder, out));
    const data = join(folder, 'data');
    await mkdir(data);
    const server = await startChild('standalone-server.ts', [out, data]);
    try {
      for (const [what, method, params] of CALLS) {
        const rates: number[] = [];
        for (let round = 0; round < ROUNDS; round++)
          rates.push(await rateOf(server.url, method, params));
        results.push({
          what: `MCP, ${what}`,
          value: `${Math.round(median(rates)).toLocaleString('en')}/s`,
        });
      }
    } finally {
      await server.stop();
    }
    for (const { what, value } of results) say(`${what}: ${value}`);
    return results;
  },
};
