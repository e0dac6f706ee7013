/**
 * The write side over Netlify's local Blobs server: 200 of each kind at once, each body of its own.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { snapshotFrom } from '../../functions/answers/facts/snapshot.ts';
import { storeLog } from '../../functions/events/store-log.ts';
import { credentialsFrom } from '../../functions/http/credentials.ts';
import type { Service } from '../../functions/operations/operation.ts';
import { operations } from '../../functions/operations/operations.ts';
import { answerOperation } from '../../functions/steps/operations.ts';
import { blobStores } from '../../netlify/store.ts';
import { startBlobsServer } from '../store/places.ts';
import { EXAMPLE } from '../support/build.ts';
import { type Body, KIND_NAMES, KINDS } from './kinds.ts';
import { recount } from './recount.ts';
import { compare } from './stored.ts';

const MANY = 200;

async function blobService(deployContext: string): Promise<Service & { lines: string[] }> {
  await startBlobsServer();
  const lines: string[] = [];
  const stores = blobStores(deployContext);
  return {
    operations,
    stores,
    snapshot: await snapshotFrom(async (file) =>
      JSON.parse(await readFile(join(EXAMPLE, file), 'utf8')),
    ),
    now: () => new Date(),
    later: (work) => void work(),
    webhook: null,
    credentials: credentialsFrom({}),
    events: storeLog(stores),
    log: (line) => lines.push(line),
    lines,
  };
}

async function post(service: Service, path: string, body: unknown, key?: string) {
  const headers = {
    'content-type': 'application/json',
    ...(key ? { 'idempotency-key': key } : {}),
  };
  const request = new Request(`http://localhost:11906${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const response = await answerOperation(request, service);
  return { status: response.status, json: (await response.json()) as Body };
}

test.each(['production', 'deploy-preview'])(
  'every success of 200 at once is stored once and whole: %s',
  async (where) => {
    const service = await blobService(where);
    for (const name of KIND_NAMES) {
      const kind = KINDS[name];
      const bodies = Array.from({ length: MANY }, (_, n) => kind.body(n));
      const answers = await Promise.all(
        bodies.map((body, n) =>
          post(service, kind.path, body, n % 4 === 0 ? `blobs-${name}-number-${n}` : undefined),
        ),
      );
      expect(answers.filter(({ status }) => status !== kind.status)).toEqual([]);
      const store = service.stores.open(kind.store);
      const keys = await store.list('20');
      const records = await Promise.all(keys.map(async (key) => (await store.read(key)) as Body));
      const taken = answers.map(({ json }, n) => ({ body: bodies[n] ?? {}, json }));
      expect(compare(kind, taken, records)).toEqual({ problems: [], surplus: 0, answered: MANY });
      // A repeat of what is complete gives the first answer and stores nothing.
      const again = await post(service, kind.path, bodies[0], `blobs-${name}-number-0`);
      expect(again).toEqual(answers[0]);
      expect(await store.list('20')).toEqual(keys);
    }
    const stats = new Request(
      'http://localhost:11906/api/agent-reports/stats?limit_public_reports=50',
    );
    const reports = service.stores.open('reports');
    const raw = await Promise.all(
      (await reports.list('')).map(async (key) => (await reports.read(key)) as Body),
    );
    const missions = service.snapshot.manifest.missions.map(({ id }) => id);
    expect(await (await answerOperation(stats, service)).json()).toMatchObject(
      recount(raw, missions, 50),
    );
    expect(service.lines).toEqual([]);
  },
);
