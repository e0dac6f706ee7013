/**
 * A store that an earlier version wrote, with a key of its own for each fact: read as it was, moved
 * on in steps that may be interrupted, and restored from a backup of that version.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import canonicalize from 'canonicalize';
import { expect, test } from 'vitest';
import { daily } from '../../functions/operations/daily.ts';
import { daysOf } from '../../functions/operations/inbox/kinds.ts';
import { writeArchive } from '../../functions/standalone/archive.ts';
import { itemsOf } from '../../functions/standalone/items.ts';
import { restoreArchive } from '../../functions/standalone/restore.ts';
import { fileStores } from '../../functions/store/files.ts';
import { filePlace } from '../../functions/store/place.ts';
import type { StoreName, Stores } from '../../functions/store/store.ts';
import { sha256 } from '../../src/surfaces/seal.ts';
import { ask, bearer, type Json, owned, owner } from '../audits/owner.ts';
import { OWNER, STATS_TOKEN } from '../audits/secrets.ts';
import { everything } from '../operations/service.ts';
import { dying, Killed } from './days.ts';
import { memoryStores } from './memory.ts';
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

/** What is told since then: of messages, and of the others, which had no state. */
const OF_MESSAGES = ['reply', 'etag', 'history', 'signature', 'backup'];
const NEW = [...OF_MESSAGES, 'state', 'state_changed_at'];
const parsed = (text: string, isOfMessages = true) => {
  const since = isOfMessages ? OF_MESSAGES : NEW;
  return JSON.parse(text, (name, value) => (since.includes(name) ? undefined : value)) as Json;
};

/** What that version told, as this one tells it. */
async function expectAll(stores: Stores): Promise<void> {
  const one = owned({ stores });
  one.set(NOW);
  for (const noun of NOUNS) {
    const text = await (await ask(one, `/api/admin/${noun}/export`, { headers: OWNER })).text();
    const lines = text.trimEnd().split('\n');
    expect(lines.map((line) => parsed(line, noun === 'contacts'))).toEqual(told[noun]);
  }
  const page = await owner(one, '/api/admin/contacts?limit=5&state=open');
  // Whether a reply can be sent is told since then.
  const { content_hash: _own, can_send: _send, ...shown } = page;
  const { content_hash: _then, ...then } = told.page;
  expect(parsed(JSON.stringify(shown))).toEqual(then);
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
  const old =
    /^(contacts:(states|deliveries)|questions:answers|report-facts|rollups:(questions|reports))/;
  return keys.filter((key) => old.test(key) || /^(contacts|questions|reports):2/.test(key));
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

/** By how much later each time. */
const STEP = process.env['LONG'] === '1' ? 1.25 : 1.7;

test('moving on may be interrupted at any time', async () => {
  const stores = await inMemory();
  let interrupted = 0;
  // Ever later: the days that are told take some thousands of calls.
  for (let calls = 7; ; calls = Math.ceil(calls * STEP)) {
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

type Thousands = Json & { now: string; exports: Json; counts: Json; filtered: Json; calls: Json };
const thousands = JSON.parse(await readFile(join(FIXTURES, 'thousands.json'), 'utf8')) as Thousands;

/** Thousands of records of all kinds, as earlier/write.ts let that version write them. */
async function manyStored(): Promise<Stores> {
  const stores = memoryStores();
  const text = brotliDecompressSync(await readFile(join(FIXTURES, 'thousands.jsonl.br')));
  for (const line of text.toString('utf8').split('\n')) {
    const [name, key, value] = JSON.parse(line) as [StoreName, string, unknown];
    await stores.open(name).create(key, value);
  }
  return stores;
}

/** What that version told of them, by count and hash. */
async function expectThousands(stores: Stores): Promise<void> {
  // Looking folds nothing here.
  const one = owned({ stores, later: () => {} });
  one.set(thousands.now);
  const exports: Json = {};
  for (const noun of NOUNS) {
    const text = await (await ask(one, `/api/admin/${noun}/export`, { headers: OWNER })).text();
    const lines = text.trimEnd().split('\n');
    const hash = sha256(
      lines.map((line) => canonicalize(parsed(line, noun === 'contacts'))).join('\n'),
    );
    exports[noun] = [lines.length - 1, hash];
  }
  expect(exports).toEqual(thousands.exports);
  const { contacts, counts, next_url } = await owner(
    one,
    '/api/admin/contacts?state=open&q=77&limit=3',
  );
  expect(parsed(JSON.stringify({ contacts, counts }))).toEqual({
    contacts: thousands.filtered['contacts'],
    counts: thousands.counts,
  });
  expect(next_url).toBe(thousands.filtered['next_url']);
  const asked = { headers: bearer(STATS_TOKEN) };
  const { calls } = await owner(one, '/api/admin/stats?since_days=90', asked);
  expect(calls).toEqual(thousands.calls);
}

const LONG = process.env['LONG'] === '1';
const INTERRUPTED = LONG ? 20 : 2;

test('thousands of records move on, every one equal, however often it is interrupted', async () => {
  const stores = await manyStored();
  await expectThousands(stores);
  for (let n = 0; n < INTERRUPTED; n++) {
    const broken = dying(stores, 900 + n, n % 2 === 0);
    const tidy = NOUNS.map((noun) => () => daysOf(broken.stores, noun).tidy('2026-11-30'));
    await expect(
      (async () => {
        for (const one of tidy) await one();
      })(),
    ).rejects.toThrow(Killed);
    if (LONG || n === 1) await expectThousands(stores);
  }
  expect(await moveOn(stores)).toEqual([]);
  await expectThousands(stores);
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
