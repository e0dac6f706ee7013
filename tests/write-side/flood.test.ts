/**
 * One address floods while five others work: they are answered, what was acknowledged is kept, and
 * the memory of the process returns. A few seconds of it here, twenty minutes in `npm run
 * test:long`.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { freshFolder } from '../store/places.ts';
import { inLong } from '../support/long.ts';
import { recordsIn } from './kinds.ts';
import { callerOf, startProcess } from './server.ts';

const FLOOD_MS = inLong(1_000, 1_200_000);
const LANES = inLong(100, 400);
/** Connections beside them that ask for a computed answer and wait. */
const OTHERS = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4', '192.0.2.5'];
const MOST_MB = 150;
/** How long others may wait; the short case runs on machines that do much else. */
const MOST_MS = inLong(10_000, 500);

/** Resident memory of a process in MB, where the system tells it. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1_024;
}

/** The service behind a proxy, over an empty folder. */
async function started() {
  const folder = await freshFolder();
  const { url, child, listening } = await startProcess({
    DATA_DIR: folder,
    NODE_ENV: 'production',
    TRUST_PROXY: '1',
    DAILY_LIMIT: '100000',
    SITE_URL: 'https://card.example.org',
  });
  await listening;
  return { folder, url, pid: child.pid ?? expect.fail() };
}

/** Floods it for a time; resolves to how the flooder ended, and the most memory in MB meanwhile. */
async function flooded({ url, pid }: { url: string; pid: number }, lanes: number, forMs: number) {
  const words = [new URL(url).port, lanes, forMs].map(String);
  const flooder = fork(new URL('./flooder.ts', import.meta.url), words);
  onTestFinished(() => void flooder.kill('SIGKILL'));
  let code: number | undefined;
  const ended = once(flooder, 'exit').then(([given]) => (code = given));
  let peak = 0;
  for (; code === undefined; await Promise.race([wait(200), ended]))
    peak = Math.max(peak, await memoryOf(pid));
  return { code, peak };
}

/** The time at some rank of many, in milliseconds. */
const rank = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;

test('one address cannot keep the others waiting, nor fill the memory', async () => {
  const { folder, url, pid } = await started();
  const { post, get } = callerOf(url);
  const tookMs: number[] = [];
  const kept: string[] = [];
  const timed = async <T>(work: () => Promise<T>): Promise<T> => {
    const begun = performance.now();
    const result = await work();
    tookMs.push(performance.now() - begun);
    return result;
  };
  const round = async (address: string, n: number) => {
    const from = { 'x-forwarded-for': address };
    const context = `From ${address}, number ${n}.`;
    const reads = ['/health', '/api/init', '/api/notes?limit=2'];
    for (const path of reads) expect((await timed(() => get(path, from))).status, path).toBe(200);
    const question = { question: `Where did she study, ${address} asks, number ${n}?` };
    expect((await timed(() => post('/api/agent/ask', question, from))).status).toBe(200);
    const message = { intent: 'hire', from: 'someone@example.org', context };
    expect((await timed(() => post('/api/contact', message, from))).status).toBe(202);
    kept.push(context);
  };
  for (const address of OTHERS) await round(address, 0);
  const before = await memoryOf(pid);
  tookMs.length = 0;

  const untilMs = Date.now() + FLOOD_MS;
  const flood = flooded({ url, pid }, LANES, FLOOD_MS);
  await Promise.all(
    OTHERS.map(async (address) => {
      for (let n = 1; Date.now() < untilMs; n += 1) {
        await round(address, n);
        // Less than what one address may ask in a minute.
        await wait(300);
      }
    }),
  );
  const { code, peak } = await flood;
  expect(code).toBe(0);
  const p99 = rank(tookMs, 0.99);
  await wait(inLong(0, 30_000));
  console.info(
    `${tookMs.length} answers, p50 ${rank(tookMs, 0.5).toFixed()} ms, ` +
      `p99 ${p99.toFixed()} ms; memory ${before.toFixed()} MB, most ${peak.toFixed()}, ` +
      `after ${(await memoryOf(pid)).toFixed()}`,
  );
  expect(p99).toBeLessThan(MOST_MS);
  expect(peak - before).toBeLessThan(MOST_MB);
  expect((await memoryOf(pid)) - before).toBeLessThan(MOST_MB);
  const stored = [...(await recordsIn(folder, 'contacts')).values()].map((one) =>
    JSON.stringify(one),
  );
  expect(kept.filter((context) => !stored.some((text) => text.includes(context)))).toEqual([]);
});

test.runIf(inLong(false, true))('nor does it with 2,000 connections', async () => {
  const { url, pid } = await started();
  const { get } = callerOf(url);
  const health = () => get('/health', { 'x-forwarded-for': OTHERS[0] ?? '' });
  await health();
  const before = await memoryOf(pid);
  const flood = flooded({ url, pid }, 2_000, 120_000);
  const tookMs: number[] = [];
  for (const end = Date.now() + 120_000; Date.now() < end; await wait(100)) {
    const begun = performance.now();
    expect((await health()).status).toBe(200);
    tookMs.push(performance.now() - begun);
  }
  const { code, peak } = await flood;
  console.info(
    `2,000 connections: /health ${tookMs.length} times, p50 ${rank(tookMs, 0.5).toFixed()} ms, ` +
      `p99 ${rank(tookMs, 0.99).toFixed()} ms; memory ${before.toFixed()} MB, ` +
      `most ${peak.toFixed()}`,
  );
  expect(code).toBe(0);
  expect(rank(tookMs, 0.99)).toBeLessThan(250);
  expect(peak - before).toBeLessThan(MOST_MB);
});
