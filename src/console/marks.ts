/** What becomes of items: shown at once, told to the service, and taken back where it was a slip. */
import { useRef } from 'preact/hooks';
import { CallFailed } from '../browser/call.ts';
import { counted } from '../browser/words.ts';
import type { useList } from './list.ts';
import type { Item, Marks, Source, Work } from './source.ts';
import { tell, tellProblem } from './undo.tsx';

/** Calls of the service that are under way at a time. */
const AT_A_TIME = 4;

/** Does work for each item, some at a time; what each resolved to, or what it threw. */
async function each<T, R>(items: readonly T[], work: (item: T) => Promise<R>) {
  const results: PromiseSettledResult<R>[] = [];
  for (let at = 0; at < items.length; at += AT_A_TIME)
    results.push(...(await Promise.allSettled(items.slice(at, at + AT_A_TIME).map(work))));
  return results;
}

const isOutdated = (error: unknown) =>
  error instanceof CallFailed && error.code === 'precondition_failed';

type Given<T extends Item> = {
  source: Source<T>;
  list: ReturnType<typeof useList<T>>;
  shows: (state: string) => boolean;
  hide: (ids: readonly string[], away: boolean) => void;
  left: (ids: readonly string[]) => void;
  setSingle: (how: (now: T | null) => T | null) => void;
};

/** An item as it was told with its tag. */
const versionOf = (item: Item & { etag?: string }) => `${item.id} ${item.etag}`;

export function useMarks<T extends Item>(given: Given<T>): Work<T> {
  const { source, list, shows, hide, left, setSingle } = given;
  // What was made here of an item: who acts on it before that is shown acts on what it is now.
  const made = useRef(new Map<string, T>());
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const newest = (item: T): T => {
    const next = made.current.get(versionOf(item));
    return next ? newest(next) : item;
  };
  const place = (items: readonly T[]) => {
    const by = new Map(items.map((item) => [item.id, item]));
    list.change((item) => by.get(item.id) ?? item);
    setSingle((now) => (now && by.get(now.id)) ?? now);
  };
  const move = (items: readonly T[], state: string): T[] => {
    const counts: Record<string, number> = {};
    for (const item of items) {
      counts[item.state ?? ''] = (counts[item.state ?? ''] ?? 0) - 1;
      counts[state] = (counts[state] ?? 0) + 1;
    }
    list.count(counts);
    const moved = items.map((item) => ({ ...item, state }));
    place(moved);
    return moved;
  };
  /** Puts items into states that each is given; what did not go is as the service has it. */
  const put = async (items: readonly T[], stateOf: (item: T) => string): Promise<T[]> => {
    const marks = source.marks as Marks<T>;
    for (const [state, some] of Map.groupBy(items, stateOf)) move(some, state);
    const work = turn.current.then(() =>
      each(items, (item) => marks.set(newest(item), stateOf(item))),
    );
    turn.current = work;
    const results = await work;
    const done: T[] = [];
    for (const [at, item] of items.entries()) {
      const result = results[at] as PromiseSettledResult<object>;
      const mine = { ...item, state: stateOf(item) };
      if (result.status === 'fulfilled') {
        const now = { ...mine, ...result.value };
        const before = versionOf(newest(item));
        if (versionOf(now) !== before) made.current.set(before, now);
        done.push(now);
      } else {
        move([mine], item.state ?? '');
        place([item]);
        hide([item.id], false);
      }
    }
    place(done);
    const failed = results.find((result) => result.status === 'rejected');
    if (failed && isOutdated(failed.reason)) {
      list.again();
      const fresh = items.find((_, at) => results[at]?.status === 'rejected');
      if (fresh) setSingle(() => null);
      throw new CallFailed(
        'precondition_failed',
        'It was changed elsewhere meanwhile. What you see now is what it is; nothing was ' +
          'overwritten.',
      );
    }
    if (failed) throw failed.reason;
    return done;
  };
  return {
    mark: async (some: readonly T[], state: string, quiet = false): Promise<void> => {
      const before = some.filter((item) => item.state !== state);
      const ids = before.map(({ id }) => id);
      if (ids.length === 0) return;
      const away = state === 'archived' && !shows(state);
      if (away) {
        left(ids);
        hide(ids, true);
      }
      try {
        const done = await put(before, () => state);
        if (quiet) return;
        const was = new Map(before.map((item) => [item.id, item.state ?? 'new']));
        const what = ids.length === 1 ? '' : `${counted(ids.length, ...source.nouns)}: `;
        tell(`${what}${source.marks?.told[state] ?? state}.`, async () => {
          hide(ids, false);
          await put(done, ({ id }) => was.get(id) ?? 'new');
        });
      } catch (error) {
        tellProblem(error);
      }
    },
    gone: (ids: readonly string[]): void => {
      left(ids);
      list.change((item) => (ids.includes(item.id) ? null : item));
    },
    again: list.again,
    place: (item: T) => place([item]),
    count: ({ state = '' }: T, to: string) =>
      list.count(state === to ? {} : { [state]: -1, [to]: 1 }),
  };
}
