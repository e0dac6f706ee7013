/**
 * Functions as Netlify's bundler and bootstrap make them, each in a process of its own: with the
 * files that netlify.toml names, and with the driver of a database where one is installed.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { zipFunction } from '@netlify/zip-it-and-ship-it';
import { afterAll, expect, test } from 'vitest';
import { postgresStores } from '../../functions/store/postgres.ts';
import { driver, startPostgres } from '../store/postgres-server.ts';
import { EXAMPLE } from '../support/build.ts';
import { makeProject } from './project.ts';

/** Away from all packages but those that are packed. */
const out = await mkdtemp(join(tmpdir(), 'calling-card-packed-'));
const root = await makeProject('traced');
// Files of a deploy are no link to elsewhere.
await rm(join(root, 'dist'));
await cp(EXAMPLE, join(root, 'dist'), { recursive: true });
afterAll(async () => {
  for (const folder of [root, out]) await rm(folder, { recursive: true, force: true });
});

/** Packs a function of the project; the entry point of what it is packed into. */
async function packed(name: string, includedFiles: string[] = []): Promise<string> {
  const made = await zipFunction(join(root, `.generated/functions/${name}.mjs`), out, {
    archiveFormat: 'none',
    basePath: resolve('.'),
    config: { '*': { includedFiles, includedFilesBasePath: root } },
  });
  return join(made?.path ?? '', '___netlify-entry-point.mjs');
}

/** Lets a packed function answer one POST in a process of its own, in production. */
async function asked(
  entry: string,
  path: string,
  body: object,
  set: Record<string, string> = {},
): Promise<{ status: number; text: string }> {
  const event = {
    rawUrl: `https://ada.example${path}`,
    path,
    httpMethod: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'x-nf-deploy-context': 'production',
    },
    body: JSON.stringify(body),
    isBase64Encoded: false,
  };
  const call = new URL('../bench/first-call.mjs', import.meta.url);
  const env = { ...process.env, ...set };
  const child = fork(call, [entry, JSON.stringify(event)], { env, silent: true });
  const [told] = (await once(child, 'message')) as [{ status: number; text: string }];
  return told;
}

test('the MCP endpoint reads the files that netlify.toml packs with it', async () => {
  const settings = await readFile('netlify.toml', 'utf8');
  const [, files = ''] =
    /\[functions\.mcp\]\nincluded_files = (.*)/.exec(settings.replaceAll(/^ +/gm, '')) ?? [];
  const entry = await packed('mcp', JSON.parse(files) as string[]);
  const params = { name: 'read_resource', arguments: { resource: 'claims' } };
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
  const { status, text } = await asked(entry, '/mcp/public', message);
  const { result } = JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? '{}');
  const claims = JSON.parse(await readFile(join(EXAMPLE, 'api/claims.json'), 'utf8'));
  expect([status, JSON.parse(result.content[0].text)]).toEqual([200, claims]);
});

test('a function keeps what is sent in the database, and says so where it cannot', async () => {
  const question = { question: 'What is the name of her favourite sandwich?' };
  // The driver, installed beside the functions.
  await mkdir(join(root, 'node_modules'));
  await symlink(resolve('tests/node_modules/pg'), join(root, 'node_modules/pg'));
  const entry = await packed('public');
  const server = await startPostgres();
  try {
    const STORE = await server.database();
    const ask = () => asked(entry, '/api/agent/ask', question, { STORE });
    const answer = await ask();
    expect(answer.status).toBe(200);
    const { session_id } = JSON.parse(answer.text) as { session_id: string };
    const stores = postgresStores(STORE, driver);
    const [key = ''] = (await stores.open('questions').list('')).filter((one) =>
      one.endsWith(`/${session_id}`),
    );
    expect(await stores.open('questions').read(key)).toMatchObject(question);
    await stores.close();

    // Nobody installed the driver: nothing is stored elsewhere, and the caller may come again.
    const folder = dirname(entry);
    const drivers = (await readdir(folder, { recursive: true })).filter((path) =>
      path.endsWith('node_modules/pg'),
    );
    expect(drivers).not.toEqual([]);
    for (const path of drivers) await rm(join(folder, path), { recursive: true });
    const refused = await ask();
    expect([refused.status, JSON.parse(refused.text)]).toMatchObject([
      503,
      { error: { code: 'store_unavailable', retryable: true } },
    ]);
  } finally {
    await server.stop();
  }
});
