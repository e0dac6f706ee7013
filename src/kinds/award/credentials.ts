/**
 * The rest of a curriculum vitae: content/certificates, awards, references and interests; all stand
 * in GET /api/experience.
 */
import * as z from 'zod';
import {
  commonFrontMatter,
  DetailsMarkdown,
  evidenceFields,
  evidenceFrontMatter,
  PartialDate,
  placeFields,
  Slug,
  Tags,
  updatedDay,
  WebUrl,
} from '../../schemas/common.ts';

const common = { ...commonFrontMatter, updated: updatedDay };
const text = (most: number) => z.string().min(1).max(most);

export const CertificateFrontMatter = z.strictObject({
  name: text(200).describe('The certificate or licence, exactly as issued.'),
  issuer: text(160).optional().describe('Who issued it.'),
  date: PartialDate.optional().describe('When it was issued.'),
  expires: PartialDate.optional().describe('Until when it holds; leave out where it does not end.'),
  number: text(120).optional().describe('Its number, where that may be public.'),
  certificate_url: WebUrl.optional().describe('Where it can be looked up.'),
  ...evidenceFrontMatter,
  ...common,
});

export const AwardFrontMatter = z.strictObject({
  title: text(200).describe('The award, exactly as given.'),
  awarder: text(160).optional().describe('Who gave it.'),
  date: PartialDate.optional().describe('When it was given.'),
  summary: text(600).optional().describe('What it was given for.'),
  ...evidenceFrontMatter,
  ...common,
});

export const ReferenceFrontMatter = z.strictObject({
  name: text(120).describe('Who says it; what they say is the text below.'),
  relation: text(200).optional().describe('How they know this person.'),
  consent: z
    .boolean()
    .default(false)
    .describe('true when they have agreed to be named and quoted here.'),
  ...common,
});

export const InterestFrontMatter = z.strictObject({
  name: text(120).describe('The interest.'),
  tags: Tags.default([]).describe('What of it.'),
  ...common,
});

const nullable = (description: string, example: string | null) =>
  z
    .string()
    .nullable()
    .meta({ description, examples: [example] });
const item = {
  details_markdown: DetailsMarkdown,
  path: z
    .string()
    .meta({ description: 'Path of this record.', examples: ['/api/experience#an-example'] }),
  ...placeFields,
};

export const Certificate = z
  .object({
    id: Slug,
    name: z.string().meta({ description: 'Exactly as issued.', examples: ['First aid'] }),
    issuer: nullable('Who issued it.', 'Example Board'),
    date: nullable('When it was issued.', '2024-05'),
    expires: nullable('Until when it holds.', '2027-05'),
    number: nullable('Its number.', null),
    certificate_url: WebUrl.nullable(),
    ...evidenceFields,
    ...item,
  })
  .meta({ id: 'Certificate', description: 'A certificate or licence.' });
export type Certificate = z.infer<typeof Certificate>;

export const Award = z
  .object({
    id: Slug,
    title: z.string().meta({ description: 'Exactly as given.', examples: ['Example Prize'] }),
    awarder: nullable('Who gave it.', 'Example Society'),
    date: nullable('When it was given.', '2024'),
    summary: nullable('What it was given for.', 'For the example catalogue.'),
    ...evidenceFields,
    ...item,
  })
  .meta({ id: 'Award', description: 'An award or honour.' });
export type Award = z.infer<typeof Award>;

const { details_markdown: _details, ...place } = item;

export const Reference = z
  .object({
    id: Slug,
    name: z.string().meta({ description: 'Who says it.', examples: ['Sam Example'] }),
    relation: nullable('How they know this person.', 'Manager until 2024'),
    consent: z.boolean().meta({
      description: 'Whether they have agreed to be named and quoted here.',
      examples: [true],
    }),
    reference_markdown: z.string().meta({
      description: 'What they say, in their words as the owner passes them on.',
      examples: ['A pleasure to work with.'],
    }),
    ...place,
  })
  .meta({ id: 'Reference', description: 'What somebody else says; not verified here.' });
export type Reference = z.infer<typeof Reference>;

export const Interest = z
  .object({
    id: Slug,
    name: z.string().meta({ description: 'The interest.', examples: ['Birds'] }),
    tags: Tags,
    ...item,
  })
  .meta({ id: 'Interest', description: 'An interest beside work.' });
export type Interest = z.infer<typeof Interest>;
