/** The list of a view: pages as the service has them, changed at once as the owner works. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { keep, kept } from '../browser/keep.ts';
import { say } from './say.ts';
import type { Skipped } from './types.ts';

export type Filters = Readonly<Record<string, string>>;

export type Page<T> = {
  items: readonly T[];
  /** Address of the next page, or null. */
  next: string | null;
  skipped?: Skipped;
  /** How many there are of each state, whatever the filters. */
  counts?: Readonly<Record<string, number>>;
};

export type Load<T> = (filters: Filters, next: string | null) => Promise<Page<T>>;

/**
 * Pause between keys that are typed in a row before the next search begins, in milliseconds; the
 * first key is searched for at once.
 */
const SEARCH_DELAY_MS = 80;

/** Pages that come back after a reload, at most: who scrolled far scrolls again. */
const MOST_AGAIN = 5;

type Listed<T> = {
  /** Items a page: who shows one need not look at the others. */
  pages: readonly (readonly T[])[];
  next: string | null;
  skipped: Skipped;
  counts: Readonly<Record<string, number>> | undefined;
};

const NONE: Skipped = { total: 0, keys: [] };

const joined = <T>({ pages, ...list }: Listed<T>, page: Page<T>): Listed<T> => ({
  pages: [...pages, page.items],
  next: page.next,
  skipped: {
    total: list.skipped.total + (page.skipped?.total ?? 0),
    keys: [...list.skipped.keys, ...(page.skipped?.keys ?? [])],
  },
  counts: page.counts ?? list.counts,
});

const empty = <T>(): Listed<T> => ({ pages: [], next: null, skipped: NONE, counts: undefined });

/** What is chosen in a view, kept while the tab is open; that of a link goes before it. */
export function useFilters(view: string, first: Filters, given: Filters) {
  const name = `console-filters-${view}`;
  const [filters, setFilters] = useState<Filters>(() =>
    Object.keys(given).length > 0
      ? { ...first, ...given }
      : { ...first, ...JSON.parse(kept(name) ?? '{}') },
  );
  useEffect(() => keep(name, JSON.stringify(filters)), [filters]);
  return [filters, (part: Filters) => setFilters((now) => ({ ...now, ...part }))] as const;
}

/**
 * Loads what filters let through, anew when they change and when `again` is called. As many pages
 * as were there before a reload come back with it. Nothing is asked for twice.
 */
export function useList<T>(view: string, title: string, load: Load<T>, filters: Filters) {
  const name = `console-pages-${view}`;
  const [list, setList] = useState<Listed<T> | null>(null);
  const [failed, setFailed] = useState<unknown>();
  const [turn, setTurn] = useState(0);
  const typed = useRef({ words: filters['q'], at: 0 });
  const loading = useRef(false);
  const run = useRef(0);
  const wanted = useRef(Number(kept(name) ?? 1));
  useEffect(() => {
    run.current += 1;
    const mine = run.current;
    const begin = async () => {
      loading.current = true;
      try {
        let all = joined(empty<T>(), await load(filters, null));
        for (let at = 1; at < Math.min(MOST_AGAIN, wanted.current) && all.next; at += 1)
          all = joined(all, await load(filters, all.next));
        if (mine !== run.current) return;
        setFailed(undefined);
        setList(all);
        say(`${title}, loaded.`);
      } catch (error) {
        if (mine === run.current) setFailed(error);
      } finally {
        if (mine === run.current) loading.current = false;
      }
    };
    const { words, at } = typed.current;
    const now = performance.now();
    const isTyping = filters['q'] !== words && now - at < SEARCH_DELAY_MS;
    const timer = setTimeout(() => void begin(), isTyping ? SEARCH_DELAY_MS : 0);
    if (filters['q'] !== words) typed.current = { words: filters['q'], at: now };
    return () => clearTimeout(timer);
  }, [filters, turn]);
  useLayoutEffect(() => {
    wanted.current = 1;
    if (list) keep(name, String(Math.max(1, list.pages.length)));
  }, [list]);
  const change = (how: (item: T) => T | null) =>
    setList(
      (now) =>
        now && {
          ...now,
          pages: now.pages.map((page) => {
            const changed = page.flatMap((item) => how(item) ?? []);
            const same = changed.length === page.length && changed.every((c, at) => c === page[at]);
            return same ? page : changed;
          }),
        },
    );
  return {
    list,
    failed,
    /** Changes items where they stand; one that becomes null goes. Pages that stay are the same. */
    change,
    count: (by: Readonly<Record<string, number>>) =>
      setList((now) => {
        if (!now?.counts) return now;
        const counts = { ...now.counts };
        for (const [state, more] of Object.entries(by)) counts[state] = (counts[state] ?? 0) + more;
        return { ...now, counts };
      }),
    again: () => {
      wanted.current = list?.pages.length ?? 1;
      setTurn((now) => now + 1);
    },
    /** Adds the next page, unless one is on its way. */
    async more(): Promise<void> {
      if (loading.current || !list?.next) return;
      loading.current = true;
      const mine = run.current;
      try {
        const page = await load(filters, list.next);
        if (mine === run.current) setList((now) => now && joined(now, page));
      } catch (error) {
        setFailed(error);
      } finally {
        loading.current = false;
      }
    },
  };
}
