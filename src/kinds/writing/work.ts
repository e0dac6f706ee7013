/** Writings, talks and notes: what the person published, said, or what happened. */
import * as z from 'zod';
import {
  commonFrontMatter,
  Day,
  DetailsMarkdown,
  EvidenceLevel,
  EvidenceLink,
  HumanUrl,
  itemFields,
  metadataFields,
  PartialDate,
  placeFields,
  Slug,
  Tags,
} from '../../schemas/common.ts';
import { listFields } from '../../schemas/filters.ts';
import { COMPACT } from '../compact.ts';

const author = z
  .string()
  .min(1)
  .max(120)
  .optional()
  .describe('Who wrote it, where it is not the person this profile is about.');

/** What every such item may say of itself. */
const aboutFrontMatter = {
  projects: z
    .array(Slug)
    .default([])
    .describe('Projects it is about (file names in content/projects).'),
  tags: Tags.default([]).describe('Labels to filter by.'),
  ...commonFrontMatter,
};

export const WritingFrontMatter = z.strictObject({
  title: z.string().min(1).max(250).describe('Title as published.'),
  kind: z
    .enum(['paper', 'book', 'chapter', 'report', 'manual', 'article', 'post', 'publication'])
    .describe('What kind of text.'),
  date: PartialDate.describe('When it was published.'),
  publisher: z.string().min(1).max(200).optional().describe('Journal, publisher or site.'),
  summary: z.string().min(1).max(500).optional().describe('What it says, in two sentences.'),
  coauthors: z.array(z.string().min(1).max(120)).default([]).describe('Other authors.'),
  evidence_level: EvidenceLevel.default('public-live').describe('How well it is supported.'),
  evidence_links: z.array(EvidenceLink).default([]).describe('Where it can be read or looked up.'),
  ...aboutFrontMatter,
});

export const TalkFrontMatter = z.strictObject({
  title: z.string().min(1).max(250).describe('Title as given.'),
  event: z.string().min(1).max(200).describe('Conference, lecture series or programme.'),
  date: PartialDate.describe('When it was given.'),
  location: z.string().min(1).max(120).optional().describe('Where.'),
  summary: z.string().min(1).max(500).describe('What was said, in two sentences.'),
  evidence_level: EvidenceLevel.default('public-live').describe('How well it is supported.'),
  evidence_links: z.array(EvidenceLink).default([]).describe('Recording, transcript or record.'),
  ...aboutFrontMatter,
});

export const NoteFrontMatter = z.strictObject({
  title: z.string().min(1).max(160).describe('One line.'),
  date: Day.describe(
    'Day it was written, or of the event it records; a day in the future keeps it back until then.',
  ),
  author,
  ...aboutFrontMatter,
});

const workFields = {
  id: Slug,
  title: z.string().meta({ description: 'Title.', examples: ['An example paper'] }),
  date: z.string().meta({ description: 'YYYY, YYYY-MM or YYYY-MM-DD.', examples: ['2024-05'] }),
};
const evidence = {
  evidence_level: EvidenceLevel,
  evidence_links: z.array(EvidenceLink).meta({ description: 'Where it can be checked.' }),
  project_slugs: z
    .array(Slug)
    .meta({ description: 'Projects it is about.', examples: [['example-catalogue']] }),
  tags: Tags,
  details_markdown: DetailsMarkdown,
};
const summary = z
  .string()
  .meta({ description: 'What it says.', examples: ['Describes the catalogue.'] });
const path = z
  .string()
  .meta({ description: 'Path of this item.', examples: ['/api/writings#an-example-paper'] });

export const Writing = z
  .object({
    ...workFields,
    kind: z.string().meta({ description: 'What kind of text.', examples: ['paper'] }),
    publisher: z
      .string()
      .nullable()
      .meta({ description: 'Journal, publisher or site.', examples: ['Example Press'] }),
    coauthors: z.array(z.string()).meta({ description: 'Other authors.', examples: [[]] }),
    summary: summary.nullable(),
    ...evidence,
    path,
    human_url: HumanUrl,
    ...placeFields,
  })
  .meta({ id: 'Writing', description: 'A published text.' });
export type Writing = z.infer<typeof Writing>;

export const Talk = z
  .object({
    ...workFields,
    event: z
      .string()
      .meta({ description: 'Conference or programme.', examples: ['Example Conference'] }),
    location: z
      .string()
      .nullable()
      .meta({ description: 'Where.', examples: ['Example City'] }),
    summary,
    ...evidence,
    path,
    human_url: HumanUrl,
    ...placeFields,
  })
  .meta({ id: 'Talk', description: 'A talk or interview.' });
export type Talk = z.infer<typeof Talk>;

export const Note = z
  .object({
    ...workFields,
    author: z.string().meta({ description: 'Who wrote it.', examples: ['The site operator'] }),
    project_slugs: evidence.project_slugs,
    tags: Tags,
    body_markdown: z
      .string()
      .meta({ description: 'The note, Markdown.', examples: ['A short observation.'] }),
    path,
    human_url: HumanUrl,
    ...itemFields,
  })
  .meta({ id: 'Note', description: 'A note, observation or project update.' });
export type Note = z.infer<typeof Note>;

export const WritingsResponse = z
  .object({
    writings: z.array(Writing).meta({ description: 'In the owner’s order, else newest first.' }),
    ...listFields('listWritings'),
    ...metadataFields,
  })
  .meta({ id: 'WritingsResponse', description: 'Published texts.' });

export const TalksResponse = z
  .object({
    talks: z.array(Talk).meta({ description: 'In the owner’s order, else newest first.' }),
    ...listFields('listTalks'),
    ...metadataFields,
  })
  .meta({ id: 'TalksResponse', description: 'Talks and interviews.' });

const NoteInShort = Note.pick(COMPACT.notes).meta({
  id: 'NoteInShort',
  description: 'A note, with detail=compact.',
});

export const NotesResponse = z
  .object({
    notes: z.array(z.union([Note, NoteInShort])).meta({ description: 'Newest first.' }),
    ...listFields('listNotes'),
    ...metadataFields,
  })
  .meta({
    id: 'NotesResponse',
    description: 'Notes, observations and project updates, newest first.',
  });

export const NoteItemResponse = Note.extend(metadataFields).meta({
  id: 'NoteResponse',
  description: 'One note.',
});
