/** Lists and reads a store of days (day-store.ts has its rules). */
import { LRUCache } from 'lru-cache';
import type * as z from 'zod';
import { Document, type Entry, unpacked, type Value } from './documents.ts';
import { each } from './each.ts';
import { earlierFact, earlierPrefixes, isStandIn } from './earlier-layout.ts';
import { AnyFact, factIdOfKey, isFactId } from './facts.ts';
import { dayPrefix } from './keys.ts';
import { DAMAGED, readAs } from './reading.ts';
import { type Store, type StoreName, StoreUnavailable } from './store.ts';
import { type Held, type Item, itemsOf, type Sort } from './union.ts';

/** A kind of records: its store, its shape, and what sorts a record within its day. */
export type DayKind<R> = { store: StoreName; shape: z.ZodType<R>; sort: Sort<R> };

/** The keys of a day. */
export type DayKeys = { singles: string[]; documents: string[] };
export const NO_KEYS: DayKeys = { singles: [], documents: [] };
/** The keys of all days, and those of sums. */
export type Picture = { days: ReadonlyMap<string, DayKeys>; sums: readonly string[] };

/** How often a day is listed again before it is told that it does not rest. */
const MOST_TRIES = 10;

/** Days that are read at a time, at most; and at first by who wants all of them. */
const MOST_AHEAD = 256;
export const MANY_DAYS = 64;

/** Records and facts that stay in memory: they never change under their key. */
const CACHED = 60_000;

export const DOCUMENTS = 'days/';
export const SUMS = 'sums/';

const SINGLE = /^\d{4}-\d\d-\d\d\/[^/]+$/;

/** The day of a key; null where it is none of a record, fact or document. */
function dayOfKey(key: string): string | null {
  if (key.startsWith(DOCUMENTS)) return key.slice(DOCUMENTS.length, DOCUMENTS.length + 10);
  return SINGLE.test(key) ? key.slice(0, 10) : (earlierFact(key)?.day ?? null);
}

/** What a key holds: of documents the content, which several hold where two have folded at once. */
const contentOf = (key: string) =>
  key.startsWith(DOCUMENTS) ? key.slice(key.lastIndexOf('~')) : key;

/** Something moved while it was read. */
class Moved extends Error {}

