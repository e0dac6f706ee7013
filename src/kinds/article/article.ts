/** Long texts: content/manifesto.md, content/articles/*.md and GET /api/content… */
import * as z from 'zod';
import {
  CitationReceipt,
  Day,
  metadataFields,
  ServicePath,
  Slug,
  Tags,
  WebUrl,
} from '../../schemas/common.ts';
import { kind, optional, required, text, written } from '../field.ts';
import { ordered, ownDate, tags } from '../shared.ts';

const fields = {
  title: required(text(160), 'Title.'),
  subtitle: optional(text(240), 'Second line.'),
  summary: required(text(800), 'What it says, so that most readers need no more.'),
  author: optional(text(120), 'Who wrote it, where it is not the person this profile is about.'),
  status: written(
    z
      .enum(['draft-living-document', 'edited-draft', 'final'])
      .default('final')
      .describe('How settled the text is.'),
  ),
  date: required(
    { written: Day, published: Day },
    'Day of publication; a day in the future keeps it back until then.',
  ),
  key_claims: written(
    z
      .array(z.string().min(1).max(400))
      .min(1)
      .max(8)
      .describe('The statements the text makes, as sentences.'),
  ),
  recommended_next: written(
    z
      .array(
        z.strictObject({
          label: z.string().min(1).max(120).describe('What to read next.'),
          path: ServicePath.describe('Where it is on this service.'),
          reason: z.string().min(1).max(240).describe('Why.'),
        }),
      )
      .default([])
      .describe('Where a reader should go next.'),
  ),
  tags,
  ...ownDate,
};
export const manifesto = kind('manifesto', fields, null, [], { body: 'required' });
export const article = kind('article', { ...fields, ...ordered }, null, ['date'], {
  body: 'required',
});

export const TextSection = z
  .object({
    id: z.string().meta({ description: 'Kebab-case of the heading.', examples: ['how-it-works'] }),
    title: z.string().meta({ description: 'The heading.', examples: ['How it works'] }),
    level: z
      .int()
      .min(2)
      .max(6)
      .meta({ description: 'Depth of the heading.', examples: [2] }),
    word_count: z
      .int()
      .min(0)
      .meta({ description: 'Words in the section.', examples: [240] }),
    estimated_tokens: z
      .int()
      .min(0)
      .meta({
        description: 'Tokens of the section, by the tokenizer named in token_budget.',
        examples: [330],
      }),
  })
  .meta({ id: 'TextSection', description: 'A section of a long text.' });

export const TokenBudget = z
  .object({
    tokenizer: z
      .literal('o200k_base')
      .meta({ description: 'Tokenizer that counted.', examples: ['o200k_base'] }),
    compact: z
      .int()
      .min(0)
      .meta({ description: 'Tokens of the compact payload.', examples: [900] }),
    full: z
      .int()
      .min(0)
      .meta({ description: 'Tokens of the full payload.', examples: [3200] }),
    body: z
      .int()
      .min(0)
      .meta({ description: 'Tokens of the body alone.', examples: [2300] }),
  })
  .meta({ id: 'TokenBudget', description: 'What reading this text costs.' });

export const ContentResponse = z
  .object({
    type: z
      .enum(['article', 'manifesto'])
      .meta({ description: 'What kind of text.', examples: ['article'] }),
    slug: Slug,
    title: z.string().meta({ description: 'Title.', examples: ['How it works'] }),
    subtitle: z
      .string()
      .nullable()
      .meta({ description: 'Second line.', examples: [null] }),
    summary: z
      .string()
      .meta({ description: 'What it says.', examples: ['How the example catalogue works.'] }),
    author: z.string().meta({ description: 'Who wrote it.', examples: ['The site operator'] }),
    status: z.string().meta({ description: 'How settled the text is.', examples: ['final'] }),
    published_at: Day.nullable(),
    human_path: z
      .string()
      .meta({ description: 'Path of the page for people.', examples: ['/articles/how-it-works'] }),
    human_url: WebUrl,
    tags: Tags,
    key_claims: z.array(z.string()).meta({
      description: 'The statements the text makes.',
      examples: [['Search needs no index.']],
    }),
    recommended_next: z
      .array(
        z.object({
          label: z.string().meta({ description: 'What to read next.', examples: ['Projects'] }),
          api_url: WebUrl,
          human_url: WebUrl.nullable(),
          reason: z
            .string()
            .meta({ description: 'Why.', examples: ['The records behind the text.'] }),
          api_path: z.string().meta({ description: 'Its path.', examples: ['/api/projects'] }),
        }),
      )
      .meta({ description: 'Where to go next.' }),
    canonical_human_url: WebUrl,
    canonical_api_path: z.string().meta({
      description: 'Path of this payload.',
      examples: ['/api/content/articles/how-it-works'],
    }),
    canonical_api_url: WebUrl,
    citation_receipt: CitationReceipt,
    body_format: z
      .literal('text/markdown')
      .meta({ description: 'Media type of the body.', examples: ['text/markdown'] }),
    body_available: z.boolean().meta({ description: 'Whether a body exists.', examples: [true] }),
    body_included: z
      .boolean()
      .meta({ description: 'Whether it is in this payload.', examples: [false] }),
    full_body_endpoint: z.string().meta({
      description: 'Where the whole text is.',
      examples: ['/api/content/articles/how-it-works?detail=full'],
    }),
    full_body_url: WebUrl,
    sections: z.array(TextSection).meta({ description: 'Index of the sections.' }),
    token_budget: TokenBudget,
    citation_policy: z
      .string()
      .meta({ description: 'How the text may be cited.', examples: ['Cite title and URL.'] }),
    body_markdown: z
      .string()
      .optional()
      .meta({
        description: 'The whole text; only with detail=full.',
        examples: ['## How it works'],
      }),
    ...metadataFields,
  })
  .meta({
    id: 'ContentResponse',
    description: 'A long text: compact by default, whole on request.',
  });

