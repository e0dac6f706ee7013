/**
 * Atoms shared by every noun: dates, slugs, evidence, links, citations, and our four metadata
 * members.
 */
import * as z from 'zod';
import * as d from './described.ts';

/** `YYYY-MM-DD`; a day that exists. */
export const Day = d.described(z.iso.date(), 'A day, YYYY-MM-DD.', '2024-05-02');

/** A year, a month or a day: history is not always known to the day. */
export const PartialDate = d.described(
  z
    .string()
    .regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, {
      error: 'is not a date',
      // One mistake is one sentence.
      abort: true,
    })
    .refine((value) => value.length < 10 || Day.safeParse(value).success, 'is not a date'),
  'YYYY, YYYY-MM or YYYY-MM-DD.',
  '2024-07',
);

export const Slug = d.described(
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not a slug')
    .max(120),
  'Stable identifier: lower-case letters, digits, single hyphens.',
  'example-catalogue',
);

export const Tags = d.described(z.array(d.upTo(80)), 'Short labels to filter by.', [
  'search',
  'libraries',
]);

export const WebUrl = d.described(
  z
    .url({ protocol: /^https?$/ })
    .refine((url) => !/^https?:\/\/[^/?#]*@/i.test(url), 'holds a user name or password'),
  'An absolute web address.',
  'https://example.org/record',
);

/** An address here, by its path. */
export const address = (description: string, path: string) =>
  d.described(WebUrl, description, `https://example.org${path}`);

/**
 * A mail address as HTML tells it ("valid e-mail address"), with the letters of all scripts (RFC
 * 6531). Nothing that ends an address in a header, a link or a list.
 */
export const EMAIL = new RegExp(
  "^[\\p{L}\\p{M}\\p{N}.!#$%&'*+\\/=?^_`{|}~\\-]+" +
    '@[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}\\-]{0,61}[\\p{L}\\p{M}\\p{N}])?' +
    '(?:\\.[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}\\-]{0,61}[\\p{L}\\p{M}\\p{N}])?)*$',
  'u',
);

export const Email = z.email({ pattern: EMAIL }).min(3).max(320);

/** How words of callers are marked. */
export const untrusted = (description: string) =>
  d.described(z.literal('untrusted_agent_text'), description, 'untrusted_agent_text');

/** Longest item of a list, and longest name, in what callers send (characters). */
export const ITEM_CHARACTERS = 4_000;

/** Of what agents read first, on a build that has a key. */
export const signedByFields = {
  signed_by: d.described(z.string().optional(), 'Thumbprint of the key that signs.', 'r1yJ…'),
  signatures_url: d.described(
    WebUrl.optional(),
    'The signed list of digests of every file; /verify.mjs checks it.',
    'https://example.org/list',
  ),
};

/** A path of this service, as callers write it. */
export const ServicePath = d.described(
  z.string().regex(/^\/\S*$/, 'is not a path'),
  'A path of this service, starting with a slash.',
  '/api/projects',
);

export const EVIDENCE_LEVELS = [
  'self-claim',
  'private-live',
  'public-live',
  'external-validation',
] as const;

/** What each level means, in the words that agents are told. */
export const EVIDENCE_MEANINGS: Record<(typeof EVIDENCE_LEVELS)[number], string> = {
  'self-claim': 'stated by the subject, no external verification',
  'private-live': 'the system runs but is not publicly accessible',
  'public-live': 'a public artifact or URL exists',
  'external-validation': 'third-party verification, citation or client confirmation exists',
};

export const EvidenceLevel = z.enum(EVIDENCE_LEVELS).meta({
  id: 'EvidenceLevel',
  description: EVIDENCE_LEVELS.map((level) => `${level}: ${EVIDENCE_MEANINGS[level]}.`).join(' '),
  examples: ['external-validation'],
});
export type EvidenceLevel = z.infer<typeof EvidenceLevel>;

export const EvidenceLink = z
  .strictObject({
    label: d.described(d.upTo(200), 'What the reader finds there.', 'Award record'),
    url: WebUrl,
  })
  .meta({
    id: 'EvidenceLink',
    description: 'A public or private-safe reference that supports a statement.',
    examples: [{ label: 'Award record', url: 'https://example.org/record' }],
  });
export type EvidenceLink = z.infer<typeof EvidenceLink>;

/** Made when a country is first looked up: the data takes longer to load than all schemas. */
let regions: Intl.DisplayNames | undefined;

/** The English name of a country or union of countries (ISO 3166-1 alpha-2, and EU). */
export function countryName(code: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(code) || code === 'ZZ') return undefined;
  regions ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return regions.of(code);
}

export const Country = z
  .string()
  .refine((code) => countryName(code) !== undefined, 'is not a country')
  .describe('Country as two capital letters, such as DE; EU for the European Union.');

/** Additional members are allowed, every member may be absent or null. */
export const CitationReceipt = z
  .looseObject({
    citation_label: d.stringIfAny(
      'How to name the source in a text.',
      'Alex Example, Example catalogue',
    ),
    source_path: d.stringIfAny('Path of the record.', '/api/claims/built-catalogue'),
    source_url: d.stringIfAny(
      'Absolute URL of the record.',
      'https://example.org/api/claims/built-catalogue',
    ),
    human_url: d.stringIfAny(
      'Where people see it: the address to give to a human.',
      'https://example.org/claims/built-catalogue',
    ),
    confidence: d.stringIfAny(
      'How much the source may carry; an evidence level for claims.',
      'external-validation',
    ),
    instruction: d.stringIfAny('What to keep when citing.', 'Keep the evidence level.'),
  })
  .meta({ id: 'CitationReceipt', description: 'How to cite a record.' });
export type CitationReceipt = z.infer<typeof CitationReceipt>;

/** Additional members are allowed. */
export const EndpointDescriptor = z
  .looseObject({
    path: d.string('Path below the base URL.', '/api/profile'),
    url: d.stringIfAny('Absolute URL.', 'https://example.org/api/profile'),
    method: d.described(z.string().default('GET'), 'HTTP method.', 'GET'),
    purpose: d.stringIfAny('What it is for.', 'Who this is'),
    description: d.stringIfAny('More than the purpose, where needed.', 'Read this first.'),
  })
  .meta({ id: 'EndpointDescriptor', description: 'One endpoint of this service.' });

/** An endpoint in a discovery payload has exactly these four members. */
export const Endpoint = z
  .strictObject({
    method: d.oneOf(['GET', 'POST', 'PATCH', 'DELETE'], 'HTTP method.', 'GET'),
    path: ServicePath,
    url: z
      .string()
      .regex(/^https?:\/\/\S+$/)
      .meta({
        description: 'Absolute URL; a URI template (RFC 6570) where the path has a parameter.',
        examples: ['https://example.org/api/projects'],
        format: 'uri-template',
      }),
    purpose: d.described(z.string().max(60), 'What it is for.', 'Who this is'),
  })
  .meta({ id: 'Endpoint', description: 'An endpoint in a discovery payload.' });
export type Endpoint = z.infer<typeof Endpoint>;

export const ContentHash = z
  .string()
  .regex(/^sha256:[0-9a-f]{64}$/)
  .meta({
    id: 'ContentHash',
    description:
      'SHA-256 of the RFC 8785 form of the payload without its content_hash member; recipe ' +
      'at /content-hash.md.',
    examples: [`sha256:${'0'.repeat(64)}`],
  });

const LastModified = z.iso
  .datetime()
  .nullable()
  .meta({
    id: 'LastModified',
    description: 'When the content behind this last changed.',
    examples: ['2026-11-20T00:00:00Z'],
  });

const BreakingChanges = z
  .array(z.string())
  .nullable()
  .meta({
    id: 'BreakingChanges',
    description: 'Breaking changes, or null when there are none.',
    examples: [null],
  });

const Ignored = d.named('Ignored', 'A parameter or member that was not used.', {
  name: d.stringOrNull('What was not used; null where it is no name that is known here.', 'since'),
  nearest: d.stringOrNull('The name that is probably meant.', 'changed_since'),
});

/** On every JSON payload of our own format. */
export const metadataFields = {
  schema_version: z.literal('1.0'),
  last_modified: LastModified,
  content_hash: ContentHash,
  breaking_changes_since: BreakingChanges,
  ignored: z
    .array(Ignored)
    .optional()
    .meta({ description: 'Parameters and members of the call that were not used, if any.' }),
};

/** The answer of a row, with its metadata; `Response` is added to its name. */
export const answer = <T extends z.core.$ZodLooseShape>(
  name: string,
  description: string,
  fields: T,
) => d.named(`${name}Response`, description, { ...fields, ...metadataFields });

/** Names of what every answer tells of itself. */
export const METADATA = Object.keys(metadataFields);

export const Metadata = d.named(
  'Metadata',
  'Freshness of a payload: compare content_hash, then last_modified.',
  metadataFields,
);
export type Metadata = z.infer<typeof Metadata>;

/** Where people see a record. */
export const HumanUrl = address(
  'Where people see it: the address to give to a human.',
  '/notes/a-note',
);

/** A path of this service and its URL, called by what they are of: `talks_path`, `talks_url`. */
export const located = <const Of extends string = ''>(
  description: string,
  example: string,
  of = '' as Of,
) =>
  ({ [`${of}path`]: d.string(description, example), [`${of}url`]: WebUrl }) as Record<
    `${Of}path`,
    z.ZodString
  > &
    Record<`${Of}url`, typeof WebUrl>;

/** Members that every item of a list carries. */
export const placeFields = {
  url: address('Absolute URL of this item.', '/api/notes/a-note'),
  last_modified: metadataFields.last_modified,
};

/** Members of an item that has a document of its own: the hash is that of the document at url. */
export const itemFields = { ...placeFields, content_hash: ContentHash };

/** Front matter that every content file may carry. */
export const commonFrontMatter = {
  updated: Day.optional().describe(
    'Day of the last change; needed where the item has no date of its own.',
  ),
  draft: z.boolean().default(false).describe('true keeps the item out of every surface.'),
};

/** The same where the day has to be given, because nothing else dates the item. */
export const updatedDay = commonFrontMatter.updated.unwrap().describe('Day of the last change.');

/** What stands below the front matter of an item. */
export const DetailsMarkdown = d.stringOrNull('More about it, Markdown.', null);

/** What a list of stored records leaves out. */
export const Skipped = d.named(
  'Skipped',
  'Stored records that are damaged and could not be read; all others are here.',
  {
    total: d.count('Records that were skipped.', 0),
    keys: d.strings(
      'Where they stand, the first hundred: store and key. The last part of the key of a ' +
        'message, question or report is its id; DELETE takes it.',
      ['contacts/2026-11-20/5f0c2ab11c3e4d5f60718293a4b5c6d7'],
    ),
  },
);

/** Where pictures are published. */
export const PICTURES = '/pictures/';

/** Whether an address names a picture beside the file that it stands in. */
export const isBeside = (address: string): boolean =>
  /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(address) && !/^(\w[\w+.-]*:|\/|#)/.test(address);
