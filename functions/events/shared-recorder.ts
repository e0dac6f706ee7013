/** The recorder of standalone over a shared store: each record of a batch is one of the store. */
import { randomBytes } from 'node:crypto';
import { each } from '../store/each.ts';
import { dayPrefix } from '../store/keys.ts';
import type { Stores } from '../store/store.ts';
import { type BatchOptions, batchRecorder, type Recorder } from './batch-recorder.ts';
import { keyOfEvent, valueOfEvent } from './event-key.ts';
import { storeLog } from './store-log.ts';

/** Milliseconds between batches: the longer, the fewer records, and the more a kill loses. */
const BATCH_INTERVAL_MS = 5_000;
/** Records that wait for a store that is away; what comes above is dropped and counted. */
const MOST_UNSAVED = 20_000;

/** Starts a recorder over stores. What a store did not confirm is sent again under the same key. */
export function sharedRecorder(stores: Stores, options: BatchOptions): Recorder {
  const store = stores.open('events');
  let unsaved: { key: string; value: object }[] = [];
  const save = async () => {
    const waiting = unsaved;
    const saved = await each(waiting, ({ key, value }) =>
      store.create(key, value).then(
        () => true,
        () => false,
      ),
    );
    unsaved = waiting.filter((_, at) => !saved[at]);
  };
  return batchRecorder(
    {
      ...storeLog(stores),
      count: async (day) => (await store.list(dayPrefix(day))).length,
      async append(at, records) {
        const isFull = () => unsaved.length + records.length > MOST_UNSAVED;
        if (isFull()) await save();
        if (isFull()) throw new Error('too many wait');
        for (const one of records) {
          const key = keyOfEvent(one, { ...one, at, random: randomBytes(6).toString('hex') });
          unsaved.push({ key, value: valueOfEvent(one) });
        }
        await save();
      },
    },
    { interval: BATCH_INTERVAL_MS, ...options },
  );
}
