/** A shape with what it means, for OpenAPI, JSON Schemas and the reference; imported as `d`. */
import * as z from 'zod';

/** The shape, with one sentence of what it means and examples of its values. */
export const described = <T extends z.ZodType>(
  shape: T,
  description: string,
  ...examples: z.output<T>[]
): T => shape.meta({ description, examples } as Parameters<T['meta']>[0]) as T;

/**
 * An object that stands under its name among the schemas, with one sentence of what it is, and an
 * example where those of its members make none.
 */
export const named = <T extends z.core.$ZodLooseShape>(
  id: string,
  description: string,
  fields: T,
  ...examples: object[]
) => z.object(fields).meta({ id, description, ...(examples.length > 0 && { examples }) });

/** Any text. */
export const string = (description: string, ...examples: string[]) =>
  described(z.string(), description, ...examples);

/** Any text, or null where there is none. */
export const stringOrNull = (description: string, ...examples: (string | null)[]) =>
  described(z.string().nullable(), description, ...examples);

/** Any text; it may be null or left out. */
export const stringIfAny = (description: string, ...examples: (string | null | undefined)[]) =>
  described(z.string().nullish(), description, ...examples);

/** Text of one character and so many at most. */
export const upTo = (longest: number) => z.string().min(1).max(longest);

/** Text of a form. */
export const like = (form: RegExp, description: string) =>
  z.string().regex(form).describe(description);

/** One of some words. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(
  words: Words,
  description: string,
  ...examples: Words[number][]
) => z.enum(words).meta({ description, examples });

/** Any JSON object. */
export const anyObject = (description: string, ...examples: Record<string, unknown>[]) =>
  described(z.record(z.string(), z.unknown()), description, ...examples);

export const jsonSchema = (description: string) => anyObject(description, { type: 'object' });

export const strings = (description: string, ...examples: string[][]) =>
  described(z.array(z.string()), description, ...examples);

/** The same; they may be left out. */
export const stringsIfAny = (description: string, ...examples: string[][]) =>
  described(z.array(z.string()).optional(), description, ...examples);

export const count = (description: string, ...examples: number[]) =>
  described(z.int().min(0), description, ...examples);

export const flag = (description: string, ...examples: boolean[]) =>
  described(z.boolean(), description, ...examples);

/** A moment that is known to the millisecond. */
export const time = (description: string) =>
  described(z.iso.datetime(), description, '2026-11-20T12:00:00.000Z');

/** Several of one shape. Its example is made of that of the shape. */
export const listOf = <T extends z.core.SomeType>(description: string, shape: T) =>
  z.array(shape).meta({ description });

/** Several of one shape in front matter: none where nothing is written. */
export const several = <T extends z.ZodType>(shape: T, description: string) =>
  z.array(shape).default([]).describe(description);

/** What front matter may leave out; it is null then. */
export const orNull = <T extends z.ZodType>(shape: T, description: string) =>
  shape.nullable().default(null).describe(description);

/** Several objects, each of these members. */
export const objectsOf = <T extends z.core.$ZodLooseShape>(description: string, fields: T) =>
  listOf(description, z.object(fields));

/** An object inside of another. Its example is made of those of its members. */
export const part = <T extends z.core.$ZodLooseShape>(description: string, fields: T) =>
  z.object(fields).meta({ description });

/** Several objects inside of another. */
export const partsOf = <T extends z.core.$ZodLooseShape>(
  description: string,
  one: string,
  fields: T,
) => listOf(description, part(one, fields));
