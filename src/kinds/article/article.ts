/** Long texts: content/manifesto.md, content/articles/*.md and GET /api/content… */
import * as z from 'zod';
import * as common from '../../schemas/common.ts';
import * as d from '../../schemas/described.ts';
import { kind, optional, required, text, written } from '../field.ts';
import { ordered, ownDate, pictures, tags } from '../shared.ts';

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
    { written: common.Day, published: common.Day },
    'Day of publication; a day in the future keeps it back until then.',
  ),
  key_claims: written(
    z.array(d.upTo(400)).min(1).max(8).describe('The statements the text makes, as sentences.'),
  ),
  recommended_next: written(
    z
      .array(
        z.strictObject({
          label: d.upTo(120).describe('What to read next.'),
          path: common.ServicePath.describe('Where it is on this service.'),
          reason: d.upTo(240).describe('Why.'),
        }),
      )
      .default([])
      .describe('Where a reader should go next.'),
  ),
  tags,
  ...pictures,
  ...ownDate,
};
export const manifesto = kind('manifesto', null, fields, { body: 'required' });
export const article = kind(
  'article',
  null,
  { ...fields, ...ordered },
  { newestBy: ['date'], body: 'required' },
);

const TextSection = d.named('TextSection', 'A section of a long text.', {
  id: d.string('Kebab-case of the heading.', 'how-it-works'),
  title: d.string('The heading.', 'How it works'),
  level: d.described(z.int().min(2).max(6), 'Depth of the heading.', 2),
  word_count: d.count('Words in the section.', 240),
  estimated_tokens: d.count('Tokens of the section, by the tokenizer named in token_budget.', 330),
});

const TokenBudget = d.named('TokenBudget', 'What reading this text costs.', {
  tokenizer: d.described(z.literal('o200k_base'), 'Tokenizer that counted.', 'o200k_base'),
  compact: d.count('Tokens of the compact payload.', 900),
  full: d.count('Tokens of the full payload.', 3200),
  body: d.count('Tokens of the body alone.', 2300),
});

const ContentResponse = common.answer(
  'Content',
  'A long text: compact by default, whole on request.',
  {
    type: d.oneOf(['article', 'manifesto'], 'What kind of text.', 'article'),
    slug: common.Slug,
    title: d.string('Title.', 'How it works'),
    subtitle: d.stringOrNull('Second line.', null),
    summary: d.string('What it says.', 'How the example catalogue works.'),
    author: d.string('Who wrote it.', 'The site operator'),
    status: d.string('How settled the text is.', 'final'),
    published_at: common.Day.nullable(),
    ...common.located('Path of the page for people.', '/articles/how-it-works', 'human_'),
    tags: common.Tags,
    pictures: pictures.pictures.published,
    key_claims: d.strings('The statements the text makes.', ['Search needs no index.']),
    recommended_next: d.objectsOf('Where to go next.', {
      label: d.string('What to read next.', 'Projects'),
      api_url: common.WebUrl,
      human_url: common.WebUrl.nullable(),
      reason: d.string('Why.', 'The records behind the text.'),
      api_path: d.string('Its path.', '/api/projects'),
    }),
    canonical_human_url: common.WebUrl,
    ...common.located(
      'Path of this payload.',
      '/api/content/articles/how-it-works',
      'canonical_api_',
    ),
    citation_receipt: common.CitationReceipt,
    body_format: d.described(
      z.literal('text/markdown'),
      'Media type of the body.',
      'text/markdown',
    ),
    body_available: d.flag('Whether a body exists.', true),
    body_included: d.flag('Whether it is in this payload.', false),
    full_body_endpoint: d.string(
      'Where the whole text is.',
      '/api/content/articles/how-it-works?detail=full',
    ),
    full_body_url: common.WebUrl,
    sections: d.listOf('Index of the sections.', TextSection),
    token_budget: TokenBudget,
    citation_policy: d.string('How the text may be cited.', 'Cite title and URL.'),
    body_markdown: d.described(
      z.string().optional(),
      'The whole text; only with detail=full.',
      '## How it works',
    ),
  },
);

const TextClaimsResponse = common.answer(
  'TextClaims',
  'The key claims of a long text without its prose.',
  {
    type: d.oneOf(['article', 'manifesto'], 'What kind of text.', 'article'),
    slug: common.Slug,
    title: d.string('Title.', 'How it works'),
    author: d.string('Who wrote it.', 'The site operator'),
    key_claims: d.objectsOf('What the text states, without its prose.', {
      id: d.string('Stable within the text.', 'how-it-works-1'),
      claim: d.string('The statement.', 'Search needs no index.'),
      citation_receipt: common.CitationReceipt,
    }),
    full_body_endpoint: d.string('Where the whole text is.', '/api/content/manifesto?detail=full'),
    full_body_url: common.WebUrl,
  },
);

export const responses = {
  getContentManifesto: ContentResponse,
  getArticle: ContentResponse,
  getManifestoClaims: TextClaimsResponse,
  getArticleClaims: TextClaimsResponse,
  getManifesto: common.answer('Manifesto', 'The design philosophy behind the profile, in short.', {
    title: d.string('Title.', 'Say what is known'),
    subtitle: d.stringOrNull('Second line.', null),
    author: d.string('Who wrote it.', 'The operator'),
    summary: d.string('What it says.', 'Evidence first.'),
    principles: d.strings('Its key claims.', ['State the evidence level.']),
    published_at: d.stringOrNull('Day of publication; null where there is none.', '2026-11-20'),
    citation_receipt: common.CitationReceipt,
    ...common.located('The text, compact.', '/api/content/manifesto', 'content_'),
    full_body_endpoint: d.string('The whole text.', '/api/content/manifesto?detail=full'),
    full_body_url: common.WebUrl,
    ...common.located('Path of this record.', '/api/manifesto'),
  }),
};
