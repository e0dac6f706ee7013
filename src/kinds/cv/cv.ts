/**
 * What a CV chooses of the record, and how it looks on paper: content/curriculum.md for the one at
 * /cv, content/cvs/*.md for others, each with GET /api/cvs/{id}.
 */
import * as z from 'zod';
import { Slug, Tags } from '../../schemas/common.ts';
import { kind, text, written } from '../field.ts';
import { ordered, undated } from '../shared.ts';

export const DESIGNS = ['classic', 'modern', 'academic'] as const;

/** 128 random bits; that many digits of which few differ were typed, not drawn. */
const Address = z
  .string()
  .regex(/^[0-9a-f]{32}$/, 'is not 32 hexadecimal digits')
  .refine((digits) => new Set(digits).size > 7, 'is not random');

/** The kinds of CVs: they choose of records by their folder, and of sections. */
export const cvKinds = <Folder extends string, Section extends string>(
  folders: readonly Folder[],
  sections: readonly Section[],
) => {
  const records = (description: string) =>
    written(
      z
        .partialRecord(z.enum(folders), z.array(Slug))
        .default({})
        .describe(`${description}: file names by their folder, such as "projects: [a-map]".`),
    );

  const choice = {
    headline: written(text(160).written.optional().describe('Instead of the one in profile.md.')),
    summary: written(
      text(700).written.optional().describe('Instead of the biography in profile.md.'),
    ),
    tags: written(
      Tags.default([]).describe(
        'Of records that have tags only those with one of these; the others all.',
      ),
    ),
    only: records('Of a folder nothing but these, in this order'),
    without: records('What is left out'),
    sections: written(
      z.array(z.enum(sections)).min(1).optional().describe('Nothing but these, in this order.'),
    ),
    names: written(
      z
        .partialRecord(z.enum(sections), text(60).written)
        .default({})
        .describe('What sections are called, such as "positions: Kitchens".'),
    ),
    portrait: written(z.boolean().default(false).describe('Whether the PDF shows the portrait.')),
    pages: written(
      z
        .enum(['1', '2'])
        .transform(Number)
        .optional()
        .describe('Most pages of the PDF, 1 or 2: the oldest entries are left out until it fits.'),
    ),
    design: written(
      z
        .enum(DESIGNS)
        .default('classic')
        .describe('The PDF: one column, a side column, or publications as a bibliography.'),
    ),
  };

  const fields = {
    title: written(text(80).written.describe('What it is called.')),
    address: written(
      Address.optional().describe(
        'Where it stands if it is not listed: random digits, which npm run new wrote.',
      ),
    ),
    audience: written(
      text(160).written.optional().describe('Whom it is for; it is then not listed.'),
    ),
    listed: written(
      z
        .boolean()
        .optional()
        .describe('Whether anything leads to it; false hides it from all but who has its address.'),
    ),
    ...choice,
    ...undated,
    ...ordered,
  };
  return {
    curriculum: kind('main CV', null, { ...choice, ...undated }),
    cv: kind('cv', null, fields),
  };
};

/** Whether maps, lists and pages lead to a CV. */
export const isListed = (cv: { listed?: boolean | undefined; audience?: string | undefined }) =>
  cv.listed ?? cv.audience === undefined;
