/** GET /api/init: the one fetch that must be enough to know who this is and where to go. */
import type * as z from 'zod';
import { readyRoutes } from '../routes.ts';
import type { Claim } from '../schemas/claim.ts';
import type { InitResponse } from '../schemas/init.ts';
import { responses } from '../schemas/payloads.ts';
import { queries } from '../schemas/queries.ts';
import { endpoints } from './endpoints.ts';
import { standaloneSchema } from './json-schema.ts';
import type { Records } from './records.ts';
import { AUTONOMOUS_AGENT_RULE, CITATION_RULES } from './rules.ts';
import { absolute } from './site.ts';

export type InitDetail = 'lean' | 'compact' | 'full';
type Init = Omit<
  z.infer<typeof InitResponse>,
  'schema_version' | 'last_modified' | 'content_hash' | 'breaking_changes_since'
>;

const strong = (record: Claim) => {
  const { claim, evidence_level, claim_url, human_url, source_url, verification } = record;
  return {
    claim,
    evidence_level,
    claim_url,
    human_url,
    source_url,
    ...(verification ? { verification } : {}),
  };
};

/** Where most agents should go next, in order, and why; never to an empty list. */
const TRAVERSAL: readonly [path: string, reason: string, list?: 'claims' | 'projects'][] = [
  ['/api/claims', 'What may be cited.', 'claims'],
  ['/api/projects', 'Evidence for expertise.', 'projects'],
  ['/api/collaboration', 'Terms, before proposing anything.'],
  ['/api/manifest', 'Everything in one payload.'],
  ['/api/contact', 'How to reach out.'],
];

function lean(records: Records, detail: InitDetail): Init {
  const { site, profile, claims } = records;
  const person = profile.profile;
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  return {
    detail,
    identity: {
      name: person.name,
      display_name: person.display_name ?? person.name,
      headline: person.headline,
      url: absolute(site, '/'),
      demonstration: person.demonstration ?? null,
      operator: person.operator
        ? { name: person.operator.name, url: person.operator.url ?? null }
        : null,
    },
    bio: person.bio,
    current_focus: person.current_focus,
    strongest_claims: person.strongest_claims.flatMap((id) => byId.get(id) ?? []).map(strong),
    suggested_traversal: TRAVERSAL.filter(([, , list]) => !list || records[list].length > 0).map(
      ([path, reason]) => ({ path, url: absolute(site, path), reason }),
    ),
    contact_policy: {
      preferred: profile.contact.preferred,
      response_time: profile.contact.response_time,
      rule_for_autonomous_agents: AUTONOMOUS_AGENT_RULE,
      policy_path: '/api/contact',
      policy_url: absolute(site, '/api/contact'),
    },
    do_not_infer: person.do_not_infer,
    citation_rules: [...CITATION_RULES],
    missions: records.missions,
    more: {
      compact_url: absolute(site, '/api/init?detail=compact'),
      full_url: absolute(site, '/api/init?detail=full'),
    },
    endpoints: endpoints(site),
  };
}

function compact(records: Records, costs: Record<string, number>): Partial<Init> {
  const { profile, site } = records;
  return {
    skills: records.skills.map(({ name, evidence_level }) => `${name} [${evidence_level}]`),
    projects: records.projects.map(
      ({ slug, title, start, end, role, evidence_level }) =>
        `${slug}: ${[title, start && `${start}-${end ?? ''}`, role].filter(Boolean).join(', ')} ` +
        `[${evidence_level}]`,
    ),
    experience: records.experience.map(
      ({ id, title, organization, start, end }) =>
        `${id}: ${start}-${end ?? ''} ${title}, ${organization}`,
    ),
    evals: profile.evals.map(({ id, title, goal }) => ({ id, title, goal })),
    how_to_report: [
      `The report contract is at ${absolute(site, '/api/agent-reports/schema')}.`,
      `To check your work first, follow ${absolute(site, '/api/evals/runbook')}.`,
      'Name the mission, whether it was completed, your confidence (1 to 5) and whether ' +
        'the goal was achieved.',
    ],
    token_costs: costs,
  };
}

function full(records: Records): Partial<Init> {
  const { site } = records;
  const byPath = <T>(value: (route: (typeof readyRoutes)[number]) => T | undefined) =>
    Object.fromEntries(
      readyRoutes.flatMap((route): [string, T][] => {
        const found = value(route);
        return found === undefined ? [] : [[route.path, found]];
      }),
    );
  return {
    aliases: byPath(({ aliases }) => (aliases ? [...aliases] : undefined)),
    parameters: byPath(({ id }) => {
      const query = (queries as Partial<Record<string, z.ZodObject>>)[id];
      return query ? (standaloneSchema(query)['properties'] as Record<string, unknown>) : undefined;
    }),
    schemas: byPath(({ id, method }) => {
      const schema =
        method === 'GET' ? (responses as Partial<Record<string, z.ZodType>>)[id] : undefined;
      return schema ? absolute(site, `/api/schema#/$defs/${schema.meta()?.id}`) : undefined;
    }),
    claims: records.claims.map(strong),
    common_questions: records.questions.map(({ question, answer_markdown }) => ({
      question,
      answer_markdown,
    })),
  };
}

/**
 * Init at one of three levels. `costs` are o200k tokens of the default answer of each endpoint,
 * keyed by path; only the levels above lean tell them. Endpoints stay last, so that the essentials
 * are at the front of every level.
 */
export function initPayload(
  records: Records,
  detail: InitDetail,
  costs: Record<string, number>,
): Init {
  const { endpoints: all, ...first } = lean(records, detail);
  return {
    ...first,
    ...(detail === 'lean' ? {} : compact(records, costs)),
    ...(detail === 'full' ? full(records) : {}),
    endpoints: all,
  };
}
