/**
 * The store in PostgreSQL, for several machines: a row per record, created by `INSERT ... ON
 * CONFLICT DO NOTHING` and never updated, and a table of counts of callers. The driver is loaded
 * with the first call, so that only who names a database needs it.
 */
import { setImmediate as turn } from 'node:timers/promises';
import pLimit from 'p-limit';
import { sha256 } from '../../src/surfaces/seal.ts';
import { batched } from './batched.ts';
import { storesOf, type Texts } from './checked.ts';
import { DriverMissing } from './postgres-failure.ts';
import * as store from './store.ts';

const CONNECTIONS = 10;
/** Beside those of calls: two works that are done alone. */
const MORE_CONNECTIONS = 2;
/**
 * How long a new connection may take, and a statement with what it waits for: where a caller waits,
 * who is told so then, and where a command does.
 */
export const PATIENCE_MS = { service: 2_000, command: 20_000 };
/** How long nothing is asked after it was late: who asks twice would wait twice (milliseconds). */
const LATE_MS = 1_000;
/** How long a connection rests before the system asks whether its other end is still there. */
const KEEP_ALIVE_MS = 15_000;

/**
 * Keys are sorted by byte, whatever the database's language is. The value is the JSON text itself:
 * `jsonb` would sort its members, and has no place for U+0000.
 */
const RECORDS = `
  CREATE TABLE IF NOT EXISTS calling_card_records (
    store text NOT NULL,
    key text COLLATE "C" NOT NULL,
    value text NOT NULL,
    PRIMARY KEY (store, key)
  )`;

/** Names are hashes: an address of a caller stands nowhere. */
const COUNTS = `
  CREATE TABLE IF NOT EXISTS calling_card_counts (
    name text COLLATE "C" PRIMARY KEY,
    count bigint NOT NULL,
    ends timestamptz NOT NULL
  )`;

/** In the order of the names: else two processes could wait for each other's rows. */
const ADD = `
  INSERT INTO calling_card_counts AS known
  SELECT * FROM unnest($1::text[], $2::bigint[], $3::timestamptz[]) AS given (name, count, ends)
  ORDER BY name COLLATE "C"
  ON CONFLICT (name) DO UPDATE SET count = known.count + excluded.count
  RETURNING name, count`;

/** How often counts whose window is over are removed, in milliseconds. */
const FORGET_MS = 60_000;

/** Any number that nobody else locks: 'card' in ASCII. */
const LOCK = 0x63_61_72_64;

/** Comes after every character of a key, and before what no key holds. */
const AFTER_ALL = '\u007f';

/** What is used of a driver, as node-postgres has it. */
type Query = { text: string; values?: readonly unknown[]; query_timeout?: number };
type Queries = {
  query: <Row extends object>(query: Query) => Promise<{ rows: Row[]; rowCount: number | null }>;
};
type Client = Queries & {
  release: (destroy?: boolean) => void;
  on: (event: 'error', listener: () => void) => unknown;
};
type Pool = Queries & {
  connect: () => Promise<Client>;
  end: () => Promise<void>;
  on: (event: 'error' | 'connect', listener: (client: Client) => void) => unknown;
};
export type Driver = { Pool: new (options: object) => Pool };

/** Not installed unless the owner asks for it; so its name is no literal that a bundler follows. */
const PACKAGE = 'pg';

/** The driver that an import of the package gives; throws DriverMissing where that is null. */
export async function driverOf(load: () => Promise<{ default: Driver } | null>): Promise<Driver> {
  const found = await load();
  if (found === null) throw new DriverMissing();
  return found.default;
}

const installedDriver = () => driverOf(() => import(/* @vite-ignore */ PACKAGE).catch(() => null));

async function connect(url: string, driver: () => Promise<Driver>, patienceMs: number) {
  const { Pool } = await driver();
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS + MORE_CONNECTIONS,
    connectionTimeoutMillis: patienceMs,
    // Of the driver, which throws the connection away, and of the server, which frees its rows.
    query_timeout: patienceMs,
    statement_timeout: patienceMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    application_name: 'calling-card',
  });
  // A connection that breaks while it rests is replaced by the next call, and one that holds a lock
  // is thrown away with it; without listeners the process would end.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

const TABLES_THERE =
  "SELECT to_regclass('calling_card_records') IS NOT NULL " +
  "AND to_regclass('calling_card_counts') IS NOT NULL AS there";

/**
 * Makes the tables where they are not there; one process at a time, since two makers at once fail
 * on each other. Where they are there, a server that only reads will do.
 */
async function makeTables(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ there: boolean }>({ text: TABLES_THERE });
  if (rows[0]?.there) return;
  const client = await pool.connect();
  try {
    const lock = `SELECT pg_advisory_xact_lock(${LOCK})`;
    for (const text of ['BEGIN', lock, RECORDS, COUNTS, 'COMMIT']) await client.query({ text });
    client.release();
  } catch (error) {
    // With its transaction.
    client.release(true);
    throw error;
  }
}

/** The server looks itself whether who holds a lock is there: else it could be held for hours. */
const TAKE =
  "SELECT set_config('tcp_keepalives_idle', '30', false), " +
  "set_config('tcp_keepalives_interval', '10', false), " +
  "set_config('tcp_keepalives_count', '3', false), pg_try_advisory_lock($1, $2) AS taken";

