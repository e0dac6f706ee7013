/** One mail a day: messages since the last, the numbers of a week, questions without an answer. */
import type { Snapshot } from '../answers/facts/snapshot.ts';
import { DAY_MS } from '../store/days.ts';
import { each } from '../store/each.ts';
import { dayOf, deliveredKey, rollupKey } from '../store/keys.ts';
import type { Reading } from '../store/reading.ts';
import { contactKeys, everyContactKey } from './contacts-waiting.ts';
import { attemptsIn, attemptsOf } from './deliveries.ts';
import { settingSince } from './delivery.ts';
import { type Mail, mailLabels, messageText, quoted } from './mail.ts';
import { unanswered } from './open-questions.ts';
import { askedIn, questionDays } from './question-days.ts';
import { ContactRecord } from './records.ts';

/** Messages and questions in one mail; the console has the others. */
const MOST = 20;

const WEEK_MS = 7 * DAY_MS;

/**
 * Sends the mail of a day unless it went out, or there is nothing to tell; messages that are older
 * than the setting are not in it. Rejects with what the store or the server throws; the next run
 * tries again. Tells how many messages it held.
 */
export async function sendDigest(
  mail: Mail,
  told: Pick<Snapshot, 'base' | 'mail'>,
  { reading, at }: { reading: Reading; at: string },
): Promise<number> {
  const today = dayOf(at);
  const rollups = reading.open('rollups');
  const mark = rollupKey('digest', today);
  if ((await rollups.list(mark)).includes(mark)) return 0;
  const since = dayOf(new Date(Date.parse(at) - WEEK_MS).toISOString());
  const contacts = reading.open('contacts');
  const keys = await everyContactKey(reading, today);
  const attempts = attemptsIn(keys);
  const ofWeek = contactKeys(keys).all.filter(({ day }) => day >= since);
  const fresh = ofWeek.filter(
    ({ day, intent_id }) => !attemptsOf(attempts, day, intent_id, 'mail')?.delivered,
  );
  const records = await each(fresh, ({ key }) => reading.read('contacts', key, ContactRecord));
  const set = await settingSince('mail', { stores: reading, at });
  const messages = records
    .filter((record) => record !== null)
    .filter(({ received_at }) => received_at >= set)
    .sort((a, b) => (a.received_at < b.received_at ? 1 : -1));
  const askedOn = askedIn(reading);
  const days = await questionDays(reading, askedOn, at, since);
  const open = await unanswered({ reading, askedOn }, days, MOST);
  if (messages.length === 0 && open.length === 0) return 0;
  const asked = days.reduce((sum, { counts }) => sum + counts.asked, 0);
  const say = mailLabels(told.mail);
  const parts = [
    say.week({
      messages: say.messages({ count: ofWeek.length }),
      questions: say.questions({ count: asked }),
      open: open.length === MOST ? say.atLeast({ count: MOST }) : open.length,
    }),
    ...messages.slice(0, MOST).map((record) => messageText(record, told)),
    ...(messages.length > MOST ? [say.more({ count: messages.length - MOST })] : []),
    ...(open.length > 0 ? [say.unanswered, ...open.map(({ question }) => quoted(question))] : []),
  ];
  await mail.send({
    subject: say.digest({ messages: say.newMessages({ count: messages.length }) }),
    text: `${parts.join('\n\n')}\n`,
  });
  await rollups.create(mark, { at });
  for (const { received_at, intent_id } of messages)
    await contacts.create(deliveredKey(dayOf(received_at), intent_id, 'mail'), { at });
  return messages.length;
}
