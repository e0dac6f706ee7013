/** Projects: content/projects/*.md, GET /api/projects and one file per project. */
import * as z from 'zod';
import {
  CitationReceipt,
  commonFrontMatter,
  DetailsMarkdown,
  EvidenceLevel,
  EvidenceLink,
  EvidenceNote,
  evidenceFrontMatter,
  itemFields,
  metadataFields,
  PartialDate,
  Slug,
  Tags,
  WebUrl,
} from '../../schemas/common.ts';
import { listFields } from '../../schemas/filters.ts';
import { checkedLinks, Verification, VerificationSummary } from '../../schemas/verification.ts';
import { COMPACT } from '../compact.ts';

export const ProjectFrontMatter = z.strictObject({
  title: z.string().min(1).max(160).describe('The name of the project.'),
  summary: z
    .string()
    .min(1)
    .max(500)
    .describe('What it was and why it mattered, in two sentences.'),
  role: z.string().min(1).max(160).optional().describe('What this person did in it.'),
  start: PartialDate.optional().describe('When it began.'),
  end: PartialDate.nullable().default(null).describe('When it ended; leave out while it lasts.'),
  ...evidenceFrontMatter,
  evidence_links: checkedLinks,
  evidence_note: EvidenceNote,
  proof_points: z
    .array(z.string().min(1).max(600))
    .default([])
    .describe('Concrete signals that support it.'),
  project_url: WebUrl.optional().describe('Where the project can be seen.'),
  repository_url: WebUrl.optional().describe('Where its source can be read.'),
  organization: z.string().min(1).max(160).optional().describe('For whom or with whom.'),
  type: z.string().min(1).max(60).optional().describe('Such as application, exhibition, study.'),
  skills: z.array(Slug).default([]).describe('Skills used (file names in content/skills).'),
  tags: Tags.default([]).describe('Labels to filter by.'),
  ...commonFrontMatter,
  updated: commonFrontMatter.updated
    .unwrap()
    .describe('Day of the last change; also listed as activity.'),
});

/** A claim as it stands inside its project. */
export const KeyClaim = z
  .object({
    id: Slug,
    claim: z.string().meta({
      description: 'The statement; cite it as it stands.',
      examples: ['Led the design of the example catalogue.'],
    }),
    evidence_level: EvidenceLevel,
    source_path: z
      .string()
      .meta({ description: 'Path of the claim.', examples: ['/api/claims/example-catalogue'] }),
    source_url: WebUrl,
    citation_receipt: CitationReceipt,
  })
  .meta({ id: 'KeyClaim', description: 'A citable claim of a project.' });

export const Project = z
  .object({
    slug: Slug,
    title: z
      .string()
      .meta({ description: 'Name of the project.', examples: ['Example catalogue'] }),
    summary: z.string().meta({
      description: 'What it was and why it mattered.',
      examples: ['A search service for small libraries.'],
    }),
    role: z
      .string()
      .nullable()
      .meta({ description: 'What this person did in it.', examples: ['Led the team'] }),
    start: z
      .string()
      .nullable()
      .meta({ description: 'When it began.', examples: ['1955'] }),
    end: z
      .string()
      .nullable()
      .meta({
        description: 'When it ended; null while it lasts or where not stated.',
        examples: ['1959'],
      }),
    evidence_level: EvidenceLevel,
    evidence_note: z.string().meta({
      description: 'Human-readable qualification of the evidence level.',
      examples: ['The manual survives in an archive.'],
    }),
    evidence_links: z.array(EvidenceLink).meta({ description: 'Public or private-safe evidence.' }),
    verification: VerificationSummary.optional(),
    citation_receipt: CitationReceipt,
    key_claims: z.array(KeyClaim).meta({ description: 'Citable claims about this project.' }),
    proof_points: z
      .array(z.string())
      .meta({ description: 'Concrete support signals.', examples: [['The manual is archived.']] }),
    project_url: WebUrl.optional(),
    repository_url: WebUrl.optional(),
    organization: z
      .string()
      .optional()
      .meta({ description: 'For whom or with whom.', examples: ['Example Ltd'] }),
    type: z
      .string()
      .optional()
      .meta({ description: 'What kind of project.', examples: ['application'] }),
    related_skill_ids: z
      .array(Slug)
      .meta({ description: 'Skills used; see /api/skills.', examples: [['search']] }),
    tags: Tags,
    details_markdown: DetailsMarkdown,
    path: z.string().meta({
      description: 'Path of this project.',
      examples: ['/api/projects/example-catalogue'],
    }),
    ...itemFields,
  })
  .meta({ id: 'Project', description: 'A project with its evidence.' });
export type Project = z.infer<typeof Project>;

const ProjectInShort = Project.pick(COMPACT.projects).meta({
  id: 'ProjectInShort',
  description: 'A project, with detail=compact.',
});

export const ProjectsResponse = z
  .object({
    projects: z
      .array(z.union([Project, ProjectInShort]))
      .meta({ description: 'In the owner’s order, else latest start first.' }),
    ...listFields('listProjects'),
    consumer_rule: z.string().meta({
      description: 'How projects may be used.',
      examples: ['Do not treat private-live or self-claim as public proof.'],
    }),
    ...metadataFields,
  })
  .meta({
    id: 'ProjectsResponse',
    description: 'Projects with evidence levels and citable claims.',
  });

export const ProjectItemResponse = Project.extend({
  verification: Verification.optional(),
  consumer_rule: ProjectsResponse.shape.consumer_rule,
  ...metadataFields,
}).meta({ id: 'ProjectResponse', description: 'One project.' });
