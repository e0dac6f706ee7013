/**
 * A store of days. What comes in is one record under one key, a fact about a record (facts.ts) one
 * more in the day of that record. What is single is folded into documents (documents.ts):
 *
 *   <day>/<id>                            one record, or one fact
 *   days/<day>~<n>~<unique>~<checksum>    a document: many of them
 *   sums/<month>~<name>~<hash>            counts of each day of a month (sums.ts)
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
import type { DayKeys, DayKind, Picture } from './day-reader.ts';
import { DayReader, DOCUMENTS, NO_KEYS, SUMS } from './day-reader.ts';
import { Document, type Entry, packed, unpacked } from './documents.ts';
import { each } from './each.ts';
import { type Fact, GONE, markOf, newFactId } from './facts.ts';
import { dayPrefix, forgetClaim } from './keys.ts';
import { DAMAGED } from './reading.ts';
import { type Stores, StoreUnavailable } from './store.ts';
import { claimsOf, type Held, type Item, marksIn, unionOf } from './union.ts';

/** Entries of a document, at most, and single ones that are folded at a time. */
const PART = 2_000;

/** Single keys that are many: reading them takes longer than folding them now. */
export const MANY_SINGLES = 500;

const FOLDS_AT_A_TIME = 16;

const NUMBER_DIGITS = 6;

const tellsGone = (key: string) => key.includes(`/${GONE}`);

export type Limits = { part?: number };

export class DayStore<R extends object> extends DayReader<R> {
  readonly #stores: Stores;
  readonly #part: number;
  #isFolding = false;
  #added = 0;

  constructor(stores: Stores, kind: DayKind<R>, { part = PART }: Limits = {}) {
    super(stores.open(kind.store), kind);
    this.#stores = stores;
    this.#part = part;
  }

  /** Keeps a record. Tells whether its key was free, as it is again when its day was folded. */
  add(day: string, id: string, record: R): Promise<boolean> {
    this.#added += 1;
    return this.store.create(dayPrefix(day) + id, record);
  }

  /** Whether many were kept since the last `upkeep`, which is due then. */
  get isMany(): boolean {
    return this.#added >= MANY_SINGLES;
  }

  /** Keeps a fact about a record of a day, unless the record was deleted meanwhile. */
  async tell(day: string, fact: Fact): Promise<void> {
    await this.store.create(dayPrefix(day) + newFactId(fact), fact);
    if (!(await this.day(day)).some(({ id }) => id === fact.of)) await this.fold(day);
  }

  // --- folding

