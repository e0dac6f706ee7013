/**
 * Questions by day, and those that could not be answered: the owner's list of what to write next.
 */
import * as z from 'zod';
import { daysOfKeys } from '../store/days.ts';
import { each } from '../store/each.ts';
import { ANSWER_KEYS, dayPrefix } from '../store/keys.ts';
import { listDay, listDays } from '../store/lists.ts';
import type { Reading } from '../store/reading.ts';
import { closedDays, type Day, type Kind, openDays } from './day-counts.ts';
import { answerStatusOf, QuestionRecord } from './records.ts';

/** Questions that are read at a time, newest first, until enough were not answered. */
const READS_AT_A_TIME = 64;

/** Questions of a day that are read at a time to be counted. */
const COUNTED_AT_A_TIME = 128;

export const QuestionCounts = z.object({
  asked: z.number(),
  not_answered: z.number(),
  statuses: z.record(z.string(), z.number()),
});
export type QuestionCounts = z.output<typeof QuestionCounts>;

/** What counts as not answered. */
const NOT_ANSWERED: readonly string[] = ['not_published', 'declined', 'out_of_scope'];

/** Questions of a day: its ids, sorted, and how those were answered whose answer was noted. */
type Asked = { ids: string[]; statuses: Map<string, string> };

async function askedOn(reading: Reading, day: string): Promise<Asked> {
  const store = reading.open('questions');
  const noted = await listDay(store, day, ANSWER_KEYS);
  const begin = dayPrefix(day).length;
  const statuses = new Map(
    noted.map((key) => key.slice(ANSWER_KEYS.length + begin).split('~', 2) as [string, string]),
  );
  // In this order: a question that is stored in between was not noted, and is read.
  return { ids: (await listDay(store, day)).map((key) => key.slice(begin)), statuses };
}

async function read(reading: Reading, keys: readonly string[]): Promise<QuestionRecord[]> {
  const found = await each(
    keys,
    (key) => reading.read('questions', key, QuestionRecord),
    COUNTED_AT_A_TIME,
  );
  return found.filter((record) => record !== null);
}

async function countQuestions(reading: Reading, day: string): Promise<QuestionCounts> {
  const counts: QuestionCounts = { asked: 0, not_answered: 0, statuses: {} };
  const { ids, statuses } = await askedOn(reading, day);
  const bare = ids.filter((id) => !statuses.has(id)).map((id) => dayPrefix(day) + id);
  const noted = ids.flatMap((id) => statuses.get(id) ?? []);
  for (const status of [...noted, ...(await read(reading, bare)).map(answerStatusOf)]) {
    counts.asked += 1;
    if (NOT_ANSWERED.includes(status)) counts.not_answered += 1;
    counts.statuses[status] = (counts.statuses[status] ?? 0) + 1;
  }
  return counts;
}

/** Only counts are kept: what the owner deletes leaves nothing else behind. */
export function questionsKind(reading: Reading): Kind<QuestionCounts> {
  return {
    name: 'questions',
    shape: QuestionCounts,
    days: async (open, since) =>
      daysOfKeys(await listDays(reading.open('questions'), '', open)).filter(
        (day) => day < open && (since === null || day >= since),
      ),
    count: (day) => countQuestions(reading, day),
  };
}

/** Counts of every day from `since` on that there is something of, oldest first. */
export async function questionDays(
  reading: Reading,
  at: string,
  since: string,
): Promise<Day<QuestionCounts>[]> {
  const days = await closedDays(reading, questionsKind(reading), at, since);
  for (const day of openDays(at, since))
    days.push({ day, counts: await countQuestions(reading, day) });
  return days;
}

export type Unanswered = {
  session_id: string;
  asked_at: string;
  answer_status: string;
  question: string;
};

/** Records read for each question that is wanted, at most. */
const READS_PER_ROW = 10;

/**
 * Questions that could not be answered, newest first, up to `limit`: only days that have some are
 * looked at.
 */
export async function unanswered(
  reading: Reading,
  days: readonly Day<QuestionCounts>[],
  limit: number,
): Promise<Unanswered[]> {
  const found: Unanswered[] = [];
  let left = READS_PER_ROW * limit;
  for (const { day } of days.toReversed().filter(({ counts }) => counts.not_answered > 0)) {
    const { ids, statuses } = await askedOn(reading, day);
    const keys = ids
      .filter((id) => NOT_ANSWERED.includes(statuses.get(id) ?? NOT_ANSWERED[0] ?? ''))
      .map((id) => dayPrefix(day) + id)
      .toReversed();
    while (keys.length > 0 && left > 0 && found.length < limit) {
      const some = keys.splice(0, Math.min(READS_AT_A_TIME, left));
      left -= some.length;
      for (const record of await read(reading, some)) {
        const answer_status = answerStatusOf(record);
        const { session_id, asked_at, question } = record;
        if (NOT_ANSWERED.includes(answer_status))
          found.push({ session_id, asked_at, answer_status, question });
      }
    }
    if (left <= 0 || found.length >= limit) break;
  }
  return found.slice(0, limit);
}
