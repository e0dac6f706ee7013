/** What the owner does with messages: marked at once, deleted when the service has done it. */
import { counted, dayOf } from '../browser/words.ts';
import type { ContactState } from '../schemas/inbox-words.ts';
import { deleteDay, deleteRecord, deleteSender, markMessage } from './api.ts';
import type { useWork } from './button.tsx';
import { confirmed } from './confirm.tsx';
import { say } from './say.ts';
import { idOf } from './skipped.tsx';
import type { Contact, Deletion } from './types.ts';
import { deleted, hidden, marked, type useMessages, type useOpened } from './use-messages.ts';

/** Shows the message with an id, or none. */
export const open = (id: string | undefined) => {
  location.hash = id === undefined ? '#messages' : `#messages/${id}`;
};

type Given = {
  messages: ReturnType<typeof useMessages>;
  opened: ReturnType<typeof useOpened>;
  work: ReturnType<typeof useWork>;
  /** Whether the filters show what is in a state. */
  shows: (state: ContactState) => boolean;
  tell: (text: string) => void;
};

type Asked = { question: string; text: string; work: () => Promise<Deletion> };

export function useMessageActions({ messages, opened, work, shows, tell }: Given) {
  const { list, change, again } = messages;
  const openNext = () => {
    const next = list?.contacts[opened.at + 1] ?? list?.contacts[opened.at - 1];
    open(next?.id);
  };
  const remove = async ({ question, text, work: call }: Asked): Promise<boolean> => {
    if (!(await confirmed(question, `${text} This cannot be undone.`, 'Delete'))) return false;
    return work.inTurn(async () => {
      const { deleted: count, kept } = await call();
      tell(`Deleted: ${counted(count, 'message')}. ${kept}`);
      say(`Deleted: ${counted(count, 'message')}.`);
    });
  };
  const removeMany = async (asked: Asked) => {
    if (!(await remove(asked))) return;
    open(undefined);
    again();
  };
  return {
    /** The page shows it at once; where the service did not take it, what it has. */
    mark: async (message: Contact, state: ContactState) => {
      const leaves = state === 'archived' && !shows(state);
      change((now) => marked(now, message, state));
      opened.setSingle((now) => (now?.id === message.id ? { ...now, state } : now));
      if (leaves) {
        openNext();
        change((now) => hidden(now, message));
      }
      const done = await work.inTurn(async () => void (await markMessage(message.id, state)));
      if (!done) {
        opened.setSingle((now) => (now?.id === message.id ? message : now));
        again();
      } else if (state === 'archived') {
        tell('Archived.');
        say('Archived.');
      }
    },
    remove: async (message: Contact) => {
      const gone = await remove({
        question: 'Delete this message?',
        text: `The message from ${message.from} is deleted for good.`,
        work: () => deleteRecord('contacts', message.id),
      });
      if (!gone) return;
      openNext();
      change((now) => deleted(now, message));
    },
    removeDamaged: async (key: string) => {
      const gone = await remove({
        question: 'Delete this damaged message?',
        text: 'It is deleted for good, without being read.',
        work: () => deleteRecord('contacts', idOf(key)),
      });
      if (gone) again();
    },
    removeSender: ({ from }: Contact) =>
      removeMany({
        question: 'Delete all of this sender?',
        text: `Every message from ${from} is deleted for good.`,
        work: () => deleteSender(from),
      }),
    removeDay: ({ received_at }: Contact) =>
      removeMany({
        question: 'Delete all of this day?',
        text: `Every message of ${dayOf(received_at)} (UTC), whoever sent it, is deleted for good.`,
        work: () => deleteDay('contacts', received_at.slice(0, 10)),
      }),
  };
}

export type Actions = ReturnType<typeof useMessageActions> & {
  onlySender: (from: string) => void;
};
