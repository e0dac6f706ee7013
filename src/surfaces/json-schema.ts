/** A zod schema as JSON Schema 2020-12, and an example composed from those of its members. */
import * as z from 'zod';

export type JsonSchema = Record<string, unknown>;

/**
 * What zod adds beyond what a reader needs: patterns beside a format, and bounds that are those of
 * the number type.
 */
export function trim({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  if (jsonSchema['format'] && jsonSchema['pattern']) delete jsonSchema['pattern'];
  if (jsonSchema['maximum'] === Number.MAX_SAFE_INTEGER) delete jsonSchema['maximum'];
  if (jsonSchema['minimum'] === Number.MIN_SAFE_INTEGER) delete jsonSchema['minimum'];
}

/** Keywords whose value maps names to schemas, and keywords whose value is data. */
const MAPS = ['properties', '$defs'];
const DATA = ['const', 'default', 'enum', 'examples'];

/**
 * A schema without some keywords, at every depth. Members that have such a name, `id` for one,
 * stay.
 */
export function withoutKeywords(
  schema: unknown,
  keywords: readonly string[],
  isMap = false,
): unknown {
  if (Array.isArray(schema)) return schema.map((part) => withoutKeywords(part, keywords));
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) => {
      if (isMap) return [[key, withoutKeywords(value, keywords)]];
      if (keywords.includes(key)) return [];
      return [
        [key, DATA.includes(key) ? value : withoutKeywords(value, keywords, MAPS.includes(key))],
      ];
    }),
  );
}

/** One schema by itself, with what it refers to beneath `$defs`. */
export function standaloneSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', override: trim }) as JsonSchema;
}

/** A value that the schema accepts: its own example, else composed from its members. */
export function exampleOf(
  schema: JsonSchema,
  named: Record<string, JsonSchema>,
  prefix: string,
): unknown {
  const { $ref, examples, anyOf, properties, items, type, required } = schema as {
    $ref?: string;
    examples?: unknown[];
    anyOf?: JsonSchema[];
    properties?: Record<string, JsonSchema>;
    items?: JsonSchema;
    type?: string;
    required?: string[];
    const?: unknown;
    enum?: unknown[];
  };
  if (examples && examples.length > 0) return examples[0];
  if ($ref?.startsWith(prefix))
    return exampleOf(named[$ref.slice(prefix.length)] ?? {}, named, prefix);
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
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
