/**
 * The functions as Netlify deploys them: packed by its own bundler, in its own bootstrap, in fresh
 * processes. How much they weigh, and the processor time until the first answer is out.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BlobsServer } from '@netlify/blobs/server';
import { makeProject } from '../emulator/project.ts';
import { EXAMPLE, EXAMPLE_CONTENT } from '../support/build.ts';
import { sharedBuild } from '../support/shared-build.ts';
import type { Bench, Result } from './results.ts';

const STARTS = 5;

/** Netlify's bundler is a package of the emulator's set. */
async function bundler() {
  const { resolve: found } = createRequire(resolve('tests/emulator/package.json'));
  const path = found('@netlify/zip-it-and-ship-it');
  return (await import(pathToFileURL(path).href)) as {
    zipFunctions: (
      folders: string[],
      out: string,
      options: object,
    ) => Promise<{ name: string; path: string }[]>;
  };
}

type Call = {
  what: string;
  name: string;
  /** Most processor time until the first answer, in milliseconds, of a machine that is busy. */
  most: number;
  path: string;
  body?: object;
  headers?: Record<string, string>;
};

const PING = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

/** A function that does nothing: what it costs is Node's and the platform's own. */
const EMPTY = `export default async () => Response.json({});
export const config = { path: '/empty' };
`;

const CALLS: readonly Call[] = [
  { what: 'nothing at all', name: 'empty', most: 150, path: '/empty' },
  {
    what: 'a question',
    name: 'public',
    most: 340,
    path: '/api/agent/ask',
    body: { question: 'When did she join the Naval Reserve?' },
  },
  {
    what: 'a claim check',
    name: 'public',
    most: 300,
    path: '/api/claims/check',
    body: { statement: 'Grace Hopper was a rear admiral.' },
  },
  {
    what: 'tools of MCP',
    name: 'mcp',
    most: 290,
    path: '/mcp/public',
    body: PING,
    headers: { accept: 'application/json, text/event-stream' },
  },
  { what: 'statistics of reports', name: 'stats', most: 260, path: '/api/agent-reports/stats' },
  {
    what: 'messages for the owner',
    name: 'private',
    most: 240,
    path: '/api/admin/contacts',
    headers: { 'x-admin-key': 'key-of-the-bench-alone' },
  },
];

/** As netlify.toml has it. */
const INCLUDED = ['json', 'md', 'txt', 'xml'].map((kind) => `dist/**/*.${kind}`);

/** Most bytes of a function, unpacked, without the files that it reads. */
const MOST_BYTES = 5_000_000;

/** Bytes of the files below a folder, without those of the build, below `dist`. */
async function bytesBelow(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && !`${entry.parentPath}/`.startsWith(join(folder, 'dist/')),
  );
  const sizes = await Promise.all(files.map((file) => stat(join(file.parentPath, file.name))));
  return sizes.reduce((sum, { size }) => sum + size, 0);
}

/** The event that the platform hands a function for a call. */
function eventOf({ path, body, headers = {} }: Call): object {
  return {
    rawUrl: `http://localhost:8888${path}`,
    path,
    httpMethod: body ? 'POST' : 'GET',
    headers: { host: 'localhost', 'content-type': 'application/json', ...headers },
    body: body && JSON.stringify(body),
    isBase64Encoded: false,
  };
}

async function firstCall(entry: string, call: Call, env: NodeJS.ProcessEnv) {
  const args = [entry, JSON.stringify(eventOf(call))];
  const child = fork(new URL('first-call.mjs', import.meta.url), args, { env });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${call.what} ended with code ${code}`);
  });
  const [told] = (await Promise.race([once(child, 'message'), ended])) as [
    { status: number; text: string; cpu: number; rss: number },
  ];
  ended.catch(() => {});
  if (told.status !== 200)
    throw new Error(`${call.what}: ${told.status} ${told.text.slice(0, 300)}`);
  return told;
}

export const functions: Bench = async (folder, say) => {
  await sharedBuild(EXAMPLE, EXAMPLE_CONTENT);
  const root = await makeProject('traced');
  // The bundler copies links as links.
  await rm(join(root, 'dist'));
  await cp(EXAMPLE, join(root, 'dist'), { recursive: true });
  await writeFile(join(root, '.generated/functions/empty.mjs'), EMPTY);
  const blobs = new BlobsServer({ directory: join(folder, 'blobs'), token: 'bench' });
  const { port } = await blobs.start();
  const address = `http://localhost:${port}`;
  const context = {
    ...{ edgeURL: address, uncachedEdgeURL: address, token: 'bench', siteID: 'bench' },
    ...{ deployID: 'bench', primaryRegion: 'us-east-2' },
  };
  const env = {
    ...process.env,
    AUDIT_ADMIN_KEY: 'key-of-the-bench-alone',
    NETLIFY_BLOBS_CONTEXT: Buffer.from(JSON.stringify(context)).toString('base64'),
  };
  try {
    const out = join(folder, 'out');
    const { zipFunctions } = await bundler();
    const packed = await zipFunctions([join(root, '.generated/functions')], out, {
      archiveFormat: 'none',
      // With the packages that the functions bring along.
      basePath: resolve('.'),
      config: { mcp: { includedFiles: INCLUDED, includedFilesBasePath: root } },
    });
    const results: Result[] = [];
    for (const { name, path } of packed.sort((one, other) => (one.name < other.name ? -1 : 1))) {
      const bytes = await bytesBelow(path);
      results.push({
        what: `${name}, unpacked`,
        value: `${(bytes / 1e6).toFixed(2)} MB`,
        limit: `${MOST_BYTES / 1e6} MB`,
        kept: bytes <= MOST_BYTES,
      });
    }
    for (const call of CALLS) {
      const path = packed.find(({ name }) => name === call.name)?.path ?? '';
      const entry = join(path, '___netlify-entry-point.mjs');
      const times: { cpu: number; rss: number }[] = [];
      for (let start = 0; start < STARTS; start++) times.push(await firstCall(entry, call, env));
      // The least: more is what the machine does besides.
      const cpu = Math.min(...times.map((one) => one.cpu));
      const rss = Math.min(...times.map((one) => one.rss)) / 2 ** 20;
      results.push({
        what: `${call.name}, first answer: ${call.what}`,
        value: `${Math.round(cpu)} ms (${Math.round(rss)} MB)`,
        limit: `${call.most} ms`,
        kept: cpu <= call.most,
      });
    }
    for (const { what, value } of results) say(`${what}: ${value}`);
    return results;
  } finally {
    await blobs.stop();
    await rm(root, { recursive: true, force: true });
  }
};
