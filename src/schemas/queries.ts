/** Query parameters as published schemas, keyed by row id. */
import * as z from 'zod';
import { type Parameter, parameters, type QueryId } from './parameters.ts';

type Value<P> = P extends { is: 'number' }
  ? z.ZodInt
  : P extends { is: 'choice'; of: readonly (infer Word extends string)[] }
    ? z.ZodEnum<{ [W in Word]: W }>
    : z.ZodString;
type Schema<P> = P extends { usual: string | number }
  ? z.ZodDefault<Value<P>>
  : P extends { needed: true }
    ? Value<P>
    : z.ZodOptional<Value<P>>;
type Queries = {
  [Id in QueryId]: z.ZodObject<{
    [Name in keyof (typeof parameters)[Id]]: Schema<(typeof parameters)[Id][Name]>;
  }>;
};

function shapeOf(parameter: Parameter): z.ZodType {
  if (parameter.is === 'choice') return z.enum(parameter.of);
  const { is, least, most } = parameter;
  const bounded = <T extends z.ZodInt | z.ZodString>(schema: T) => {
    const from = least === undefined ? schema : schema.min(least);
    return most === undefined ? from : from.max(most);
  };
  return is === 'number' ? bounded(z.int()) : bounded(z.string());
}

function schemaOf(parameter: Parameter): z.ZodType {
  const { description, examples, needed } = parameter;
  const value = shapeOf(parameter);
  const usual = 'usual' in parameter ? parameter.usual : undefined;
  const given = needed ? value : value.optional();
  return (usual === undefined ? given : value.default(usual)).meta({
    description,
    examples: [...examples],
  });
}

export const queries = Object.fromEntries(
  Object.entries(parameters).map(([id, row]) => [
    id,
    z.object(
      Object.fromEntries(
        Object.entries<Parameter>(row).map(([name, parameter]) => [name, schemaOf(parameter)]),
      ),
    ),
  ]),
) as unknown as Queries;
