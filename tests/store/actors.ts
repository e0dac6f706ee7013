/** Who works on a store of days at once: writers, folders and a remover; each says what it does. */
import { v7 } from 'uuid';
import type { DayStore } from '../../functions/store/day-store.ts';
import { StoreUnavailable } from '../../functions/store/store.ts';
import { AT, DAY, type Note, state } from './note.ts';

/** What is said of a record, or of `<id> <state>`: before it is tried, and when it is done. */
export type Said = 'tried' | 'kept' | 'going' | 'gone';
export type Say = (said: Said, what: string) => void;

/**
 * Works until `isOver` says so, and writes as long as `writes` does. A store that fails is asked
 * again.
 */
export async function work(
  days: DayStore<Note>,
  say: Say,
  isOver: () => boolean,
  writes = () => !isOver(),
): Promise<void> {
  const own: string[] = [];
  const attempt = async (what: () => Promise<unknown>): Promise<boolean> => {
    try {
      await what();
      return true;
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      await new Promise((go) => setTimeout(go, 20));
      return false;
    }
  };
  const write = async () => {
    while (writes()) {
      const id = v7({ msecs: Date.parse(DAY) + Math.floor(Math.random() * 80_000_000) });
      say('tried', id);
      if (!(await attempt(() => days.add(DAY, id, { text: `text of ${id}`, claims: [] }))))
        continue;
      say('kept', id);
      own.push(id);
      if (own.length % 3) continue;
      say('tried', `${id} s1`);
      if (await attempt(() => days.tell(DAY, state(id, 1)))) say('kept', `${id} s1`);
    }
  };
  const fold = async () => {
    while (!isOver()) {
      await attempt(() => days.fold(DAY));
      await new Promise((go) => setTimeout(go, 5));
    }
  };
  const remove = async () => {
    while (!isOver()) {
      await new Promise((go) => setTimeout(go, 10));
      const [id] = own.splice(Math.floor(Math.random() * own.length), 1);
      if (id === undefined) continue;
      say('going', id);
      let items: Awaited<ReturnType<typeof days.day>> = [];
      const once = async () => {
        const there = await days.day(DAY);
        if (items.length === 0) items = there.filter((item) => item.id === id);
        // Netlify's local server tells half a list when a file of it goes meanwhile.
        if (items.length === 0) throw new StoreUnavailable('half a list');
        await days.remove(items, AT);
      };
      while (!isOver()) if (await attempt(once)) break;
      if (!isOver()) say('gone', id);
    }
  };
  await Promise.all([write(), write(), fold(), fold(), remove()]);
}
