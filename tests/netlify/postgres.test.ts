/**
 * STORE=postgres://… in a function as Netlify's bundler and bootstrap make it, over a real server:
 * the driver is packed where it is installed, and loaded when the address is named.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { zipFunction } from '@netlify/zip-it-and-ship-it';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgresStores } from '../../functions/store/postgres.ts';
import { driver, type PostgresServer, startPostgres } from '../store/postgres-server.ts';
import { makeProject } from './project.ts';

const QUESTION = { question: 'What is the name of her favourite sandwich?' };

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

/** Packs the public operations, with the driver installed beside them or without. */
async function packed(withDriver: boolean): Promise<{ entry: string; clear: () => Promise<void> }> {
  const root = await makeProject();
  const out = await mkdtemp(join(tmpdir(), 'calling-card-packed-'));
  if (withDriver) {
    await mkdir(join(root, 'node_modules'));
    await symlink(resolve('tests/node_modules/pg'), join(root, 'node_modules/pg'));
  }
  const made = await zipFunction(join(root, '.generated/functions/public.mjs'), out, {
    archiveFormat: 'none',
    basePath: resolve('.'),
  });
  const path = made?.path ?? '';
  return {
    entry: join(path, '___netlify-entry-point.mjs'),
    clear: async () => {
      for (const folder of [root, out]) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Lets a packed function answer one question in a process of its own, in production. */
async function asked(entry: string, store: string): Promise<{ status: number; text: string }> {
  const event = {
    rawUrl: 'https://ada.example/api/agent/ask',
    path: '/api/agent/ask',
    httpMethod: 'POST',
    headers: { 'content-type': 'application/json', 'x-nf-deploy-context': 'production' },
    body: JSON.stringify(QUESTION),
    isBase64Encoded: false,
  };
  const call = new URL('../bench/first-call.mjs', import.meta.url);
  const env = { ...process.env, STORE: store };
  const child = fork(call, [entry, JSON.stringify(event)], { env, silent: true });
  const [told] = (await once(child, 'message')) as [{ status: number; text: string }];
  return told;
}

test('a function keeps what is sent in the database, and says so where it cannot', async () => {
  const address = await server.database();
  const whole = await packed(true);
  const bare = await packed(false);
  try {
    const answer = await asked(whole.entry, address);
    expect(answer.status).toBe(200);
    const { session_id } = JSON.parse(answer.text) as { session_id: string };
    const stores = postgresStores(address, driver);
    const [key = ''] = (await stores.open('questions').list('')).filter((one) =>
      one.endsWith(`/${session_id}`),
    );
    expect(await stores.open('questions').read(key)).toMatchObject(QUESTION);
    await stores.close();

    // Nobody installed the driver: nothing is stored elsewhere, and the caller may come again.
    const refused = await asked(bare.entry, address);
    expect([refused.status, JSON.parse(refused.text)]).toMatchObject([
      503,
      { error: { code: 'store_unavailable', retryable: true } },
    ]);
  } finally {
    for (const { clear } of [whole, bare]) await clear();
  }
});
