/** GET /api/schema and /content-hash.md: every schema, and how content_hash is made. */
import { routes, routesOf } from '../routes.ts';
import recipe from '../texts/hash-recipe.json' with { type: 'json' };
import { one } from './instances.ts';
import { markdownTwin } from './markdown.ts';
import { nameOf, schemaOf } from './openapi-responses.ts';
import { bodies, responses } from './payloads.ts';
import { jsonSchemas } from './published-schemas.ts';
import type { Records } from './records.ts';
import { contentHash } from './seal.ts';
import { absolute } from './site.ts';
import { tokensOf } from './tokens.ts';

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
