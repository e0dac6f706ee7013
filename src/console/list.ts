/** The list of a view as the service has it, changed at once as the owner works. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { keep, kept } from '../browser/keep.ts';
import { say } from './labels.ts';
import type { Filters, Item, Listing, Source } from './source.ts';
import { readOut } from './tell.tsx';

/** Is told how many more wait for the owner, or fewer. */
export type Told = (more: number) => void;

/** Pause after a key before what was typed is searched for, in milliseconds. */
const SEARCH_DELAY_MS = 80;

/** Items that come back after a reload, at most: who scrolled far scrolls again. */
const MOST_AGAIN = 300;

/** With one that a link names and no page has (yet). */
type Listed<T> = Listing<T> & { single: T | null };

const joined = <T>(list: Listed<T> | null, page: Listing<T>): Listed<T> => ({
  single: null,
  ...list,
  ...page,
  items: [...(list?.items ?? []), ...page.items],
  skipped: {
    total: (list?.skipped.total ?? 0) + page.skipped.total,
    keys: [...(list?.skipped.keys ?? []), ...page.skipped.keys],
  },
});

/** Loads what filters let through, anew when they change or `again` is called; nothing twice. */
export function useList<T extends Item>({ view, load }: Source<T>, filters: Filters, told: Told) {
  const name = `console-items-${view}`;
  const [list, setList] = useState<Listed<T> | null>(null);
  const [failed, setFailed] = useState<unknown>();
  const [turn, setTurn] = useState(0);
  const words = useRef(filters['q']);
  const loading = useRef(false);
  const run = useRef(0);
  const wanted = useRef(Math.min(MOST_AGAIN, Number(kept(name) ?? 0)));
  /** Adds a page to a list, or as many as have enough items, unless it is asked for anew. */
  const extend = async (begun: Listed<T> | null, enough = 0) => {
    loading.current = true;
    const mine = run.current;
    try {
      let all = joined(begun, await load(filters, begun?.next ?? null));
      while (all.items.length < enough && all.next)
        all = joined(all, await load(filters, all.next));
      if (mine !== run.current) return;
      setFailed(undefined);
      // What was changed meanwhile stays: only what is new is added.
      const added = all.items.slice(begun?.items.length ?? 0);
      setList((now) => ({
        ...all,
        single: now?.single ?? null,
        items: begun && now ? [...now.items, ...added] : all.items,
      }));
      if (!begun) readOut(say.load.done({ title: say.views[view] }));
    } catch (error) {
      if (mine === run.current) setFailed(error);
    } finally {
      if (mine === run.current) loading.current = false;
    }
  };
  useEffect(() => {
    run.current += 1;
    const pause = filters['q'] === words.current ? 0 : SEARCH_DELAY_MS;
    words.current = filters['q'];
    const timer = setTimeout(() => void extend(null, wanted.current), pause);
    return () => clearTimeout(timer);
  }, [filters, turn]);
  useLayoutEffect(() => {
    if (!list) return;
    wanted.current = 0;
    keep(name, String(list.items.length));
  }, [list]);
  /** Changes items where they stand, `more` of a state than before; one that is null goes. */
  const change = (how: (item: T) => T | null, more = (_state: string) => 0) =>
    setList((now) => {
      if (!now) return now;
      const { items, counts, single } = now;
      const changed = Object.entries(counts ?? {}).map(([of, count]) => [of, count + more(of)]);
      return {
        ...now,
        ...(counts && { counts: Object.fromEntries(changed) }),
        items: items.flatMap((item) => how(item) ?? []),
        single: single && how(single),
      };
    });
  const hold = (single: T | null) => setList((now) => now && { ...now, single });
  return {
    list,
    failed,
    /** Shows items as they are now, and counts them by their states. */
    place: (items: readonly T[], before: readonly T[] = items) => {
      const now = new Map(items.map((item) => [item.id, item]));
      const count = (all: readonly T[], of: string) =>
        all.filter(({ state = 'new' }) => state === of).length;
      const more = (state: string) => count(items, state) - count(before, state);
      told(more('new'));
      change((item) => now.get(item.id) ?? item, more);
    },
    /** Takes items off that are deleted. */
    gone: (ids: readonly string[]) => change((item) => (ids.includes(item.id) ? null : item)),
    hold,
    again: () => {
      wanted.current = list?.items.length ?? 0;
      hold(null);
      setTurn((now) => now + 1);
    },
    /** Adds the next page, unless one is on its way. */
    more: () => void (!loading.current && list?.next && extend(list)),
  };
}
