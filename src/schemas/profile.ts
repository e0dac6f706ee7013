/** The person: content/profile.md and GET /api/profile. */
import * as z from 'zod';
import {
  commonFrontMatter,
  Day,
  EvidenceLink,
  metadataFields,
  PartialDate,
  Slug,
  WebUrl,
} from './common.ts';

export const ProfileFrontMatter = z.strictObject({
  name: z.string().min(1).max(120).describe('Full name, as it should be cited.'),
  display_name: z.string().min(1).max(120).optional().describe('Short form, for headings.'),
  headline: z.string().min(1).max(160).describe('One line: what this person does.'),
  bio: z.string().min(1).max(700).describe('The short biography that every first fetch carries.'),
  current_focus: z
    .array(z.string().min(1).max(200))
    .min(1)
    .describe('What the person works on now.'),
  strongest_claims: z
    .array(Slug)
    .min(1)
    .max(8)
    .describe('Claims (file names in content/claims) to lead with, best first.'),
  born: PartialDate.optional().describe('Only for a historical person; leave out for the living.'),
  died: PartialDate.optional().describe('Only for a historical person.'),
  location: z
    .string()
    .min(1)
    .max(120)
    .optional()
    .describe('City and country, as public as you want it.'),
  languages: z.array(z.string().min(2).max(40)).default([]).describe('Languages spoken.'),
  links: z
    .array(EvidenceLink)
    .default([])
    .describe('Pages elsewhere that are about or by this person.'),
  do_not_infer: z
    .array(z.string().min(1).max(300))
    .min(1)
    .describe('Conclusions that agents must not draw.'),
  demonstration: z
    .string()
    .min(1)
    .max(400)
    .optional()
    .describe('Present only on a demonstration profile: the sentence shown everywhere.'),
  operator: z
    .strictObject({
      name: z.string().min(1).max(120).describe('Who runs this site.'),
      url: WebUrl.optional().describe('Where the operator can be found.'),
    })
    .optional()
    .describe('Only where the site is not run by the person.'),
  updated: Day.describe('Day of the last change of this file.'),
  draft: commonFrontMatter.draft,
});

export const Operator = z
  .object({
    name: z.string().meta({ description: 'Who runs this site.', examples: ['The site operator'] }),
    url: WebUrl.nullable(),
  })
  .meta({ id: 'Operator', description: 'Who runs this service, where it is not the person.' });

export const identityFields = {
  name: z
    .string()
    .meta({ description: 'Full name, as it should be cited.', examples: ['Alex Example'] }),
  display_name: z.string().meta({ description: 'Short form.', examples: ['Alex'] }),
  headline: z.string().meta({ description: 'One line.', examples: ['Engineer and teacher'] }),
};

export const ProfileResponse = z
  .object({
    ...identityFields,
    bio: z
      .string()
      .meta({ description: 'Short biography.', examples: ['Builds tools for small libraries.'] }),
    biography_markdown: z.string().meta({
      description: 'The long biography, Markdown.',
      examples: ['Alex began as a teacher.'],
    }),
    current_focus: z
      .array(z.string())
      .meta({ description: 'What the person works on now.', examples: [['Search']] }),
    born: z
      .string()
      .nullable()
      .meta({ description: 'Only for a historical person.', examples: ['1900-01-31'] }),
    died: z
      .string()
      .nullable()
      .meta({ description: 'Only for a historical person.', examples: ['1980-12-31'] }),
    location: z
      .string()
      .nullable()
      .meta({ description: 'City and country.', examples: ['Example City'] }),
    languages: z
      .array(z.string())
      .meta({ description: 'Languages spoken.', examples: [['English']] }),
    reference_links: z
      .array(EvidenceLink)
      .meta({ description: 'Pages elsewhere about or by this person.' }),
    do_not_infer: z.array(z.string()).meta({
      description: 'Conclusions that must not be drawn.',
      examples: [['Do not infer availability.']],
    }),
    demonstration: z
      .string()
      .nullable()
      .meta({ description: 'Set on a demonstration profile.', examples: [null] }),
    operator: Operator.nullable(),
    path: z.string().meta({ description: 'Path of this record.', examples: ['/api/profile'] }),
    url: WebUrl,
    ...metadataFields,
  })
  .meta({ id: 'ProfileResponse', description: 'Who this is.' });
