/** Messages: what somebody wrote, what came of it, and the answer to it. */
import { useEffect, useState } from 'preact/hooks';
import { dayOf } from '../browser/words.ts';
import { CONTACT_INTENTS, RISK_FLAGS } from '../schemas/inbox-words.ts';
import { admin, type Contact, deleteRecord, listRecords, remove } from './api.ts';
import { say } from './labels.ts';
import {
  type Fact,
  Facts,
  Flags,
  flagMarks,
  Part,
  RecordList,
  StateMark,
  signedBy,
  Time,
  Untrusted,
} from './parts.tsx';
import { deleting, records, TABS } from './records.ts';
import { Reply } from './reply.tsx';
import type { Source } from './source.ts';

/** The sender as a list shows it. */
export const senderOf = ({ human_name, from }: Contact) => human_name || from;

/** Whether the owner was told of it, and how often that failed. */
function toldBy({
  channel,
  delivered,
  failed,
  last_failed_at,
}: Contact['deliveries'][number]): Fact {
  const tries = failed > 0 && (
    <>
      {say.messages.failed({ count: failed })} <Time at={last_failed_at ?? ''} />
    </>
  );
  return [
    say.messages.channels[channel],
    delivered ? (
      <>
        {say.messages.delivered} {tries}
      </>
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
    <Part id="thread" title={say.messages.thread}>
      <RecordList
        records={others.map((other) => ({
          at: other.received_at,
          href: `#messages/${other.id}`,
          what: <StateMark state={other.state} />,
          text: other.context,
        }))}
      />
    </Part>
  );
}

const base = records('contacts');
/** Whether the service mails replies, which it tells with the list. */
let canSend = false;

export const messages: Source<Contact> = {
  ...base,
  load: async (filters, next) => {
    const page = await base.load(filters, next);
    canSend = page.can_send === true;
    return page;
  },
  view: 'messages',
  words: say.messages.list,
  nameOf: ({ from }) => from,
  lineOf: (message) => ({
    name: senderOf(message),
    at: message.received_at,
    text: message.context?.split('\n').find((line) => line.trim() !== '') ?? say.messages.without,
    what: [say.intents[message.intent], ...flagMarks(message.risk_flags)],
  }),
  Body: ({ item: { received_at, dated_ahead, intent, state, context, ...message } }) => (
    <>
      <p class="detail">
        <Time at={received_at} ahead={dated_ahead} /> · {say.intents[intent]} ·{' '}
        <StateMark state={state} />
      </p>
      <Flags flags={message.risk_flags} />
      {context ? <Untrusted>{context}</Untrusted> : <p class="detail">{say.messages.without}</p>}
      <Facts
        facts={[
          [say.messages.name, message.human_name],
          [say.messages.agent, message.agent_name],
          signedBy(message.signature),
          ...message.deliveries.map(toldBy),
        ]}
      />
    </>
  ),
  After: ({ item, work }) => (
    <>
      <Reply message={item} work={work} canSend={canSend} />
      <Thread message={item} />
    </>
  ),
  actions: (message, work) => {
    const { id, from, received_at } = message;
    const ofSender = { method: 'POST', body: { from } } as const;
    const some = [
      [say.act.remove, say.act.ask({ name: `“${from}”` }), () => deleteRecord('contacts', id)],
      [
        say.messages.deleteSender,
        say.messages.askSender({ from }),
        () => admin<'deleteContactsOfSender'>('contacts/senders/deletions', ofSender),
      ],
      [
        say.messages.deleteDay,
        say.messages.askDay({ day: dayOf(received_at) }),
        () => remove(`contacts/days/${received_at.slice(0, 10)}`),
      ],
    ] as const;
    return some.map(([text, question, call]) => deleting(message, work, text, question, call));
  },
  filters: { state: 'open', q: '', intent: '', flag: '', day: '', from: '' },
  tabs: TABS,
  narrow: [
    ['intent', say.messages.intent, CONTACT_INTENTS.map((one) => [one, say.intents[one]])],
    ['flag', say.messages.flag, RISK_FLAGS.map((one) => [one, say.flags[one]])],
    ['day', say.messages.day],
  ],
};
