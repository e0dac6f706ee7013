/** The recorder of standalone: a bounded queue before a file per day. */
import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type BatchOptions, batchRecorder } from '../../functions/events/batch-recorder.ts';
import { fileRecorder } from '../../functions/events/file-recorder.ts';
import type { Recorded } from '../../functions/events/log.ts';
import { freshFolder } from '../store/places.ts';
import { randomFrom } from '../support/random.ts';
import { call, classify, event } from './support.ts';

const NOON = '2026-11-20T12:00:00.000Z';

const OPTIONS = { classify, now: () => new Date(NOON) };

async function recorder(given: Partial<BatchOptions> = {}) {
  const folder = await freshFolder();
  const made = fileRecorder(folder, { ...OPTIONS, random: randomFrom(7), ...given });
  onTestFinished(() => made.flush());
  return { folder, made };
}

test('calls become lines, equal ones one, below the folder of the owner alone', async () => {
  const { folder, made } = await recorder();
  for (let at = 0; at < 5; at++) made.record(call());
  made.record(call({ status: 304, referrer: 'https://News.Example.com/path?q=secret' }));
  const { records } = await made.day('2026-11-20');
  expect(records).toEqual([
    { ...event(), count: 5, weight: 1, dropped: 0 },
    expect.objectContaining({ status: 304, referrer: 'news.example.com', count: 1 }),
  ]);
  expect(await readdir(folder)).toEqual(['2026-11-20.jsonl']);
});

test('a disk that hangs costs no call anything: what has no room is dropped and told', async () => {
  const { promise: closed, resolve: open } = Promise.withResolvers<void>();
  const written: Recorded[] = [];
  const append = async (_at: string, records: readonly Recorded[]) => {
    await closed;
    written.push(...records);
  };
  const made = batchRecorder({ count: async () => 0, append }, { ...OPTIONS, most: 10 });
  made.record(call());
  // The first batch is under way for as long as the disk hangs; it never comes back to whoever
  // calls.
  const first = made.flush();
  for (let at = 0; at < 25; at++) made.record(call({ status: 404 }));
  open();
  await first;
  await made.flush();
  made.record(call({ status: 500 }));
  await made.flush();
  expect(written.map(({ status, count, dropped }) => ({ status, count, dropped }))).toEqual([
    { status: 200, count: 1, dropped: 0 },
    { status: 404, count: 10, dropped: 15 },
    { status: 500, count: 1, dropped: 0 },
  ]);
});

test('beyond its quota a day is sampled, with weights that add up to about what came', async () => {
  const { folder, made } = await recorder({ quota: 100 });
  // Different events, one batch after another: each would be a line.
  let seen = 0;
  for (let round = 0; round < 40; round++) {
    for (let at = 0; at < 50; at++) {
      made.record(call({ status: 100 + at }));
      seen += 1;
    }
    await made.day('2026-11-20');
  }
  const { records } = await made.day('2026-11-20');
  const text = await readFile(join(folder, '2026-11-20.jsonl'), 'utf8');
  const lines = text.trim().split('\n');
  expect(seen).toBe(2000);
  expect(lines.slice(0, 100).every((line) => JSON.parse(line).weight === 1)).toBe(true);
  expect(lines.length).toBeLessThan(330);
  expect(new Set(records.map(({ weight }) => weight))).toEqual(new Set([1, 10, 100]));
  const told = records.reduce((sum, { count, weight }) => sum + count * weight, 0);
  expect(told).toBeGreaterThan(1000);
  expect(told).toBeLessThan(4000);
});

test('a day is told as it grows: equal events as one, half a line once it is whole', async () => {
  const { folder, made } = await recorder();
  made.record(call());
  await made.day('2026-11-20');
  const file = join(folder, '2026-11-20.jsonl');
  const line = await readFile(file, 'utf8');
  const told = async () => {
    const { records, damaged } = await made.day('2026-11-20');
    return [records.map(({ count }) => count), damaged];
  };
  // Far more than is read in one go, and by another writer.
  await appendFile(file, line.repeat(5_000) + line.slice(0, 30));
  expect(await Promise.all([told(), told()])).toEqual([
    [[5_001], true],
    [[5_001], true],
  ]);
  await appendFile(file, line.slice(30));
  expect(await told()).toEqual([[5_002], false]);
  await appendFile(file, `\n${'x'.repeat(200_000)}${line}`);
  expect(await told()).toEqual([[5_003], true]);
  await writeFile(file, line);
  expect(await told()).toEqual([[1], false]);
});

test('a new day has its own file and quota; old days go', async () => {
  const days = ['2026-11-19', '2026-11-20'];
  let day = 0;
  const { folder, made } = await recorder({
    now: () => new Date(`${days[day]}T12:00:00.000Z`),
    quota: 1,
  });
  made.record(call());
  await made.day('2026-11-19');
  day = 1;
  made.record(call());
  expect(await made.day('2026-11-20')).toMatchObject({ records: [{ weight: 1 }] });
  await writeFile(join(folder, 'notes.txt'), 'the owner may leave one here');
  expect(await made.days('2026-11-20', null)).toEqual(['2026-11-19']);
  expect(await made.days('2026-11-19', null)).toEqual([]);
  await made.expire('2026-11-20', () => {});
  expect((await readdir(folder)).sort()).toEqual(['2026-11-20.jsonl', 'notes.txt']);
});
