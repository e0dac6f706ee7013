/**
 * Questions by day, and those that could not be answered: the owner's list of what to write next.
 */
import { each } from '../store/each.ts';
import { dayPrefix } from '../store/keys.ts';
import type { Stores } from '../store/store.ts';
import type { QuestionRecord } from './ask.ts';
import { closedDays, type Day, type Kind, openDays } from './day-counts.ts';

/** Questions that are read at a time, newest first, until enough were not answered. */
const READS_AT_A_TIME = 16;

/** A stored question; older ones only tell whether they were answered. */
type Stored = QuestionRecord & { answer_status?: string };

export type QuestionCounts = {
  asked: number;
  not_answered: number;
  statuses: Record<string, number>;
};

/** What counts as not answered. */
const NOT_ANSWERED = ['not_published', 'declined', 'out_of_scope'];

/** How a question was answered, in a word of this service. */
function statusOf({ answer_status, answered }: Stored): string {
  return answer_status ?? (answered ? 'answered' : 'not_published');
}

async function read(stores: Stores, keys: readonly string[]): Promise<Stored[]> {
  const questions = stores.open('questions');
  const found = await each(keys, async (key) => (await questions.read(key)) as Stored | null);
  return found.filter((record) => record !== null);
}

async function countQuestions(stores: Stores, day: string): Promise<QuestionCounts> {
  const counts: QuestionCounts = { asked: 0, not_answered: 0, statuses: {} };
  for (const record of await read(stores, await stores.open('questions').list(dayPrefix(day)))) {
    const status = statusOf(record);
    counts.asked += 1;
    if (NOT_ANSWERED.includes(status)) counts.not_answered += 1;
    counts.statuses[status] = (counts.statuses[status] ?? 0) + 1;
  }
  return counts;
}

/** Only counts are kept: what the owner deletes leaves nothing else behind. */
export function questionsKind(stores: Stores): Kind<QuestionCounts> {
  return {
    name: 'questions',
    firstDay: async (open) => {
      const [first] = await stores.open('questions').list('');
      return first && first.slice(0, 10) < open ? first.slice(0, 10) : null;
    },
    count: (day) => countQuestions(stores, day),
  };
}

/** Counts of every day from `since` on that there is something of, oldest first. */
export async function questionDays(
  stores: Stores,
  at: string,
  since: string,
): Promise<Day<QuestionCounts>[]> {
  const days = await closedDays(stores, questionsKind(stores), at, since);
  for (const day of openDays(at, since))
    days.push({ day, counts: await countQuestions(stores, day) });
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
  stores: Stores,
  days: readonly Day<QuestionCounts>[],
  limit: number,
): Promise<Unanswered[]> {
  const found: Unanswered[] = [];
  let left = READS_PER_ROW * limit;
  for (const { day } of days.toReversed().filter(({ counts }) => counts.not_answered > 0)) {
    const keys = (await stores.open('questions').list(dayPrefix(day))).toReversed();
    while (keys.length > 0 && left > 0 && found.length < limit) {
      const some = keys.splice(0, Math.min(READS_AT_A_TIME, left));
      left -= some.length;
      for (const record of await read(stores, some)) {
        const answer_status = statusOf(record);
        const { session_id, asked_at, question } = record;
        if (NOT_ANSWERED.includes(answer_status))
          found.push({ session_id, asked_at, answer_status, question });
      }
    }
    if (left <= 0 || found.length >= limit) break;
  }
  return found.slice(0, limit);
}