export class DayReader<R extends object> {
  readonly store: Store;
  protected readonly kind: DayKind<R>;
  /** What is asked for at once is read once. */
  readonly #cache = new LRUCache<string, Held, string>({
    maxSize: CACHED,
    sizeCalculation: ({ entries }) => entries.length + 1,
    ignoreFetchAbort: true,
    fetchMethod: async (_content, _, { context: key }) => {
      const isDocument = key.startsWith(DOCUMENTS);
      return { key, ...(await (isDocument ? this.#document(key) : this.#single(key))) };
    },
  });
  /** The records of days as they were last put together, and of what. */
  readonly #made = new LRUCache<string, { of: readonly Held[]; items: readonly Item<R>[] }>({
    maxSize: CACHED,
    sizeCalculation: ({ items }) => items.length + 1,
  });
  /** Whether nothing is left of an earlier layout. */
  #hasMovedOn = false;

  constructor(store: Store, kind: DayKind<R>) {
    this.store = store;
    this.kind = kind;
  }

  /** Lists documents until two lists agree: one alone may miss what moves while it is made. */
  async #documents(prefix: string, first: string[]): Promise<string[]> {
    let known = first;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const again = await this.store.list(prefix);
      if (again.length === known.length && again.every((key, at) => key === known[at])) break;
      known = again;
    }
    return known;
  }

  /** The keys of all days, documents last; or of one, which costs less. */
  async #keys(day?: string): Promise<string[]> {
    const earlier = this.#hasMovedOn ? [] : earlierPrefixes(this.kind.store);
    const begin = day === undefined ? DOCUMENTS : `${DOCUMENTS}${day}~`;
    const ofDay = (on: string) => [begin, ...['', ...earlier].map((part) => part + dayPrefix(on))];
    const prefixes = day === undefined ? [''] : ofDay(day);
    const keys = (await Promise.all(prefixes.map((prefix) => this.store.list(prefix)))).flat();
    const isDocument = (key: string) => key.startsWith(DOCUMENTS);
    const documents = await this.#documents(begin, keys.filter(isDocument));
    return [...keys.filter((key) => !isDocument(key)), ...documents];
  }

  /** The keys of all days; or of one. */
  async picture(day?: string): Promise<Picture> {
    const keys = await this.#keys(day);
    if (day === undefined) {
      this.#hasMovedOn ||= !keys.some((key) => earlierFact(key) !== null);
      // What was deleted goes from memory too.
      const there = new Set(keys.map(contentOf));
      const left = [...this.#cache.keys()].filter((content) => !there.has(content));
      for (const content of left) this.#cache.delete(content);
      if (left.length > 0) this.#made.clear();
    }
    const days = new Map<string, DayKeys>();
    for (const key of keys) {
      const on = dayOfKey(key);
      if (on === null) continue;
      const own = days.get(on) ?? { singles: [], documents: [] };
      days.set(on, own);
      own[key.startsWith(DOCUMENTS) ? 'documents' : 'singles'].push(key);
    }
    return { days, sums: keys.filter((key) => key.startsWith(SUMS)) };
  }

  /** What stands under a key, as readAs tells it. Throws Moved where that is nothing. */
  protected async read<T>(key: string, shape: z.ZodType<T>): Promise<T | typeof DAMAGED> {
    const found = await readAs(this.store, key, shape);
    if (found === null) throw new Moved();
    return found;
  }

  async #single(key: string): Promise<Omit<Held, 'key'>> {
    const id = key.slice(11);
    const whole = (entries: readonly Entry[]) => ({ id, entries, isDamaged: false });
    const earlier = earlierFact(key);
    if (earlier) return whole(earlier.fact ? [[factIdOfKey(key), earlier.fact]] : []);
    if (isStandIn(id)) return whole([]);
    const value = await this.read<object>(key, isFactId(id) ? AnyFact : this.kind.shape);
    return value === DAMAGED ? { id, entries: [], isDamaged: true } : whole([[id, value as Value]]);
  }

  async #document(key: string): Promise<Omit<Held, 'key'>> {
    const checksum = key.slice(key.lastIndexOf('~') + 1);
    const found = unpacked(await this.read(key, Document), checksum);
    return { id: key.slice(DOCUMENTS.length + 11), ...found };
  }

  /** What stands under some keys. Throws Moved where one is gone. */
  protected open(keys: readonly string[]): Promise<Held[]> {
    return each(keys, async (key) => {
      const held = await this.#cache.forceFetch(contentOf(key), { context: key });
      // What is damaged may be mended.
      if (held.isDamaged) this.#cache.delete(contentOf(key));
      return { ...held, key };
    });
  }

  /** Does some work on the keys of a day; again where they moved meanwhile. */
  protected async resting<T>(
    day: string,
    known: DayKeys | undefined,
    work: (keys: DayKeys) => Promise<T>,
  ): Promise<T> {
    for (let tries = 1, keys = known; ; tries++, keys = undefined)
      try {
        return await work(keys ?? (await this.picture(day)).days.get(day) ?? NO_KEYS);
      } catch (error) {
        if (!(error instanceof Moved)) throw error;
        if (tries === MOST_TRIES)
          throw new StoreUnavailable(`${this.kind.store}: a day did not rest`);
      }
  }

  /** All that stands under the keys of a day. */
  protected held(day: string, known?: DayKeys): Promise<Held[]> {
    return this.resting(day, known, ({ singles, documents }) =>
      this.open([...singles, ...documents]),
    );
  }

  /** The records of a day, the last first; what is damaged is among them. */
  async day(day: string, known?: DayKeys): Promise<readonly Item<R>[]> {
    const of = await this.held(day, known);
    const last = this.#made.get(day);
    const isSame = (own: Held, at: number) => own.entries === last?.of[at]?.entries;
    if (last?.of.length === of.length && of.every(isSame)) return last.items;
    const items = itemsOf(day, of, this.kind.sort);
    this.#made.set(day, { of, items });
    return items;
  }

  /** The records of some days, the last first, read as they are asked for, `wide` days at first. */
  async *newest(
    {
      since = '',
      until = '9999',
      wide: first = 1,
    }: { since?: string | undefined; until?: string; wide?: number },
    picture?: Picture,
    wants: (day: string) => boolean = () => true,
  ): AsyncGenerator<Item<R>> {
    const { days: known } = picture ?? (await this.picture());
    const days = [...known.keys()].filter((day) => day >= since && day <= until && wants(day));
    days.sort().reverse();
    // Four times as many at a time as before: a page wants few days, a search wants all.
    for (let at = 0, wide = first; at < days.length; wide = Math.min(4 * wide, MOST_AHEAD)) {
      const some = days.slice(at, at + wide);
      at += wide;
      const found = await each(some, (day) => this.day(day, known.get(day)), MOST_AHEAD);
      for (const items of found) yield* items;
    }
  }
}
