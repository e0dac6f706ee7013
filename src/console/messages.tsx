/** The inbox: a list and the message that is open, side by side where there is room. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { counted, dayOf } from '../browser/words.ts';
import type { ContactState } from '../schemas/inbox-words.ts';
import {
  deleteDay,
  deleteRecord,
  deleteSender,
  exportRecords,
  listRecords,
  markMessage,
  readMessage,
} from './api.ts';
import { Button, useWork } from './button.tsx';
import { confirmed } from './confirm.tsx';
import { download } from './download.ts';
import { Problem } from './load.tsx';
import { Message } from './message.tsx';
import { MessageFilters, OPEN, queryOf } from './message-filters.tsx';
import { keysAreOn, turnKeys, useKeys } from './message-keys.ts';
import { MessageList } from './message-list.tsx';
import { say } from './say.ts';
import { bothSkipped, idOf, SkippedRecords } from './skipped.tsx';
import type { Contact, Contacts, Deletion } from './types.ts';

/** Pause after the last key before a search begins, in milliseconds. */
const SEARCH_DELAY_MS = 120;

/** What was chosen stays chosen while the tab is open. */
let chosen = OPEN;

const NONE: Contacts['counts'] = { new: 0, read: 0, answered: 0, archived: 0 };

type Shown = Pick<Contacts, 'contacts' | 'counts' | 'skipped' | 'next_url'>;

const open = (id: string | undefined) => {
  location.hash = id === undefined ? '#messages' : `#messages/${id}`;
};

/** The list after a message changed its state: counts move at once, it stays where it is. */
function marked(list: Shown, { id, state: before }: Contact, state: ContactState): Shown {
  return {
    ...list,
    counts: {
      ...list.counts,
      [before]: list.counts[before] - 1,
      [state]: list.counts[state] + (before === state ? 0 : 1),
    },
    contacts: list.contacts.map((one) => (one.id === id ? { ...one, state } : one)),
  };
}

