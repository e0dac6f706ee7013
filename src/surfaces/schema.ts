/** GET /api/schema, all schemas (JSON Schema 2020-12), and /content-hash.md, how that is made. */
import * as z from 'zod';
import { kept } from '../kept.ts';
import { routes, routesOf } from '../routes.ts';
// Schemas enter zod's registry when their module is loaded, whether or not a row uses them yet.
import '../schemas/audit.ts';
import '../schemas/error.ts';
import recipe from '../texts/hash-recipe.json' with { type: 'json' };
import { one } from './instances.ts';
import { exampleOf, type JsonSchema, trim, withoutKeywords } from './json-schema.ts';
import { markdownTwin } from './markdown.ts';
import { nameOf, schemaOf } from './openapi-responses.ts';
import { bodies, responses } from './payloads.ts';
import type { Records } from './records.ts';
import { contentHash } from './seal.ts';
import { absolute } from './site.ts';
import { tokensOf } from './tokens.ts';

/**
 * Every published schema by its id, sorted; references are `prefix` + id. Written for callers: a
 * member with a default may be left out, and unknown members are allowed where the schema does not
 * forbid them.
 */
export const jsonSchemas = (prefix: string): Record<string, JsonSchema> =>
  kept('schemas', prefix, () => made(prefix));

function made(prefix: string): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(z.globalRegistry, {
    io: 'input',
    override: trim,
    uri: (id) => `${prefix}${id}`,
  });
  const names = Object.keys(schemas).sort();
  const plain = Object.fromEntries(
    names.map((name) => {
      const { $schema: _s, $id: _i, id: _d, ...schema } = schemas[name] as JsonSchema;
      return [name, withoutKeywords(schema, ['id']) as JsonSchema];
    }),
  );
  // One example a schema, composed from those of its members, which then need not stand beside it
  // again.
  return Object.fromEntries(
    names.map((name) => {
      const schema = plain[name] ?? {};
      const { properties } = schema;
      const lean = properties && {
        properties: withoutKeywords(properties, ['examples'], true) as typeof properties,
      };
      return [name, { ...schema, ...lean, examples: [exampleOf(schema, plain, prefix)] }];
    }),
  );
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
  const table = (of: object) =>
    Object.fromEntries(
      routesOf(records).flatMap(({ id, method, path }) => {
        const schema = schemaOf(of, id);
        return schema ? [[`${method} ${path}`, `#/$defs/${nameOf(schema)}`]] : [];
      }),
    );
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema' as const,
    $id: absolute(records.site, '/api/schema'),
    title: 'All JSON Schemas of this service, and the recipe of content_hash',
    content_hash_recipe: HASH_RECIPE,
    requests: table(bodies),
    responses: table(responses),
    $defs: jsonSchemas('#/$defs/'),
  };
}

export const rows = {
  getSchema: (records: Records) => one(records, schemaPayload(records), []),
  getHashRecipe: ({ site }: Records) => {
    const { path, purpose } = routes.getHashRecipe;
    const twin = { title: purpose, url: absolute(site, path), base: site.base };
    return markdownTwin(HASH_RECIPE, twin, tokensOf);
  },
};
