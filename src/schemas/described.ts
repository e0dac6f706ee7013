/** A shape with what it means: OpenAPI, JSON Schemas and the reference show both. */
import * as z from 'zod';

/** The shape, with one sentence of what it means and examples of its values. */
export const described = <T extends z.ZodType>(
  shape: T,
  description: string,
  ...examples: z.output<T>[]
): T => shape.meta({ description, examples } as Parameters<T['meta']>[0]) as T;

/** An object that stands under its name among the schemas, with one sentence of what it is. */
export const named = <T extends z.core.$ZodLooseShape>(
  id: string,
  description: string,
  fields: T,
) => z.object(fields).meta({ id, description });
