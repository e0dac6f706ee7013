/** The person: content/profile.md and GET /api/profile. */
import * as z from 'zod';
import * as common from '../../schemas/common.ts';
import * as d from '../../schemas/described.ts';

/** The rules that every profile has, by the names under which an owner puts them in other words. */
export const STANDARD_RULES = ['availability', 'rates', 'privacy', 'voice'] as const;
export type StandardRule = (typeof STANDARD_RULES)[number];

/** A language by its two or three letters, as pages and PDFs must name it. */
function isLanguage(tag: string): boolean {
  try {
    return /^[a-z]{2,3}$/.test(new Intl.Locale(tag).language);
  } catch {
    return false;
  }
}

const isPicture = (text: string) =>
  common.WebUrl.safeParse(text).success || (common.isBeside(text) && !text.includes('..'));

/** A page elsewhere; the name of an account says more than its address. */
const ProfileLink = common.EvidenceLink.extend({
  username: d.described(d.upTo(120).optional(), 'Name of the account there.', 'alex'),
}).meta({ id: 'ProfileLink', description: 'A page elsewhere about or by this person.' });

const Place = z.strictObject({
  city: d.upTo(120).optional().describe('The city or town.'),
  region: d.upTo(120).optional().describe('The state or region.'),
  country: common.Country.optional(),
});

const rule = (matter: string) =>
  d
    .upTo(300)
    .nullable()
    .optional()
    .describe(`The rule about ${matter} in your words; null leaves it out.`);

export const ProfileFrontMatter = z.strictObject({
  name: d.upTo(120).describe('Full name, as it should be cited.'),
  display_name: d.upTo(120).optional().describe('Short form, for headings.'),
  family_name: d
    .upTo(120)
    .optional()
    .describe('The part of the name that address books sort by, where it is not the last word.'),
  headline: d.upTo(160).describe('One line: what this person does.'),
  language: z
    .string()
    .refine(isLanguage, 'is not a language tag such as en, en-GB or de')
    .default('en')
    .describe('The language that the profile is written in, and its pages speak: en, de-CH.'),
  bio: d
    .upTo(700)
    .optional()
    .describe(
      'The short biography that every first fetch carries; without it, name and headline stand in.',
    ),
  current_focus: d.several(d.upTo(200), 'What the person works on now.'),
  strongest_claims: z
    .array(common.Slug)
    .max(8)
    .default([])
    .describe('Claims (file names in content/claims) to lead with, best first.'),
  born: common.PartialDate.optional().describe(
    'Only for a historical person; leave out for the living.',
  ),
  died: common.PartialDate.optional().describe('Only for a historical person.'),
  location: d.upTo(120).optional().describe('City and country, as public as you want it.'),
  place: Place.optional().describe('The location in its parts, for programs that sort by them.'),
  languages: d.several(z.string().min(2).max(40), 'Languages spoken.'),
  language_levels: z
    .record(z.string(), d.upTo(60))
    .default({})
    .describe('How well each is spoken, such as "German: C1" or "English: native".'),
  picture: z
    .string()
    .refine(isPicture, 'is not a picture')
    .optional()
    .describe('A portrait that anybody may see: a file beside this one, or its web address.'),
  links: d.several(ProfileLink, 'Pages elsewhere that are about or by this person.'),
  do_not_infer: d.several(
    d.upTo(300),
    'Conclusions that agents must not draw, beside the standard rules.',
  ),
  standard_rules: z
    .strictObject({
      availability: rule('availability and interest in offers'),
      rates: rule('money'),
      privacy: rule('age, origin, health, family and belief'),
      voice: rule('opinions, words and endorsements'),
    } satisfies Record<StandardRule, z.ZodType>)
    .default({})
    .describe('Other words for the rules that every profile has.'),
  demonstration: d
    .upTo(400)
    .optional()
    .describe('Present only on a demonstration profile: the sentence shown everywhere.'),
  operator: z
    .strictObject({
      name: d.upTo(120).describe('Who runs this site.'),
      url: common.WebUrl.optional().describe('Where the operator can be found.'),
    })
    .optional()
    .describe('Only where the site is not run by the person.'),
  updated: common.Day.describe('Day of the last change of this file.'),
  draft: common.commonFrontMatter.draft,
});

export const Operator = d.named('Operator', 'Who runs this service, where it is not the person.', {
  name: d.string('Who runs this site.', 'The site operator'),
  url: common.WebUrl.nullable(),
});

export const identityFields = {
  name: d.string('Full name, as it should be cited.', 'Alex Example'),
  display_name: d.string('Short form.', 'Alex'),
  headline: d.string('One line.', 'Engineer and teacher'),
};

export const ProfileResponse = common.answer('Profile', 'Who this is.', {
  ...identityFields,
  bio: d.string('Short biography.', 'Builds tools for small libraries.'),
  biography_markdown: d.string('The long biography, Markdown.', 'Alex began as a teacher.'),
  current_focus: d.strings('What the person works on now.', ['Search']),
  born: d.stringOrNull('Only for a historical person.', '1900-01-31'),
  died: d.stringOrNull('Only for a historical person.', '1980-12-31'),
  location: d.stringOrNull('City and country.', 'Example City'),
  place: Place.optional().meta({ description: 'The location in its parts.' }),
  languages: d.strings('Languages spoken.', ['English']),
  language_levels: z
    .array(
      z.object({
        language: d.string('The language.', 'German'),
        level: d.string('How well.', 'C1'),
      }),
    )
    .optional()
    .meta({ description: 'How well each is spoken.', examples: [] }),
  picture: common.WebUrl.optional(),
  reference_links: d.listOf('Pages elsewhere about or by this person.', ProfileLink),
  do_not_infer: d.strings('Conclusions that must not be drawn.', ['Do not infer availability.']),
  demonstration: d.stringOrNull('Set on a demonstration profile.', null),
  operator: Operator.nullable(),
  ...common.located('Path of this record.', '/api/profile'),
});
