/** The list of a view: pages as the service has them, changed at once as the owner works. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { keep, kept } from '../browser/keep.ts';
import { say } from './labels.ts';
import type { Filters, Item, Listing, Source } from './source.ts';
import { readOut } from './tell.tsx';

/** Is told how many more wait for the owner, or fewer. */
export type Told = (more: number) => void;

/** Pause after a key before what was typed is searched for, in milliseconds. */
const SEARCH_DELAY_MS = 80;

/** Pages that come back after a reload, at most: who scrolled far scrolls again. */
const MOST_AGAIN = 10;

/** Items a page: who shows one need not look at the others. */
type Listed<T> = Omit<Listing<T>, 'items'> & {
  pages: readonly (readonly T[])[];
  /** One that a link names and no page has (yet). */
  single: T | null;
};

const joined = <T>(list: Listed<T> | null, { items, ...page }: Listing<T>): Listed<T> => ({
  single: null,
  ...list,
  ...page,
  pages: [...(list?.pages ?? []), items],
  skipped: {
    total: (list?.skipped.total ?? 0) + page.skipped.total,
    keys: [...(list?.skipped.keys ?? []), ...page.skipped.keys],
  },
});

/** What is chosen in a view, kept while the tab is open; that of a link goes before it. */
export function useFilters(view: string, first: Filters, given: Filters) {
  const name = `console-filters-${view}`;
  const [filters, setFilters] = useState<Filters>(() => ({
    ...first,
    ...(Object.keys(given).length > 0 ? given : JSON.parse(kept(name) ?? '{}')),
  }));
  useEffect(() => keep(name, JSON.stringify(filters)), [filters]);
  return [filters, (part: Filters) => setFilters((now) => ({ ...now, ...part }))] as const;
}

/** Loads what filters let through, anew when they change or `again` is called; nothing twice. */
export function useList<T extends Item>({ view, load }: Source<T>, filters: Filters, told: Told) {
  const name = `console-pages-${view}`;
  const [list, setList] = useState<Listed<T> | null>(null);
  const [failed, setFailed] = useState<unknown>();
  const [turn, setTurn] = useState(0);
  const words = useRef(filters['q']);
  const loading = useRef(false);
  const run = useRef(0);
  const wanted = useRef(Math.min(MOST_AGAIN, Number(kept(name) ?? 1)));
  /** Adds pages to a list, unless some are on their way or it is asked for anew meanwhile. */
  const extend = async (begun: Listed<T> | null, pages: number) => {
    loading.current = true;
    const mine = run.current;
    try {
      let all = joined(begun, await load(filters, begun?.next ?? null));
      while (all.pages.length < pages && all.next) all = joined(all, await load(filters, all.next));
      if (mine !== run.current) return;
      setFailed(undefined);
      // What was changed meanwhile stays: only what is new is added.
      const added = all.pages.slice(begun?.pages.length ?? 0);
      setList((now) => ({
        ...all,
        single: now?.single ?? null,
        pages: begun && now ? [...now.pages, ...added] : all.pages,
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
    wanted.current = 1;
    keep(name, String(Math.max(1, list.pages.length)));
  }, [list]);
  /** Changes items where they stand; one that becomes null goes. Pages that stay are the same. */
  const change = (how: (item: T) => T | null) =>
    setList((now) => {
      if (!now) return now;
      const pages = now.pages.map((page) => {
        const changed = page.flatMap((item) => how(item) ?? []);
        const stays = changed.length === page.length && changed.every((one, n) => one === page[n]);
        return stays ? page : changed;
      });
      return { ...now, pages, single: now.single && how(now.single) };
    });
  const hold = (single: T | null) => setList((now) => now && { ...now, single });
  return {
    list,
    failed,
    /** Shows items as they are now, and counts them by their states. */
    place: (items: readonly T[], before: readonly T[] = items) => {
      const by = new Map(items.map((item) => [item.id, item]));
      change((item) => by.get(item.id) ?? item);
      const waits = ({ state = 'new' }: T) => state === 'new';
      told(items.filter(waits).length - before.filter(waits).length);
      setList((now) => {
        if (!now?.counts) return now;
        const counts = { ...now.counts };
        const add = (all: readonly T[], more: number) => {
          for (const { state = '' } of all) counts[state] = (counts[state] ?? 0) + more;
        };
        add(before, -1);
        add(items, 1);
        return { ...now, counts };
      });
    },
    /** Takes items off that are deleted. */
    gone: (ids: readonly string[]) => change((item) => (ids.includes(item.id) ? null : item)),
    hold,
    again: () => {
      wanted.current = list?.pages.length ?? 1;
      hold(null);
      setTurn((now) => now + 1);
    },
    /** Adds the next page, unless one is on its way. */
    more: () => void (!loading.current && list?.next && extend(list, 1)),
  };
}
