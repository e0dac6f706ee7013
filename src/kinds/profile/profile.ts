/** The person: content/profile.md and GET /api/profile. */
import * as z from 'zod';
import {
  Country,
  commonFrontMatter,
  Day,
  EvidenceLink,
  isBeside,
  metadataFields,
  PartialDate,
  Slug,
  WebUrl,
} from '../../schemas/common.ts';

/** The rules that every profile has, by the names under which an owner puts them in other words. */
export const STANDARD_RULES = ['availability', 'rates', 'privacy', 'voice'] as const;
export type StandardRule = (typeof STANDARD_RULES)[number];

/** Whether a text is a well-formed language tag (BCP 47). */
function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** Whether a text is a web address, or names a picture in the content folder. */
const isPicture = (text: string) =>
  WebUrl.safeParse(text).success || (isBeside(text) && !text.includes('..'));

/** A page elsewhere; the name of an account says more than its address. */
const ProfileLink = EvidenceLink.extend({
  username: z
    .string()
    .min(1)
    .max(120)
    .optional()
    .meta({ description: 'Name of the account there.', examples: ['alex'] }),
}).meta({ id: 'ProfileLink', description: 'A page elsewhere about or by this person.' });

const Place = z.strictObject({
  city: z.string().min(1).max(120).optional().describe('The city or town.'),
  region: z.string().min(1).max(120).optional().describe('The state or region.'),
  country: Country.optional(),
});

const rule = (matter: string) =>
  z
    .string()
    .min(1)
    .max(300)
    .nullable()
    .optional()
    .describe(`The rule about ${matter} in your words; null leaves it out.`);

export const ProfileFrontMatter = z.strictObject({
  name: z.string().min(1).max(120).describe('Full name, as it should be cited.'),
  display_name: z.string().min(1).max(120).optional().describe('Short form, for headings.'),
  family_name: z
    .string()
    .min(1)
    .max(120)
    .optional()
    .describe('The part of the name that address books sort by, where it is not the last word.'),
  headline: z.string().min(1).max(160).describe('One line: what this person does.'),
  language: z
    .string()
    .refine(isLanguage, 'is not a language tag such as en, en-GB or de')
    .default('en')
    .describe('The language that the profile is written in, and its pages speak: en, de-CH.'),
  bio: z
    .string()
    .min(1)
    .max(700)
    .optional()
    .describe(
      'The short biography that every first fetch carries; without it, name and headline stand in.',
    ),
  current_focus: z
    .array(z.string().min(1).max(200))
    .default([])
    .describe('What the person works on now.'),
  strongest_claims: z
    .array(Slug)
    .max(8)
    .default([])
    .describe('Claims (file names in content/claims) to lead with, best first.'),
  born: PartialDate.optional().describe('Only for a historical person; leave out for the living.'),
  died: PartialDate.optional().describe('Only for a historical person.'),
  location: z
    .string()
    .min(1)
    .max(120)
    .optional()
    .describe('City and country, as public as you want it.'),
  place: Place.optional().describe('The location in its parts, for programs that sort by them.'),
  languages: z.array(z.string().min(2).max(40)).default([]).describe('Languages spoken.'),
  language_levels: z
    .record(z.string(), z.string().min(1).max(60))
    .default({})
    .describe('How well each is spoken, such as "German: C1" or "English: native".'),
  picture: z
    .string()
    .refine(isPicture, 'is not a picture')
    .optional()
    .describe('A portrait that anybody may see: a file beside this one, or its web address.'),
  links: z
    .array(ProfileLink)
    .default([])
    .describe('Pages elsewhere that are about or by this person.'),
  do_not_infer: z
    .array(z.string().min(1).max(300))
    .default([])
    .describe('Conclusions that agents must not draw, beside the standard rules.'),
  standard_rules: z
    .strictObject({
      availability: rule('availability and interest in offers'),
      rates: rule('money'),
      privacy: rule('age, origin, health, family and belief'),
      voice: rule('opinions, words and endorsements'),
    } satisfies Record<StandardRule, z.ZodType>)
    .default({})
    .describe('Other words for the rules that every profile has.'),
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
    place: Place.optional().meta({ description: 'The location in its parts.' }),
    languages: z
      .array(z.string())
      .meta({ description: 'Languages spoken.', examples: [['English']] }),
    language_levels: z
      .array(
        z.object({
          language: z.string().meta({ description: 'The language.', examples: ['German'] }),
          level: z.string().meta({ description: 'How well.', examples: ['C1'] }),
        }),
      )
      .optional()
      .meta({ description: 'How well each is spoken.', examples: [] }),
    picture: WebUrl.optional(),
    reference_links: z
      .array(ProfileLink)
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
