/** Fields that several kinds have. */
import * as z from 'zod';
import * as common from '../schemas/common.ts';
import { Confirmation } from '../schemas/confirmation.ts';
import { described, named, string, upTo } from '../schemas/described.ts';
import { checkedLinks, VerificationSummary } from '../schemas/verification.ts';
import { copied, given, optional, required, text, written } from './field.ts';

export const id = copied('id', common.Slug);
export const tags = required(
  { written: common.Tags.default([]), published: common.Tags, is: 'list' },
  'Labels to filter by.',
);
export const details_markdown = copied('body', common.DetailsMarkdown, { absent: null });

const aboutPicture = {
  caption: text(300).written.optional().describe('What stands below it.'),
  credit: text(160).written.optional().describe('Who made it, as it must be told.'),
  opens_url: common.WebUrl.optional().describe(
    'The video or slides that it is a still of: it opens them where they are.',
  ),
};
const Picture = named('Picture', 'A picture of what a record is about.', {
  url: common.WebUrl,
  alt: described(z.string(), 'What it shows, in words.', 'A loom with a half-woven map.'),
  ...aboutPicture,
});
/** A picture beside its file, or the address at which it is published. */
const isPictureHere = (url: string) =>
  common.isBeside(url) || URL.parse(url)?.pathname.startsWith(common.PICTURES);

const WrittenPicture = z.strictObject({
  url: z
    .string()
    .refine(isPictureHere, 'is not a picture beside it')
    .describe('A picture, as this file would link to it: loom.jpg, ../pictures/loom.jpg.'),
  alt: text(300).written.describe('What it shows, for those who do not see it.'),
  ...aboutPicture,
});
export const pictures = {
  pictures: optional(
    { written: z.array(WrittenPicture).max(24), published: z.array(Picture) },
    'Pictures of it, the first of which is its cover.',
  ),
};

/** Files of another kind that a field names. */
const names = (folder: string, description: string) =>
  written(
    z.array(common.Slug).default([]).describe(`${description} (file names in content/${folder}).`),
    { to: folder },
  );
const publishedNames = (description: string, example: string) =>
  described(z.array(common.Slug), description, [example]);

export const skillsUsed = {
  skills: names('skills', 'Skills used'),
  related_skill_ids: copied('skills', publishedNames('Skills used; see /api/skills.', 'search')),
};
export const projectsOf = (description: string) => ({
  projects: names('projects', description),
  project_slugs: copied('projects', publishedNames(`${description}.`, 'example-catalogue')),
});

type EvidenceOptions<L extends z.ZodType> = { level?: L; links?: string };

/** How well a record is supported, and where that can be checked. */
export const evidence = <L extends z.ZodType = typeof common.EvidenceLevel>({
  level = common.EvidenceLevel as unknown as L,
  links = 'Where a reader can check it.',
}: EvidenceOptions<L> = {}) => ({
  evidence_level: {
    written: level.describe('How well it is supported.'),
    published: common.EvidenceLevel,
  },
  evidence_links: required(
    { written: z.array(common.EvidenceLink).default([]), published: z.array(common.EvidenceLink) },
    links,
  ),
});
/** The same where each link may carry a check, which anybody can repeat. */
export const checkedEvidence = {
  ...evidence(),
  evidence_links: { ...evidence().evidence_links, written: checkedLinks },
  verification: given(VerificationSummary.optional()),
};
/** What others have signed of a record; of what has a document of its own the hosts alone. */
export const confirmations = given(
  z.array(Confirmation).optional().meta({ description: 'What others have signed of it.' }),
);
export const confirmed_by = given(
  described(
    z.array(z.string()).optional(),
    'Hosts that have signed it as it stands; its document has the signatures.',
    ['example.org'],
  ),
);
const evidence_note = required(
  { written: upTo(600), published: z.string() },
  'What the evidence is and what it does not show.',
  'The manual survives in an archive.',
);
/** The same with a note that qualifies the level. */
export const notedEvidence = (({ evidence_level, ...rest }) => ({
  evidence_level,
  evidence_note,
  ...rest,
}))(checkedEvidence);

/** Where a record stands that has no page and no document of its own; `address` leads to its id. */
export const inList = <const A extends string>(address: A) => ({
  path: { ...given(string('Path of this record.', `${address}an-example`)), address },
  url: given(common.placeFields.url),
  last_modified: given(common.placeFields.last_modified),
});
export const human_url = given(common.HumanUrl);
/** The same of a record that people see. */
export const onPage = <const A extends string>(address: A) => {
  const { last_modified, ...place } = inList(address);
  return { ...place, human_url, last_modified };
};
/** Of a record that has a document of its own, at its URL: the hash is that of the document. */
export const content_hash = given(common.itemFields.content_hash);

/** Of what is dated by a field of its own. */
export const ownDate = {
  updated: written(common.commonFrontMatter.updated),
  draft: written(common.commonFrontMatter.draft),
};
/** Of what nothing else dates. */
export const undated = { ...ownDate, updated: written(common.updatedDay) };
/** Of what stands in a list that the owner may put in order. */
export const ordered = {
  // Front matter holds no numbers: what looks like one is text.
  order: written(
    z
      .string()
      .regex(/^[1-9]\d{0,5}$/, 'is not a place in the order')
      .transform(Number)
      .optional()
      .describe('Place in its list: 1 stands first; what has none follows, newest first.'),
  ),
};
/** Of what was published or said once: how it is supported, what it is about, where it stands. */
export const publicWork = <const A extends string>(address: A, links: string) => ({
  ...evidence({ level: common.EvidenceLevel.default('self-claim'), links }),
  ...projectsOf('Projects it is about'),
  tags,
  details_markdown,
  ...onPage(address),
  ...ownDate,
  ...ordered,
});
