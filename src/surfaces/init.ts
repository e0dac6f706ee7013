/** GET /api/init: the one fetch that must be enough to know who this is and where to go. */
import type { Claim } from '../kinds/claim/claim.ts';
import { readyRoutes } from '../routes.ts';
import { queries } from '../schemas/queries.ts';
import { endpoints } from './endpoints.ts';
import type { Init } from './init-answer.ts';
import { type Costs, entriesOf, freshness } from './instances.ts';
import { standaloneSchema } from './json-schema.ts';
import { nameOf, schemaOf } from './openapi-responses.ts';
import { responses } from './payloads.ts';
import { strongestClaims } from './person.ts';
import { shortest } from './read-of.ts';
import { pick } from './records/parts.ts';
import type { Records } from './records.ts';
import { AUTONOMOUS_AGENT_RULE, CITATION_RULES } from './rules.ts';
import { seal } from './seal.ts';
import { signedBy } from './signing.ts';
import { absolute } from './site.ts';

type InitDetail = Init['detail'];

/**
 * Characters of lean init within which everything stands that a task needs: who this is, what may
 * be claimed, where to go, the contact policy, what must not be inferred, the missions.
 */
const FRONT_CHARACTERS = 5000;

function strong(claim: Claim) {
  const { verification } = claim;
  return {
    ...pick(claim, 'claim', 'evidence_level', 'evidence_note', 'claim_url', 'human_url'),
    ...(verification && verification.status !== 'not_checked' ? { verification } : {}),
  };
}

/** Where most agents should go next, in order, and why; never to an empty list. */
const TRAVERSAL: readonly [path: string, reason: string, list?: 'claims' | 'projects'][] = [
  ['/api/claims', 'What may be cited.', 'claims'],
  ['/api/projects', 'Evidence for expertise.', 'projects'],
  ['/api/manifest', 'Everything in one payload.'],
];

/** What agents are sent to do here, with what comes of it and what its reads cost. */
function missions({ site, profile, missions: told }: Records, { reads }: Costs): Init['missions'] {
  const outputs = new Map(profile.missions.map((mission) => [mission.id, mission.outputs]));
  return told.map(({ id, goal, read }) => {
    const costs = read.map((url) => reads[url]);
    const sum = costs.reduce<number>((all, cost) => all + (cost ?? 0), 0);
    return {
      id,
      goal,
      url: absolute(site, `/api/missions/${id}`),
      read,
      returns: (outputs.get(id) ?? []).map(({ name }) => name).join(', '),
      tokens: costs.includes(undefined) ? null : sum,
    };
  });
}

/** The part of init that every level begins with, with as many claims as it is given. */
function front(records: Records, detail: InitDetail, costs: Costs, led: readonly Claim[]) {
  const { site, profile } = records;
  const person = profile.profile;
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
    strongest_claims: led.map(strong),
    missions: missions(records, costs),
    suggested_traversal: TRAVERSAL.filter(([, , list]) => !list || records[list].length > 0).map(
      ([path, reason]) => ({ url: absolute(site, shortest(path)), reason }),
    ),
    contact_policy: {
      ...pick(profile.contact, 'preferred', 'response_time'),
      rule_for_autonomous_agents: AUTONOMOUS_AGENT_RULE,
      policy_url: absolute(site, '/api/contact'),
    },
    do_not_infer: person.do_not_infer,
  };
}

/**
 * The front of lean init holds as many of the strongest claims as fit, but one at least; the levels
 * above hold all.
 */
function fitting(records: Records, costs: Costs): ReturnType<typeof front> {
  const all = strongestClaims(records);
  for (let count = all.length; ; count -= 1) {
    const made = front(records, 'lean', costs, all.slice(0, count));
    if (count <= 1 || JSON.stringify(made).length <= FRONT_CHARACTERS) return made;
  }
}

const back = ({ site, profile: { profile } }: Records) => ({
  citation_rules: [...CITATION_RULES],
  more: {
    compact_url: absolute(site, '/api/init?detail=compact'),
    full_url: absolute(site, '/api/init?detail=full'),
    changes_url: absolute(site, `/api/changelog?changed_since=${profile.modified}`),
  },
});

function compact(records: Records, { rows }: Costs): Partial<Init> {
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
    evals: profile.evals.map((task) => pick(task, 'id', 'title', 'goal')),
    how_to_report: [
      `The report contract is at ${absolute(site, '/api/agent-reports/schema')}.`,
      `To check your work first, follow ${absolute(site, '/api/evals/runbook')}.`,
      'Name the mission, whether it was completed, your confidence (1 to 5) and whether ' +
        'the goal was achieved.',
    ],
    token_costs: rows,
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
      const query = schemaOf(queries, id);
      return query && (standaloneSchema(query)['properties'] as Record<string, unknown>);
    }),
    schemas: byPath(({ id, method }) => {
      const schema = method === 'GET' && schemaOf(responses, id);
      return schema ? absolute(site, `/api/schema#/$defs/${nameOf(schema)}`) : undefined;
    }),
    claims: records.claims.map(strong),
    common_questions: records.questions.map((one) => pick(one, 'question', 'answer_markdown')),
  };
}

/**
 * Init at one of three levels. Endpoints stay last, so that the essentials are at the front of
 * every level.
 */
const initPayload = (records: Records, detail: InitDetail, costs: Costs): Init => ({
  ...(detail === 'lean'
    ? fitting(records, costs)
    : front(records, detail, costs, strongestClaims(records))),
  ...back(records),
  ...signedBy(records),
  ...(detail === 'lean' ? {} : compact(records, costs)),
  ...(detail === 'full' ? full(records) : {}),
  endpoints: endpoints(records.site),
});

export const rows = {
  getInit: (records: Records, costs: Costs) => {
    const { profile, contact, claims, missions } = records.profile;
    const strongest = claims.filter(({ id }) => profile.strongest_claims.includes(id));
    const some = freshness(records, [profile, contact, ...strongest, ...missions]);
    const all = freshness(records, entriesOf(records.profile));
    return [
      {
        payload: seal(initPayload(records, 'lean', costs), some),
        variants: {
          compact: seal(initPayload(records, 'compact', costs), all),
          full: seal(initPayload(records, 'full', costs), all),
        },
      },
    ];
  },
};
