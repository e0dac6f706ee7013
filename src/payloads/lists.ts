/** The lists of records that take a query, and the document of each record that has one. */
import * as z from 'zod';
import { Activity } from '../kinds/activity.ts';
import { inShort } from '../kinds/field.ts';
import { CURRICULUM, type CurriculumKind, folders } from '../kinds/kinds.ts';
import { confirmations } from '../kinds/shared.ts';
import { metadataFields } from '../schemas/common.ts';
import { listOf, named, string } from '../schemas/described.ts';
import { listFields } from '../schemas/filters.ts';
import { ChangeInList } from '../schemas/history.ts';
import { Verification } from '../schemas/verification.ts';

const BY_OWNER = 'In the owner’s order, else newest first.';

const changes = z.array(ChangeInList).optional().meta({
  description: 'With changed_since: recorded changes of these records since then, the last first.',
});

/** The answer of a list: its records, what it tells of itself, and its metadata. */
const list = <Members extends z.ZodRawShape>(
  id: Parameters<typeof listFields>[0],
  members: Members,
  name: string,
  description: string,
) =>
  named(`${name}Response`, description, {
    ...members,
    ...listFields(id),
    changes,
    ...metadataFields,
  });

/** Records, whole or in short. */
const records = <Whole extends z.ZodObject, Short extends z.ZodObject>(
  whole: Whole,
  short: Short,
  description = BY_OWNER,
) => listOf(description, z.union([whole, short]));

/** A record in short, under a name of its own. */
const shortOf = <T extends z.ZodObject>(schema: T, name: string) =>
  schema.meta({
    id: `${name}InShort`,
    description: `A ${name.toLowerCase()}, with detail=compact.`,
  });

const { skills, experience, projects, claims, writings, talks, notes, questions, changelog } =
  folders;

const consumer_rule = string('How these records may be used.', 'Keep evidence_level when citing.');

/** The document of a record: with all checks of its evidence, and how it may be used. */
const checked = { verification: Verification.optional() };

export const SkillsResponse = list(
  'listSkills',
  {
    skills: records(
      skills.record,
      shortOf(inShort(skills.record, skills.places), 'Skill'),
      'By name.',
    ),
    consumer_rule,
  },
  'Skills',
  'What the person can do, with evidence.',
);
export const SkillItemResponse = skills.record
  .extend({ ...checked, consumer_rule, ...metadataFields })
  .meta({ id: 'SkillResponse', description: 'One skill.' });

type CurriculumRecord<K extends CurriculumKind> = z.ZodArray<(typeof folders)[K]['record']>;
export const ExperienceListResponse = list(
  'listExperience',
  Object.fromEntries(
    CURRICULUM.map((kind) => {
      const whole = folders[kind].record as z.ZodObject;
      return [kind, records(whole, inShort(whole, folders[kind].places))];
    }),
  ) as unknown as { [K in CurriculumKind]: CurriculumRecord<K> },
  'Experience',
  'Positions held, education, and the rest of a curriculum vitae.',
);
export const ExperienceItemResponse = experience.record
  .extend(metadataFields)
  .meta({ id: 'ExperienceItemResponse', description: 'One position.' });

export const ProjectsResponse = list(
  'listProjects',
  {
    projects: records(
      projects.record,
      shortOf(inShort(projects.record, projects.places), 'Project'),
    ),
    consumer_rule,
  },
  'Projects',
  'Projects with evidence levels and citable claims.',
);
export const ProjectItemResponse = projects.record
  .extend({ ...checked, consumer_rule, ...metadataFields })
  .meta({ id: 'ProjectResponse', description: 'One project.' });

export const ClaimsResponse = list(
  'listClaims',
  {
    claims: records(claims.record, shortOf(inShort(claims.record, claims.places), 'Claim')),
    consumer_rule,
  },
  'Claims',
  'Statements that may be cited, newest first.',
);
export const ClaimResponse = claims.record
  .extend({ ...checked, confirmations: confirmations.published, ...metadataFields })
  .meta({ id: 'ClaimResponse', description: 'One claim.' });

export const WritingsResponse = list(
  'listWritings',
  { writings: listOf(BY_OWNER, writings.record) },
  'Writings',
  'Published texts.',
);

export const TalksResponse = list(
  'listTalks',
  { talks: listOf(BY_OWNER, talks.record) },
  'Talks',
  'Talks and interviews.',
);

export const NotesResponse = list(
  'listNotes',
  {
    notes: records(
      notes.record,
      shortOf(inShort(notes.record, notes.places), 'Note'),
      'Newest first.',
    ),
  },
  'Notes',
  'Notes, observations and project updates, newest first.',
);
export const NoteItemResponse = notes.record
  .extend(metadataFields)
  .meta({ id: 'NoteResponse', description: 'One note.' });

export const CommonQuestionsResponse = list(
  'listCommonQuestions',
  { common_questions: listOf(BY_OWNER, questions.record) },
  'CommonQuestions',
  'Questions that are asked often.',
);

export const ChangelogResponse = list(
  'listChangelog',
  { changelog: listOf('Newest first.', changelog.record) },
  'Changelog',
  'What changed in the profile and the interface.',
);

export const ActivityResponse = list(
  'listActivity',
  { activity: listOf('Newest first.', Activity) },
  'Activity',
  'Everything that happened: notes, writings, talks, project updates.',
);
