/**
 * A store of days. What comes in is one record under one key, a fact about a record (facts.ts) one
 * more in the day of that record. What is single is folded into documents (documents.ts):
 *
 *   <day>/<id>                            one record, or one fact
 *   days/<day>~<n>~<unique>~<checksum>    a document: many of them
 *   sums/<month>~<counter>~<hash>         counts of each day of a month (sums.ts)
 *
 * What a day holds is the union of all its keys, each id once, without what any of them says is
 * gone. So a crash, two who fold at once, a late writer or a backup that comes back change nothing
 * that a reader sees. What keeps it so:
 *
 * 1. The key of a document is never used twice.
 * 2. A fold removes only what it has read, and only when a document that it created itself was read
 *    back and is whole. That another document holds it too is not enough: who made that one may be
 *    removing it because of a third.
 * 3. A document sorts behind all that it was made of, and single keys are listed before documents,
 *    so that a list that comes page by page meets what was folded, or what it was folded into.
 * 4. What is gone stays in its day as marks, goes along with every fold, and only grows.
 * 5. Whoever finds nothing under a key that was listed lists that day again.
 * 6. A fold takes a part at a time: who is ended half-way has got on.
 */
import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type * as z from 'zod';
import { type Entry, packed, unpacked, type Value } from './documents.ts';
import { each } from './each.ts';
import { earlierFact, earlierPrefixes, isStandIn } from './earlier-layout.ts';
import {
  type Fact,
  factIdOfKey,
  factOf,
  GONE,
  isFact,
  isFactId,
  markOf,
  newFactId,
} from './facts.ts';
import { dayPrefix, resultKey } from './keys.ts';
import { DAMAGED } from './reading.ts';
import {
  RecordDamaged,
  type Store,
  type StoreName,
  type Stores,
  StoreUnavailable,
} from './store.ts';

/** A kind of records: its store, what a record is read through, and the ids of records. */
export type DayKind<R> = {
  store: StoreName;
  shape: z.ZodType<R>;
  isId: RegExp;
  /** What sorts a record within its day. */
  sort: (item: Pick<Item<R>, 'day' | 'id' | 'record'>) => string;
};

/** A record with its facts, in order; of a key that is damaged, the key. */
export type Item<R> = {
  day: string;
  id: string;
  sort: string;
  record: R | typeof DAMAGED;
  facts: readonly Fact[];
  key: string;
};

/** The keys of a day. */
export type DayKeys = { singles: string[]; documents: string[] };
/** The keys of all days, and those of sums. */
export type Picture = { days: ReadonlyMap<string, DayKeys>; sums: readonly string[] };

/** What stands under one key. */
type Held = { key: string; entries: readonly Entry[]; isDamaged: boolean };

/** Entries of a document, at most, and single ones that are folded at a time. */
const PART = 2_000;

/** Single keys that are many: reading them takes longer than folding them now. */
export const MANY_SINGLES = 500;

/** How often a day is listed again before it is told that it does not rest. */
const MOST_TRIES = 10;

/** Days that are folded at a time. */
const FOLDS_AT_A_TIME = 8;

/** Days that are read at a time, at most. */
const MOST_AHEAD = 64;

/** Records and facts that stay in memory: they never change under their key. */
const CACHED = 60_000;

const DOCUMENTS = 'days/';
const SUMS = 'sums/';
const NUMBER_DIGITS = 6;

/** Something moved while it was read. */
class Moved extends Error {}

const claimsOf = (value: Value): string[] =>
  isFact(value)
    ? value.fact === 'claim'
      ? [value.claim]
      : []
    : ((value['claims'] as string[] | undefined) ?? []);

