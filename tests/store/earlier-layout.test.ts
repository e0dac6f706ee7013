/**
 * A store that an earlier version wrote, with a key of its own for each fact: read as it was, moved
 * on in steps that may be interrupted, and restored from a backup of that version.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { daily } from '../../functions/operations/daily.ts';
import { daysOf } from '../../functions/operations/inbox/kinds.ts';
import { writeArchive } from '../../functions/standalone/archive.ts';
import { itemsOf } from '../../functions/standalone/items.ts';
import { restoreArchive } from '../../functions/standalone/restore.ts';
import { fileStores } from '../../functions/store/files.ts';
import { memoryStores } from '../../functions/store/memory.ts';
import { filePlace } from '../../functions/store/place.ts';
import type { StoreName, Stores } from '../../functions/store/store.ts';
import { ask, type Json, owned, owner } from '../audits/owner.ts';
import { OWNER } from '../audits/secrets.ts';
import { everything } from '../operations/service.ts';
import { dying, Killed } from './days.ts';
import { freshFolder } from './places.ts';

const FIXTURES = 'tests/store/earlier';
const NOW = '2026-11-21T12:01:00.000Z';
const LATER = '2026-11-23T12:00:00.000Z';
const NOUNS = ['contacts', 'questions', 'reports'] as const;

type Told = Record<(typeof NOUNS)[number], Json[]> & {
  page: Json;
  counts: Json;
  stats: Json & { total_reports: number; public_reports: Json[] };
};
const told = JSON.parse(await readFile(join(FIXTURES, 'single-keys.json'), 'utf8')) as Told;
const ARCHIVE = join(FIXTURES, 'single-keys.zip');

/** What that version told, as this one tells it. */
async function expectAll(stores: Stores): Promise<void> {
  const one = owned({ stores });
  one.set(NOW);
  for (const noun of NOUNS) {
    const text = await (await ask(one, `/api/admin/${noun}/export`, { headers: OWNER })).text();
    const lines = text.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line) as Json)).toEqual(told[noun]);
  }
  const page = await owner(one, '/api/admin/contacts?limit=5&state=open');
  const { content_hash: _own, ...shown } = page;
  const { content_hash: _then, ...then } = told.page;
  expect(shown).toEqual(then);
  expect((await owner(one, '/api/admin/contacts?limit=1'))['counts']).toEqual(told.counts);
  const stats = (await (
    await one.get('/api/agent-reports/stats?limit_public_reports=50')
  ).json()) as Told['stats'];
  // Those that were deleted are counted no more.
  expect(stats.total_reports).toBe(told.reports.length - 1);
  expect(stats.public_reports).toEqual(told.stats.public_reports);
}

/** The archive in memory: the keys of its files. */
async function inMemory(): Promise<Stores> {
  const folder = await freshFolder();
  await restoreArchive(filePlace(folder), ARCHIVE);
  const [from, to] = [fileStores(folder), memoryStores()];
  for (const [place, value] of Object.entries(await everything(from))) {
    const [name = '', key = ''] = place.split(/:(.*)/s);
    await to.open(name as StoreName).create(key, value);
  }
  return to;
}

/** Folds all days, and tells which keys are left of the earlier layout. */
async function moveOn(stores: Stores): Promise<string[]> {
  await daily({ ...owned({ stores }), at: LATER }, null);
  const keys = Object.keys(await everything(stores));
  return keys.filter((key) =>
    /^(contacts:(states|deliveries)|questions:answers|report-facts|rollups:(questions|reports)|\w+:2)/.test(
      key,
    ),
  );
}

test('a backup of an earlier version restores, is told as it was, and moves on', async () => {
  const folder = await freshFolder();
  await restoreArchive(filePlace(folder), ARCHIVE);
  await expectAll(fileStores(folder));
  expect(await moveOn(fileStores(folder))).toEqual([]);
  await expectAll(fileStores(folder));
  const again = await freshFolder();
  const file = join(again, 'backup.tar.gz');
  await writeArchive(file, itemsOf(filePlace(folder), new Set()));
  await restoreArchive(filePlace(again), file);
  await expectAll(fileStores(again));
});

test('moving on may be interrupted at any time', async () => {
  const stores = await inMemory();
  let interrupted = 0;
  // Ever later, by a quarter: the days that are told take some thousands of calls.
  for (let calls = 7; ; calls = Math.ceil(calls * 1.25)) {
    const broken = dying(stores, calls, calls % 2 === 0);
    const days = NOUNS.map((noun) => daysOf(broken.stores, noun));
    try {
      for (const kind of days) await kind.tidy(LATER.slice(0, 10));
      break;
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
      interrupted += 1;
    }
    await expectAll(stores);
  }
  expect(interrupted).toBeGreaterThan(5);
  expect(await moveOn(stores)).toEqual([]);
  await expectAll(stores);
});

test('what an earlier version kept is deleted with its claims', async () => {
  const stores = await inMemory();
  const one = owned({ stores });
  one.set(NOW);
  const [first = {}] = told.contacts;
  await owner(one, '/api/admin/people/deletions', { body: { address: first['from'] } });
  const left = JSON.stringify(await everything(stores));
  for (const trace of [first['id'], first['from']]) expect(left).not.toContain(trace);
});
