/** One mail a day: messages since the last, the numbers of a week, questions without an answer. */
import type { Snapshot } from '../answers/facts/snapshot.ts';
import { dayBefore } from '../store/days.ts';
import { dayOf, rollupKey } from '../store/keys.ts';
import { DAMAGED, type Reading } from '../store/reading.ts';
import { settingSince } from './delivery.ts';
import { daysOf } from './inbox/kinds.ts';
import { type Mail, mailLabels, messageText, quoted } from './mail.ts';
import { attemptsOf } from './message-facts.ts';
import { questionDays, questionTotals, unanswered } from './question-days.ts';
import type { ContactRecord } from './records.ts';

/** Messages and questions in one mail; the console has the others. */
const MOST = 20;

const WEEK_DAYS = 7;

/**
 * Sends the mail of a day unless it went out, or there is nothing to tell since the setting.
 * Rejects with what the store or the server throws; the next run tries again.
 */
export async function sendDigest(
  mail: Mail,
  told: Pick<Snapshot, 'base' | 'mail'>,
  { reading, at }: { reading: Reading; at: string },
): Promise<void> {
  const today = dayOf(at);
  const rollups = reading.open('rollups');
  const mark = rollupKey('digest', today);
  if ((await rollups.list(mark)).includes(mark)) return;
  const since = dayBefore(at, WEEK_DAYS);
  const contacts = daysOf(reading.stores, 'contacts');
  const set = await settingSince('mail', { stores: reading, at });
  const ofWeek = await Array.fromAsync(contacts.newest({ since }));
  const messages: { day: string; record: ContactRecord }[] = [];
  for (const { day, record, facts, key } of ofWeek)
    if (record === DAMAGED) reading.skip('contacts', key);
    else if (record.received_at >= set && !attemptsOf(facts, 'mail')?.delivered)
      messages.push({ day, record });
  const counted = await questionDays(reading, since);
  const open = await unanswered(reading, counted, MOST);
  if (messages.length === 0 && open.length === 0) return;
  const { asked } = questionTotals(counted.days);
  const say = mailLabels(told.mail);
  const parts = [
    say.week({
      messages: say.messages({ count: ofWeek.length }),
      questions: say.questions({ count: asked }),
      open: open.length === MOST ? say.atLeast({ count: MOST }) : open.length,
    }),
    ...messages.slice(0, MOST).map(({ record }) => messageText(record, told)),
    ...(messages.length > MOST ? [say.more({ count: messages.length - MOST })] : []),
    ...(open.length > 0 ? [say.unanswered, ...open.map(({ question }) => quoted(question))] : []),
  ];
  await mail.send({
    subject: say.digest({ messages: say.newMessages({ count: messages.length }) }),
    text: `${parts.join('\n\n')}\n`,
  });
  await rollups.create(mark, { at });
  for (const { day, record } of messages)
    await contacts.tell(day, { fact: 'delivered', of: record.intent_id, at, channel: 'mail' });
}