export const TextClaimsResponse = z
  .object({
    type: z
      .enum(['article', 'manifesto'])
      .meta({ description: 'What kind of text.', examples: ['article'] }),
    slug: Slug,
    title: z.string().meta({ description: 'Title.', examples: ['How it works'] }),
    author: z.string().meta({ description: 'Who wrote it.', examples: ['The site operator'] }),
    key_claims: z
      .array(
        z.object({
          id: z
            .string()
            .meta({ description: 'Stable within the text.', examples: ['how-it-works-1'] }),
          claim: z
            .string()
            .meta({ description: 'The statement.', examples: ['Search needs no index.'] }),
          citation_receipt: CitationReceipt,
        }),
      )
      .meta({ description: 'What the text states, without its prose.' }),
    full_body_endpoint: z.string().meta({
      description: 'Where the whole text is.',
      examples: ['/api/content/manifesto?detail=full'],
    }),
    full_body_url: WebUrl,
    ...metadataFields,
  })
  .meta({
    id: 'TextClaimsResponse',
    description: 'The key claims of a long text without its prose.',
  });

export const ContentIndexResponse = z
  .object({
    surfaces: z
      .array(
        z.object({
          title: z.string().meta({ description: 'Title.', examples: ['Manifesto'] }),
          type: z
            .enum(['page', 'article', 'manifesto'])
            .meta({ description: 'What kind of surface.', examples: ['article'] }),
          human_path: z
            .string()
            .meta({ description: 'Path of the page for people.', examples: ['/'] }),
          human_url: WebUrl,
          api_path: z
            .string()
            .meta({ description: 'Path of its agent-readable twin.', examples: ['/api/profile'] }),
          api_url: WebUrl,
          summary: z.string().meta({ description: 'What it says.', examples: ['The CV.'] }),
          estimated_tokens: z
            .int()
            .min(0)
            .meta({ description: 'Tokens of the twin (o200k_base).', examples: [900] }),
        }),
      )
      .meta({ description: 'Human-facing surfaces with their agent-readable twins.' }),
    citation_policy: z
      .string()
      .meta({ description: 'How texts may be cited.', examples: ['Cite title and URL.'] }),
    ...metadataFields,
  })
  .meta({ id: 'ContentIndexResponse', description: 'Human-facing surfaces and their twins.' });

export const ManifestoResponse = z
  .object({
    title: z.string().meta({ description: 'Title.', examples: ['Say what is known'] }),
    subtitle: z
      .string()
      .nullable()
      .meta({ description: 'Second line.', examples: [null] }),
    author: z.string().meta({ description: 'Who wrote it.', examples: ['The operator'] }),
    summary: z.string().meta({ description: 'What it says.', examples: ['Evidence first.'] }),
    principles: z
      .array(z.string())
      .meta({ description: 'Its key claims.', examples: [['State the evidence level.']] }),
    published_at: z
      .string()
      .nullable()
      .meta({
        description: 'Day of publication; null where there is none.',
        examples: ['2026-11-20'],
      }),
    citation_receipt: CitationReceipt,
    content_path: z
      .string()
      .meta({ description: 'The text, compact.', examples: ['/api/content/manifesto'] }),
    content_url: WebUrl,
    full_body_endpoint: z
      .string()
      .meta({ description: 'The whole text.', examples: ['/api/content/manifesto?detail=full'] }),
    full_body_url: WebUrl,
    path: z.string().meta({ description: 'Path of this record.', examples: ['/api/manifesto'] }),
    url: WebUrl,
    ...metadataFields,
  })
  .meta({
    id: 'ManifestoResponse',
    description: 'The design philosophy behind the profile, in short.',
  });
