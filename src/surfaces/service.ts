/** GET /health, /api/status, /api/ and /api/schema: the service about itself. */
import { engineVersion } from '../engine.ts';
import { bodies, responses } from '../payloads/payloads.ts';
import { routes, routesOf } from '../routes.ts';
import recipe from '../texts/hash-recipe.json' with { type: 'json' };
import { endpoint } from './endpoints.ts';
import { entriesOf, one } from './instances.ts';
import { markdownTwin } from './markdown.ts';
import { jsonSchemas } from './published-schemas.ts';
import type { Records } from './records.ts';
import { contentHash } from './seal.ts';
import { absolute, located } from './site.ts';
import { tokensOf } from './tokens.ts';
import { API_VERSION, CONTRACT_VERSION } from './versions.ts';

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

const EXAMPLE = { answer: 42, name: 'Ada', list: [true, null] };

/** How content_hash is made: in /api/schema, and a page of its own. */
const HASH_RECIPE = {
  ...recipe,
  code: recipe.code.join('\n'),
  example: {
    payload: EXAMPLE,
    canonical_form: '{"answer":42,"list":[true,null],"name":"Ada"}',
    content_hash: contentHash(EXAMPLE),
  },
};

/**
 * All JSON Schemas and the recipe of content_hash; the document is itself a JSON Schema with
 * `$defs`.
 */
function schemaPayload(records: Records) {
  const { site } = records;
  const name = (schema: unknown) => (schema as { meta(): { id?: string } | undefined }).meta()?.id;
  const table = (of: Record<string, unknown>) =>
    Object.fromEntries(
      routesOf(records).flatMap(({ id, method, path }) =>
        of[id] ? [[`${method} ${path}`, `#/$defs/${name(of[id])}`]] : [],
      ),
    );
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema' as const,
    $id: absolute(site, '/api/schema'),
    title: 'All JSON Schemas of this service, and the recipe of content_hash',
    content_hash_recipe: HASH_RECIPE,
    requests: table(bodies),
    responses: table(responses),
    $defs: jsonSchemas('#/$defs/'),
  };
}

export const rows = {
  getApiRoot: (records: Records) =>
    one(records, apiRootPayload(records), [records.profile.profile]),
  getHealth: (records: Records) => one(records, HEALTH, []),
  getStatus: (records: Records) => one(records, statusPayload(records), entriesOf(records.profile)),
  getSchema: (records: Records) => one(records, schemaPayload(records), []),
  getHashRecipe: ({ site }: Records) => {
    const { path, purpose } = routes.getHashRecipe;
    const twin = { title: purpose, url: absolute(site, path), base: site.base };
    return markdownTwin(HASH_RECIPE, twin, tokensOf);
  },
};
