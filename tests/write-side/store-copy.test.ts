/** `npm run store:copy` between a folder and a real database, killed under way and gone on with. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lineOf } from '../../functions/events/file-lines.ts';
import { fileOfKey, fileStores } from '../../functions/store/files.ts';
import { everything } from '../operations/service.ts';
import { freshFolder } from '../store/places.ts';
import { startPostgres } from '../store/postgres-server.ts';
import { inLong } from '../support/long.ts';
import { run, start } from '../support/programs.ts';

const COMMAND = 'functions/standalone/store-copy.ts';
const env = {
  ...process.env,
  NODE_OPTIONS: `--import=${new URL('../store/with-driver.ts', import.meta.url).href}`,
};

const server = await startPostgres();
afterAll(() => server.stop());

const copy = (...args: string[]) => run([COMMAND, ...args], { env });

const EVENT = {
  route: 'getProfile',
  method: 'GET',
  status: 200,
  family: 'http_library',
  agent: 'curl',
  referrer: 'news.example.com',
  country: 'DE',
  count: 3,
  weight: 10,
  dropped: 2,
} as const;

const RECORDS = inLong(1_000, 3_000);
const number = (count: number) => count.toLocaleString('en');

/** A folder as a service leaves it, written without its syncs; and half a line of events. */
async function full(): Promise<string> {
  const folder = await freshFolder();
  for (let n = 0; n < RECORDS; n++) {
    const file = join(
      folder,
      n % 2 ? 'questions' : 'contacts',
      fileOfKey(`2026-11-2${n % 9}/${n}`),
    );
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify({ n, text: 'Ünïcödé \u0000 {"b":1,"a":2}', b: 1, a: 2 }));
  }
  const rollups = fileStores(folder).open('rollups');
  await rollups.create('events/2026-11-20', { calls: 7 });
  await mkdir(join(folder, 'events'));
  const lines = [EVENT, EVENT, { ...EVENT, referrer: null, count: 1, weight: 1, dropped: 0 }];
  const text = lines.map((one) => `\n${lineOf(one, '12:00:00.500Z')}`).join('');
  await writeFile(join(folder, 'events/2026-11-20.jsonl'), `${text}\n{"time":"12`);
  return folder;
}

test('a copy that was killed goes on, is compared, and comes back the same', async () => {
  const folder = await full();
  const url = await server.database();
  const { child: killed } = start([COMMAND, `file:${folder}`, url], { env });
  const { Client } = (await import('pg')).default;
  const client = new Client(url);
  await client.connect();
  const copied = async (): Promise<number> => {
    const count = 'SELECT count(*)::int AS n FROM calling_card_records';
    return (await client.query(count).catch(() => null))?.rows[0]?.n ?? 0;
  };
  await expect.poll(copied, { interval: 20 }).toBeGreaterThan(100);
  killed.kill('SIGKILL');
  const part = await copied();
  expect(part).toBeLessThan(RECORDS);

  const refused = await copy(`file:${folder}`, url);
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('--resume') });
  expect(refused.err).toContain('TO holds data already (contacts');

  const resumed = await copy(`file:${folder}`, url, '--resume');
  expect(resumed).toMatchObject({ code: 0, err: '' });
  expect(resumed.out).toContain(
    `Copied and compared: ${number(RECORDS + 4)} entries, every hash is the same.`,
  );

  const back = await freshFolder();
  expect(await copy(url, `file:${back}`)).toMatchObject({ code: 0, err: '' });
  expect(await everything(fileStores(back))).toEqual(await everything(fileStores(folder)));
  const lines = async (at: string) =>
    (await readFile(join(at, 'events/2026-11-20.jsonl'), 'utf8'))
      .split('\n')
      .filter((line) => line.endsWith('}'))
      .map((line) => JSON.parse(line) as object);
  expect(await lines(back)).toEqual(expect.arrayContaining(await lines(folder)));
  expect(await lines(back)).toHaveLength(3);

  // What differs in the end is told, and nothing is overwritten.
  await client.query("UPDATE calling_card_records SET value = '1' WHERE key = '2026-11-20/0'");
  const wrong = await copy(`file:${folder}`, url, '--resume');
  expect(wrong.code).toBe(1);
  expect(wrong.err).toContain(
    `contacts (${number(RECORDS / 2)} in FROM, ${number(RECORDS / 2)} in TO)`,
  );
  await client.end();
});

test('damaged records are left out and named; help and mistakes are told', async () => {
  const folder = await freshFolder();
  await fileStores(folder).open('reports').create('2026-11-20/a', 1);
  await writeFile(join(folder, 'reports', fileOfKey('2026-11-20/b')), '{"half":');
  const url = await server.database();
  const left = await copy(`file:${folder}`, url);
  expect(left.code).toBe(1);
  expect(left.err).toBe('1 damaged records were left out: reports/2026-11-20/b\n');
  expect(left.out).toContain('Copied and compared: 1 entries');

  // Starting a program costs most of a second.
  if (inLong(false, true)) expect((await copy('--help')).out).toContain('FROM TO');
  expect(await copy('file:.data')).toMatchObject({ code: 2 });
  const missing = await copy(`file:${folder}`, 'postgres://card:geheim@127.0.0.1:1/card');
  expect(missing).toMatchObject({ code: 1, out: '' });
  expect(missing.err).toBe(
    'The PostgreSQL server does not answer (ECONNREFUSED). Start it, or correct the address.\n',
  );
});
