/** Questions by day: how many were asked, how they were answered, and those without an answer. */
import * as z from 'zod';
import type { Picture } from '../store/day-reader.ts';
import { DAMAGED, type Reading } from '../store/reading.ts';
import { adding, addUp, type Counter, type Day, number, table } from '../store/sums.ts';
import { countsOf, readableOf } from './inbox/kinds.ts';
import { stateOf } from './message-facts.ts';
import { answerStatusOf, type QuestionRecord } from './records.ts';

const QuestionCounts = z.object({ asked: number, not_answered: number, statuses: table });
type QuestionCounts = z.output<typeof QuestionCounts>;

/** What counts as not answered. */
const NOT_ANSWERED: readonly string[] = ['nearest', 'not_published', 'declined', 'out_of_scope'];
const isOpen = (record: QuestionRecord) => NOT_ANSWERED.includes(answerStatusOf(record));

/** The counts of some days together. */
export const questionTotals = (days: readonly Day<QuestionCounts>[]) =>
  days.reduce((sum, { counts }) => addUp(sum, counts), QuestionCounts.parse({}));

const COUNTER: Counter<QuestionRecord, QuestionCounts> = {
  name: 'questions',
  version: `1 ${NOT_ANSWERED}`,
  shape: QuestionCounts,
  count: adding(QuestionCounts, ({ record }) => {
    if (record === DAMAGED) return {};
    const status = answerStatusOf(record);
    return { asked: 1, not_answered: Number(isOpen(record)), statuses: { [status]: 1 } };
  }),
};

/** Questions of some days, counted: what lists of those without an answer begin with. */
export type Counted = { picture: Picture; days: Day<QuestionCounts>[] };

/** Counts of every day from `since` on that has questions, oldest first. */
export const questionDays = (reading: Reading, since: string): Promise<Counted> =>
  countsOf(reading, 'questions', COUNTER, { since });

/** The newest questions without an answer of counted days, but for those that were put aside. */
export async function openQuestions(reading: Reading, { picture, days }: Counted, most: number) {
  const has = ({ day, counts }: Day<QuestionCounts>) =>
    counts.not_answered > 0 || (picture.days.get(day)?.singles.length ?? 0) > 0;
  const open = new Set(days.filter(has).map(({ day }) => day));
  const found: QuestionRecord[] = [];
  const all = readableOf(reading, 'questions', {}, picture, (day) => open.has(day));
  for await (const { record, facts } of all) {
    if (found.length >= most) break;
    if (isOpen(record) && stateOf(facts).state !== 'archived') found.push(record);
  }
  return found;
}

/** The same as the owner is told them. */
export const unanswered = async (reading: Reading, counted: Counted, limit: number) =>
  (await openQuestions(reading, counted, limit)).map((record) => ({
    session_id: record.session_id,
    asked_at: record.asked_at,
    answer_status: answerStatusOf(record),
    question: record.question,
    trust_boundary: 'untrusted_agent_text' as const,
  }));
