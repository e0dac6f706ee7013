/** Questions that could not be answered: the owner's list of what to write next. */
import { each } from '../store/each.ts';
import { isDeletedId, questionKey } from '../store/keys.ts';
import type { Reading } from '../store/reading.ts';
import type { Day } from './day-counts.ts';
import { type AskedOn, NOT_ANSWERED, type QuestionCounts } from './question-days.ts';
import { answerStatusOf, QuestionRecord } from './records.ts';

/** Days that are looked into at a time, and records that are read at a time. */
const DAYS_AT_A_TIME = 64;
const READS_AT_A_TIME = 128;

/** Records read for each question that is wanted, at most. */
const READS_PER_ROW = 10;

/** Each time too few questions were found, so many times the days are looked into. */
const MORE_DAYS = 4;

export type Unanswered = {
  session_id: string;
  asked_at: string;
  answer_status: string;
  question: string;
};

/** Keys of the questions of a day that may have had no answer, newest first. */
async function openKeys(askedOn: AskedOn, day: string): Promise<string[]> {
  const { ids, statuses } = await askedOn(day);
  return ids
    .filter((id) => !isDeletedId(id) && NOT_ANSWERED.includes(statuses.get(id) ?? 'not_published'))
    .map((id) => questionKey(day, id))
    .toReversed();
}

/**
 * Looks at the newest `most` questions that may have had no answer, newest first, as they are asked
 * for; null stands for one that is damaged, or had one after all. Counts tell which days are worth
 * a look; those of deleted questions stay, so more days are taken where the first have too few.
 */
export async function* openQuestions(
  { reading, askedOn }: { reading: Reading; askedOn: AskedOn },
  counted: readonly Day<QuestionCounts>[],
  most: number,
): AsyncGenerator<QuestionRecord | null> {
  const days = counted.filter(({ counts }) => counts.not_answered > 0).reverse();
  const read = (key: string) => reading.read('questions', key, QuestionRecord);
  const isOpen = (record: QuestionRecord) => NOT_ANSWERED.includes(answerStatusOf(record));
  let left = most;
  for (let least = 1; days.length > 0 && left > 0; ) {
    let [end, sum] = [0, 0];
    while (end < days.length && end < DAYS_AT_A_TIME && (end < least || sum < left))
      sum += days[end++]?.counts.not_answered ?? 0;
    least = MORE_DAYS * end;
    const looked = days.splice(0, end);
    const found = await each(looked, ({ day }) => openKeys(askedOn, day), DAYS_AT_A_TIME);
    const keys = found.flat().slice(0, left);
    left -= keys.length;
    for (let at = 0; at < keys.length; at += READS_AT_A_TIME)
      for (const record of await Promise.all(keys.slice(at, at + READS_AT_A_TIME).map(read)))
        yield record && isOpen(record) ? record : null;
  }
}

/** The newest questions without an answer, up to `limit`, of the days that were counted. */
export async function unanswered(
  given: { reading: Reading; askedOn: AskedOn },
  counted: readonly Day<QuestionCounts>[],
  limit: number,
): Promise<Unanswered[]> {
  const found: Unanswered[] = [];
  for await (const record of openQuestions(given, counted, READS_PER_ROW * limit)) {
    if (record) {
      const { session_id, asked_at, question } = record;
      found.push({ session_id, asked_at, answer_status: answerStatusOf(record), question });
    }
    if (found.length >= limit) break;
  }
  return found;
}
