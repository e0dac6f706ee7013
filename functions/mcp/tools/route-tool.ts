/**
 * A tool that is one route of the table: what it takes and answers is what the route takes and
 * answers.
 */
import type { ToolAnnotations } from '@modelcontextprotocol/server';
import type * as z from 'zod';
import type { Route, RouteId } from '../../../src/routes.ts';
import { bodies, operationResponses } from '../../../src/schemas/public-payloads.ts';
import { queries } from '../../../src/schemas/queries.ts';
import type { JsonSchema } from '../../../src/surfaces/json-schema.ts';
import { routeOf } from '../../table/match.ts';
import { inputOf, outputOf } from '../json-schema.ts';
import { IDEMPOTENCY, readRoute, sendRoute } from './call.ts';
import type { Tool } from './tool.ts';

export type RowTool = {
  route: RouteId;
  name: string;
  title: string;
  description: string;
  /** Whether the schema of the answer is told too, where an operation gives it. */
  output?: boolean;
  /** Whether it reaches somebody outside of the record. */
  outside?: boolean;
  /** Only behind a credential: it sends something, or serves what does. */
  closed?: true;
};

const schemaOf = (of: object, id: RouteId) => (of as Partial<Record<RouteId, z.ZodType>>)[id];

const KEY = {
  type: 'string',
  minLength: 16,
  maxLength: 128,
  description: 'Same key, same arguments: stored once.',
};

function inputFor(id: RouteId, stores: boolean): JsonSchema {
  const schema = schemaOf(bodies, id) ?? schemaOf(queries, id);
  const { description: _, ...input } = schema
    ? inputOf(schema)
    : { type: 'object', properties: {} };
  if (!stores) return input;
  return { ...input, properties: { ...(input['properties'] as object), [IDEMPOTENCY]: KEY } };
}

/** What stores nothing is a read, whatever its method. */
function annotationsOf({ method, stores }: Route, outside: boolean): ToolAnnotations {
  if (method === 'GET' || !stores) return { readOnlyHint: true, openWorldHint: outside };
  return {
    readOnlyHint: false,
    destructiveHint: false,
    idempotentHint: false,
    openWorldHint: outside,
  };
}

/** Builds the tool of a route. */
export function routeTool({
  route: id,
  name,
  title,
  description,
  output,
  outside = false,
}: RowTool): Tool {
  const route = routeOf(id);
  const answer = schemaOf(operationResponses, id);
  return {
    name,
    title,
    description,
    input: inputFor(id, route.stores === true),
    ...(output && answer ? { output: outputOf(answer) } : {}),
    annotations: annotationsOf(route, outside),
    run: (args, sources) =>
      route.method === 'GET' ? readRoute(route, args, sources) : sendRoute(route, args, sources),
  };
}
