/**
 * JSON Schemas of tools: those of the table, without what costs tokens and tells a model nothing.
 */
import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import type * as z from 'zod';
import { METADATA } from '../../src/schemas/common.ts';
import { type JsonSchema, standaloneSchema } from '../../src/surfaces/json-schema.ts';

type Keep = {
  /** Descriptions: down to how many levels of members. */
  text: number;
  /** That a value may be null. */
  nulls: boolean;
};

/** What refuses tells it when it matters. */
const BOUNDS = ['minLength', 'maxItems', 'maxProperties', 'pattern', 'propertyNames'];
const NOISE = ['$schema', '$defs', '$id', 'id', 'examples', 'x-trust-boundary', ...BOUNDS];
/** A longer text is refused, which tells it too; few texts come near. */
const LONG_CHARACTERS = 1_000;
const isNoise = (key: string, of: unknown) =>
  NOISE.includes(key) || (key === 'maxLength' && Number(of) > LONG_CHARACTERS);
/** Keywords whose value is data. */
const DATA = ['enum', 'const', 'default', 'required'];

/** Whether a keyword says that any other member may be there, which is so without it. */
const isOpen = (key: string, of: unknown): boolean =>
  key === 'additionalProperties' &&
  (typeof of !== 'object' || of === null || Object.keys(of).length === 0);

/** The schemas that an `anyOf`, or a list of types, allows. */
function branches({ anyOf, type, ...own }: JsonSchema): JsonSchema[] {
  if (Array.isArray(anyOf)) return (anyOf as JsonSchema[]).map((one) => ({ ...one, ...own }));
  return Array.isArray(type)
    ? type.map((one) => ({ ...own, type: one }))
    : [{ ...own, ...(type ? { type } : {}) }];
}

function slim(schema: JsonSchema, defs: Record<string, JsonSchema>, keep: Keep): JsonSchema {
  const { $ref, ...own } = schema;
  // References would be one more thing for a model to look up.
  if (typeof $ref === 'string')
    return slim({ ...defs[$ref.replace('#/$defs/', '')], ...own }, defs, keep);
  const all = branches(own);
  // What may be null may as well be left out by a caller. Of answers, nothing is held back.
  const kept = keep.nulls ? all : all.filter(({ type }) => type !== 'null');
  const [only] = kept;
  if (only && '$ref' in only && kept.length === 1) return slim(only, defs, keep);
  if (!only || kept.length > 1)
    return { anyOf: kept.map((one) => slim(one, defs, { ...keep, text: 0 })) };
  const value = (key: string, of: unknown): unknown => {
    if (DATA.includes(key) || typeof of !== 'object' || of === null) return of;
    const below = { ...keep, text: keep.text - 1 };
    if (key !== 'properties') return slim(of as JsonSchema, defs, below);
    const members = Object.entries(of as Record<string, JsonSchema>);
    return Object.fromEntries(members.map(([name, member]) => [name, slim(member, defs, below)]));
  };
  return Object.fromEntries(
    Object.entries(only).flatMap(([key, of]) =>
      isNoise(key, of) || (key === 'description' && keep.text <= 0) || isOpen(key, of)
        ? []
        : [[key, value(key, of)]],
    ),
  );
}

function slimmed(schema: z.ZodType, keep: Keep): JsonSchema {
  const json = standaloneSchema(schema);
  return slim(json, (json['$defs'] ?? {}) as Record<string, JsonSchema>, keep);
}

/** Schema of what a tool takes: its members with descriptions, and without null. */
export const inputOf = (schema: z.ZodType): JsonSchema =>
  slimmed(schema, { text: 2, nulls: false });

/** Names and types of an answer, and of the items of its lists; below that types alone. */
function outline(schema: JsonSchema, level: number, isItem = false): JsonSchema {
  const all = schema['anyOf'] as JsonSchema[] | undefined;
  // Branches with one type each: clients that map schemas to types lose lists of types.
  if (all) return { anyOf: all.map((one) => outline(one, 2)) };
  const { type, enum: values, const: value } = schema;
  const members = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>);
  const isDeep = level > (isItem ? 1 : 0);
  return {
    type,
    ...(values ? { enum: values } : {}),
    ...('const' in schema ? { const: value } : {}),
    ...(isDeep || members.length === 0
      ? {}
      : {
          properties: Object.fromEntries(
            members.map(([name, member]) => [name, outline(member, level + 1)]),
          ),
        }),
    ...(schema['items'] &&
      level < 2 && { items: outline(schema['items'] as JsonSchema, level, true) }),
  };
}

/** Schema of what a tool answers, in outline: all that it says is so, and not all that is so. */
export function outputOf(schema: z.ZodType): JsonSchema {
  const { required = [], ...whole } = slimmed(schema, { text: 0, nulls: true });
  const isOwn = (name: string) => !METADATA.includes(name);
  const { properties, ...own } = outline(whole, 0);
  return {
    ...own,
    properties: Object.fromEntries(
      Object.entries(properties as object).filter(([name]) => isOwn(name)),
    ),
    required: (required as string[]).filter(isOwn),
  };
}

/**
 * Arguments as they came: they are checked by what answers them, in the same words as over HTTP.
 */
export type Args = Record<string, unknown>;

/** A schema that is shown and checks nothing. */
export const shown = (json: JsonSchema): StandardSchemaWithJSON<Args, Args> => ({
  '~standard': {
    version: 1,
    vendor: 'calling-card',
    validate: (value) => ({ value: value as Args }),
    jsonSchema: { input: () => json, output: () => json },
  },
});
