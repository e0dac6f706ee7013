/** A zod schema as JSON Schema 2020-12, and an example composed from those of its members. */
import * as z from 'zod';

/** A schema, with the keywords that are read by name. */
export type JsonSchema = {
  [keyword: string]: unknown;
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  description?: string;
  examples?: unknown[];
  type?: string | string[];
  enum?: string[];
  format?: string;
  pattern?: string;
  maxLength?: number;
  maxItems?: number;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
};

/**
 * What zod adds beyond what a reader needs: patterns beside a format, bounds that are those of the
 * number type, and that names of members are text.
 */
export function trim({ jsonSchema }: { jsonSchema: z.core.JSONSchema.JSONSchema }): void {
  if (jsonSchema.format && jsonSchema.pattern) delete jsonSchema.pattern;
  if (jsonSchema['maximum'] === Number.MAX_SAFE_INTEGER) delete jsonSchema['maximum'];
  if (JSON.stringify(jsonSchema['propertyNames']) === '{"type":"string"}')
    delete jsonSchema['propertyNames'];
  if (jsonSchema['minimum'] === Number.MIN_SAFE_INTEGER) delete jsonSchema['minimum'];
}

/** Keywords whose value maps names to schemas, and keywords whose value is data. */
const MAPS = ['properties', '$defs'];
const DATA = ['const', 'default', 'enum', 'examples'];

/**
 * A copy of a schema in which each schema went through `change`, the outer before those inside it.
 * Data and names of members stay.
 * @param change takes a schema and the name of the member that it stands at, or in.
 */
export function rewritten(
  schema: unknown,
  change: (schema: JsonSchema, member: string) => JsonSchema,
  member = '',
  isMap = false,
): unknown {
  if (Array.isArray(schema)) return schema.map((part) => rewritten(part, change, member));
  if (typeof schema !== 'object' || schema === null) return schema;
  const own = isMap ? (schema as JsonSchema) : change(schema as JsonSchema, member);
  const inside = ([key, value]: [string, unknown]) =>
    !isMap && DATA.includes(key)
      ? value
      : rewritten(value, change, isMap ? key : member, !isMap && MAPS.includes(key));
  return Object.fromEntries(Object.entries(own).map((entry) => [entry[0], inside(entry)]));
}

/**
 * A schema without some keywords, at every depth. Members that have such a name, `id` for one,
 * stay.
 */
export function withoutKeywords(schema: unknown, keywords: readonly string[], isMap = false) {
  const lacking = (own: JsonSchema) =>
    Object.fromEntries(Object.entries(own).filter(([key]) => !keywords.includes(key)));
  return rewritten(schema, lacking, '', isMap);
}

/** One schema by itself, with what it refers to beneath `$defs`. */
export const standaloneSchema = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', override: trim }) as JsonSchema;

/** A value that the schema accepts: its own example, else composed from its members. */
export function exampleOf(
  schema: JsonSchema,
  named: Record<string, JsonSchema> = schema.$defs ?? {},
  prefix = '#/$defs/',
): unknown {
  const { $ref, examples, anyOf, properties, items, type, required } = schema;
  if (examples && examples.length > 0) return examples[0];
  if ($ref?.startsWith(prefix))
    return exampleOf(named[$ref.slice(prefix.length)] ?? {}, named, prefix);
  if ('const' in schema) return schema['const'];
  if (schema.enum) return schema.enum[0];
  if (anyOf?.[0]) return exampleOf(anyOf[0], named, prefix);
  if (properties)
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([name]) => required?.includes(name))
        .map(([name, member]) => [name, exampleOf(member, named, prefix)]),
    );
  if (type === 'array') return items ? [exampleOf(items, named, prefix)] : [];
  if (type === 'object') return {};
  return type === 'boolean' ? true : type === 'integer' || type === 'number' ? 1 : 'text';
}
