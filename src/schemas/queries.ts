/**
 * Query parameters keyed by row id, apart from all other schemas so that the gateway loads these
 * alone.
 */
import * as z from 'zod';
import type { RouteId } from '../routes.ts';
import { CONTACT_INTENTS, CONTACT_STATES, RISK_FLAGS } from './inbox-words.ts';

const limit = (most: number, usual: number) =>
  z
    .int()
    .min(1)
    .max(most)
    .default(usual)
    .meta({ description: 'Most items in one answer.', examples: [usual] });
const detail = z
  .enum(['compact', 'full'])
  .default('compact')
  .meta({
    description: 'compact: everything but the body. full: with body_markdown.',
    examples: ['full'],
  });
/** Of lists: they are told in full unless somebody asks for less. */
const brief = z
  .enum(['compact', 'full'])
  .default('full')
  .meta({
    description:
      'full: whole records. compact: what an assessment needs, with the address of each.',
    examples: ['compact'],
  });
const tag = z
  .string()
  .min(1)
  .optional()
  .meta({
    description:
      'Only items with this tag (positions: skill or project; changes and activity: kind); upper ' +
      'and lower case are the same.',
    examples: ['catalogue'],
  });
const q = z
  .string()
  .min(1)
  .max(200)
  .optional()
  .meta({
    description: 'Only items with a word that begins like each of these words.',
    examples: ['catalogue'],
  });
const since = z
  .string()
  .min(1)
  .optional()
  .meta({
    description:
      'Only items of this day or later: YYYY-MM-DD or an ISO 8601 timestamp (its UTC day counts).',
    examples: ['1978-06-01'],
  });
const changed_since = since
  .unwrap()
  .optional()
  .meta({
    description:
      'Only items that changed on this day or later: YYYY-MM-DD or an ISO 8601 timestamp (its ' +
      'UTC ' +
      'day counts).',
    examples: ['2026-11-20'],
  });
const until = z
  .string()
  .min(1)
  .optional()
  .meta({
    description:
      'Only items of this day or earlier: YYYY-MM-DD or an ISO 8601 timestamp (its UTC day ' +
      'counts).',
    examples: ['1978-06-30'],
  });
const dayWord = (description: string) =>
  z.string().min(1).optional().meta({ description, examples: [] });
/** Parts of the owner's inbox. */
const span = { since, until };
const whole = {
  ...span,
  after: z.string().min(1).max(80).optional().meta({
    description:
      'Only what comes behind the record with this id: goes on where an export broke off.',
    examples: [],
  }),
};
const page = {
  ...span,
  limit: limit(100, 50),
  cursor: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .meta({ description: 'Where the next page begins, as next_url has it.', examples: [] }),
};

const words = (description: string, example: string) =>
  z
    .string()
    .min(1)
    .max(320)
    .optional()
    .meta({ description, examples: [example] });
/** What the owner's list of messages is filtered by, beside its days. */
export const contactFilters = {
  state: z
    .enum(['open', ...CONTACT_STATES])
    .optional()
    .meta({ description: 'Only messages in this state; open: new or read.', examples: ['open'] }),
  intent: z
    .enum(CONTACT_INTENTS)
    .optional()
    .meta({ description: 'Only messages with this intent.', examples: ['hire'] }),
  flag: z
    .enum(RISK_FLAGS)
    .optional()
    .meta({ description: 'Only messages with this risk flag.', examples: ['excessive_length'] }),
  from: words('Only messages from this address.', 'someone@example.org'),
  q: words('Only messages that hold all of these words, in any order and case.', 'lecture May'),
};

export const queries = {
  getInit: z.object({
    detail: z
      .enum(['lean', 'compact', 'full'])
      .default('lean')
      .meta({ description: 'How much is told.', examples: ['lean'] }),
  }),
  getContentManifesto: z.object({ detail }),
  getArticle: z.object({ detail }),
  getManifest: z.object({ changed_since }),
  listSkills: z.object({ detail: brief, tag, q }),
  listExperience: z.object({ detail: brief, tag, q }),
  listProjects: z.object({ detail: brief, tag, q }),
  listWritings: z.object({ tag, q }),
  listTalks: z.object({ tag, q }),
  listNotes: z.object({
    detail: brief,
    since,
    tag,
    q,
    project: z
      .string()
      .min(1)
      .optional()
      .meta({ description: 'Only items about this project slug.', examples: ['catalogue'] }),
    limit: limit(100, 50),
  }),
  listClaims: z.object({ detail: brief, changed_since, tag, q, limit: limit(100, 50) }),
  listChangelog: z.object({ changed_since, tag, q, limit: limit(100, 20) }),
  listActivity: z.object({ changed_since, tag, q, limit: limit(100, 20) }),
  listCommonQuestions: z.object({ tag, q, limit: limit(50, 10) }),
  getReportStats: z.object({
    mission: z
      .string()
      .min(1)
      .max(120)
      .optional()
      .meta({ description: 'Only reports of this mission.', examples: ['assess_expertise'] }),
    since,
    limit_public_reports: z
      .int()
      .min(0)
      .max(50)
      .default(10)
      .meta({ description: 'Most public reports in the list.', examples: [10] }),
  }),
  getAdminStats: z.object({
    since_days: z
      .int()
      .min(1)
      .default(14)
      .meta({
        description: 'Days to look back, today included; more than 365 count as 365.',
        examples: [14],
      }),
    from: dayWord('First day, YYYY-MM-DD; without it since_days counts back from to.'),
    to: dayWord('Last day, YYYY-MM-DD; without it today.'),
    limit: z
      .int()
      .min(1)
      .default(20)
      .meta({ description: 'Most rows per table; more than 100 count as 100.', examples: [20] }),
  }),
  listContacts: z.object({ ...page, ...contactFilters }),
  exportContacts: z.object({ ...whole, ...contactFilters }),
  listQuestions: z.object(page),
  listUnanswered: z.object({
    since_days: z
      .int()
      .min(1)
      .max(365)
      .default(90)
      .meta({ description: 'Days to look back.', examples: [90] }),
    limit: limit(100, 50),
  }),
  exportQuestions: z.object(whole),
  listReports: z.object(page),
  exportReports: z.object(whole),
  getMessageFeed: z.object({
    token: z.string().optional().meta({
      description: 'FEED_TOKEN, for feed readers that send no header; the header wins.',
      examples: [],
    }),
  }),
  getAudit: z.object({
    token: z.string().optional().meta({
      description: 'Recipient token; the Authorization header is better, and wins.',
      examples: [],
    }),
  }),
} as const satisfies Partial<Record<RouteId, z.ZodObject>>;
