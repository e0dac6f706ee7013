/** What GET /api/schema answers: apart from what makes it, which reads the answers of all rows. */
import * as z from 'zod';
import { metadataFields } from '../schemas/common.ts';
import { described } from '../schemas/described.ts';

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
  });
