/**
 * How a statement can be checked on a host that is not ours: the check that an owner writes beside
 * an evidence link, the recipe that is published, and the receipt of a run.
 */
import * as z from 'zod';
import { Day, EvidenceLink, WebUrl } from './common.ts';
import { described, like, named, objectsOf, oneOf, string, upTo } from './described.ts';

const Words = z.string().min(3).max(300);
const Repository = z
  .string()
  .regex(/^[\w.-]+\/[\w.-]+$/)
  .max(140)
  .describe('Repository on GitHub, as owner/name.');

/** Checks by kind, each with the fields that an owner writes. */
const checks = [
  z.strictObject({
    kind: z.literal('page_contains'),
    text: z
      .union([Words, z.array(Words).min(1).max(5)])
      .optional()
      .describe(
        "Words of the page, or several that must all stand there; left out, the link's own " +
          'label. Name the person and what is claimed: a name alone shows nothing.',
      ),
  }),
  z.strictObject({
    kind: z.literal('github_contributor'),
    repository: Repository,
    login: like(/^[A-Za-z0-9-]{1,39}$/, 'Name of the account on GitHub.'),
    commits: z
      .string()
      .regex(/^[1-9]\d{0,5}$/)
      .default('1')
      .describe('The least number of commits, in digits.'),
  }),
  z.strictObject({
    kind: z.literal('github_repo'),
    repository: Repository,
    license: z
      .string()
      .regex(/^[A-Za-z0-9.+-]{2,40}$/)
      .optional()
      .describe('SPDX identifier of the licence, for instance MIT.'),
  }),
  z.strictObject({
    kind: z.literal('doi'),
    doi: like(
      /^10\.\d{4,9}\/\S+$/,
      'The DOI without an address, for instance 10.1145/609784.609818.',
    ),
    title: Words.describe('The title as it is registered.'),
    author: Words.describe('Family name of the author.'),
  }),
  z.strictObject({
    kind: z.literal('orcid'),
    orcid: like(/^(\d{4}-){3}\d{3}[\dX]$/, 'The ORCID iD, as 0000-0000-0000-0000.'),
    work: Words.describe('Title of the work that is listed there.'),
  }),
  z.strictObject({
    kind: z.literal('wikidata'),
    item: like(/^Q[1-9]\d{0,11}$/, 'The item, for instance Q11641.'),
    property: like(/^P[1-9]\d{0,9}$/, 'The property, for instance P166.'),
    value: upTo(300).describe('The value: an item such as Q1, or a text.'),
  }),
  z.strictObject({
    kind: z.literal('npm_maintainer'),
    package: z
      .string()
      .regex(/^(@[a-z0-9-~][a-z0-9-._~]*\/)?[a-z0-9-~][a-z0-9-._~]*$/)
      .max(214)
      .describe('Name of the package.'),
    login: like(/^[a-z0-9][a-z0-9._-]{0,63}$/, 'Name of the maintainer on npm.'),
  }),
  z.strictObject({
    kind: z.literal('rel_me'),
    to: WebUrl.describe('The address of yours that the page links to with rel="me".'),
  }),
  z.strictObject({
    kind: z.literal('links_here'),
    to: WebUrl.describe('The address of this record, which the page links to.'),
  }),
] as const;

export const Check = z.discriminatedUnion('kind', checks);
export type Check = z.output<typeof Check>;
export const CHECK_KINDS = checks.map(({ shape }) => shape.kind.value);

/** An evidence link as an owner writes it. */
export const CheckedLink = z.strictObject({
  ...EvidenceLink.shape,
  check: Check.optional().describe('How anybody can check it; see the kinds.'),
});
export type CheckedLink = z.output<typeof CheckedLink>;

/** In front matter: links of which each may carry a check. */
export const checkedLinks = z
  .array(CheckedLink)
  .default([])
  .describe('Where a reader can check it.');

