/** The list of messages: as the service has it, and at once as the owner changes it. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ContactState } from '../schemas/inbox-words.ts';
import { listRecords, readMessage } from './api.ts';
import { type Filters, queryOf } from './message-filters.tsx';
import { say } from './say.ts';
import { bothSkipped } from './skipped.tsx';
import type { Contact, Contacts } from './types.ts';

/**
 * Pause between keys that are typed in a row before the next search begins, in milliseconds; the
 * first key is searched for at once.
 */
const SEARCH_DELAY_MS = 80;

export type Listed = Pick<Contacts, 'contacts' | 'counts' | 'skipped' | 'next_url'>;

const without = ({ contacts }: Listed, { id }: Contact) =>
  contacts.filter((contact) => contact.id !== id);

/** The list after a message changed its state: counts move, it stays where it is. */
export function marked(list: Listed, { id, state: before }: Contact, state: ContactState): Listed {
  const counts = { ...list.counts };
  counts[before] -= 1;
  counts[state] += 1;
  return {
    ...list,
    counts,
    contacts: list.contacts.map((contact) => (contact.id === id ? { ...contact, state } : contact)),
  };
}

/** The list where a message does not belong any more, though it is still there. */
export const hidden = (list: Listed, message: Contact): Listed => ({
  ...list,
  contacts: without(list, message),
});

/** The list after a message was deleted. */
export const deleted = (list: Listed, message: Contact): Listed => ({
  ...hidden(list, message),
  counts: { ...list.counts, [message.state]: list.counts[message.state] - 1 },
});

/** Loads what filters let through, anew when they change and when `again` is called. */
export function useMessages(filters: Filters) {
  const [list, setList] = useState<Listed | null>(null);
  const [failed, setFailed] = useState<unknown>();
  const [turn, setTurn] = useState(0);
  const typed = useRef({ words: filters.q, at: 0 });
  useEffect(() => {
    let mine = true;
    const load = () =>
      listRecords('contacts', queryOf(filters)).then(
        (page) => {
          if (!mine) return;
          setFailed(undefined);
          setList(page);
          say('Messages, loaded.');
        },
        (thrown: unknown) => mine && setFailed(thrown),
      );
    const { words, at } = typed.current;
    const now = performance.now();
    const isTyping = filters.q !== words && now - at < SEARCH_DELAY_MS;
    const timer = setTimeout(load, isTyping ? SEARCH_DELAY_MS : 0);
    if (filters.q !== words) typed.current = { words: filters.q, at: now };
    return () => {
      mine = false;
      clearTimeout(timer);
    };
  }, [filters, turn]);
  return {
    list,
    failed,
    setFailed,
    change: (how: (now: Listed) => Listed) => setList((now) => now && how(now)),
    again: () => setTurn((now) => now + 1),
    /** Adds the next page; resolves to the id of its first message. Throws CallFailed. */
    async more(): Promise<string | undefined> {
      if (!list?.next_url) return undefined;
      const page = await listRecords('contacts', {}, list.next_url);
      setList(
        (now) =>
          now && {
            ...page,
            contacts: [...now.contacts, ...page.contacts],
            skipped: bothSkipped(now.skipped, page.skipped),
          },
      );
      return page.contacts[0]?.id;
    },
  };
}

/** The message that is open: of the list, or read by itself where a link names another. */
export function useOpened(
  id: string | null,
  list: Listed | null,
  setFailed: (error: unknown) => void,
) {
  const [single, setSingle] = useState<Contact | null>(null);
  const at = list?.contacts.findIndex((contact) => contact.id === id) ?? -1;
  useEffect(() => {
    if (id !== null && list !== null && at < 0 && single?.id !== id)
      readMessage(id).then(setSingle, setFailed);
  }, [id, list !== null]);
  return { at, shown: list?.contacts[at] ?? (single?.id === id ? single : null), setSingle };
}
