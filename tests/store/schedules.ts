/**
 * Random schedules of a store of days: writers, folders, a deleter and readers at once, each a
 * process of its own over one far store, whose calls come in any order, whose lists come page by
 * page, where calls fail or answer twice, and processes end between any two calls.
 */
import { expect } from 'vitest';
import type { DayStore } from '../../functions/store/day-store.ts';
import type { Store, Stores } from '../../functions/store/store.ts';
import { randomFrom } from '../support/random.ts';
import { Killed, seen, textOf } from './days.ts';
import type { Make } from './invariants.ts';
import { memoryStores } from './memory.ts';
import { AT, DAY, idOf, type Note, note, notes, state } from './note.ts';

/** Keys of a page. */
const PAGE = 3;
/** Calls that fail, of all. */
const FAILING = 0.05;

/** Whoever waits goes on in random order: every interleaving of calls can come. */
function scheduler(random: () => number) {
  const waiting: (() => void)[] = [];
  return {
    turn: () => new Promise<void>((go) => waiting.push(go)),
    async run(actors: Promise<unknown>[]): Promise<void> {
      let open = actors.length;
      for (const actor of actors)
        actor.then(
          () => (open -= 1),
          () => (open -= 1),
        );
      while (open > 0) {
        await new Promise((go) => setImmediate(go));
        const [go] = waiting.splice(Math.floor(random() * waiting.length), 1);
        go?.();
      }
      await Promise.all(actors);
    },
  };
}

/** A store that is far away, for a process that makes so many calls and then ends. */
function far(
  store: Store,
  turn: () => Promise<void>,
  random: () => number,
  { life, isAtomic }: { life: number; isAtomic: boolean },
): Store {
  let calls = 0;
  const step = async <T>(work: () => Promise<T>): Promise<T> => {
    calls += 1;
    if (calls > life) throw new Killed();
    await turn();
    const chance = random();
    if (chance < FAILING / 3) throw new Error('failed before');
    const result = await work();
    // The network asks twice: the second answer counts.
    const told = chance < (2 * FAILING) / 3 ? await work() : result;
    if (chance > (2 * FAILING) / 3 && chance < FAILING) throw new Error('failed after');
    await turn();
    return told;
  };
  return {
    create: async (key, value) => {
      if (isAtomic) return step(() => store.create(key, value));
      // Looks, and writes later.
      if ((await step(() => store.read(key))) !== null) return false;
      return step(async () => {
        await store.remove(key);
        return store.create(key, value);
      });
    },
    read: (key) => step(() => store.read(key)),
    remove: (key) => step(() => store.remove(key)),
    async list(prefix) {
      const found: string[] = [];
      for (;;) {
        const last = found.at(-1) ?? '';
        const page = await step(async () =>
          (await store.list(prefix)).filter((key) => key > last).slice(0, PAGE),
        );
        found.push(...page);
        if (page.length < PAGE) return found;
      }
    },
  };
}

export type Told = { acknowledged: number; deleted: number; looks: number; ends: number };

/** Runs one schedule, the same again for the same seed; fails where anything is wrong. */
export async function schedule(seed: number, isAtomic: boolean, make: Make = notes): Promise<Told> {
  const random = randomFrom(seed);
  const stores = memoryStores();
  const { turn, run } = scheduler(random);
  const told: Told = { acknowledged: 0, deleted: 0, looks: 0, ends: 0 };
  const process = (life = Number.POSITIVE_INFINITY) => {
    const opened = new Map<string, Store>();
    const own: Stores = {
      open: (name) => {
        const store = opened.get(name) ?? far(stores.open(name), turn, random, { life, isAtomic });
        opened.set(name, store);
        return store;
      },
    };
    return make(own, { part: 3 + Math.floor(random() * 4) });
  };
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      if (error instanceof Killed) told.ends += 1;
      if (!/^(Error|Killed|StoreUnavailable)$/.test((error as Error).constructor.name)) throw error;
      return false;
    }
  };
  const [written, tried] = [new Set<string>(), new Set<string>()];
  const [going, gone] = [new Set<string>(), new Set<string>()];
  const recordOf = (name: string) => name.slice(0, 36);
  const write = async (numbers: number[]) => {
    const days = process();
    for (const n of numbers) {
      const id = idOf(n);
      tried.add(id);
      if (!(await attempt(() => days.add(DAY, id, note(n))))) continue;
      written.add(id);
      tried.add(`${id} s${n}`);
      if (await attempt(() => days.tell(DAY, state(id, n)))) written.add(`${id} s${n}`);
    }
  };
  const fold = async () => {
    const days = process(random() < 0.5 ? 5 + Math.floor(random() * 60) : undefined);
    for (let n = 0; n < 4; n++) await attempt(() => days.fold(DAY));
  };
  const remove = async () => {
    const days = process();
    for (let n = 0; n < 3; n++) {
      await turn();
      const id = [...written].find((name) => name.length === 36 && !going.has(name));
      if (id === undefined) continue;
      const once = async () => {
        const item = (await days.day(DAY)).find((known) => known.id === id);
        if (!item && !going.has(id)) throw new TypeError(`seed ${seed}: ${id} is not there`);
        going.add(id);
        if (item) await days.remove([item], AT);
        else await days.tidy('');
        gone.add(id);
      };
      for (let tries = 0; tries < 4 && !gone.has(id); tries++) await attempt(once);
    }
  };
  const look = async (days: DayStore<Note>): Promise<boolean> => {
    const [there, away] = [[...written], [...gone]];
    let found: string[] = [];
    if (!(await attempt(async () => (found = await seen(days))))) return false;
    told.looks += 1;
    const wrong = {
      seed,
      doubled: found.filter((name, at) => found.indexOf(name) !== at),
      lost: there.filter((name) => !going.has(recordOf(name)) && !found.includes(name)),
      back: found.filter((name) => !tried.has(name) || away.includes(recordOf(name))),
    };
    expect(wrong).toEqual({ seed, doubled: [], lost: [], back: [] });
    return true;
  };
  const read = async () => {
    const days = process();
    for (let n = 0; n < 6; n++) await look(days);
  };
  await run([
    ...[write([1, 2, 3, 4]), write([5, 6, 7, 8])],
    ...[fold(), fold(), remove(), read(), read()],
  ]);
  const later = make(stores, { part: 4 });
  expect(await look(later)).toBe(true);
  await later.tidy('2026-03-01');
  expect(await look(later)).toBe(true);
  const text = await textOf(stores);
  expect({ seed, left: [...gone].filter((id) => text.includes(id)) }).toEqual({ seed, left: [] });
  return { ...told, acknowledged: written.size, deleted: gone.size };
}
