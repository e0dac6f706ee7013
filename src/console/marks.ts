/** What becomes of items: shown at once, told to the service, taken back where it was a slip. */
import { useRef } from 'preact/hooks';
import type { useList } from './list.ts';
import { elsewhere } from './load.tsx';
import type { Item, Marks, Source, Work } from './source.ts';
import { tell, tellProblem } from './tell.tsx';

type Given<T extends Item> = {
  source: Source<T>;
  list: ReturnType<typeof useList<T>>;
  /** Whether the list goes on showing items of a state. */
  shows: (state: string) => boolean;
  /** Is told which items leave the list, so that another is opened. */
  left: (ids: readonly string[]) => void;
};

/** An item as it was told with its tag. */
const versionOf = (item: Item & { etag?: string }) => `${item.id} ${item.etag}`;

export function useMarks<T extends Item>({ source, list, shows, left }: Given<T>): Work<T> {
  // What was made here of an item: who acts on it before that is shown acts on what it is now.
  const made = useRef(new Map<string, T>());
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const newest = (item: T): T => {
    const next = made.current.get(versionOf(item));
    return next ? newest(next) : item;
  };
  /** Puts items into states that each is given; what did not go is as the service has it. */
  const put = async (items: readonly T[], stateOf: (item: T) => string): Promise<T[]> => {
    const { set } = source.marks as Marks<T>;
    const moved = items.map((item) => ({ ...item, state: stateOf(item) }));
    list.place(moved, items);
    const work = turn.current.then(() =>
      Promise.allSettled(moved.map((item) => set(newest(item), item.state))),
    );
    turn.current = work;
    const failed: unknown[] = [];
    const now = (await work).map((result, at) => {
      const item = moved[at] as T;
      if (result.status === 'rejected') {
        failed.push(result.reason);
        return items[at] as T;
      }
      const after = { ...item, ...result.value };
      const before = versionOf(newest(item));
      if (versionOf(after) !== before) made.current.set(before, after);
      return after;
    });
    list.place(now, moved);
    const [reason] = failed;
    if (failed.length === 0) return now;
    return elsewhere(reason, list.again);
  };
  return {
    mark: async (some, state, quiet = false) => {
      const before = some.filter((item) => item.state !== state);
      const ids = before.map(({ id }) => id);
      if (ids.length === 0) return;
      if (!shows(state)) left(ids);
      try {
        const done = await put(before, () => state);
        if (quiet) return;
        const was = new Map(before.map((item) => [item.id, item.state ?? 'new']));
        const what = source.marks?.told[state] ?? state;
        const count = source.words.count({ count: ids.length });
        tell(ids.length === 1 ? `${what}.` : `${count}: ${what}.`, async () => {
          await put(done, ({ id }) => was.get(id) ?? 'new');
        });
      } catch (error) {
        tellProblem(error);
      }
    },
    gone: (ids) => {
      left(ids);
      list.gone(ids);
    },
    again: list.again,
    place: (now, before = now) => list.place([now], [before]),
  };
}
