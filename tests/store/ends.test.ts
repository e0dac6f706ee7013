/**
 * A store of days whose processes end at any time: killed on files, on a PostgreSQL that is ended
 * too, and many at once on Netlify's local server while calls fail.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { fileStores } from '../../functions/store/files.ts';
import { postgresStores } from '../../functions/store/postgres.ts';
import type { Stores } from '../../functions/store/store.ts';
import { blobStores } from '../../netlify/store.ts';
import { type Said, work } from './actors.ts';
import { seen, textOf } from './days.ts';
import { withFaults } from './faults.ts';
import { notes } from './note.ts';
import { freshFolder, startBlobsServer } from './places.ts';
import { driver, startPostgres } from './postgres-server.ts';

const LONG = process.env['LONG'] === '1';
const KILLS = LONG ? 60 : 2;
const WORKER = fileURLToPath(new URL('days-worker.ts', import.meta.url));
const TIMEOUT = { timeout: LONG ? 3_600_000 : 120_000 };

/** What all processes said so far, by word. */
type Told = Record<Said, Set<string>>;
const nothing = (): Told => ({
  tried: new Set(),
  kept: new Set(),
  going: new Set(),
  gone: new Set(),
});

/** Starts a worker, and kills it when it said so many lines and something has been deleted. */
async function killedAfter(store: string, lines: number, told: Told): Promise<void> {
  const child = spawn(process.execPath, [WORKER, store], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)));
  let count = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    const [said = '', ...rest] = line.split(' ');
    // The last line may be cut.
    if (said in told && rest.join(' ').length >= 36) told[said as Said].add(rest.join(' '));
    count += 1;
    if (count >= lines && told.gone.size > 0) child.kill('SIGKILL');
  }
  expect(await ended).toBe('SIGKILL');
}

const recordOf = (name: string) => name.slice(0, 36);

/** Nothing is lost, doubled or back, as a new process sees it. */
async function expectWhole(stores: Stores, told: Told): Promise<void> {
  const found = await seen(notes(stores));
  const all = new Set(found);
  const lost = [...told.kept].filter((name) => !told.going.has(recordOf(name)) && !all.has(name));
  const back = found.filter((name) => !told.tried.has(name) || told.gone.has(recordOf(name)));
  const doubled = found.filter((name, at) => found.indexOf(name) !== at);
  expect({ lost, back, doubled }).toEqual({ lost: [], back: [], doubled: [] });
}

/** The same when all is folded; nothing of what was deleted is anywhere. */
async function expectNothingLeft(stores: Stores, told: Told, what: string): Promise<void> {
  const days = notes(stores, { part: 50 });
  await days.tidy('');
  await days.tidy('2026-03-01');
  await expectWhole(stores, told);
  const text = await textOf(stores);
  expect([...told.gone].filter((id) => text.includes(id))).toEqual([]);
  expect(told.gone.size).toBeGreaterThan(0);
  if (LONG) console.log(`${what}: ${told.kept.size} acknowledged, ${told.gone.size} deleted`);
}

/** Lines after which the nth process is killed: ever another number. */
const linesOf = (n: number) => 40 + ((n * 37) % (LONG ? 240 : 40));

test('killed on files, it loses, doubles and brings back nothing', TIMEOUT, async () => {
  const folder = await freshFolder();
  const told = nothing();
  for (let n = 0; n < KILLS; n++) {
    await killedAfter(`file:${folder}`, linesOf(n), told);
    await expectWhole(fileStores(folder), told);
  }
  await expectNothingLeft(fileStores(folder), told, `${KILLS} kills on files`);
});

test('three processes on one PostgreSQL, killed with it, lose nothing', TIMEOUT, async () => {
  const server = await startPostgres();
  onTestFinished(() => server.stop());
  const url = await server.database();
  const told = nothing();
  const fresh = async (check: (stores: Stores) => Promise<void>) => {
    const stores = postgresStores(url, driver);
    await check(stores).finally(() => stores.close());
  };
  for (let n = 0; n < KILLS; n += 3) {
    const killed = [n, n + 1, n + 2].map((one) => killedAfter(url, linesOf(one), told));
    // The database ends while they work; those that live on go on with the next.
    if (n % 2 === 0) await server.restart();
    await Promise.all(killed);
    if (n % 2 === 1) await server.restart();
    await fresh((stores) => expectWhole(stores, told));
  }
  await fresh((stores) => expectNothingLeft(stores, told, `${KILLS} kills on PostgreSQL`));
});

test(
  "three at once on Netlify's local server, whose calls fail, lose nothing",
  TIMEOUT,
  async () => {
    await startBlobsServer();
    const told = nothing();
    const most = LONG ? 2_000 : 30;
    const failing = () =>
      withFaults(blobStores('production'), () => {
        const chance = Math.random();
        return chance < 0.025 ? 'fails before' : chance < 0.05 ? 'fails after' : null;
      });
    const say = (said: Said, what: string) => void told[said].add(what);
    // A day that only grows never rests, and who removes something of it would never be done.
    const writes = () => told.kept.size < most;
    const isOver = () => !writes() && told.gone.size > 0;
    const all = [failing(), failing(), failing()];
    await Promise.all(all.map((one) => work(notes(one, { part: 20 }), say, isOver, writes)));
    // That server tells half a list when a file of it goes meanwhile.
    await Promise.all(all.map(({ rest }) => rest()));
    await expectWhole(blobStores('production'), told);
    await expectNothingLeft(blobStores('production'), told, 'Blobs');
  },
);
