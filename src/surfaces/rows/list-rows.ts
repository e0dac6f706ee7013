/**
 * The rows whose lists take a query: the answer to none, and the complete list that the front door
 * filters.
 */

import {
  activityList,
  changelogList,
  claimsList,
  notesList,
  questionsList,
} from '../filtered-lists.ts';
import { freshness, type Instance, type Rows } from '../instances.ts';

/** `usual` is the default limit of the row. */
function list<T>(usual: number, answer: (query: { limit: number | null }) => T): Instance<T>[] {
  return [{ payload: answer({ limit: usual }), variants: { all: answer({ limit: null }) } }];
}

export const listRows = {
  listClaims: (records) => {
    const fresh = freshness(records, records.profile.claims);
    return list(50, (query) => claimsList(records.claims, query, fresh));
  },
  listNotes: (records) => {
    const fresh = freshness(records, records.profile.notes);
    return list(50, (query) => notesList(records.notes, query, fresh));
  },
  listCommonQuestions: (records) => {
    const fresh = freshness(records, records.profile.questions);
    return list(10, (query) => questionsList(records.questions, query, fresh));
  },
  listChangelog: (records) => {
    const fresh = freshness(records, records.profile.changelog);
    return list(20, (query) => changelogList(records.changelog, query, fresh));
  },
  listActivity: (records) => {
    const { notes, writings, talks, projects } = records.profile;
    const fresh = freshness(records, [...notes, ...writings, ...talks, ...projects]);
    return list(20, (query) => activityList(records.activity, query, fresh));
  },
} satisfies Partial<Rows>;
