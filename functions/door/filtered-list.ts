/** Lists with a query: the same pure functions that made the default file, on the complete list. */
import type { Activity, Change } from '../../src/schemas/change.ts';
import type { Claim } from '../../src/schemas/claim.ts';
import type { CommonQuestion } from '../../src/schemas/question.ts';
import type { Note } from '../../src/schemas/work.ts';
import {
  activityList,
  type ClaimsQuery,
  changelogList,
  claimsList,
  type LimitQuery,
  type NotesQuery,
  notesList,
  questionsList,
} from '../../src/surfaces/filtered-lists.ts';
import type { Freshness, Sealed } from '../../src/surfaces/seal.ts';

type All = Freshness & {
  notes: Note[];
  claims: Claim[];
  changelog: Change[];
  activity: Activity[];
  common_questions: CommonQuestion[];
};

/**
 * `all` is the published complete list of the row, `query` what the schema of the row made of the
 * parameters.
 */
type Answer = (all: All, query: Record<string, unknown>) => Sealed<object>;

export const lists: Readonly<Record<string, Answer>> = {
  listNotes: (all, query) => notesList(all.notes, query as NotesQuery, all),
  listClaims: (all, query) => claimsList(all.claims, query as ClaimsQuery, all),
  listChangelog: (all, query) => changelogList(all.changelog, query as LimitQuery, all),
  listActivity: (all, query) => activityList(all.activity, query as LimitQuery, all),
  listCommonQuestions: (all, query) =>
    questionsList(all.common_questions, query as LimitQuery, all),
};
