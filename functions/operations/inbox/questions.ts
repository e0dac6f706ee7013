/** /api/admin/questions: what agents asked. */
import type { Operation } from '../operation.ts';
import { foundOfDay } from './day.ts';
import { exportOf } from './export.ts';
import { findRecord } from './find.ts';
import { questionItem } from './kinds.ts';
import { pageOf } from './page.ts';
import { removeQuestions } from './remove.ts';

export const listQuestions: Operation<'listQuestions'> = async ({ query }, given) => {
  const { records, rest } = await pageOf('questions', query, given);
  return { questions: records.map((record) => questionItem(record, given.snapshot)), ...rest };
};

export const exportQuestions: Operation<'exportQuestions'> = ({ query }, given) =>
  exportOf('questions', query, given);

export const getQuestion: Operation<'getQuestion'> = async (
  { params },
  { stores, snapshot, now },
) =>
  questionItem((await findRecord(stores, 'questions', params['id'] ?? '', now)).record, snapshot);

export const deleteQuestion: Operation<'deleteQuestion'> = async ({ params }, given) =>
  removeQuestions(
    [await findRecord(given.stores, 'questions', params['id'] ?? '', given.now)],
    given,
  );

export const deleteQuestionsOfDay: Operation<'deleteQuestionsOfDay'> = async ({ params }, given) =>
  removeQuestions(await foundOfDay('questions', params['day'] ?? '', given), given);
