/** GET /health, /api/status and /api/: the service about itself. */
import * as z from 'zod';
import { engineVersion } from '../engine.ts';
import { routesOf } from '../routes.ts';
import { answer, Endpoint, located as locatedFields, WebUrl } from '../schemas/common.ts';
import { count, described, string, stringOrNull } from '../schemas/described.ts';
import { endpoint } from './endpoints.ts';
import { entriesOf, one } from './instances.ts';
import type { Records } from './records.ts';
import { located } from './site.ts';
import { API_VERSION, CONTRACT_VERSION } from './versions.ts';

/** What both answers about the service begin with. */
const healthFields = {
  status: described(z.literal('ok'), 'The files are served.', 'ok'),
  static: described(z.literal(true), 'This answer is a file.', true),
  note: string('What this does not tell.', 'It does not check the store.'),
};

export const responses = {
  getApiRoot: answer('ApiRoot', 'Every endpoint by group.', {
    name: string('Whose service this is.', 'Alex Example'),
    description: string('What it is.', 'Profile for agents'),
    ...locatedFields('Where to start.', '/api/init', 'start_'),
    groups: z
      .record(z.string(), z.array(Endpoint))
      .meta({ description: 'Every endpoint that answers, by group.' }),
  }),
  getHealth: answer('Health', 'Whether the files are served.', healthFields),
  getStatus: answer('Status', 'What is published.', {
    ...healthFields,
    person: string('Whose profile this is.', 'Alex Example'),
    base_url: WebUrl,
    api_version: string('Version of the interface.', '1.0.0'),
    agent_surface_contract_version: string('Version of the agent surface contract.', '0.1'),
    engine_version: string(
      'Version (SemVer) of the package calling-card, which serves this.',
      '1.0.0',
    ),
    commit: stringOrNull('Commit that was built, where the host tells it.', null),
    counts: described(z.record(z.string(), z.int().min(0)), 'How many of each there are.', {
      claims: 16,
    }),
    endpoints: count('Endpoints that answer, as /api/ lists them.', 50),
    demonstration: stringOrNull('Set on a demonstration profile.', null),
  }),
};

const HEALTH = {
  status: 'ok' as const,
  static: true as const,
  note: 'This answer is a file made by the build; it does not check the store or the configuration.',
};

const COUNTED = [
  'claims',
  'projects',
  'skills',
  'experience',
  'education',
  'writings',
  'talks',
  'notes',
] as const;

function statusPayload(records: Records) {
  const { site, profile } = records;
  return {
    ...HEALTH,
    person: profile.profile.name,
    base_url: site.base,
    api_version: API_VERSION,
    agent_surface_contract_version: CONTRACT_VERSION,
    engine_version: engineVersion(),
    commit: site.commit,
    counts: {
      ...Object.fromEntries(COUNTED.map((kind) => [kind, records[kind].length])),
      articles: profile.articles.length,
      common_questions: records.questions.length,
      missions: records.missions.length,
      evals: profile.evals.length,
    },
    endpoints: routesOf(records).length,
    demonstration: profile.profile.demonstration ?? null,
  };
}

function apiRootPayload(records: Records) {
  const { site, profile } = records;
  const { name } = profile.profile;
  const groups = [...Map.groupBy(routesOf(records), ({ group }) => group)];
  return {
    name,
    description: `Profile of ${name} for agents. Every endpoint that answers, by group.`,
    ...located(site, '/api/init', 'start_'),
    groups: Object.fromEntries(
      groups.map(([group, rows]) => [group, rows.map(({ id }) => endpoint(id, site))]),
    ),
  };
}

export const rows = {
  getApiRoot: (records: Records) =>
    one(records, apiRootPayload(records), [records.profile.profile]),
  getHealth: (records: Records) => one(records, HEALTH, []),
  getStatus: (records: Records) => one(records, statusPayload(records), entriesOf(records.profile)),
};
