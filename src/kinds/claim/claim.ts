/**
 * Claims: content/claims/*.md, GET /api/claims and one file per claim. A claim that can be cited is
 * the product.
 */
import * as z from 'zod';
import {
  CitationReceipt,
  commonFrontMatter,
  DetailsMarkdown,
  EvidenceLevel,
  EvidenceLink,
  EvidenceNote,
  evidenceFrontMatter,
  HumanUrl,
  itemFields,
  metadataFields,
  ServicePath,
  Slug,
  Tags,
  WebUrl,
} from '../../schemas/common.ts';
import { listFields } from '../../schemas/filters.ts';
import { checkedLinks, Verification, VerificationSummary } from '../../schemas/verification.ts';
import { COMPACT } from '../compact.ts';

export const ClaimFrontMatter = z.strictObject({
  claim: z
    .string()
    .min(1)
    .max(400)
    .describe('The statement, in words that may be cited as they stand.'),
  ...evidenceFrontMatter,
  evidence_links: checkedLinks,
  evidence_note: EvidenceNote,
  project: Slug.optional().describe(
    'The project (file name in content/projects) this claim is about, if any.',
  ),
  source: ServicePath.optional().describe(
    'Where the record stands when it is not a project, for instance /api/experience.',
  ),
  tags: Tags.default([]).describe('Labels to filter by.'),
  ...commonFrontMatter,
});

export const Claim = z
  .object({
    id: Slug,
    claim: z.string().meta({
      description: 'The statement; cite it as it stands.',
      examples: ['Built the example catalogue in 2024.'],
    }),
    evidence_level: EvidenceLevel,
    evidence_note: z.string().meta({
      description: 'What the evidence is and what it does not show.',
      examples: ['Described in a paper.'],
    }),
    evidence_links: z.array(EvidenceLink).meta({ description: 'Where a reader can check it.' }),
    verification: VerificationSummary.optional(),
    tags: Tags,
    project: Slug.nullable().meta({
      description: 'Project this claim is about.',
      examples: ['example-catalogue'],
    }),
    source_path: z.string().meta({
      description: 'Path of the record the claim rests on.',
      examples: ['/api/projects/example-catalogue'],
    }),
    source_url: WebUrl,
    claim_url: WebUrl.meta({
      description: 'Absolute URL of this claim.',
      examples: ['https://example.org/api/claims/built-catalogue'],
    }),
    human_url: HumanUrl,
    citation_receipt: CitationReceipt,
    details_markdown: DetailsMarkdown,
    path: z
      .string()
      .meta({ description: 'Path of this claim.', examples: ['/api/claims/built-catalogue'] }),
    ...itemFields,
  })
  .meta({ id: 'Claim', description: 'A statement that may be cited, with its evidence.' });
export type Claim = z.infer<typeof Claim>;

const ClaimInShort = Claim.pick(COMPACT.claims).meta({
  id: 'ClaimInShort',
  description: 'A statement that may be cited, with detail=compact.',
});

export const ClaimsResponse = z
  .object({
    claims: z.array(z.union([Claim, ClaimInShort])).meta({ description: 'Newest first.' }),
    ...listFields('listClaims'),
    consumer_rule: z.string().meta({
      description: 'How claims may be used.',
      examples: ['Keep evidence_level when citing.'],
    }),
    ...metadataFields,
  })
  .meta({ id: 'ClaimsResponse', description: 'Statements that may be cited, newest first.' });

export const ClaimResponse = Claim.extend({
  verification: Verification.optional(),
  ...metadataFields,
}).meta({
  id: 'ClaimResponse',
  description: 'One claim.',
});
