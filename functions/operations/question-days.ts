/** Questions by day: how many were asked, and how they were answered. */
import * as z from 'zod';
import { daysOfKeys } from '../store/days.ts';
import { each } from '../store/each.ts';
import { ANSWER_KEYS, dayPrefix } from '../store/keys.ts';
import { listDay, listDays } from '../store/lists.ts';
import type { Reading } from '../store/reading.ts';
import { closedDays, type Day, type Kind, openDays } from './day-counts.ts';
import { answerStatusOf, QuestionRecord } from './records.ts';

/** Questions that are read at a time: those whose answer was not noted. */
const READS_AT_A_TIME = 128;

export const QuestionCounts = z.object({
  asked: z.number(),
  not_answered: z.number(),
  statuses: z.record(z.string(), z.number()),
});
export type QuestionCounts = z.output<typeof QuestionCounts>;

/** What counts as not answered. */
export const NOT_ANSWERED: readonly string[] = [
  'nearest',
  'not_published',
  'declined',
  'out_of_scope',
];

/** Questions of a day: its ids, sorted, and how those were answered whose answer was noted. */
type Asked = { ids: string[]; statuses: Map<string, string> };

/** Tells what was asked on a day, YYYY-MM-DD; each is looked for once. */
export type AskedOn = (day: string) => Promise<Asked>;

/** For one call, whose counts and lists look at the same days. */
export function askedIn(reading: Reading): AskedOn {
  const known = new Map<string, Promise<Asked>>();
  return (day) => {
    const asked = known.get(day) ?? lookOn(reading, day);
    known.set(day, asked);
    return asked;
  };
}

async function lookOn(reading: Reading, day: string): Promise<Asked> {
  const store = reading.open('questions');
  // What is stored in between is among the ids and not noted: it is read.
  const [keys, noted] = await Promise.all([listDay(store, day), listDay(store, day, ANSWER_KEYS)]);
  const begin = dayPrefix(day).length;
  const statuses = new Map(
    noted.map((key) => key.slice(ANSWER_KEYS.length + begin).split('~', 2) as [string, string]),
  );
  return { ids: keys.map((key) => key.slice(begin)), statuses };
}

async function read(reading: Reading, keys: readonly string[]): Promise<QuestionRecord[]> {
  const found = await each(
    keys,
    (key) => reading.read('questions', key, QuestionRecord),
    READS_AT_A_TIME,
  );
  return found.filter((record) => record !== null);
}

async function countQuestions(
  reading: Reading,
  askedOn: AskedOn,
  day: string,
): Promise<QuestionCounts> {
  const counts: QuestionCounts = { asked: 0, not_answered: 0, statuses: {} };
  const { ids, statuses } = await askedOn(day);
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
export function questionsKind(reading: Reading, askedOn: AskedOn): Kind<QuestionCounts> {
  return {
    name: 'questions',
    shape: QuestionCounts,
    days: async (open, since) =>
      daysOfKeys(await listDays(reading.open('questions'), '', open)).filter(
        (day) => day < open && (since === null || day >= since),
      ),
    count: (day) => countQuestions(reading, askedOn, day),
  };
}

/** Counts of every day from `since` on that there is something of, oldest first. */
export async function questionDays(
  reading: Reading,
  askedOn: AskedOn,
  at: string,
  since: string,
): Promise<Day<QuestionCounts>[]> {
  const [closed, open] = await Promise.all([
    closedDays(reading, questionsKind(reading, askedOn), at, since),
    each(openDays(at, since), async (day) => ({
      day,
      counts: await countQuestions(reading, askedOn, day),
    })),
  ]);
  return [...closed, ...open];
}