/** Each id once, without what is gone and facts about it. */
function unionOf(all: readonly Held[]): Map<string, Value> {
  const gone = new Set<string>();
  for (const { entries } of all)
    for (const [, value] of entries)
      if (isFact(value) && value.fact === 'gone') for (const mark of value.marks) gone.add(mark);
  const isGone = (id: string) => gone.size > 0 && gone.has(markOf(id));
  const found = new Map<string, Value>();
  for (const { entries } of all)
    for (const [id, value] of entries)
      if (!isGone(id) && !(isFact(value) && 'of' in value && isGone(value.of)))
        found.set(id, value);
  return found;
}

export type Limits = { part?: number };

export class DayStore<R extends object> {
  readonly #stores: Stores;
  readonly #store: Store;
  readonly #kind: DayKind<R>;
  readonly #part: number;
  readonly #cache = new LRUCache<string, Held>({
    maxSize: CACHED,
    sizeCalculation: ({ entries }) => entries.length + 1,
  });
  /** Whether nothing is left of an earlier layout. */
  #moved = false;

  constructor(stores: Stores, kind: DayKind<R>, { part = PART }: Limits = {}) {
    this.#stores = stores;
    this.#store = stores.open(kind.store);
    this.#kind = kind;
    this.#part = part;
  }

  // --- writing

  /**
   * Keeps a record; it is safe when this resolves. The same id again changes nothing. Tells whether
   * its key was free, as it is once more when its day was folded.
   */
  add(day: string, id: string, record: R): Promise<boolean> {
    return this.#store.create(dayPrefix(day) + id, record);
  }

  /** Keeps a fact about a record of a day, unless the record was deleted meanwhile. */
  async tell(day: string, fact: Fact): Promise<void> {
    await this.#store.create(dayPrefix(day) + newFactId(fact), fact);
    if (!(await this.day(day)).some(({ id }) => id === fact.of)) await this.fold(day);
  }

  // --- listing

  /** Lists documents until two lists agree: one alone may miss what moves while it is made. */
  async #documents(prefix: string, first: Promise<string[]>): Promise<string[]> {
    let known = await first;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const again = await this.#store.list(prefix);
      if (again.length === known.length && again.every((key, at) => key === known[at])) break;
      known = again;
    }
    return known;
  }

  /** The day of a key; null where it is none of a record, fact or document. */
  #dayOf(key: string): string | null {
    if (/^\d{4}-\d\d-\d\d\/[^/]+$/.test(key)) return key.slice(0, 10);
    return earlierFact(key)?.day ?? null;
  }

  /** The keys of all days; or of one, which costs less. */
  async picture(day?: string): Promise<Picture> {
    const list = (prefix: string) => this.#store.list(prefix);
    const begin = DOCUMENTS + (day === undefined ? '' : `${day}~`);
    let singles: string[];
    let documents: string[];
    if (day === undefined) {
      singles = await list('');
      const first = singles.filter((key) => key.startsWith(DOCUMENTS));
      documents = await this.#documents(begin, Promise.resolve(first));
    } else {
      const earlier = this.#moved ? [] : earlierPrefixes(this.#kind.store);
      const first = list(begin);
      first.catch(() => {});
      const all = ['', ...earlier].map((prefix) => list(prefix + dayPrefix(day)));
      singles = (await Promise.all(all)).flat();
      documents = await this.#documents(begin, first);
    }
    const days = new Map<string, DayKeys>();
    const put = (on: string, name: keyof DayKeys, key: string) => {
      const known = days.get(on);
      if (known) known[name].push(key);
      else days.set(on, { singles: [], documents: [], [name]: [key] });
    };
    let hasEarlier = false;
    for (const key of singles) {
      const on = this.#dayOf(key);
      if (on === null) continue;
      put(on, 'singles', key);
      hasEarlier ||= earlierFact(key) !== null;
    }
    for (const key of documents)
      put(key.slice(DOCUMENTS.length, DOCUMENTS.length + 10), 'documents', key);
    if (day !== undefined) return { days, sums: [] };
    this.#moved ||= !hasEarlier;
    // What was deleted goes from memory too.
    const there = new Set([...singles, ...documents]);
    for (const key of this.#cache.keys()) if (!there.has(key)) this.#cache.delete(key);
    return { days, sums: singles.filter((key) => key.startsWith(SUMS)) };
  }

  async #keysOf(day: string): Promise<DayKeys> {
    return (await this.picture(day)).days.get(day) ?? { singles: [], documents: [] };
  }

  // --- reading

  /** The value of a key; undefined where it is damaged. Throws Moved when it is gone. */
  async #read(key: string): Promise<unknown> {
    try {
      const value = await this.#store.read(key);
      if (value === null) throw new Moved();
      return value;
    } catch (error) {
      if (error instanceof RecordDamaged) return undefined;
      throw error;
    }
  }

  async #single(key: string): Promise<Omit<Held, 'key'>> {
    const whole = (entries: readonly Entry[]) => ({ entries, isDamaged: false });
    const earlier = earlierFact(key);
    if (earlier) return whole(earlier.fact ? [[factIdOfKey(key), earlier.fact]] : []);
    const id = key.slice(11);
    if (isStandIn(id)) return whole([]);
    const value = await this.#read(key);
    const isWhole = isFactId(id)
      ? factOf(value) !== null
      : this.#kind.shape.safeParse(value).success;
    return isWhole ? whole([[id, value as Value]]) : { entries: [], isDamaged: true };
  }

  async #open(key: string): Promise<Held> {
    const known = this.#cache.get(key);
    if (known) return known;
    const held: Held = {
      key,
      ...(key.startsWith(DOCUMENTS)
        ? unpacked(await this.#read(key), key.slice(key.lastIndexOf('~') + 1))
        : await this.#single(key)),
    };
    // What is damaged may be mended.
    if (!held.isDamaged) this.#cache.set(key, held);
    return held;
  }

  #itemsOf(day: string, all: readonly Held[]): Item<R>[] {
    const facts = new Map<string, Fact[]>();
    const items: Item<R>[] = [];
    const place = (id: string, record: R | typeof DAMAGED, key: string) =>
      items.push({ day, id, record, key, facts: [], sort: this.#kind.sort({ day, id, record }) });
    const union = unionOf(all);
    for (const [id, value] of union)
      if (!isFact(value)) place(id, value as R, dayPrefix(day) + id);
      else if (value.fact !== 'gone') facts.set(value.of, [...(facts.get(value.of) ?? []), value]);
    for (const { key, isDamaged } of all) {
      const id = key.startsWith(DOCUMENTS) ? key.slice(DOCUMENTS.length + 11) : key.slice(11);
      if (isDamaged && !union.has(id)) place(id, DAMAGED, key);
    }
    for (const item of items)
      item.facts = (facts.get(item.id) ?? []).sort((a, b) => (a.at < b.at ? -1 : 1));
    return items.sort((a, b) => (a.sort < b.sort ? 1 : -1));
  }

  /** Does some work on the keys of a day; again where they moved meanwhile. */
  async #resting<T>(
    day: string,
    known: DayKeys | undefined,
    work: (keys: DayKeys) => Promise<T>,
  ): Promise<T> {
    for (let tries = 1, keys = known; ; tries++, keys = undefined)
      try {
        return await work(keys ?? (await this.#keysOf(day)));
      } catch (error) {
        if (!(error instanceof Moved)) throw error;
        if (tries === MOST_TRIES)
          throw new StoreUnavailable(`${this.#kind.store}: a day did not rest`);
      }
  }

  /** The records of a day, the last first; what is damaged is among them. */
  day(day: string, known?: DayKeys): Promise<Item<R>[]> {
    return this.#resting(day, known, async ({ singles, documents }) =>
      this.#itemsOf(day, await each([...singles, ...documents], (key) => this.#open(key))),
    );
  }

  /** The records of some days, the last day first, read as they are asked for. */
  async *newest(
    { since = '', until = '9999' }: { since?: string | undefined; until?: string },
    picture?: Picture,
    wants: (day: string) => boolean = () => true,
  ): AsyncGenerator<Item<R>> {
    const { days: known } = picture ?? (await this.picture());
    const days = [...known.keys()].filter((day) => day >= since && day <= until && wants(day));
    days.sort().reverse();
    // Twice as many at a time as before: a page wants few days, a search wants all.
    for (let at = 0, wide = 1; at < days.length; wide = Math.min(2 * wide, MOST_AHEAD)) {
      const some = days.slice(at, at + wide);
      at += wide;
      for (const items of await each(some, (day) => this.day(day, known.get(day)))) yield* items;
    }
  }

  // --- folding

  /** Puts what is single in a day into documents, and takes what is gone out of them. */
  async fold(day: string): Promise<void> {
    while (await this.#resting(day, undefined, (keys) => this.#fold(day, keys)));
  }

  /** Folds a part of a day; tells whether there is more. */
  async #fold(day: string, keys: DayKeys): Promise<boolean> {
    const read = (some: readonly string[]) => each(some, (key) => this.#open(key));
    const groups = Map.groupBy(keys.singles, (key) => key.includes(`/${GONE}`));
    const others = groups.get(false) ?? [];
    const some = others.slice(0, this.#part);
    const isLast = some.length === others.length;
    const singles = await read(some);
    const marks = await read(groups.get(true) ?? []);
    const documents = await read(keys.documents);
    const all = [...documents, ...singles, ...marks];
    const left = unionOf(all);
    const isStale = ({ entries }: Held) => entries.some(([id]) => !left.has(id));
    const isFull = ({ entries }: Held) => entries.length >= this.#part;
    // What is damaged stays for who can mend it, unless it holds what is gone.
    const small = documents.filter((held) => isStale(held) || !(held.isDamaged || isFull(held)));
    // Marks last: as long as one is there, the day is folded again.
    const whole = (held: Held) => !held.isDamaged;
    const [folded, last] = [singles.filter(whole), isLast ? marks.filter(whole) : []];
    const removed = [...small, ...folded, ...last];
    if (removed.length === small.length && !small.some(isStale) && small.length <= 1) return false;
    const own = new Map(removed.flatMap(({ entries }) => entries));
    const entries = [...own].filter(([id]) => left.has(id)).sort(([a], [b]) => (a < b ? -1 : 1));
    const numbers = keys.documents.map((key) => Number(key.split('~')[1]));
    for (let at = 0; at < entries.length; at += this.#part)
      await this.#keep(day, Math.max(0, ...numbers) + 1, entries.slice(at, at + this.#part));
    const gone = all.flatMap((held) => held.entries.filter(([id]) => !left.has(id)));
    await this.#forgetClaims(gone.flatMap(([, value]) => claimsOf(value)));
    for (const part of [small, folded, last])
      await each(part, ({ key }) => this.#store.remove(key));
    return !isLast;
  }

  async #keep(day: string, n: number, entries: readonly Entry[]): Promise<void> {
    const { value, checksum } = packed(entries);
    const place = [day, String(n).padStart(NUMBER_DIGITS, '0'), randomBytes(8).toString('hex')];
    const key = `${DOCUMENTS}${[...place, checksum].join('~')}`;
    await this.#store.create(key, value);
    const { isDamaged } = unpacked(await this.#read(key), checksum);
    if (isDamaged) throw new StoreUnavailable(`${this.#kind.store}: a document is not whole`);
  }

  /** Removes claims and their answers: the answer first, which would stay for ever without. */
  async #forgetClaims(claims: readonly string[]): Promise<void> {
    const store = this.#stores.open('idempotency');
    await each(claims, async (claim) => {
      await store.remove(resultKey(claim));
      await store.remove(claim);
    });
  }

  /**
   * Folds days before `today` (YYYY-MM-DD), what was deleted and not folded, and today where it has
   * many single keys. `check` may throw to end it: what is done stays.
   */
  async tidy(today: string, check: () => void = () => {}, picture?: Picture): Promise<void> {
    const { days } = picture ?? (await this.picture());
    const due = [...days].filter(
      ([day, { singles, documents }]) =>
        singles.some((key) => key.includes(`/${GONE}`)) ||
        (day < today ? singles.length > 0 || documents.length > 1 : singles.length >= MANY_SINGLES),
    );
    await each(
      due,
      async ([day]) => {
        check();
        await this.fold(day);
      },
      FOLDS_AT_A_TIME,
    );
  }

  /** Folds where a list shows so many single keys that reading takes long. Never rejects. */
  async upkeep(today: string, picture: Picture): Promise<void> {
    let count = 0;
    for (const { singles } of picture.days.values()) count += singles.length;
    if (count >= MANY_SINGLES) await this.tidy(today, () => {}, picture).catch(() => {});
  }

  // --- deleting

  /**
   * Deletes records with all facts about them and their claims. First their marks, so that they are
   * out of sight whatever happens next; then their days are folded, so that nothing of them is
   * left. What broke off is ended by `finish`.
   */
  async remove(items: readonly Item<R>[], at: string): Promise<void> {
    // Nobody can fold what cannot be read.
    const damaged = items.filter(({ record }) => record === DAMAGED);
    const days = Map.groupBy(items, ({ day }) => day);
    const marks = [...days].map(([day, some]) => [day, some.map(({ id }) => markOf(id))] as const);
    await this.#mark(new Map(marks), at);
    await each(damaged, ({ key }) => this.#store.remove(key));
    await this.#foldAll([...days.keys()]);
  }

  /** The marks of what was deleted, by day. */
  async gone(): Promise<Map<string, string[]>> {
    const { days } = await this.picture();
    const found = await each([...days], async ([day, known]) => {
      const held = await this.#resting(day, known, ({ singles, documents }) =>
        each([...singles, ...documents], (key) => this.#open(key)),
      );
      const facts = held.flatMap(({ entries }) => entries.map(([, value]) => value));
      const marks = facts.flatMap((fact) =>
        isFact(fact) && fact.fact === 'gone' ? fact.marks : [],
      );
      return [day, [...new Set(marks)]] as [string, string[]];
    });
    return new Map(found.filter(([, marks]) => marks.length > 0));
  }

  /** Deletes what was deleted from another store, by what `gone` of that one told. */
  async removeMarked(marks: ReadonlyMap<string, readonly string[]>, at: string): Promise<void> {
    await this.#mark(marks, at);
    await this.#foldAll([...marks.keys()]);
  }

  async #mark(marks: ReadonlyMap<string, readonly string[]>, at: string): Promise<void> {
    await each([...marks], async ([day, some]) => {
      const gone = { fact: 'gone' as const, at, marks: [...some] };
      await this.#store.create(dayPrefix(day) + newFactId(gone), gone);
    });
  }

  /** Folds some days, and drops the counts that held what is gone. */
  async #foldAll(days: readonly string[]): Promise<void> {
    await each(days, (day) => this.fold(day), FOLDS_AT_A_TIME);
    const months = new Set(days.map((day) => day.slice(0, 7)));
    for (const month of months)
      for (const key of await this.#store.list(`${SUMS}${month}~`)) await this.#store.remove(key);
  }

  /** Ends deletions that broke off. */
  async finish(): Promise<void> {
    const { days } = await this.picture();
    for (const [day, { singles }] of days)
      if (singles.some((key) => key.includes(`/${GONE}`))) await this.#foldAll([day]);
  }

  /** Removes a day as a whole: nothing of it is read. */
  async drop(day: string): Promise<void> {
    const { singles, documents } = await this.#keysOf(day);
    await each([...singles, ...documents], (key) => this.#store.remove(key));
  }
}
