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
  itemFields,
  metadataFields,
  PartialDate,
  Slug,
  updatedDay,
} from './common.ts';

export const ExperienceFrontMatter = z.strictObject({
  title: z.string().min(1).max(160).describe('The title exactly as held.'),
  organization: z.string().min(1).max(160).describe('The employer or body.'),
  location: z.string().min(1).max(120).optional().describe('Where.'),
  start: PartialDate.describe('When it began.'),
  end: PartialDate.nullable().default(null).describe('When it ended; leave out while it lasts.'),
  summary: z.string().min(1).max(400).describe('One or two sentences.'),
  ...evidenceFrontMatter,
  skills: z.array(Slug).default([]).describe('Skills used (file names in content/skills).'),
  projects: z
    .array(Slug)
    .default([])
    .describe('Projects done there (file names in content/projects).'),
  ...commonFrontMatter,
  updated: updatedDay,
});

export const EducationFrontMatter = z.strictObject({
  degree: z.string().min(1).max(160).describe('Degree or certificate, exactly as awarded.'),
  field: z.string().min(1).max(160).describe('Field of study.'),
  institution: z.string().min(1).max(160).describe('Who awarded it.'),
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
    summary: z
      .string()
      .meta({ description: 'One or two sentences.', examples: ['Worked on the catalogue.'] }),
    details_markdown: DetailsMarkdown,
    ...evidenceFields,
    related_skill_ids: z.array(Slug).meta({ description: 'Skills used.', examples: [['search']] }),
    project_slugs: z
      .array(Slug)
      .meta({ description: 'Projects done there.', examples: [['example-catalogue']] }),
    path: z
      .string()
      .meta({ description: 'Path of this position.', examples: ['/api/experience/example-ltd'] }),
    ...itemFields,
  })
  .meta({ id: 'Experience', description: 'A position held.' });
export type Experience = z.infer<typeof Experience>;

export const Education = z
  .object({
    id: Slug,
    degree: z.string().meta({ description: 'Degree, exactly as awarded.', examples: ['Ph.D.'] }),
    field: z.string().meta({ description: 'Field of study.', examples: ['Mathematics'] }),
    institution: z
      .string()
      .meta({ description: 'Who awarded it.', examples: ['Example University'] }),
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
    ...itemFields,
  })
  .meta({ id: 'Education', description: 'A degree or certificate.' });
export type Education = z.infer<typeof Education>;

export const ExperienceListResponse = z
  .object({
    experience: z.array(Experience).meta({ description: 'Latest start first.' }),
    education: z.array(Education).meta({ description: 'Latest first.' }),
    ...metadataFields,
  })
  .meta({ id: 'ExperienceResponse', description: 'Positions held and education.' });

export const ExperienceItemResponse = Experience.extend(metadataFields).meta({
  id: 'ExperienceItemResponse',
  description: 'One position.',
});
