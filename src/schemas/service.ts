/** The service about itself: the API root, health, status, and all schemas. */
import * as z from 'zod';
import { Endpoint, metadataFields, WebUrl } from './common.ts';

export const ApiRootResponse = z
  .object({
    name: z.string().meta({ description: 'Whose service this is.', examples: ['Alex Example'] }),
    description: z.string().meta({ description: 'What it is.', examples: ['Profile for agents'] }),
    start_path: z.string().meta({ description: 'Where to start.', examples: ['/api/init'] }),
    start_url: WebUrl,
    groups: z
      .record(z.string(), z.array(Endpoint))
      .meta({ description: 'Every endpoint that answers, by group.' }),
    ...metadataFields,
  })
  .meta({ id: 'ApiRootResponse', description: 'Every endpoint by group.' });

/** What both answers about the service begin with. */
const healthFields = {
  status: z.literal('ok').meta({ description: 'The files are served.', examples: ['ok'] }),
  static: z.literal(true).meta({ description: 'This answer is a file.', examples: [true] }),
  note: z.string().meta({
    description: 'What this does not tell.',
    examples: ['It does not check the store.'],
  }),
};

export const HealthResponse = z
  .object({
    ...healthFields,
    ...metadataFields,
  })
  .meta({ id: 'HealthResponse', description: 'Whether the files are served.' });

export const StatusResponse = z
  .object({
    ...healthFields,
    person: z.string().meta({ description: 'Whose profile this is.', examples: ['Alex Example'] }),
    base_url: WebUrl,
    api_version: z.string().meta({ description: 'Version of the interface.', examples: ['1.0.0'] }),
    agent_surface_contract_version: z
      .string()
      .meta({ description: 'Version of the agent surface contract.', examples: ['0.1'] }),
    engine_version: z.string().meta({
      description: 'Version (SemVer) of the package calling-card, which serves this.',
      examples: ['1.0.0'],
    }),
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

/**
 * Also carries `$schema` and `$id`; not described, because tools take members of these names for
 * keywords.
 */
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
      .meta({
        description: 'How content_hash is made, so that anyone can check it.',
        examples: [],
      }),
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