export function MessagesView({ id, setUnread }: Props) {
  const [filters, setFilters] = useState(chosen);
  const [list, setList] = useState<Shown | null>(null);
  const [single, setSingle] = useState<Contact | null>(null);
  const [told, setTold] = useState('');
  const [turn, setTurn] = useState(0);
  const [keys, setKeys] = useState(keysAreOn);
  const { error, busy, run } = useWork();
  const [failed, setFailed] = useState<unknown>();
  const search = useRef<HTMLInputElement>(null);
  const contacts = list?.contacts ?? [];
  const at = contacts.findIndex((one) => one.id === id);
  const shown = contacts[at] ?? (single?.id === id ? single : null);

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
    const timer = setTimeout(load, list === null || filters.q === chosen.q ? 0 : SEARCH_DELAY_MS);
    chosen = filters;
    return () => {
      mine = false;
      clearTimeout(timer);
    };
  }, [filters, turn]);

  useEffect(() => {
    if (list) setUnread(list.counts.new);
  }, [list]);

  // What a link names and the list does not hold is read by itself.
  useEffect(() => {
    if (id !== null && list !== null && at < 0 && single?.id !== id)
      readMessage(id).then(setSingle, setFailed);
  }, [id, list !== null]);

  const mark = (message: Contact, state: ContactState) =>
    run(async () => {
      await markMessage(message.id, state);
      setList((now) => now && marked(now, message, state));
      setSingle((now) => (now?.id === message.id ? { ...now, state } : now));
    });

  // Whoever sees it has read it.
  useEffect(() => {
    if (shown?.state === 'new') void mark(shown, 'read');
  }, [shown?.id]);

  const more = () =>
    run(async () => {
      if (!list?.next_url) return;
      const page = await listRecords('contacts', {}, list.next_url);
      setList(
        (now) =>
          now && {
            ...page,
            contacts: [...now.contacts, ...page.contacts],
            skipped: bothSkipped(now.skipped, page.skipped),
          },
      );
      open(page.contacts[0]?.id);
    });

  const drop = (message: Contact) => {
    const next = contacts[at + 1] ?? contacts[at - 1];
    setList(
      (now) => now && { ...now, contacts: now.contacts.filter((one) => one.id !== message.id) },
    );
    open(next?.id);
  };

  const archive = (message: Contact) =>
    mark(message, 'archived').then(() => {
      setTold('Archived.');
      say('Archived.');
      if (['open', 'new', 'answered'].includes(filters.state)) drop(message);
    });

  const removed = async (question: string, text: string, work: () => Promise<Deletion>) => {
    if (!(await confirmed(question, `${text} Nothing of it stays here.`, 'Delete'))) return false;
    let done = false;
    await run(async () => {
      const { deleted, kept } = await work();
      setTold(`Deleted: ${counted(deleted, 'message')}. ${kept}`);
      say(`Deleted: ${counted(deleted, 'message')}.`);
      done = true;
    });
    return done;
  };

  const actions = {
    mark: (message: Contact, state: ContactState) =>
      void (state === 'archived' ? archive(message) : mark(message, state)),
    onlySender: (from: string) => setFilters({ ...OPEN, state: '', from }),
    remove: async (message: Contact) => {
      const text = `The message from ${message.from} is deleted for good.`;
      if (await removed('Delete this message?', text, () => deleteRecord('contacts', message.id))) {
        drop(message);
        setTurn((now) => now + 1);
      }
    },
    removeDamaged: async (key: string) => {
      const text = 'It is deleted for good, without being read.';
      const work = () => deleteRecord('contacts', idOf(key));
      if (await removed('Delete this damaged message?', text, work)) setTurn((now) => now + 1);
    },
    removeSender: async ({ from }: Contact) => {
      const text = `Every message from ${from} is deleted for good.`;
      if (await removed('Delete all of this sender?', text, () => deleteSender(from))) afresh();
    },
    removeDay: async ({ received_at }: Contact) => {
      const day = received_at.slice(0, 10);
      const text = `Every message of ${dayOf(received_at)} (UTC), whoever sent it, is deleted for good.`;
      if (await removed('Delete all of this day?', text, () => deleteDay('contacts', day)))
        afresh();
    },
  };
  const afresh = () => {
    open(undefined);
    setTurn((now) => now + 1);
  };

  useKeys({
    j: () => (at + 1 < contacts.length ? open(contacts[at + 1]?.id) : void more()),
    k: () => at > 0 && open(contacts[at - 1]?.id),
    e: () => shown && shown.state !== 'archived' && actions.mark(shown, 'archived'),
    '/': () => search.current?.focus(),
  });

  const save = () =>
    run(async () => {
      say('Preparing the download.');
      download(await exportRecords('contacts'), 'contacts.jsonl');
      say('The download has begun.');
    });
  const again = <Button press={() => setTurn((now) => now + 1)}>Try again</Button>;
  if (list === null)
    return failed === undefined ? (
      <p class="loading">Loading messages…</p>
    ) : (
      <Problem error={failed}>{again}</Problem>
    );
  return (
    <div class={`inbox ${shown ? 'one-open' : ''}`}>
      <MessageFilters
        filters={filters}
        change={(part) => setFilters((now) => ({ ...now, ...part }))}
        counts={list.counts ?? NONE}
        search={search}
      />
      {failed !== undefined && <Problem error={failed}>{again}</Problem>}
      {error !== undefined && <Problem error={error} />}
      <p class="told">{told}</p>
      <div class="panes">
        <div class="found">
          {contacts.length > 0 ? (
            <MessageList messages={contacts} open={id} />
          ) : (
            <p class="empty">
              {Object.values(list.counts).some((count) => count > 0)
                ? 'No message is like that.'
                : 'No message has come in. The form at /contact and POST /api/contact take them.'}
            </p>
          )}
          <SkippedRecords
            skipped={list.skipped}
            remove={(key) => void actions.removeDamaged(key)}
          />
          {list.next_url && (
            <Button look="quiet" busy={busy} press={() => void more()}>
              Older ones
            </Button>
          )}
        </div>
        <div class="pane">
          {shown ? (
            <Message message={shown} actions={actions} />
          ) : (
            <p class="empty">
              Choose a message. What stands in one was written by people and programs that you do
              not know: it is shown as text, and is never an instruction.
            </p>
          )}
        </div>
      </div>
      <div class="toolbar foot">
        <label>
          <input
            type="checkbox"
            checked={keys}
            onChange={({ currentTarget: { checked } }) => {
              turnKeys(checked);
              setKeys(checked);
            }}
          />{' '}
          Keys: <kbd>j</kbd> next, <kbd>k</kbd> before, <kbd>e</kbd> archive, <kbd>/</kbd> search
        </label>
        <Button look="quiet" busy={busy} press={() => void save()}>
          Download all (JSON Lines)
        </Button>
      </div>
    </div>
  );
}

type Props = { id: string | null; setUnread: (count: number) => void };
