/** The lists of records that take a query, and the document of each record that has one. */
import * as z from 'zod';
import { Activity } from '../kinds/activity.ts';
import type { Kind } from '../kinds/field.ts';
import {
  CURRICULUM,
  type CurriculumKind,
  folders,
  type PlacedKind,
  type PlacesOf,
} from '../kinds/kinds.ts';
import { confirmations } from '../kinds/shared.ts';
import { metadataFields } from '../schemas/common.ts';
import { listOf, named, string } from '../schemas/described.ts';
import { listFields } from '../schemas/filters.ts';
import { ChangeInList } from '../schemas/history.ts';
import { Verification } from '../schemas/verification.ts';
import { type ListName, listName } from './manifest.ts';

const changes = z.array(ChangeInList).optional().meta({
  description: 'With changed_since: recorded changes of these records since then, the last first.',
});

const list = <Members extends z.ZodRawShape>(
  id: Parameters<typeof listFields>[0],
  description: string,
  members: Members,
) =>
  named(`${id.replace('list', '')}Response`, description, {
    ...members,
    ...listFields(id),
    changes,
    ...metadataFields,
  });

type Whole<K extends PlacedKind> = (typeof folders)[K]['record'];
type Short<K extends PlacedKind> =
  PlacesOf<K> extends { compact: readonly (infer Name extends string)[] }
    ? Whole<K> extends z.ZodObject<infer Shape extends z.ZodRawShape>
      ? z.ZodObject<Pick<Shape, Name & keyof Shape>>
      : never
    : Whole<K>;
type Records<K extends PlacedKind> = {
  [Of in K as ListName<Of>]: z.ZodArray<z.ZodUnion<[Whole<Of>, Short<Of>]>>;
};

/**
 * The records of a kind as lists have them, by the name of the list: whole, or in short where its
 * places say how, under a name of its own where the record is all that the list tells.
 */
function records<K extends PlacedKind>(kind: K, order?: string): Records<K> {
  const { record, places } = folders[kind] as Kind & { record: z.ZodObject };
  const { id = '' } = record.meta() ?? {};
  const names = places?.compact;
  const short =
    names && record.pick(Object.fromEntries(names.map((name) => [name, true])) as never);
  const about = { id: `${id}InShort`, description: `A ${id.toLowerCase()}, with detail=compact.` };
  const isAlone = !CURRICULUM.some((own) => own === kind);
  const one = short ? z.union([record, isAlone ? short.meta(about) : short]) : record;
  const told = order ?? 'In the owner’s order, else newest first.';
  return { [listName(kind)]: listOf(told, one) } as unknown as Records<K>;
}

const { skills, experience, projects, claims, notes } = folders;

const consumer_rule = string('How these records may be used.', 'Keep evidence_level when citing.');

/** The document of a record: with all checks of its evidence, and how it may be used. */
const checked = { verification: Verification.optional() };

/** What the rows answer that this file is about, by their ids. */
export const responses = {
  listSkills: list('listSkills', 'What the person can do, with evidence.', {
    ...records('skills', 'By name.'),
    consumer_rule,
  }),
  getSkill: skills.record
    .extend({ ...checked, consumer_rule, ...metadataFields })
    .meta({ id: 'SkillResponse', description: 'One skill.' }),
  listExperience: list(
    'listExperience',
    'Positions held, education, and the rest of a curriculum vitae.',
    Object.assign({}, ...CURRICULUM.map((kind) => records(kind))) as Records<CurriculumKind>,
  ),
  getExperience: experience.record
    .extend(metadataFields)
    .meta({ id: 'ExperienceItemResponse', description: 'One position.' }),
  listProjects: list('listProjects', 'Projects with evidence levels and citable claims.', {
    ...records('projects'),
    consumer_rule,
  }),
  getProject: projects.record
    .extend({ ...checked, consumer_rule, ...metadataFields })
    .meta({ id: 'ProjectResponse', description: 'One project.' }),
  listClaims: list('listClaims', 'Statements that may be cited, newest first.', {
    ...records('claims'),
    consumer_rule,
  }),
  getClaim: claims.record
    .extend({ ...checked, confirmations: confirmations.published, ...metadataFields })
    .meta({ id: 'ClaimResponse', description: 'One claim.' }),
  listWritings: list('listWritings', 'Published texts.', records('writings')),
  listTalks: list('listTalks', 'Talks and interviews.', records('talks')),
  listNotes: list(
    'listNotes',
    'Notes, observations and project updates, newest first.',
    records('notes', 'Newest first.'),
  ),
  getNote: notes.record
    .extend(metadataFields)
    .meta({ id: 'NoteResponse', description: 'One note.' }),
  listCommonQuestions: list(
    'listCommonQuestions',
    'Questions that are asked often.',
    records('questions'),
  ),
  listChangelog: list(
    'listChangelog',
    'What changed in the profile and the interface.',
    records('changelog', 'Newest first.'),
  ),
  listActivity: list(
    'listActivity',
    'Everything that happened: notes, writings, talks, project updates.',
    { activity: listOf('Newest first.', Activity) },
  ),
};
