/**
 * The rows whose lists take a query: the answer to none, the compact one, and the complete list
 * that the front door filters.
 */
import { defaultsOf } from '../schemas/parameters.ts';
import { type Items, type ListId, type ListQuery, listPayload } from './filtered-lists.ts';
import { freshness, type Instance, type Rows } from './instances.ts';
import { curriculumEntries, curriculumPayload } from './person.ts';
import { isShortened } from './read-of.ts';
import type { Records } from './records.ts';

type Dated = { modified: string };

function list<Id extends ListId>(
  id: Id,
  records: Records,
  items: Items<Id>,
  entries: readonly Dated[],
): Instance<ReturnType<typeof listPayload<Id>>>[] {
  const fresh = freshness(records, entries);
  const usual: ListQuery = defaultsOf(id);
  const answer = (query: ListQuery) => listPayload(id, items, query, fresh);
  return [
    {
      payload: answer(usual),
      variants: {
        ...(isShortened(id) ? { compact: answer({ ...usual, detail: 'compact' }) } : {}),
        all: answer({ limit: null }),
      },
    },
  ];
}

export const listRows = {
  listSkills: (records) => {
    const { skills, projects, experience } = records.profile;
    const shown = [...skills, ...projects, ...experience];
    return list('listSkills', records, { skills: records.skills }, shown);
  },
  listExperience: (records) =>
    list('listExperience', records, curriculumPayload(records), curriculumEntries(records.profile)),
  listProjects: (records) => {
    const { projects, claims } = records.profile;
    return list('listProjects', records, { projects: records.projects }, [...projects, ...claims]);
  },
  listClaims: (records) =>
    list('listClaims', records, { claims: records.claims }, records.profile.claims),
  listWritings: (records) =>
    list('listWritings', records, { writings: records.writings }, records.profile.writings),
  listTalks: (records) =>
    list('listTalks', records, { talks: records.talks }, records.profile.talks),
  listNotes: (records) =>
    list('listNotes', records, { notes: records.notes }, records.profile.notes),
  listCommonQuestions: (records) =>
    list(
      'listCommonQuestions',
      records,
      { common_questions: records.questions },
      records.profile.questions,
    ),
  listChangelog: (records) =>
    list('listChangelog', records, { changelog: records.changelog }, records.profile.changelog),
  listActivity: (records) => {
    const { notes, writings, talks, projects } = records.profile;
    const shown = [...notes, ...writings, ...talks, ...projects];
    return list('listActivity', records, { activity: records.activity }, shown);
  },
} satisfies Partial<Rows>;
