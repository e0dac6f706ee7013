/** Skills: content/skills/*.md and GET /api/skills. */
import * as z from 'zod';
import {
  commonFrontMatter,
  evidenceFields,
  evidenceFrontMatter,
  HumanUrl,
  itemFields,
  metadataFields,
  PartialDate,
  Slug,
  Tags,
  updatedDay,
} from '../../schemas/common.ts';
import { listFields } from '../../schemas/filters.ts';
import { checkedLinks, Verification, VerificationSummary } from '../../schemas/verification.ts';
import { COMPACT } from '../compact.ts';

export const SkillFrontMatter = z.strictObject({
  name: z.string().min(1).max(80).describe('The name of the skill, as the field says it.'),
  level: z
    .string()
    .min(1)
    .max(60)
    .optional()
    .describe('How well, in the words of the field or of a scale.'),
  since: PartialDate.optional().describe('Since when it has been practised.'),
  until: PartialDate.optional().describe('Until when; leave out while it is practised.'),
  ...evidenceFrontMatter,
  evidence_links: checkedLinks,
  tags: Tags.default([]).describe('Labels to filter by.'),
  ...commonFrontMatter,
  updated: updatedDay,
});

export const Skill = z
  .object({
    id: Slug,
    name: z.string().meta({ description: 'Name of the skill.', examples: ['Search'] }),
    summary_markdown: z.string().meta({
      description: 'What was done with it.',
      examples: ['Designed the example catalogue.'],
    }),
    level: z
      .string()
      .optional()
      .meta({ description: 'How well, by the owner’s own word.', examples: ['Advanced'] }),
    since: z
      .string()
      .nullable()
      .meta({ description: 'Practised since.', examples: ['1951'] }),
    until: z
      .string()
      .nullable()
      .meta({
        description: 'Practised until; null means it is open or not stated.',
        examples: [null],
      }),
    ...evidenceFields,
    verification: VerificationSummary.optional(),
    project_slugs: z
      .array(Slug)
      .meta({ description: 'Projects that used it.', examples: [['example-catalogue']] }),
    experience_ids: z
      .array(Slug)
      .meta({ description: 'Positions that used it.', examples: [['example-ltd']] }),
    tags: Tags,
    citation_policy: z.string().meta({
      description: 'How it may be cited.',
      examples: ['Self-described unless linked evidence supports it.'],
    }),
    path: z.string().meta({ description: 'Path of this skill.', examples: ['/api/skills/search'] }),
    human_url: HumanUrl,
    ...itemFields,
  })
  .meta({ id: 'Skill', description: 'A skill with the projects and evidence behind it.' });
export type Skill = z.infer<typeof Skill>;

const SkillInShort = Skill.pick(COMPACT.skills).meta({
  id: 'SkillInShort',
  description: 'A skill, with detail=compact.',
});

export const SkillsResponse = z
  .object({
    skills: z.array(z.union([Skill, SkillInShort])).meta({ description: 'By name.' }),
    ...listFields('listSkills'),
    consumer_rule: z.string().meta({
      description: 'How skills may be used.',
      examples: ['Skills are self-described unless evidence supports them.'],
    }),
    ...metadataFields,
  })
  .meta({ id: 'SkillsResponse', description: 'What the person can do, with evidence.' });

export const SkillItemResponse = Skill.extend({
  verification: Verification.optional(),
  consumer_rule: SkillsResponse.shape.consumer_rule,
  ...metadataFields,
}).meta({ id: 'SkillResponse', description: 'One skill.' });
