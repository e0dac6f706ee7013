/**
 * The rows whose lists take a query: the answer to none, the compact one, and the complete list
 * that the gateway filters.
 */
import type * as z from 'zod';
import { CURRICULUM, folders, type PlacedKind, placesOf } from '../kinds/kinds.ts';
import { confirmations } from '../kinds/shared.ts';
import { metadataFields } from '../schemas/common.ts';
import { listOf as arrayOf, string } from '../schemas/described.ts';
import { defaultsOf } from '../schemas/parameters.ts';
import { Verification } from '../schemas/verification.ts';
import { ACTIVE, Activity } from './activity.ts';
import * as lists from './filtered-lists.ts';
import { isOf } from './history/told.ts';
import { freshness, type Instance } from './instances.ts';
import { listAnswer, type RecordLists, recordLists } from './list-shapes.ts';
import { isShortened } from './read-of.ts';
import { documentsOf } from './records/record.ts';
import type { Records } from './records.ts';
import { CLAIM_RULE } from './rules.ts';
import { type Dated, type Sealed, seal } from './seal.ts';

const { skills, experience, projects, claims, notes } = folders;

const consumer_rule = string('How these records may be used.', 'Keep evidence_level when citing.');

/** The document of a record: with all checks of its evidence, and how it may be used. */
const checked = { verification: Verification.optional() };

export const responses = {
  listSkills: listAnswer('listSkills', 'What the person can do, with evidence.', {
    ...recordLists('skills', 'By name.'),
    consumer_rule,
  }),
  getSkill: skills.record
    .extend({ ...checked, consumer_rule, ...metadataFields })
    .meta({ id: 'SkillResponse', description: 'One skill.' }),
  listExperience: listAnswer(
    'listExperience',
    'Positions held, education, and the rest of a curriculum vitae.',
    Object.assign({}, ...CURRICULUM.map((kind) => recordLists(kind))) as RecordLists<
      (typeof CURRICULUM)[number]
    >,
  ),
  getExperience: experience.record
    .extend(metadataFields)
    .meta({ id: 'ExperienceItemResponse', description: 'One position.' }),
  listProjects: listAnswer('listProjects', 'Projects with evidence levels and citable claims.', {
    ...recordLists('projects'),
    consumer_rule,
  }),
  getProject: projects.record
    .extend({ ...checked, consumer_rule, ...metadataFields })
    .meta({ id: 'ProjectResponse', description: 'One project.' }),
  listClaims: listAnswer('listClaims', 'Statements that may be cited, newest first.', {
    ...recordLists('claims'),
    consumer_rule,
  }),
  getClaim: claims.record
    .extend({ ...checked, confirmations: confirmations.published, ...metadataFields })
    .meta({ id: 'ClaimResponse', description: 'One claim.' }),
  listWritings: listAnswer('listWritings', 'Published texts.', recordLists('writings')),
  listTalks: listAnswer('listTalks', 'Talks and interviews.', recordLists('talks')),
  listNotes: listAnswer(
    'listNotes',
    'Notes, observations and project updates, newest first.',
    recordLists('notes', 'Newest first.'),
  ),
  getNote: notes.record
    .extend(metadataFields)
    .meta({ id: 'NoteResponse', description: 'One note.' }),
  listCommonQuestions: listAnswer(
    'listCommonQuestions',
    'Questions that are asked often.',
    recordLists('questions'),
  ),
  listChangelog: listAnswer(
    'listChangelog',
    'What changed in the profile and the interface.',
    recordLists('changelog', 'Newest first.'),
  ),
  listActivity: listAnswer(
    'listActivity',
    'Everything that happened: notes, writings, talks, project updates.',
    { activity: arrayOf('Newest first.', Activity) },
  ),
};

type Payload<Id extends lists.ListId> = z.input<(typeof responses)[Id]>;

/** A list of the records of some kinds, which tells of other entries too. */
function list<Id extends lists.ListId>(
  id: Id,
  records: Records,
  kinds: readonly PlacedKind[],
  ...others: (readonly Dated[])[]
) {
  const members = kinds.map((kind) => ({ kind, ...placesOf(kind) }));
  const rules = members.flatMap(({ kind, rule }) =>
    kind === 'claims' ? CLAIM_RULE : (rule ?? []),
  );
  return listOf(
    id,
    records,
    Object.fromEntries(members.map(({ kind, list = kind }) => [list, records[kind]])),
    {
      in_short: Object.fromEntries(
        members.map(({ kind, list = kind, compact = [] }) => [list, compact]),
      ),
      changes: records.history?.told
        .filter((one) => isOf(one, kinds))
        .map(({ date, recorded }) => ({ date, ...recorded })),
      consumer_rule: rules[0],
    },
    [...kinds.flatMap((kind): readonly Dated[] => records.profile[kind]), ...others.flat()],
  );
}

/** What the gateway takes from the complete list to filter it. */
const shown = ({ in_short, changes }: lists.ListShape) => ({
  in_short,
  ...(changes?.length ? { changes } : {}),
});

function listOf<Id extends lists.ListId>(
  id: Id,
  records: Records,
  items: object,
  shape: lists.ListShape,
  entries: readonly Dated[],
): Instance<Sealed<Payload<Id>>>[] {
  const days = (records.history?.told ?? []).map(({ date }) => ({ modified: date }));
  const isOfChanges = id === 'listChangelog' || id === 'listActivity';
  const fresh = freshness(records, isOfChanges ? [...entries, ...days] : entries);
  const usual: lists.ListQuery = defaultsOf(id);
  const ready = lists.readyList(id, items, shape);
  const answer = (query: lists.ListQuery): Sealed<Payload<Id>> =>
    JSON.parse(lists.listText(ready, query, fresh).text);
  return [
    {
      payload: answer(usual),
      // What only tells the cost of a list needs none of these.
      get variants() {
        return {
          ...(isShortened(id) ? { compact: answer({ ...usual, detail: 'compact' }) } : {}),
          all: seal({ ...answer({ limit: null }), ...shown(shape) }, fresh),
        };
      },
    },
  ];
}

export const rows = {
  listSkills: (records: Records) => {
    const { projects, experience } = records.profile;
    return list('listSkills', records, ['skills'], projects, experience);
  },
  getSkill: (records: Records) => documentsOf('skills', records),
  listExperience: (records: Records) => list('listExperience', records, CURRICULUM),
  getExperience: (records: Records) => documentsOf('experience', records),
  listProjects: (records: Records) =>
    list('listProjects', records, ['projects'], records.profile.claims),
  getProject: (records: Records) => documentsOf('projects', records),
  listClaims: (records: Records) => list('listClaims', records, ['claims']),
  getClaim: (records: Records) => documentsOf('claims', records),
  listWritings: (records: Records) => list('listWritings', records, ['writings']),
  listTalks: (records: Records) => list('listTalks', records, ['talks']),
  listNotes: (records: Records) => list('listNotes', records, ['notes']),
  getNote: (records: Records) => documentsOf('notes', records),
  listCommonQuestions: (records: Records) => list('listCommonQuestions', records, ['questions']),
  listChangelog: (records: Records) => list('listChangelog', records, ['changelog']),
  listActivity: (records: Records) => {
    const { activity, profile } = records;
    const shown = ACTIVE.flatMap((kind): readonly Dated[] => profile[kind]);
    return listOf('listActivity', records, { activity }, { in_short: { activity: [] } }, shown);
  },
};
