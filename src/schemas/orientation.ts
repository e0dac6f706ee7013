/** Orientation: init, the API root, health, status, schema, manifest and manifesto. */
import * as z from 'zod';
import { Change } from './change.ts';
import { Claim } from './claim.ts';
import { CollaborationResponse } from './collaboration.ts';
import { CitationReceipt, Endpoint, EvidenceLevel, metadataFields, WebUrl } from './common.ts';
import { ContactPolicyResponse } from './contact.ts';
import { Education, Experience } from './experience.ts';
import { Mission } from './mission.ts';
import { identityFields, Operator, ProfileResponse } from './profile.ts';
import { Project } from './project.ts';
import { CommonQuestion } from './question.ts';
import { Skill } from './skill.ts';
import { ContentIndexResponse } from './text.ts';
import { Note, Talk, Writing } from './work.ts';

const byPath = <T extends z.ZodType>(value: T, description: string) =>
  z.record(z.string(), value).meta({ description });

const StrongClaim = z.object({
  claim: z
    .string()
    .meta({ description: 'The statement; cite it as it stands.', examples: ['Built the example catalogue.'] }),
  evidence_level: EvidenceLevel,
  claim_url: WebUrl,
  source_url: WebUrl,
});

const Step = z.object({
  path: z.string().meta({ description: 'Where to go.', examples: ['/api/projects'] }),
  url: WebUrl,
  reason: z.string().meta({ description: 'Why.', examples: ['Evidence for expertise.'] }),
});

export const InitResponse = z
  .object({
    detail: z.enum(['lean', 'compact', 'full']).meta({ description: 'How much is told.', examples: ['lean'] }),
    identity: z
      .object({ ...identityFields, url: WebUrl, demonstration: z.string().nullable(), operator: Operator.nullable() })
      .meta({ description: 'Who this is.' }),
    bio: z.string().meta({ description: 'Short biography.', examples: ['Built the example catalogue.'] }),
    current_focus: z.array(z.string()).meta({ description: 'What the person works on now.', examples: [['Search']] }),
    strongest_claims: z.array(StrongClaim).meta({ description: 'What to lead with.' }),
    suggested_traversal: z.array(Step).meta({ description: 'Where to go next, in order.' }),
    contact_policy: z
      .object({
        preferred: z.string().meta({ description: 'Preferred route.', examples: ['POST /api/contact'] }),
        response_time: z.string().meta({ description: 'When to expect an answer.', examples: ['Within a week'] }),
        rule_for_autonomous_agents: z
          .string()
          .meta({ description: 'What an agent must give.', examples: ['Give the name and goal of your human.'] }),
        policy_path: z.string().meta({ description: 'The whole policy.', examples: ['/api/contact'] }),
        policy_url: WebUrl,
      })
      .meta({ description: 'How to get in touch.' }),
    do_not_infer: z
      .array(z.string())
      .meta({ description: 'Conclusions that must not be drawn.', examples: [['Do not infer rates.']] }),
    citation_rules: z.array(z.string()).meta({ description: 'How to cite.', examples: [['Keep the evidence level.']] }),
    missions: z.array(Mission).meta({ description: 'What agents are sent to do here.' }),
    more: z
      .object({ compact_url: WebUrl, full_url: WebUrl })
      .meta({ description: 'The same call with more detail.', examples: [] }),
    skills: z
      .array(z.string())
      .optional()
      .meta({ description: 'compact: one line each.', examples: [['Search [external-validation]']] }),
    projects: z
      .array(z.string())
      .optional()
      .meta({ description: 'compact: one line each.', examples: [['Example catalogue [external-validation]']] }),
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
    token_costs: byPath(z.int(), 'compact: tokens per endpoint (o200k_base), keyed by path.').optional(),
    aliases: byPath(z.array(z.string()), 'full: other paths with the same bytes, keyed by path.').optional(),
    parameters: byPath(z.record(z.string(), z.unknown()), 'full: JSON Schema of the query, keyed by path.').optional(),
    schemas: byPath(z.string(), 'full: address of the schema of the answer, keyed by path.').optional(),
    claims: z.array(StrongClaim).optional().meta({ description: 'full: every claim.' }),
    common_questions: z
      .array(z.object({ question: z.string(), answer_markdown: z.string() }))
      .optional()
      .meta({ description: 'full: every common question.', examples: [[]] }),
    endpoints: z.array(Endpoint).meta({ description: 'Every endpoint that answers.' }),
    ...metadataFields,
  })
  .meta({ id: 'InitResponse', description: 'One-call orientation: who this is, what may be claimed, where to go.' });

export const ApiRootResponse = z
  .object({
    name: z.string().meta({ description: 'Whose service this is.', examples: ['Alex Example'] }),
    description: z.string().meta({ description: 'What it is.', examples: ['Profile for agents'] }),
    start_path: z.string().meta({ description: 'Where to start.', examples: ['/api/init'] }),
    start_url: WebUrl,
    groups: z.record(z.string(), z.array(Endpoint)).meta({ description: 'Every endpoint that answers, by group.' }),
    ...metadataFields,
  })
  .meta({ id: 'ApiRootResponse', description: 'Every endpoint by group.' });

export const HealthResponse = z
  .object({
    status: z.literal('ok').meta({ description: 'The files are served.', examples: ['ok'] }),
    static: z.literal(true).meta({ description: 'This answer is a file.', examples: [true] }),
    note: z.string().meta({ description: 'What this does not tell.', examples: ['It does not check the store.'] }),
    ...metadataFields,
  })
  .meta({ id: 'HealthResponse', description: 'Whether the files are served.' });

