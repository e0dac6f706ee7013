/** The service about itself: the API root, health, status, and all schemas. */
import * as z from 'zod';
import { answer, Endpoint, located, metadataFields, WebUrl } from './common.ts';
import { count, described, string, stringOrNull } from './described.ts';

/** What both answers about the service begin with. */
const healthFields = {
  status: described(z.literal('ok'), 'The files are served.', 'ok'),
  static: described(z.literal(true), 'This answer is a file.', true),
  note: string('What this does not tell.', 'It does not check the store.'),
};

/** What the rows answer that this file is about, by their ids. */
export const responses = {
  getApiRoot: answer('ApiRoot', 'Every endpoint by group.', {
    name: string('Whose service this is.', 'Alex Example'),
    description: string('What it is.', 'Profile for agents'),
    ...located('Where to start.', '/api/init', 'start_'),
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
    endpoints: count('Endpoints that answer.', 50),
    demonstration: stringOrNull('Set on a demonstration profile.', null),
  }),
  /**
   * Also carries `$schema` and `$id`; not described, because tools take members of these names for
   * keywords.
   */
  getSchema: z
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
        .meta({
          description: 'How content_hash is made, so that anyone can check it.',
          examples: [],
        }),
      $defs: described(
        z.record(z.string(), z.record(z.string(), z.unknown())),
        'Every JSON Schema, by name.',
        {},
      ),
      responses: described(
        z.record(z.string(), z.string()),
        'Schema of each answer, keyed by method and path.',
        { 'GET /api/profile': '#/$defs/ProfileResponse' },
      ),
      requests: described(
        z.record(z.string(), z.string()),
        'Schema of each body, keyed by method and path.',
        {},
      ),
      ...metadataFields,
    })
    .meta({
      id: 'SchemaResponse',
      description: 'All JSON Schemas; itself a JSON Schema document.',
    }),
};
