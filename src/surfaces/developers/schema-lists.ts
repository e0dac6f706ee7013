/** Schemas of OpenAPI as nested lists of Markdown: a line a member, components in full once. */
import type * as oas from 'openapi3-ts/oas31';

export type Schema = oas.SchemaObject | oas.ReferenceObject;
export const isReference = (schema: Schema): schema is oas.ReferenceObject => '$ref' in schema;

/** Said once for all answers, where the page begins. */
const EVERYWHERE = new Set([
  'schema_version',
  'last_modified',
  'content_hash',
  'breaking_changes_since',
]);

/**
 * The bounds of JSON Schema that are told, by their own names (JSON Schema Validation, section 6).
 */
const BOUNDS = [
  'format',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'pattern',
  'default',
] as const;

const boundsOf = (schema: Schema): string[] =>
  isReference(schema)
    ? []
    : [
        ...BOUNDS.filter((name) => name in schema).map((name) => `${name} \`${schema[name]}\``),
        ...(schema.anyOf ?? []).flatMap(boundsOf),
      ];

export const componentName = ({ $ref }: oas.ReferenceObject) =>
  $ref.slice($ref.lastIndexOf('/') + 1);

function typeOf(schema: Schema): string {
  if (isReference(schema)) return `\`${componentName(schema)}\``;
  const values = schema.const === undefined ? schema.enum : [schema.const];
  if (values) return values.map((value) => `\`${JSON.stringify(value)}\``).join(', ');
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ');
  const types = [schema.type ?? 'any value'].flat();
  return types
    .map((type) => (type === 'array' ? `array of ${typeOf(schema.items ?? {})}` : type))
    .join(' or ');
}

/**
 * Tells the schemas of one page.
 * @param components the components of the document.
 * @returns the list of members of a schema, `''` where it has none: components that this page told
 *   before go by their name, and what every answer has is left out.
 */
export function tellerOf({ schemas = {} }: oas.ComponentsObject): (schema: Schema) => string {
  const told = new Set<string>();

  /** The objects that a schema leads to, through references, lists, maps and alternatives. */
  function objectsIn(schema: Schema): oas.SchemaObject[] {
    if (isReference(schema)) {
      const name = componentName(schema);
      const component = schemas[name];
      if (!component || told.has(name)) return [];
      told.add(name);
      return objectsIn(component);
    }
    const { items, additionalProperties: rest, anyOf = [], properties } = schema;
    const parts = [items, typeof rest === 'object' ? rest : undefined, ...anyOf];
    const inside = parts.flatMap((part) => (part ? objectsIn(part) : []));
    return properties ? [schema, ...inside] : inside;
  }

  const membersOf = (schema: Schema, indent: string): string =>
    objectsIn(schema)
      .flatMap(({ properties = {}, required = [] }) =>
        Object.entries(properties)
          .filter(([name]) => !EVERYWHERE.has(name))
          .map(([name, member]) => {
            const own = isReference(member) ? schemas[componentName(member)] : member;
            const facts = factsOf(member, required.includes(name));
            const about = (member.description ?? own?.description ?? '').replace(/\s*\n\s*/g, ' ');
            const line = `${indent}- \`${name}\` (${facts})${about && `: ${about}`}\n`;
            return line + membersOf(member, `${indent}  `);
          }),
      )
      .join('');

  return (schema) => membersOf(schema, '');
}

/** A schema in words: `string, optional, minLength 1`. */
export const factsOf = (schema: Schema, required: boolean): string =>
  [typeOf(schema), ...(required ? [] : ['optional']), ...boundsOf(schema)].join(', ');

/** The JSON of an answer or a body, where it has one: the first media type that is JSON. */
export function jsonSchemaOf({ content = {} }: Pick<oas.ResponseObject, 'content'>) {
  const media = Object.keys(content).find((name) => /json$/.test(name));
  return media === undefined ? undefined : { media, schema: content[media]?.schema };
}