  /**
   * Puts what is single in a day into documents, and takes what is gone out of them. `check` may
   * throw between parts to end it: what is done stays.
   */
  async fold(day: string, check: () => void = () => {}): Promise<void> {
    while (await this.resting(day, undefined, (keys) => this.#fold(day, keys))) check();
  }

  /** Folds a part of a day; tells whether there is more. */
  async #fold(day: string, keys: DayKeys): Promise<boolean> {
    const others = keys.singles.filter((key) => !tellsGone(key));
    const some = others.slice(0, this.#part);
    const isLast = some.length === others.length;
    const [singles, marks, documents] = await Promise.all([
      this.open(some),
      this.open(keys.singles.filter(tellsGone)),
      this.open(keys.documents),
    ]);
    const all = [...documents, ...singles, ...marks];
    const left = unionOf(all);
    const isStale = ({ entries }: Held) => entries.some(([id]) => !left.has(id));
    const isFull = ({ entries }: Held) => entries.length >= this.#part;
    // As two leave it who fold at once.
    const [first, again] = [new Set<string>(), new Set<string>()];
    for (const { entries, isDamaged } of documents)
      if (!isDamaged) for (const [id] of entries) (first.has(id) ? again : first).add(id);
    const isDouble = ({ entries }: Held) => entries.some(([id]) => again.has(id));
    // What is damaged stays for who can mend it, unless it holds what is gone.
    const stays = (held: Held) => held.isDamaged || (isFull(held) && !isDouble(held));
    const small = documents.filter((held) => isStale(held) || !stays(held));
    // Marks last: as long as one is there, the day is folded again.
    const whole = (held: Held) => !held.isDamaged;
    const [folded, last] = [singles.filter(whole), isLast ? marks.filter(whole) : []];
    const removed = [...small, ...folded, ...last];
    if (removed.length === small.length && !small.some(isStale) && small.length <= 1) return false;
    const own = new Map(removed.flatMap(({ entries }) => entries));
    const entries = [...own].filter(([id]) => left.has(id)).sort(([a], [b]) => (a < b ? -1 : 1));
    const n = Math.max(0, ...keys.documents.map((key) => Number(key.split('~')[1]))) + 1;
    const keep = async () => {
      for (let at = 0; at < entries.length; at += this.#part)
        await this.#keep(day, n, entries.slice(at, at + this.#part));
    };
    const gone = all.flatMap((held) => held.entries.filter(([id]) => !left.has(id)));
    const claims = gone.flatMap(([, value]) => claimsOf(value));
    const forget = (claim: string) => forgetClaim(this.#stores.open('idempotency'), claim);
    await Promise.all([keep(), each(claims, forget), gone.length > 0 && this.#dropSums(day)]);
    for (const part of [small, folded, last]) await this.#removeKeys(part.map(({ key }) => key));
    return !isLast;
  }

  async #keep(day: string, n: number, entries: readonly Entry[]): Promise<void> {
    const { value, checksum } = packed(entries);
    const place = [day, String(n).padStart(NUMBER_DIGITS, '0'), randomBytes(8).toString('hex')];
    const key = `${DOCUMENTS}${[...place, checksum].join('~')}`;
    await this.store.create(key, value);
    const { isDamaged } = unpacked(await this.read(key, Document), checksum);
    if (isDamaged) throw new StoreUnavailable(`${this.kind.store}: a document is not whole`);
  }

  /**
   * Folds days before `today` (YYYY-MM-DD; '' for none), what was deleted, and what has many single
   * keys. `check` may throw to end it: what is done stays.
   */
  async tidy(today: string, check: () => void = () => {}, picture?: Picture): Promise<void> {
    const { days } = picture ?? (await this.picture());
    const due = [...days].filter(
      ([day, { singles, documents }]) =>
        singles.some(tellsGone) ||
        (day < today ? singles.length > 0 || documents.length > 1 : singles.length >= MANY_SINGLES),
    );
    const work = async ([day]: (typeof due)[number]) => {
      check();
      await this.fold(day, check);
    };
    await each(due, work, FOLDS_AT_A_TIME);
  }

  /** Folds where there are so many single keys that reading takes long. Never rejects. */
  async upkeep(today: string, known?: Picture): Promise<void> {
    // Lists that come at once need one fold.
    if (this.#isFolding) return;
    this.#isFolding = true;
    this.#added = 0;
    try {
      const picture = known ?? (await this.picture());
      let count = 0;
      for (const { singles } of picture.days.values()) count += singles.length;
      if (count >= MANY_SINGLES) await this.tidy(today, () => {}, picture);
    } catch {
      // Whoever lists next tries again.
    }
    this.#isFolding = false;
  }

  // --- deleting

  /**
   * Deletes records with all facts and claims. First their marks, so that they are out of sight
   * whatever happens next; then their days are folded. What broke off is ended by `tidy`.
   */
  async remove(items: readonly Item<R>[], at: string): Promise<void> {
    const days = Map.groupBy(items, ({ day }) => day);
    const marks = [...days].map(([day, some]) => [day, some.map(({ id }) => markOf(id))] as const);
    await this.removeMarked(new Map(marks), at);
    // Nobody can fold what cannot be read.
    const damaged = items.filter(({ record }) => record === DAMAGED);
    await this.#removeKeys(damaged.map(({ key }) => key));
  }

  /** The marks of what was deleted, by day. */
  async gone(): Promise<Map<string, readonly string[]>> {
    const found = await each([...(await this.picture()).days], async ([day, known]) => {
      return [day, [...marksIn(await this.held(day, known))]] as const;
    });
    return new Map(found.filter(([, marks]) => marks.length > 0));
  }

  /** Deletes what marks say, by day: those that `gone` of another store told, for instance. */
  async removeMarked(marks: ReadonlyMap<string, readonly string[]>, at: string): Promise<void> {
    await each([...marks], ([day, some]) => {
      const gone = { fact: 'gone' as const, at, marks: [...some] };
      return this.store.create(dayPrefix(day) + newFactId(gone), gone);
    });
    await each([...marks.keys()], (day) => this.fold(day), FOLDS_AT_A_TIME);
  }

  /** Drops the counts that held a day. */
  async #dropSums(day: string): Promise<void> {
    await this.#removeKeys(await this.store.list(`${SUMS}${day.slice(0, 7)}~`));
  }

  #removeKeys(keys: readonly string[]): Promise<unknown> {
    return each(keys, (key) => this.store.remove(key));
  }

  /** Removes a day as a whole, and counts that held it: nothing of it is read. */
  async drop(day: string): Promise<void> {
    const { singles, documents } = (await this.picture(day)).days.get(day) ?? NO_KEYS;
    await this.#removeKeys([...singles, ...documents]);
    await this.#dropSums(day);
  }
}
