/** GET /api/init: orientation in one call. */
import * as z from 'zod';
import { Claim } from '../kinds/claim/claim.ts';
import { Mission } from '../kinds/mission/mission.ts';
import { identityFields, Operator } from '../kinds/profile/profile.ts';
import {
  Endpoint,
  EvidenceLevel,
  HumanUrl,
  metadataFields,
  signedByFields,
  WebUrl,
} from '../schemas/common.ts';
import { contactRoute } from '../schemas/contact.ts';
import { VerificationSummary } from '../schemas/verification.ts';

const byPath = <T extends z.ZodType>(value: T, description: string) =>
  z.record(z.string(), value).meta({ description });

/** What an agent may be sent to do, with what it gives and costs. */
const InitMission = Mission.omit({ title: true }).extend({
  url: WebUrl.meta({
    description: 'All that it needs in one fetch; takes field, q and limit.',
    examples: ['https://example.org/api/missions/assess_expertise'],
  }),
  returns: z.string().meta({
    description: 'Members of the result.',
    examples: ['recommendation, reasons, citations'],
  }),
  tokens: z
    .int()
    .min(0)
    .nullable()
    .meta({ description: 'Tokens of what is read (o200k_base); null: unknown.', examples: [900] }),
});

const StrongClaim = z.object({
  claim: z.string().meta({
    description: 'The statement; cite it as it stands.',
    examples: ['Built the example catalogue.'],
  }),
  evidence_level: EvidenceLevel,
  evidence_note: Claim.shape.evidence_note,
  claim_url: WebUrl,
  human_url: HumanUrl,
  verification: VerificationSummary.optional(),
});

const Step = z.object({
  url: WebUrl,
  reason: z.string().meta({ description: 'Why.', examples: ['Evidence for expertise.'] }),
});

export const InitResponse = z
  .object({
    detail: z
      .enum(['lean', 'compact', 'full'])
      .meta({ description: 'How much is told.', examples: ['lean'] }),
    identity: z
      .object({
        ...identityFields,
        url: WebUrl,
        demonstration: z.string().nullable(),
        operator: Operator.nullable(),
      })
      .meta({ description: 'Who this is.' }),
    bio: z
      .string()
      .meta({ description: 'Short biography.', examples: ['Built the example catalogue.'] }),
    current_focus: z
      .array(z.string())
      .meta({ description: 'What the person works on now.', examples: [['Search']] }),
    strongest_claims: z
      .array(StrongClaim)
      .meta({ description: 'What to lead with, best first; compact: all of them.' }),
    missions: z.array(InitMission).meta({ description: 'What agents are sent to do here.' }),
    suggested_traversal: z.array(Step).meta({ description: 'Where to go next, in order.' }),
    contact_policy: z
      .object({
        ...contactRoute,
        rule_for_autonomous_agents: z.string().meta({
          description: 'What an agent must give.',
          examples: ['Give the name and goal of your human.'],
        }),
        policy_url: WebUrl,
      })
      .meta({ description: 'How to get in touch.' }),
    do_not_infer: z.array(z.string()).meta({
      description: 'Conclusions that must not be drawn.',
      examples: [['Do not infer rates.']],
    }),
    citation_rules: z
      .array(z.string())
      .meta({ description: 'How to cite.', examples: [['Keep the evidence level.']] }),
    more: z
      .object({
        compact_url: WebUrl,
        full_url: WebUrl,
        changes_url: WebUrl.meta({
          description: 'What changed, old and new side by side; put in the day of your last read.',
          examples: ['https://example.org/api/changelog?changed_since=2026-11-24'],
        }),
      })
      .meta({ description: 'The same call with more detail; what changed.', examples: [] }),
    skills: z
      .array(z.string())
      .optional()
      .meta({
        description: 'compact: one line each.',
        examples: [['Search [external-validation]']],
      }),
    projects: z
      .array(z.string())
      .optional()
      .meta({
        description: 'compact: one line each.',
        examples: [['Example catalogue [external-validation]']],
      }),
    experience: z
      .array(z.string())
      .optional()
      .meta({ description: 'compact: one line each.', examples: [['2019-2024 Engineer']] }),
    evals: z
      .array(z.object({ id: z.string(), title: z.string(), goal: z.string() }))
      .optional()
      .meta({ description: 'compact: tasks to check your work with.', examples: [[]] }),
    how_to_report: z
      .array(z.string())
      .optional()
      .meta({ description: 'compact: how to tell how it went.', examples: [[]] }),
    token_costs: byPath(
      z.int(),
      'compact: tokens per endpoint (o200k_base), keyed by path.',
    ).optional(),
    aliases: byPath(
      z.array(z.string()),
      'full: other paths with the same bytes, keyed by path.',
    ).optional(),
    parameters: byPath(
      z.record(z.string(), z.unknown()),
      'full: JSON Schema of the query, keyed by path.',
    ).optional(),
    schemas: byPath(
      z.string(),
      'full: address of the schema of the answer, keyed by path.',
    ).optional(),
    claims: z.array(StrongClaim).optional().meta({ description: 'full: every claim.' }),
    common_questions: z
      .array(z.object({ question: z.string(), answer_markdown: z.string() }))
      .optional()
      .meta({ description: 'full: every common question.', examples: [[]] }),
    ...signedByFields,
    endpoints: z
      .array(Endpoint)
      .meta({ description: 'Endpoints of this interface that answer; /api/ lists all there are.' }),
    ...metadataFields,
  })
  .meta({
    id: 'InitResponse',
    description: 'One-call orientation: who this is, what may be claimed, where to go.',
  });
