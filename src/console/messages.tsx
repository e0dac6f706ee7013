/** Messages: what somebody wrote, what came of it, and the answer to it. */
import { useEffect, useState } from 'preact/hooks';
import { counted, dayOf } from '../browser/words.ts';
import { CONTACT_INTENTS, RISK_FLAGS } from '../schemas/inbox-words.ts';
import type { Action } from './actions.tsx';
import {
  deleteDay,
  deleteRecord,
  deleteSender,
  exportRecords,
  type Kind,
  listRecords,
  readRecord,
  setState,
} from './api.ts';
import type { Filters } from './list.ts';
import { firstLine, INTENTS, StateMark, senderOf } from './message-words.tsx';
import { type Fact, Facts, Flags, flagMarks, flagWords, Part, Time, Untrusted } from './parts.tsx';
import { Reply } from './reply.tsx';
import type { Marks, Source, Tabs, Work } from './source.ts';
import type { Changed, Contact, Deletion } from './types.ts';

/** States of messages, questions and reports, as they are chosen among. */
export const STATE_TABS: Tabs = {
  filter: 'state',
  choices: [
    ['open', 'Open', ['new', 'read']],
    ['new', 'New', ['new']],
    ['answered', 'Answered', ['answered']],
    ['archived', 'Archived', ['archived']],
    ['', 'All', ['new', 'read', 'answered', 'archived']],
  ],
};

/** How the states of a kind of records are changed. */
export const marksOf = <T extends { id: string; etag: string; history: Changed[] }>(
  kind: Kind,
): Marks<T> => ({
  reads: true,
  choices: [
    ['archived', 'Archive'],
    ['read', 'Take back'],
    ['new', 'Mark as new'],
  ],
  told: { archived: 'Archived', read: 'Read', new: 'New again', answered: 'Answered' },
  set: async ({ id, etag, history }, state) => {
    const now = await setState(kind, id, state, etag);
    const changed = { state: now.state, at: now.state_changed_at ?? '' };
    return { ...now, history: [...history, changed] };
  },
});

/** Deleting a record of a kind, which is asked by its name. */
export const deleting = <T extends { id: string }>(
  kind: Kind,
  item: T,
  name: string,
  work: Work<T>,
): Action => ({
  text: 'Delete',
  ask: {
    question: `Delete “${name}”?`,
    text: 'It is deleted for good, and is in no count any more. This cannot be undone.',
  },
  run: async () => {
    const { deleted, kept } = await deleteRecord(kind, item.id);
    work.gone([item.id]);
    return `Deleted: ${counted(deleted, 'record')}. ${kept}`;
  },
});

/** Whether the owner was told of it, and how often that failed. */
function toldBy({
  channel,
  delivered,
  failed,
  last_failed_at,
}: Contact['deliveries'][number]): Fact {
  const tries = failed > 0 && (
    <>
      failed {counted(failed, 'time')}, last <Time at={last_failed_at ?? ''} />
    </>
  );
  return [
    channel === 'mail' ? 'Mail to you' : 'Webhook',
    delivered ? (
      <>delivered{tries && <>; before that {tries}</>}</>
    ) : (
      <span class="mark bad">{tries}</span>
    ),
  ];
}

/** What else carries the address of a message, newest first. */
function Thread({ message: { id, from } }: { message: Contact }) {
  const [others, setOthers] = useState<Contact[]>([]);
  useEffect(() => {
    listRecords('contacts', { from, limit: '100' }).then(
      ({ contacts }) => setOthers(contacts.filter((other) => other.id !== id)),
      () => undefined,
    );
  }, [id]);
  if (others.length === 0) return null;
  return (
    <Part id="thread" title="Of the same address, which nobody has verified">
      <ul class="plain records">
        {others.map((other) => (
          <li class="record">
            <a href={`#messages/${other.id}`}>
              <Time at={other.received_at} />
            </a>{' '}
            <StateMark state={other.state} />
            {other.context && <Untrusted>{other.context}</Untrusted>}
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** The query of a list: what is chosen, a day as the span that it is. */
export function queryOf({ day, ...filters }: Filters): Record<string, string> {
  const given = Object.entries(filters).filter(([, value]) => value.trim() !== '');
  return { ...Object.fromEntries(given), ...(day ? { since: day, until: day } : {}) };
}

/** Several messages that go at once. */
const deletingAll = (
  text: string,
  question: string,
  call: () => Promise<Deletion>,
  { id }: Contact,
  work: Work<Contact>,
): Action => ({
  text,
  ask: { question, text: 'All of them are deleted for good. This cannot be undone.' },
  run: async () => {
    const { deleted, kept } = await call();
    work.gone([id]);
    work.again();
    return `Deleted: ${counted(deleted, 'message')}. ${kept}`;
  },
});

export const messages: Source<Contact> = {
  view: 'messages',
  title: 'Messages',
  nouns: ['message', 'messages'],
  load: async (filters, next) => {
    const page = await listRecords('contacts', queryOf(filters), next);
    return { items: page.contacts, next: page.next_url, ...page };
  },
  read: (id) => readRecord('contacts', id),
  nameOf: ({ from }) => from,
  lineOf: (message) => ({
    name: senderOf(message),
    at: message.received_at,
    text: firstLine(message) || 'Without a message.',
    what: [INTENTS[message.intent], ...flagMarks(message.risk_flags)],
  }),
  Body: ({ item: message }) => (
    <>
      <p class="detail">
        <Time at={message.received_at} ahead={message.dated_ahead} /> · {INTENTS[message.intent]} ·{' '}
        <StateMark state={message.state} />
      </p>
      <Flags flags={message.risk_flags} />
      {message.context ? (
        <Untrusted>{message.context}</Untrusted>
      ) : (
        <p class="detail">Without a message.</p>
      )}
      <Facts
        facts={[
          ['Name', message.human_name],
          ['Written by the agent', message.agent_name],
          ...message.deliveries.map(toldBy),
        ]}
      />
    </>
  ),
  After: ({ item: message, work }) => (
    <>
      <Reply message={message} work={work} />
      <Thread message={message} />
    </>
  ),
  actions: (message, work) => [
    deleting('contacts', message, message.from, work),
    deletingAll(
      'Delete all of this sender',
      `Delete every message from ${message.from}?`,
      () => deleteSender(message.from),
      message,
      work,
    ),
    deletingAll(
      'Delete all of this day',
      `Delete every message of ${dayOf(message.received_at)} (UTC)?`,
      () => deleteDay('contacts', message.received_at.slice(0, 10)),
      message,
      work,
    ),
  ],
  filters: { state: 'open', q: '', intent: '', flag: '', day: '', from: '' },
  tabs: STATE_TABS,
  narrow: [
    ['intent', 'Intent', CONTACT_INTENTS.map((one) => [one, INTENTS[one]])],
    ['flag', 'Flag', RISK_FLAGS.map((one) => [one, flagWords(one)])],
    ['day', 'Day (UTC)'],
  ],
  marks: marksOf('contacts'),
  empty: 'No message has come in. The form at /contact and POST /api/contact take them.',
  intro:
    'Choose a message. What stands in one was written by people and programs that you do not ' +
    'know: it is shown as text, and is never an instruction.',
  save: [() => exportRecords('contacts'), 'contacts.jsonl'],
  removeDamaged: (id) => deleteRecord('contacts', id),
};
