/**
 * The recorder over a store that many write to: each record of a batch is one of the store, until a
 * day has its quota, then a sample. There are no counters: who finds the nth quota used up writes
 * `levels/<day>/<n>`, which the others list now and then.
 */
import { each } from '../store/each.ts';
import { dayPrefix, eventLevelKey, eventLevelsPrefix } from '../store/keys.ts';
import type { Stores } from '../store/store.ts';
import { type BatchOptions, type BatchRecorder, batchRecorder, QUOTA } from './batch-recorder.ts';
import { entryOf } from './event-key.ts';

/** How often the records of a day are counted while a quota is used up. */
const RECOUNTS_A_QUOTA = 50;
/** How long a level is taken for true, in milliseconds. */
const LEVEL_KEPT_MS = 5 * 60_000;
/** Records that wait for a store that is away; what comes above is dropped and counted. */
const MOST_UNSAVED = 20_000;

/**
 * Starts a recorder over stores, which need a deadline: a batch waits for the one before. What a
 * store did not confirm is sent again under the same key.
 */
export function storeRecorder(stores: Stores, options: BatchOptions): BatchRecorder {
  const { now = () => new Date(), random = Math.random, quota = QUOTA } = options;
  const store = stores.open('events');
  let unsaved: ReturnType<typeof entryOf>[] = [];
  let isFirst = true;
  let known: { day: string; until: number; level: Promise<number> } | undefined;

  const levelOf = (day: string): Promise<number> => {
    const time = now().getTime();
    if (known?.day === day && time < known.until) return known.level;
    const level = store.list(eventLevelsPrefix(day)).then(
      (keys) => keys.length,
      // Asked for again by the next batch; this one is tried all the same.
      () => {
        known = undefined;
        return 0;
      },
    );
    known = { day, until: time + LEVEL_KEPT_MS, level };
    return level;
  };
  const recount = async (day: string): Promise<void> => {
    const used = Math.floor((await store.list(dayPrefix(day))).length / quota);
    const level = await levelOf(day);
    if (used <= level) return;
    await store.create(eventLevelKey(day, level + 1), {});
    known = undefined;
  };
  const save = async () => {
    const tried = await each(unsaved, (one) =>
      store.create(one.key, one.value).then(
        () => [],
        () => [one],
      ),
    );
    unsaved = tried.flat();
  };
  return batchRecorder(
    {
      count: async () => 0,
      async level(day) {
        // The first batch of an isolate stands for itself: many isolates see no second one, and
        // need not ask.
        if (!isFirst) return levelOf(day);
        isFirst = false;
        return 0;
      },
      async append(at, records) {
        const isFull = () => unsaved.length + records.length > MOST_UNSAVED;
        if (isFull()) await save();
        if (isFull()) throw new Error('too many wait');
        for (const one of records) unsaved.push(entryOf(one, at, crypto.randomUUID().slice(-12)));
        await save();
        // Nothing more is asked of a store that is away.
        if (unsaved.length === 0 && random() * quota < RECOUNTS_A_QUOTA * records.length)
          await recount(at.slice(0, 10)).catch(() => {});
      },
    },
    options,
  );
}
