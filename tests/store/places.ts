/** Fresh, empty stores of each kind for a test, cleaned up when it ends. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setEnvironmentContext } from '@netlify/blobs';
import { BlobsServer } from '@netlify/blobs/server';
import { afterAll, onTestFinished } from 'vitest';
import { fileStores } from '../../functions/store/files.ts';
import { postgresStores } from '../../functions/store/postgres.ts';
import type { Stores } from '../../functions/store/store.ts';
import { blobStores } from '../../netlify/store.ts';
import { memoryStores } from './memory.ts';
import { driver, type PostgresServer, startPostgres } from './postgres-server.ts';
import { startUpstream } from './upstream.ts';

/** A folder that goes away with the test. */
export async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'calling-card-store-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Points the Blobs client at a server, as the platform does for a function; for the rest of the
 * test.
 */
export function useBlobsAt(url: string, context: { uncachedEdgeURL?: string } = {}): void {
  setEnvironmentContext({
    siteID: 'site',
    deployID: 'deploy1',
    token: 'token',
    primaryRegion: 'us-east-2',
    edgeURL: url,
    uncachedEdgeURL: url,
    ...context,
  });
  onTestFinished(() => {
    delete process.env['NETLIFY_BLOBS_CONTEXT'];
  });
}

/** Netlify's own local server, over a folder. */
export async function startBlobsServer(): Promise<{ folder: string }> {
  const folder = await freshFolder();
  const server = new BlobsServer({ directory: folder, token: 'token' });
  const { address } = await server.start();
  onTestFinished(async () => {
    await server.stop();
  });
  useBlobsAt(address);
  return { folder };
}

let server: Promise<PostgresServer> | undefined;

afterAll(async () => (await server)?.stop());

/** Stores in a database that no other test has; one test file alone may take them. */
async function freshPostgres(): Promise<Stores> {
  server ??= startPostgres();
  const stores = postgresStores(await (await server).database(), driver);
  onTestFinished(() => stores.close());
  return stores;
}

export const PLACES: Record<string, () => Promise<Stores>> = {
  memory: async () => memoryStores(),
  files: async () => fileStores(await freshFolder()),
  PostgreSQL: freshPostgres,
  'Blobs on the local server': async () => {
    await startBlobsServer();
    return blobStores('production');
  },
  'Blobs of a deploy on the local server': async () => {
    await startBlobsServer();
    return blobStores('deploy-preview');
  },
  'Blobs on an upstream with short pages': async () => {
    useBlobsAt((await startUpstream({ pageSize: 3 })).url);
    return blobStores('production');
  },
};