export const Recipe = z
  .strictObject({
    kind: described(z.enum(CHECK_KINDS), 'What is checked.', 'doi'),
    url: described(WebUrl, 'Fetch this with GET.', 'https://example.org/works/10.1234%2Fexample'),
    reads: oneOf(
      ['json', 'text', 'links', 'hrefs'],
      'json: the answer; text: the words of the page without markup; links: addresses of its ' +
        'rel="me" links, without a slash at the end; hrefs: of all its links.',
      'json',
    ),
    expect: described(
      z.unknown(),
      'What must be there. An object: these members. A list: for each entry, some entry that ' +
        'fits. $has: these words in this order, whatever the letter case and punctuation. $is: ' +
        'equal, whatever the letter case. $all: every one of these. $not: anything else. ' +
        '$least: a number not below this.',
      { message: { title: [{ $has: 'Example catalogue' }] } },
    ),
  })
  .meta({ id: 'Recipe', description: 'A check that anybody can repeat, without trusting us.' });
export type Recipe = z.output<typeof Recipe>;

export const VerificationStatus = z
  .enum(['confirmed', 'not_checked', 'unreachable', 'changed', 'not_found'])
  .meta({
    id: 'VerificationStatus',
    description:
      'confirmed: found. not_found: the host answered, and it is not there. changed: it was ' +
      'found before and is not there now. unreachable: no usable answer. not_checked: ' +
      'not run yet. Of several checks the least favourable counts.',
    examples: ['confirmed'],
  });

const result = {
  status: VerificationStatus,
  day: described(Day.nullable(), 'Day of the check.', '2026-11-20'),
  sha256: described(
    z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .nullable(),
    'SHA-256 (hex) of the body that decided.',
    null,
  ),
  archive_url: described(WebUrl.nullable(), 'A copy of the page in a public archive.', null),
  reason: described(z.string().max(300).nullable(), 'Why it is not confirmed.', null),
};

/** One entry of content/evidence/<kind>.<id>.json: what a run of a recipe gave. */
export const Receipt = z
  .strictObject({ recipe: Recipe, ...result })
  .refine(({ status, day }) => (status === 'not_checked') === (day === null), {
    path: ['day'],
    error: 'must be a day, except where the status is not_checked, where it is null',
  })
  .refine(({ status, sha256 }) => status !== 'confirmed' || sha256 !== null, {
    path: ['sha256'],
    error: 'must not be null where the status is confirmed',
  });
export type Receipt = z.output<typeof Receipt>;

export const ReceiptFile = z.strictObject({
  record: z.string().regex(/^(claims|projects|skills)\/[a-z0-9-]+$/),
  receipts: z.array(Receipt).min(1),
});
export type ReceiptFile = z.output<typeof ReceiptFile>;

/** What lists tell of a record that has checks. */
export const VerificationSummary = named(
  'VerificationSummary',
  'What the checks of the evidence gave, and the day of the oldest; no day where one was ' +
    'not run.',
  { status: VerificationStatus, day: Day.optional() },
);
export type VerificationSummary = z.output<typeof VerificationSummary>;

export const Verification = VerificationSummary.extend({
  day: result.day,
  run_by: z.literal('owner').meta({
    description: 'Who ran the checks: whoever publishes this. Repeat them to know for yourself.',
  }),
  checks: objectsOf('One for each evidence link that can be checked.', {
    label: EvidenceLink.shape.label,
    recipe: Recipe,
    look_for: string('The same in words.', 'The title.'),
    proves: string('What it shows.', 'It exists.'),
    does_not_prove: string('What it does not show.', 'Who did what.'),
    found: string(
      'What the run gave, in words, with who ran it, where and when.',
      'The owner\'s check found the words "Example award" on example.org on 2026-11-20.',
    ),
    ...result,
  }),
}).meta({ id: 'Verification', description: 'How to check the evidence, and what that gave.' });
export type Verification = z.output<typeof Verification>;