export const StatusResponse = z
  .object({
    status: z.literal('ok').meta({ description: 'The files are served.', examples: ['ok'] }),
    static: z.literal(true).meta({ description: 'This answer is a file.', examples: [true] }),
    note: z.string().meta({ description: 'What this does not tell.', examples: ['It does not check the store.'] }),
    person: z.string().meta({ description: 'Whose profile this is.', examples: ['Alex Example'] }),
    base_url: WebUrl,
    api_version: z.string().meta({ description: 'Version of the interface.', examples: ['1.0.0'] }),
    agent_surface_contract_version: z
      .string()
      .meta({ description: 'Version of the agent surface contract.', examples: ['0.1'] }),
    commit: z
      .string()
      .nullable()
      .meta({ description: 'Commit that was built, where the host tells it.', examples: [null] }),
    counts: z
      .record(z.string(), z.int().min(0))
      .meta({ description: 'How many of each there are.', examples: [{ claims: 16 }] }),
    endpoints: z
      .int()
      .min(0)
      .meta({ description: 'Endpoints that answer.', examples: [50] }),
    demonstration: z
      .string()
      .nullable()
      .meta({ description: 'Set on a demonstration profile.', examples: [null] }),
    ...metadataFields,
  })
  .meta({ id: 'StatusResponse', description: 'What is published.' });

/** Also carries `$schema` and `$id`; not described, because tools take members of these names for keywords. */
export const SchemaResponse = z
  .looseObject({
    content_hash_recipe: z
      .object({
        algorithm: z.string(),
        covers: z.string(),
        steps: z.array(z.string()),
        honest_limit: z.string(),
        code: z.string(),
        example: z.object({
          payload: z.record(z.string(), z.unknown()),
          canonical_form: z.string(),
          content_hash: z.string(),
        }),
      })
      .meta({ description: 'How content_hash is made, so that anyone can check it.', examples: [] }),
    $defs: z
      .record(z.string(), z.record(z.string(), z.unknown()))
      .meta({ description: 'Every JSON Schema, by name.', examples: [{}] }),
    responses: z.record(z.string(), z.string()).meta({
      description: 'Schema of each answer, keyed by method and path.',
      examples: [{ 'GET /api/profile': '#/$defs/ProfileResponse' }],
    }),
    requests: z
      .record(z.string(), z.string())
      .meta({ description: 'Schema of each body, keyed by method and path.', examples: [{}] }),
    ...metadataFields,
  })
  .meta({ id: 'SchemaResponse', description: 'All JSON Schemas; itself a JSON Schema document.' });

/** Records of the manifest are leaner: their own lists carry path, freshness and receipts. */
const bare = { path: true, last_modified: true, content_hash: true } as const;
const noMetadata = {
  schema_version: true,
  last_modified: true,
  content_hash: true,
  breaking_changes_since: true,
} as const;

export const ManifestResponse = z
  .object({
    profile: ProfileResponse.omit(noMetadata),
    consumer_rules: z
      .array(z.string())
      .meta({ description: 'How records may be used.', examples: [['Keep evidence levels.']] }),
    missions: z.array(Mission).meta({ description: 'What agents are sent to do here.' }),
    claims: z
      .array(Claim.omit({ ...bare, claim_url: true, citation_receipt: true }))
      .meta({ description: 'Every claim; cite it by its url with its evidence_level.' }),
    projects: z.array(Project.omit(bare)).meta({ description: 'Every project.' }),
    skills: z.array(Skill.omit(bare)).meta({ description: 'Every skill.' }),
    experience: z.array(Experience.omit(bare)).meta({ description: 'Every position.' }),
    education: z.array(Education.omit(bare)).meta({ description: 'Every degree.' }),
    writings: z.array(Writing.omit(bare)).meta({ description: 'Every writing.' }),
    talks: z.array(Talk.omit(bare)).meta({ description: 'Every talk.' }),
    notes: z.array(Note.omit(bare)).meta({ description: 'Every note.' }),
    common_questions: z.array(CommonQuestion.omit(bare)).meta({ description: 'Every common question.' }),
    changelog: z.array(Change.omit(bare)).meta({ description: 'Every change.' }),
    content: ContentIndexResponse.shape.surfaces,
    collaboration: z.looseObject(CollaborationResponse.shape).omit(noMetadata),
    contact: ContactPolicyResponse.omit({ ...noMetadata, body_schema: true }),
    ...metadataFields,
  })
  .meta({ id: 'ManifestResponse', description: 'The entire profile in one payload.' });

export const ManifestoResponse = z
  .object({
    title: z.string().meta({ description: 'Title.', examples: ['Say what is known'] }),
    subtitle: z
      .string()
      .nullable()
      .meta({ description: 'Second line.', examples: [null] }),
    author: z.string().meta({ description: 'Who wrote it.', examples: ['The operator'] }),
    summary: z.string().meta({ description: 'What it says.', examples: ['Evidence first.'] }),
    principles: z.array(z.string()).meta({ description: 'Its key claims.', examples: [['State the evidence level.']] }),
    published_at: z.string().meta({ description: 'Day of publication.', examples: ['2026-11-20'] }),
    citation_receipt: CitationReceipt,
    content_path: z.string().meta({ description: 'The text, compact.', examples: ['/api/content/manifesto'] }),
    content_url: WebUrl,
    full_body_endpoint: z
      .string()
      .meta({ description: 'The whole text.', examples: ['/api/content/manifesto?detail=full'] }),
    full_body_url: WebUrl,
    path: z.string().meta({ description: 'Path of this record.', examples: ['/api/manifesto'] }),
    url: WebUrl,
    ...metadataFields,
  })
  .meta({ id: 'ManifestoResponse', description: 'The design philosophy behind the profile, in short.' });
