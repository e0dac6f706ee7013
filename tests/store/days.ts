/** A store of days for tests: its records, its facts, and what a new process finds in it. */
import { gunzipSync } from 'node:zlib';
import { expect } from 'vitest';
import type { DayStore } from '../../functions/store/day-store.ts';
import { DAMAGED } from '../../functions/store/reading.ts';
import type { Store, StoreName, Stores } from '../../functions/store/store.ts';
import { memoryStores } from './memory.ts';
import { type Note, notes } from './note.ts';

/** Ids of all records and words of all facts that can be seen. */
export async function seen(days: DayStore<Note>): Promise<string[]> {
  const found: string[] = [];
  for await (const { id, record, facts } of days.newest({})) {
    expect(record).not.toBe(DAMAGED);
    found.push(id, ...facts.map((fact) => `${id} ${fact.fact === 'state' ? fact.state : ''}`));
  }
  return found;
}

/** All keys and values of a store, as one text. */
export async function textOf(stores: Stores, name: StoreName = 'contacts'): Promise<string> {
  const store = stores.open(name);
  const keys = await store.list('');
  const values = await Promise.all(keys.map((key) => store.read(key)));
  return JSON.stringify([keys, values.map(opened)]);
}

/** A value with its lines to be read. */
function opened(value: unknown): unknown {
  const { lines } = value as { lines?: string };
  return lines ? gunzipSync(Buffer.from(lines, 'base64')).toString('utf8') : value;
}

/** The process ended. */
export class Killed extends Error {}

type Wrap = <T>(work: () => Promise<T>, what: keyof Store) => Promise<T>;

/** Stores each of whose calls goes through a function. */
export function wrapped(stores: Stores, wrap: Wrap): Stores {
  return {
    open: (name) => {
      const store = stores.open(name);
      return {
        create: (key, value) => wrap(() => store.create(key, value), 'create'),
        read: (key) => wrap(() => store.read(key), 'read'),
        list: (prefix) => wrap(() => store.list(prefix), 'list'),
        remove: (key) => wrap(() => store.remove(key), 'remove'),
      };
    },
  };
}

/** Stores that end their process at the nth call, before or after it had its effect. */
export function dying(stores: Stores, n: number, after: boolean) {
  let calls = 0;
  const made = wrapped(stores, async (work) => {
    calls += 1;
    if (calls > n || (calls === n && !after)) throw new Killed();
    const result = await work();
    if (calls >= n) throw new Killed();
    return result;
  });
  return { stores: made, calls: () => calls };
}

/**
 * Runs a work with an end of its process at each of its calls; `check` looks at what a new process
 * finds, before and after it folded. Tells how many ends there were.
 */
export async function everyEnd(
  prepare: (days: DayStore<Note>, stores: Stores) => Promise<void>,
  work: (days: DayStore<Note>) => Promise<void>,
  check: (found: string[], ended: boolean, stores: Stores) => void | Promise<void>,
): Promise<number> {
  let ends = 0;
  for (const after of [false, true])
    for (let n = 1, ended = false; !ended; n++) {
      const stores = memoryStores();
      await prepare(notes(stores, { part: 4 }), stores);
      const broken = dying(stores, n, after);
      ended = await work(notes(broken.stores, { part: 4 })).then(
        () => true,
        (error) => {
          if (!(error instanceof Killed)) throw error;
          return false;
        },
      );
      if (!ended) ends += 1;
      for (const again of [false, true, true]) {
        const days = notes(stores, { part: 4 });
        if (again) await days.tidy('2026-03-01');
        const found = await seen(days);
        expect(new Set(found).size).toBe(found.length);
        await check(found, ended, stores);
      }
    }
  return ends;
}
