/**
 * What can befall the database of a running service: callers are told within five seconds, it works
 * again within ten after the database does, and nothing that was acknowledged is lost.
 */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { startPostgres } from '../store/postgres-server.ts';
import { callerOf, startProcess } from './server.ts';

const LONG = process.env['LONG'] === '1';
/** The promise, and what a machine gets beside it that does much else at once. */
const TOLD_MS = LONG ? 5_000 : 8_000;
const BACK_MS = LONG ? 10_000 : 20_000;

// Small where its disk is to be filled: the write-ahead log alone takes 48 MB.
const server = await startPostgres(LONG ? 256 : undefined);
afterAll(() => server.stop());

/** A way to the server on which those who are connected can fall silent, while new ones are not. */
async function fickleWay(url: string): Promise<{ url: string; hush: () => void }> {
  const to = new URL(url);
  const [port, host] = [Number(to.port), to.hostname];
  let open: Socket[] = [];
  const way = createServer((near) => {
    const far = connect(port, host);
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) socket.on('error', () => {});
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    open = [...open, near, far];
  });
  await new Promise<void>((done) => way.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    way.close();
    for (const socket of open) socket.destroy();
  });
  to.port = String((way.address() as AddressInfo).port);
  const hush = () => {
    for (const socket of open) socket.unpipe().pause();
    open = [];
  };
  return { url: to.href, hush };
}

type Ill = {
  /** What is done to it; what it returns makes it well again. */
  befall: (given: { url: string; hush: () => void }) => Promise<() => Promise<void>>;
  /** How long it lasts, in milliseconds. */
  lastsMs: number;
};

async function asOwner(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  for (const text of statements) await client.query(text);
  await client.end();
}

const ILLS: Record<string, Ill> = {
  'open connections fall silent': {
    befall: async ({ hush }) => {
      hush();
      return async () => {};
    },
    lastsMs: 0,
  },
  'it only reads': {
    befall: async ({ url }) => {
      const name = new URL(url).pathname.slice(1);
      const set = (value: string) =>
        asOwner(
          url,
          `ALTER DATABASE ${name} SET default_transaction_read_only = ${value}`,
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'calling-card'",
        );
      await set('on');
      return () =>
        asOwner(
          `${url}?options=-cdefault_transaction_read_only%3Doff`,
          `ALTER DATABASE ${name} RESET default_transaction_read_only`,
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'calling-card'",
        );
    },
    lastsMs: 2_000,
  },
  ...(LONG && {
    'it is killed': {
      befall: async () => {
        await server.kill();
        return () => server.start();
      },
      lastsMs: 10_000,
    },
    'it stands still': {
      befall: async () => {
        await server.signal('SIGSTOP');
        return () => server.signal('SIGCONT');
      },
      lastsMs: 30_000,
    },
    'its disk is full': {
      befall: () => server.fillDisk(),
      lastsMs: 10_000,
    },
  }),
};

test.each(Object.entries(ILLS))('%s', async (_, { befall, lastsMs }) => {
  const url = await server.database();
  const way = await fickleWay(url);
  const { url: at, listening } = await startProcess({
    STORE: way.url,
    NODE_ENV: 'production',
    NODE_OPTIONS: `--import=${new URL('../store/with-driver.ts', import.meta.url).href}`,
    TRUST_PROXY: '1',
    // What fails fast is sent often: the limits are not what is tried.
    MINUTE_LIMIT: '100000',
    DAILY_LIMIT: '100000',
  });
  await listening;
  const { post, get } = callerOf(at);
  const acknowledged: string[] = [];
  let sent = 0;
  /** Sends a message, and tells how it was answered; none may wait for longer than is promised. */
  const send = async (): Promise<number> => {
    sent += 1;
    const context = `Message number ${sent}, of its own.`;
    const begun = performance.now();
    const { status, json } = await post('/api/contact', {
      intent: 'hire',
      from: 'someone@example.org',
      context,
    });
    expect(performance.now() - begun, `an answer of ${status}`).toBeLessThan(TOLD_MS);
    if (status === 202) acknowledged.push(context);
    else expect([status, json]).toMatchObject([503, { error: { code: 'store_unavailable' } }]);
    return status;
  };
  const atOnce = (count: number) => Promise.all(Array.from({ length: count }, send));
  // A machine that does much else may take its time with the first connections.
  await expect.poll(() => atOnce(20), { timeout: 60_000 }).toEqual(Array(20).fill(202));

  const heal = await befall({ url, hush: way.hush });
  const until = Date.now() + lastsMs;
  try {
    do {
      await atOnce(20);
      expect((await get('/health')).status).toBe(200);
      await wait(200);
    } while (Date.now() < until);
  } finally {
    await heal();
  }
  const well = Date.now();
  // A connection that was being made when it got well may have seen it ill: it costs one call its
  // answer, and is thrown away.
  const all = { timeout: BACK_MS, interval: 200 };
  await expect.poll(() => atOnce(20), all).toEqual(Array(20).fill(202));
  expect(Date.now() - well).toBeLessThan(BACK_MS);

  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ value: string }>(
    "SELECT value FROM calling_card_records WHERE store = 'contacts'",
  );
  await client.end();
  const text = rows.map(({ value }) => value).join('\n');
  expect(acknowledged.filter((context) => !text.includes(context))).toEqual([]);
});
