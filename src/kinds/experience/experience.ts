/**
 * Positions and education: content/experience, content/education, GET /api/experience and one file
 * per position.
 */
import * as z from 'zod';
import {
  commonFrontMatter,
  DetailsMarkdown,
  evidenceFields,
  evidenceFrontMatter,
  HumanUrl,
  itemFields,
  metadataFields,
  PartialDate,
  placeFields,
  Slug,
  updatedDay,
  WebUrl,
} from '../../schemas/common.ts';
import { listFields } from '../../schemas/filters.ts';
import { Award, Certificate, Interest, Reference } from '../award/credentials.ts';
import { COMPACT } from '../compact.ts';

const highlights = z.array(z.string().min(1).max(600)).default([]);

export const ExperienceFrontMatter = z.strictObject({
  title: z.string().min(1).max(160).describe('The title exactly as held.'),
  organization: z.string().min(1).max(160).describe('The employer or body.'),
  organization_url: WebUrl.optional().describe('Where the employer or body can be found.'),
  organization_summary: z
    .string()
    .min(1)
    .max(400)
    .optional()
    .describe('What the employer or body does, in a sentence.'),
  employment_type: z
    .string()
    .min(1)
    .max(60)
    .optional()
    .describe('Such as full-time, part-time, freelance or apprenticeship.'),
  acting: z
    .boolean()
    .default(false)
    .describe('true where the post was held for the time being, in place of its holder.'),
  location: z.string().min(1).max(120).optional().describe('Where.'),
  start: PartialDate.describe('When it began.'),
  end: PartialDate.nullable().default(null).describe('When it ended; leave out while it lasts.'),
  summary: z.string().min(1).max(400).optional().describe('One or two sentences.'),
  highlights: highlights.describe('What came of it, a sentence each.'),
  ...evidenceFrontMatter,
  skills: z.array(Slug).default([]).describe('Skills used (file names in content/skills).'),
  projects: z
    .array(Slug)
    .default([])
    .describe('Projects done there (file names in content/projects).'),
  ...commonFrontMatter,
  updated: updatedDay,
});

const EDUCATION_STATUSES = ['in-progress', 'unfinished'] as const;

export const EducationFrontMatter = z.strictObject({
  degree: z
    .string()
    .min(1)
    .max(160)
    .optional()
    .describe('Degree or certificate, exactly as awarded.'),
  field: z.string().min(1).max(160).optional().describe('Field of study.'),
  institution: z.string().min(1).max(160).describe('Who awarded it.'),
  institution_url: WebUrl.optional().describe('Where the institution can be found.'),
  status: z
    .enum(EDUCATION_STATUSES)
    .optional()
    .describe('in-progress, or unfinished where it was left; leave out what was awarded.'),
  score: z.string().min(1).max(60).optional().describe('Grade, as awarded.'),
  courses: z.array(z.string().min(1).max(200)).default([]).describe('Courses worth naming.'),
  start: PartialDate.optional().describe('When it began, if known.'),
  end: PartialDate.nullable().default(null).describe('When it was awarded.'),
  ...evidenceFrontMatter,
  ...commonFrontMatter,
  updated: updatedDay,
});

export const Experience = z
  .object({
    id: Slug,
    title: z.string().meta({
      description: 'The title exactly as held; do not rephrase it.',
      examples: ['Engineer'],
    }),
    organization: z
      .string()
      .meta({ description: 'The employer or body.', examples: ['Example Ltd'] }),
    location: z
      .string()
      .nullable()
      .meta({ description: 'Where.', examples: ['Example City'] }),
    start: z
      .string()
      .meta({ description: 'When it began: YYYY, YYYY-MM or YYYY-MM-DD.', examples: ['1949'] }),
    end: z
      .string()
      .nullable()
      .meta({ description: 'When it ended; null while it lasts.', examples: ['1950'] }),
    organization_url: WebUrl.optional(),
    organization_summary: z
      .string()
      .optional()
      .meta({ description: 'What the employer does.', examples: ['Makes catalogues.'] }),
    employment_type: z
      .string()
      .optional()
      .meta({ description: 'Such as full-time or freelance.', examples: ['full-time'] }),
    acting: z
      .literal(true)
      .optional()
      .meta({ description: 'Held for the time being.', examples: [true] }),
    summary: z
      .string()
      .nullable()
      .meta({ description: 'One or two sentences.', examples: ['Worked on the catalogue.'] }),
    highlights: z
      .array(z.string())
      .optional()
      .meta({ description: 'What came of it.', examples: [['Search in one second.']] }),
    details_markdown: DetailsMarkdown,
    ...evidenceFields,
    related_skill_ids: z.array(Slug).meta({ description: 'Skills used.', examples: [['search']] }),
    project_slugs: z
      .array(Slug)
      .meta({ description: 'Projects done there.', examples: [['example-catalogue']] }),
    path: z
      .string()
      .meta({ description: 'Path of this position.', examples: ['/api/experience/example-ltd'] }),
    human_url: HumanUrl,
    ...itemFields,
  })
  .meta({ id: 'Experience', description: 'A position held.' });