/**
 * Stores in the database at `url` (`postgres://user:password@host/database`); nothing is asked of
 * it before the first call. `driver` gives node-postgres.
 */
export function postgresStores(
  url: string,
  driver: () => Promise<Driver> = installedDriver,
  patienceMs = PATIENCE_MS.command,
): store.Stores & store.Together & { reach(): Promise<unknown>; close(): Promise<void> } {
  let ready: Promise<Pool> | null = null;
  let pool: Pool | null = null;
  /** Who waits for a connection waits here, and not in the pool, which knows no `until`. */
  const inLine = pLimit(CONNECTIONS);
  const opened = (): Promise<Pool> => {
    ready ??= (async () => {
      pool ??= await connect(url, driver, patienceMs);
      await makeTables(pool);
      return pool;
    })().catch((error: unknown) => {
      // The database may be there for the next call.
      ready = null;
      throw error;
    });
    return ready;
  };
  let lateUntil = Number.NEGATIVE_INFINITY;
  const query = async <Row extends object>(text: string, values: readonly unknown[]) => {
    const until = performance.now() + patienceMs;
    if (performance.now() < lateUntil) throw new store.StoreUnavailable('the database is late');
    try {
      const open = await opened();
      return await inLine(async () => {
        const left = Math.ceil(until - performance.now());
        if (left <= 0) throw new store.StoreUnavailable('the database is late');
        return open.query<Row>({ text, values, query_timeout: left });
      });
    } catch (error) {
      // The driver has no code for it.
      if (/timeout/i.test((error as Error).message)) lateUntil = performance.now() + LATE_MS;
      throw error;
    }
  };

  function texts(name: store.StoreName): Texts {
    const ask = <Row extends object>(text: string, values: readonly unknown[]) =>
      query<Row>(text, [name, ...values]);
    /** Reads of one turn of the process: many are told as fast as one. */
    let asked: { keys: Set<string>; values: Promise<Map<string, string>> } | null = null;
    const readAsked = async () => {
      const keys = [...(asked?.keys ?? [])];
      asked = null;
      const { rows } = await ask<{ key: string; value: string }>(
        'SELECT key, value FROM calling_card_records WHERE store = $1 AND key = ANY($2)',
        [keys],
      );
      return new Map(rows.map(({ key, value }) => [key, value]));
    };
    return {
      async create(key, text) {
        const { rowCount } = await ask(
          'INSERT INTO calling_card_records VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
          [key, text],
        );
        return rowCount === 1;
      },
      async read(key) {
        asked ??= { keys: new Set(), values: turn().then(readAsked) };
        asked.keys.add(key);
        return (await asked.values).get(key) ?? null;
      },
      async list(prefix, most) {
        const { rows } = await ask<{ key: string }>(
          'SELECT key FROM calling_card_records ' +
            'WHERE store = $1 AND key >= $2 AND key < $3 ORDER BY key LIMIT $4',
          [prefix, prefix + AFTER_ALL, Number.isFinite(most) ? most : null],
        );
        return rows.map(({ key }) => key);
      },
      async remove(key) {
        await ask('DELETE FROM calling_card_records WHERE store = $1 AND key = $2', [key]);
      },
    };
  }

  let forgotten = 0;
  const forget = (now: Date) => {
    if (Math.abs(now.getTime() - forgotten) < FORGET_MS) return;
    forgotten = now.getTime();
    // Those of a clock that runs behind are still counted by others.
    const before = new Date(forgotten - FORGET_MS);
    query('DELETE FROM calling_card_counts WHERE ends < $1', [before]).catch(() => {});
  };
  type Amount = { name: string; amount: number; ends: Date };
  /** One statement, however many calls wait; each gets a place of its own, in their order. */
  const add = batched(async (all: readonly Amount[]) => {
    const byName = Map.groupBy(all, ({ name }) => name);
    const names = [...byName.keys()];
    const ends = [...byName.values()].map(([one]) => one?.ends);
    const sums = [...byName.values()].map((own) => own.reduce((sum, one) => sum + one.amount, 0));
    const { rows } = await query<{ name: string; count: string }>(ADD, [names, sums, ends]);
    const counts = new Map<Amount, number>();
    for (const { name, count } of rows) {
      let after = Number(count);
      for (const one of byName.get(name)?.toReversed() ?? []) {
        counts.set(one, after);
        after -= one.amount;
      }
    }
    return counts;
  });

  return {
    ...storesOf(texts),
    /** Connects and makes the tables. Rejects with what the driver and the server say. */
    reach: opened,
    async count(name, amount, windowMs, now) {
      forget(now);
      const window = Math.floor(now.getTime() / windowMs);
      const key = sha256(`${windowMs} ${window} ${name}`);
      const own = { name: key, amount, ends: new Date((window + 1) * windowMs) };
      const counts = await add(own).catch(store.unavailable('limits: count'));
      return counts.get(own) ?? Number.NaN;
    },
    async alone(name, work) {
      const held = async () => (await opened()).connect();
      const client = await held().catch(store.unavailable(`${name}: lock`));
      const values = [LOCK, Buffer.from(sha256(name), 'hex').readInt32BE()];
      try {
        const { rows } = await client.query<{ taken: boolean }>({ text: TAKE, values });
        return rows[0]?.taken ? await work() : null;
      } finally {
        // The lock is free again with its connection.
        client.release(true);
      }
    },
    async close() {
      await ready?.catch(() => {});
      await pool?.end();
    },
  };
}
