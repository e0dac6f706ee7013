/**
 * Deletes records with every trace of them except counts. The record itself goes last, so that a
 * deletion that was broken off is found, and finished, by the next.
 */

import { each } from '../../store/each.ts';
import {
  ANSWER_KEYS,
  answerKey,
  contactKey,
  deliveriesPrefix,
  questionKey,
  reportKey,
  stateOfPrefix,
} from '../../store/keys.ts';
import { DAMAGED } from '../../store/reading.ts';
import type { Dependencies } from '../operation.ts';
import { answerStatusOf } from '../records.ts';
import { factsOf } from '../report-facts.ts';
import { factsOfDay, indexReport } from '../report-index.ts';
import { countedFacts, countInstead, questionCount, reportCount } from './count-instead.ts';
import type { Found } from './find.ts';
import { forgetPublic } from './public-list.ts';
import { forgetCalls, forgetFacts, forgetMessages, mayBeClaimed } from './traces.ts';

type Given = Pick<Dependencies, 'stores' | 'snapshot' | 'now'>;

const ANSWERS = 'what was kept to repeat the answer under its Idempotency-Key';

export type Deletion = { deleted: number; removed: string[]; kept: string };

/**
 * Deletes messages. What a webhook has taken is out of reach, and what was kept to repeat the
 * answer to a damaged one goes after two days.
 */
export async function removeContacts(
  found: readonly Found<'contacts'>[],
  { stores, now }: Given,
): Promise<Deletion> {
  const contacts = stores.open('contacts');
  await forgetMessages(
    stores,
    found.flatMap(({ record }) =>
      record === DAMAGED || !mayBeClaimed(record.received_at, now) ? [] : [record],
    ),
  );
  await each(found, async ({ day, id }) => {
    for (const prefix of [deliveriesPrefix(day, id), stateOfPrefix(day, id)])
      for (const key of await contacts.list(prefix)) await contacts.remove(key);
    await contacts.remove(contactKey(day, id));
  });
  return {
    deleted: found.length,
    removed: ['the message', 'what became of it', 'its delivery attempts', ANSWERS],
    kept: 'Nothing stays here. What was delivered by webhook or mail is not ours to delete.',
  };
}

/** Deletes questions; that something was asked, and whether it was answered, stays counted. */
export async function removeQuestions(
  found: readonly Found<'questions'>[],
  { stores }: Given,
): Promise<Deletion> {
  await forgetCalls(
    stores,
    found.map(({ id }) => id),
  );
  await each(found, async ({ day, id, record }) => {
    const questions = stores.open('questions');
    if (record !== DAMAGED) {
      const { session_id } = await countInstead(questions, day, id, (name) =>
        questionCount(name, day, record),
      );
      await questions.create(answerKey(day, session_id, answerStatusOf(record)), true);
    }
    for (const key of await questions.list(`${ANSWER_KEYS}${questionKey(day, id)}~`))
      await questions.remove(key);
    await questions.remove(questionKey(day, id));
  });
  return {
    deleted: found.length,
    removed: ['the question', 'who asked, and when', ANSWERS],
    kept:
      'Counts stay: a question of that day, whether it was answered, and from which paths of ' +
      'ours.',
  };
}

/** Deletes reports; their numbers stay counted, and nothing of them stays in the public list. */
export async function removeReports(
  found: readonly Found<'reports'>[],
  given: Given,
): Promise<Deletion> {
  const { stores, snapshot } = given;
  await forgetPublic(found, given);
  await forgetCalls(
    stores,
    found.map(({ id }) => id),
  );
  await each(found, async ({ day, id, record }) => {
    const known = record === DAMAGED ? (await factsOfDay(stores, day)).get(id) : undefined;
    await forgetFacts(stores, day, id);
    if (record !== DAMAGED) {
      const standIn = (name: string) => reportCount(name, day, record, snapshot);
      const made = await countInstead(stores.open('reports'), day, id, standIn);
      await indexReport(stores, factsOf(made, snapshot.base));
    } else if (known) await indexReport(stores, countedFacts(known));
    await stores.open('reports').remove(reportKey(day, id));
  });
  return {
    deleted: found.length,
    removed: ['the report', 'its place in the public list of reports', ANSWERS],
    kept:
      'Counts stay: mission, outcomes, scores, risk flags and paths of ours, with the day ' +
      'and nothing else.',
  };
}
