/**
 * The store in PostgreSQL, for several machines: one table, a row per record, which is created by
 * `INSERT ... ON CONFLICT DO NOTHING` and never updated. The driver is loaded when the first record
 * is asked for, so that only who names a database needs it.
 */
import { checkKey, checkPrefix, fromJson, toJson } from './checks.ts';
import { orUnavailable, type Store, type StoreName, type Stores } from './store.ts';

const CONNECTIONS = 10;
/** How long to wait for a connection, and how long a statement may take. */
const CONNECT_TIMEOUT_MS = 10_000;
const STATEMENT_TIMEOUT_MS = 20_000;

/**
 * Keys are ASCII and sorted by byte, whatever the database's language is. The value is the JSON
 * text itself: `jsonb` would sort its members, and has no place for U+0000.
 */
const TABLE = `
  CREATE TABLE IF NOT EXISTS calling_card_records (
    store text NOT NULL,
    key text COLLATE "C" NOT NULL,
    value text NOT NULL,
    PRIMARY KEY (store, key)
  )`;

/** Any number that nobody else locks: 'card' in ASCII. */
const LOCK = 0x63_61_72_64;

/** Comes after every character of a key, and before what no key holds. */
const AFTER_ALL = '\u007f';

/** What is used of a driver, as node-postgres has it. */
type Queries = {
  query: <Row extends object>(
    text: string,
    values?: readonly unknown[],
  ) => Promise<{ rows: Row[]; rowCount: number | null }>;
};
type Client = Queries & { release: (destroy?: boolean) => void };
type Pool = Queries & {
  connect: () => Promise<Client>;
  end: () => Promise<void>;
  on: (event: 'error', listener: () => void) => unknown;
};
export type Driver = { Pool: new (options: object) => Pool };

export type PostgresStores = Stores & {
  /**
   * Does some work if no other process is at it, and resolves to its result; null when another is.
   * A process that ends lets go of it.
   */
  alone<T>(work: () => Promise<T>): Promise<T | null>;
  /** Ends all connections. */
  close(): Promise<void>;
};

/** Not installed unless the owner asks for it; so its name is no literal that a bundler follows. */
const PACKAGE = 'pg';

async function installedDriver(): Promise<Driver> {
  const found: { default: Driver } = await import(PACKAGE).catch(() => {
    throw new Error('STORE names a PostgreSQL server, but its driver is missing: npm install pg@8');
  });
  return found.default;
}

async function connect(url: string, driver: () => Promise<Driver>): Promise<Pool> {
  const { Pool } = await driver();
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'calling-card',
  });
  // A connection that breaks while it rests is replaced by the next call; without a listener the
  // process would end.
  pool.on('error', () => {});
  return pool;
}

/** Makes the table; one process at a time, since two makers at once fail on each other. */
async function makeTable(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    await client.query(TABLE);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** Holds the lock while it works. The connection is thrown away, and the lock with it. */
async function holding<T>(client: Client, work: () => Promise<T>): Promise<T | null> {
  const { rows } = await client.query<{ taken: boolean }>(
    'SELECT pg_try_advisory_lock($1, 1) AS taken',
    [LOCK],
  );
  return rows[0]?.taken ? work() : null;
}

/**
 * Stores in the database at `url` (`postgres://user:password@host/database`); nothing is asked of
 * it before the first call. Its table is made when it is not there. `driver` gives node-postgres:
 * the installed one, unless told otherwise.
 */
export function postgresStores(
  url: string,
  driver: () => Promise<Driver> = installedDriver,
): PostgresStores {
  let ready: Promise<Pool> | null = null;
  let pool: Pool | null = null;
  const opened = (): Promise<Pool> => {
    ready ??= (async () => {
      pool ??= await connect(url, driver);
      await makeTable(pool);
      return pool;
    })().catch((error: unknown) => {
      // The database may be there for the next call.
      ready = null;
      throw error;
    });
    return ready;
  };

  function store(name: StoreName): Store {
    const ask = async <Row extends object>(text: string, values: string[]) =>
      (await opened()).query<Row>(text, [name, ...values]);
    return {
      async create(key, value) {
        checkKey(key);
        const text = toJson(value);
        return orUnavailable(name, 'create', async () => {
          const { rowCount } = await ask(
            'INSERT INTO calling_card_records VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
            [key, text],
          );
          return rowCount === 1;
        });
      },
      async read(key) {
        checkKey(key);
        return orUnavailable(name, 'read', async () => {
          const { rows } = await ask<{ value: string }>(
            'SELECT value FROM calling_card_records WHERE store = $1 AND key = $2',
            [key],
          );
          return rows[0] ? fromJson(rows[0].value) : null;
        });
      },
      async list(prefix) {
        checkPrefix(prefix);
        return orUnavailable(name, 'list', async () => {
          const { rows } = await ask<{ key: string }>(
            'SELECT key FROM calling_card_records ' +
              'WHERE store = $1 AND key >= $2 AND key < $3 ORDER BY key',
            [prefix, prefix + AFTER_ALL],
          );
          return rows.map(({ key }) => key);
        });
      },
      async remove(key) {
        checkKey(key);
        return orUnavailable(name, 'remove', async () => {
          await ask('DELETE FROM calling_card_records WHERE store = $1 AND key = $2', [key]);
        });
      },
    };
  }

  const stores = new Map<StoreName, Store>();
  return {
    open(name) {
      const found = stores.get(name) ?? store(name);
      stores.set(name, found);
      return found;
    },
    async alone(work) {
      const client = await (await opened()).connect();
      try {
        return await holding(client, work);
      } finally {
        client.release(true);
      }
    },
    async close() {
      await ready?.catch(() => {});
      await pool?.end();
    },
  };
}
