/** All schemas that are published, as JSON Schema 2020-12. */
import * as z from 'zod';
import { kept } from '../kept.ts';
// Schemas enter zod's registry when their module is loaded, whether or not a row uses them yet.
import '../schemas/audit.ts';
import '../schemas/error.ts';
import './payloads.ts';
import { exampleOf, type JsonSchema, trim, withoutKeywords } from './json-schema.ts';

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
