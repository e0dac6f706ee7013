/** Messages: what somebody wrote, what came of it, and the answer to it. */
import { dayOf } from '../browser/words.ts';
import { CONTACT_INTENTS, RISK_FLAGS } from '../schemas/inbox-words.ts';
import { type Contact, post, remove } from './api.ts';
import { say } from './labels.ts';
import { useAsked } from './load.tsx';
import {
  Facts,
  flagged,
  flagMarks,
  Part,
  RecordList,
  StateMark,
  signedBy,
  Time,
  Untrusted,
} from './parts.tsx';
import { Reply } from './reply.tsx';
import { deleteRecord, listRecords, records, removal, type Source, TABS } from './source.ts';

/** The sender as a list shows it. */
export const senderOf = ({ human_name, from }: Contact) => human_name || from;

/** Whether the owner was told of it, and how often that failed. */
const toldBy = ({ channel, delivered, failed, last_failed_at }: Contact['deliveries'][number]) =>
  [
    say.messages.channels[channel],
    <span class={delivered ? '' : 'mark bad'}>
      {delivered && say.messages.delivered}{' '}
      {failed > 0 && [
        say.messages.failed({ count: failed }),
        ' ',
        <Time at={last_failed_at ?? ''} />,
      ]}
    </span>,
  ] as const;

/** A message among others, with the answer to it. */
export const recordOf = ({ id, received_at, intent, state, context, reply }: Contact) => ({
  at: received_at,
  href: `#messages/${id}`,
  what: [`${say.intents[intent]} `, <StateMark state={state} />],
  text: context,
  reply,
});

/** What else carries the address of a message, newest first. */
function Thread({ message: { id, from } }: { message: Contact }) {
  const { value } = useAsked(() => listRecords('contacts', { from, limit: '100' }), [id]);
  const others = value?.contacts.filter((other) => other.id !== id) ?? [];
  if (others.length === 0) return null;
  return (
    <Part id="thread" title={say.messages.thread}>
      <RecordList records={others.map(recordOf)} />
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
    what: [say.intents[message.intent], ...flagMarks(message.risk_flags, message)],
  }),
  Body: ({ item: { received_at, dated_ahead, intent, state, context, ...message } }) => (
    <>
      <p class="detail">
        <Time at={received_at} ahead={dated_ahead} /> · {say.intents[intent]} ·{' '}
        <StateMark state={state} />
      </p>
      <Facts facts={[flagged(message.risk_flags, { ...message, context })]} />
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
  deletions: ({ id, from, received_at }) => [
    removal(from, () => deleteRecord('contacts', id)),
    [
      say.messages.deleteSender,
      say.messages.askSender({ from }),
      () => post<'deleteContactsOfSender'>('contacts/senders/deletions', { from }),
    ],
    [
      say.messages.deleteDay,
      say.messages.askDay({ day: dayOf(received_at) }),
      () => remove(`contacts/days/${received_at.slice(0, 10)}`),
    ],
  ],
  tabs: TABS,
  narrow: [
    ['intent', say.messages.intent, CONTACT_INTENTS.map((one) => [one, say.intents[one]])],
    ['flag', say.messages.flag, RISK_FLAGS.map((one) => [one, say.flags[one]])],
    ['day', say.day],
  ],
};
