/** What becomes of items: shown at once, told to the service, and taken back where it was a slip. */
import { useRef } from 'preact/hooks';
import { CallFailed } from '../browser/call.ts';
import { say } from './labels.ts';
import type { useList } from './list.ts';
import type { Item, Marks, Source, Work } from './source.ts';
import { tell, tellProblem } from './tell.tsx';

type Given<T extends Item> = {
  source: Source<T>;
  list: ReturnType<typeof useList<T>>;
  /** Whether the list goes on showing items of a state. */
  shows: (state: string) => boolean;
  /** Is told which items leave the list, so that another is opened. */
  left: (ids: readonly string[]) => void;
  setSingle: (how: (now: T | null) => T | null) => void;
};

/** An item as it was told with its tag. */
const versionOf = (item: Item & { etag?: string }) => `${item.id} ${item.etag}`;

export function useMarks<T extends Item>({
  source,
  list,
  shows,
  left,
  setSingle,
}: Given<T>): Work<T> {
  // What was made here of an item: who acts on it before that is shown acts on what it is now.
  const made = useRef(new Map<string, T>());
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  /** The state that each was last given here, which what is on the screen may not have yet. */
  const given = useRef(new Map<string, string | undefined>());
  const newest = (item: T): T => {
    const next = made.current.get(versionOf(item));
    return next ? newest(next) : item;
  };
  const isBehind = ({ id, state }: T) => given.current.has(id) && given.current.get(id) !== state;
  /** Shows items as they are now, and counts them by their states. */
  const place = (items: readonly T[], before: readonly T[] = items) => {
    const by = new Map(items.map((item) => [item.id, item]));
    for (const { id, state } of items) given.current.set(id, state);
    list.change((item) => by.get(item.id) ?? item);
    setSingle((now) => (now && by.get(now.id)) ?? now);
    const counts: Record<string, number> = {};
    const add = (more: number) => (item: T) => {
      counts[item.state ?? ''] = (counts[item.state ?? ''] ?? 0) + more;
    };
    before.forEach(add(-1));
    items.forEach(add(1));
    list.count(counts);
  };
  const again = () => {
    given.current.clear();
    list.again();
  };
  /** Puts items into states that each is given; what did not go is as the service has it. */
  const put = async (items: readonly T[], stateOf: (item: T) => string): Promise<T[]> => {
    const { set } = source.marks as Marks<T>;
    const moved = items.map((item) => ({ ...item, state: stateOf(item) }));
    place(moved, items);
    const work = turn.current.then(() =>
      Promise.allSettled(moved.map((item) => set(newest(item), stateOf(item)))),
    );
    turn.current = work;
    const results = await work;
    const done: T[] = [];
    const undone: T[] = [];
    for (const [at, item] of moved.entries()) {
      const result = results[at] as PromiseSettledResult<object>;
      if (result.status === 'rejected') {
        undone.push(item);
        continue;
      }
      const now = { ...item, ...result.value };
      const before = versionOf(newest(item));
      if (versionOf(now) !== before) made.current.set(before, now);
      done.push(now);
    }
    place(done);
    const failed = results.find((result) => result.status === 'rejected');
    if (!failed) return done;
    const back = items.filter(({ id }) => undone.some((item) => item.id === id));
    place(back, undone);
    if (!(failed.reason instanceof CallFailed) || failed.reason.code !== 'precondition_failed')
      throw failed.reason;
    again();
    setSingle(() => null);
    throw new CallFailed('precondition_failed', say.told.elsewhere);
  };
  return {
    mark: async (some, state, quiet = false) => {
      // That it was seen is noted after a key that was pressed at once, and takes nothing back.
      const before = some.filter((item) => item.state !== state && !(quiet && isBehind(item)));
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
      list.change((item) => (ids.includes(item.id) ? null : item));
    },
    again,
    place: (now, before = now) => place([now], [before]),
  };
}
