/** What GET /api/init answers: apart from what makes it, which reads the answers of all rows. */
import * as z from 'zod';
import { claim } from '../kinds/claim/claim.ts';
import { mission } from '../kinds/mission/mission.ts';
import { identityFields, Operator } from '../kinds/profile/profile.ts';
import * as common from '../schemas/common.ts';
import { contactRoute } from '../schemas/contact.ts';
import { described, listOf, part, string, strings, stringsIfAny } from '../schemas/described.ts';
import { VerificationSummary } from '../schemas/verification.ts';

const byPath = <T extends z.ZodType>(value: T, description: string) =>
  z.record(z.string(), value).meta({ description }).optional();

const InitMission = mission.record.omit({ title: true }).extend({
  url: common.address(
    'All that it needs in one fetch; takes field, q and limit.',
    '/api/missions/assess_expertise',
  ),
  returns: string('Members of the result.', 'recommendation, reasons, citations'),
  tokens: described(
    z.int().min(0).nullable(),
    'Tokens of what is read (o200k_base); null: unknown.',
    900,
  ),
});

const StrongClaim = z.object({
  claim: string('The statement; cite it as it stands.', 'Built the example catalogue.'),
  evidence_level: common.EvidenceLevel,
  evidence_note: claim.record.shape.evidence_note,
  claim_url: common.WebUrl,
  human_url: common.HumanUrl,
  verification: VerificationSummary.optional(),
});

const Step = z.object({ url: common.WebUrl, reason: string('Why.', 'Evidence for expertise.') });

export const InitResponse = common.answer(
  'Init',
  'One-call orientation: who this is, what may be claimed, where to go.',
  {
    detail: described(z.enum(['lean', 'compact', 'full']), 'How much is told.', 'lean'),
    identity: part('Who this is.', {
      ...identityFields,
      url: common.WebUrl,
      demonstration: z.string().nullable(),
      operator: Operator.nullable(),
    }),
    bio: string('Short biography.', 'Built the example catalogue.'),
    current_focus: strings('What the person works on now.', ['Search']),
    strongest_claims: listOf('What to lead with, best first; compact: all of them.', StrongClaim),
    missions: listOf('What agents are sent to do here.', InitMission),
    suggested_traversal: listOf('Where to go next, in order.', Step),
    contact_policy: part('How to get in touch.', {
      ...contactRoute,
      rule_for_autonomous_agents: string(
        'What an agent must give.',
        'Give the name and goal of your human.',
      ),
      policy_url: common.WebUrl,
    }),
    do_not_infer: strings('Conclusions that must not be drawn.', ['Do not infer rates.']),
    citation_rules: strings('How to cite.', ['Keep the evidence level.']),
    more: z
      .object({
        compact_url: common.WebUrl,
        full_url: common.WebUrl,
        changes_url: common.address(
          'What changed, old and new side by side; put in the day of your last read.',
          '/api/changelog?changed_since=2026-11-24',
        ),
      })
      .meta({ description: 'The same call with more detail; what changed.', examples: [] }),
    skills: stringsIfAny('compact: one line each.', ['Search [external-validation]']),
    projects: stringsIfAny('compact: one line each.', ['Example catalogue [external-validation]']),
    experience: stringsIfAny('compact: one line each.', ['2019-2024 Engineer']),
    evals: described(
      z.array(z.object({ id: z.string(), title: z.string(), goal: z.string() })).optional(),
      'compact: tasks to check your work with.',
      [],
    ),
    how_to_report: stringsIfAny('compact: how to tell how it went.', []),
    token_costs: byPath(z.int(), 'compact: tokens per endpoint (o200k_base), keyed by path.'),
    aliases: byPath(z.array(z.string()), 'full: other paths with the same bytes, keyed by path.'),
    parameters: byPath(
      z.record(z.string(), z.unknown()),
      'full: JSON Schema of the query, keyed by path.',
    ),
    schemas: byPath(z.string(), 'full: address of the schema of the answer, keyed by path.'),
    claims: z.array(StrongClaim).optional().meta({ description: 'full: every claim.' }),
    common_questions: described(
      z.array(z.object({ question: z.string(), answer_markdown: z.string() })).optional(),
      'full: every common question.',
      [],
    ),
    ...common.signedByFields,
    endpoints: listOf('Those that tasks may take; /api/ lists all that answer.', common.Endpoint),
  },
);

/** The same before it is sealed. */
export type Init = Omit<z.infer<typeof InitResponse>, keyof common.Metadata>;