export type Experience = z.infer<typeof Experience>;

export const Education = z
  .object({
    id: Slug,
    degree: z
      .string()
      .nullable()
      .meta({ description: 'Degree, exactly as awarded.', examples: ['Ph.D.'] }),
    field: z
      .string()
      .nullable()
      .meta({ description: 'Field of study.', examples: ['Mathematics'] }),
    institution: z
      .string()
      .meta({ description: 'Who awarded it.', examples: ['Example University'] }),
    institution_url: WebUrl.optional(),
    status: z
      .enum(EDUCATION_STATUSES)
      .optional()
      .meta({
        description: 'Present where it was not awarded: it goes on, or was left.',
        examples: ['in-progress'],
      }),
    score: z
      .string()
      .optional()
      .meta({ description: 'Grade, as awarded.', examples: ['4.0'] }),
    courses: z
      .array(z.string())
      .optional()
      .meta({ description: 'Courses worth naming.', examples: [['Topology']] }),
    start: z
      .string()
      .nullable()
      .meta({ description: 'When it began.', examples: [null] }),
    end: z
      .string()
      .nullable()
      .meta({ description: 'When it was awarded.', examples: ['1934'] }),
    details_markdown: DetailsMarkdown,
    ...evidenceFields,
    path: z
      .string()
      .meta({ description: 'Path of this record.', examples: ['/api/experience#example-phd'] }),
    human_url: HumanUrl,
    ...placeFields,
  })
  .meta({ id: 'Education', description: 'A degree or certificate.' });
export type Education = z.infer<typeof Education>;

/** The same fields as a position; it has no file of its own. */
export const Volunteering = Experience.omit({ content_hash: true }).meta({
  id: 'Volunteering',
  description: 'A position held without pay.',
});
export type Volunteering = z.infer<typeof Volunteering>;

export const ExperienceListResponse = z
  .object({
    experience: z
      .array(z.union([Experience, Experience.pick(COMPACT.experience)]))
      .meta({ description: 'In the owner’s order, else latest start first.' }),
    education: z
      .array(z.union([Education, Education.pick(COMPACT.education)]))
      .meta({ description: 'In the owner’s order, else latest first.' }),
    volunteering: z
      .array(z.union([Volunteering, Volunteering.pick(COMPACT.volunteering)]))
      .meta({ description: 'In the owner’s order, else latest start first.' }),
    certificates: z
      .array(z.union([Certificate, Certificate.pick(COMPACT.certificates)]))
      .meta({ description: 'In the owner’s order, else latest first.' }),
    awards: z
      .array(z.union([Award, Award.pick(COMPACT.awards)]))
      .meta({ description: 'In the owner’s order, else latest first.' }),
    references: z
      .array(z.union([Reference, Reference.pick(COMPACT.references)]))
      .meta({ description: 'What others say, in their words.' }),
    interests: z
      .array(z.union([Interest, Interest.pick(COMPACT.interests)]))
      .meta({ description: 'Beside work.' }),
    ...listFields('listExperience'),
    ...metadataFields,
  })
  .meta({
    id: 'ExperienceResponse',
    description: 'Positions held, education, and the rest of a curriculum vitae.',
  });

export const ExperienceItemResponse = Experience.extend(metadataFields).meta({
  id: 'ExperienceItemResponse',
  description: 'One position.',
});
