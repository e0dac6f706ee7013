/** Responses of OpenAPI operations: successes from the response schemas, failures shared by all. */
import type { ResponseObject, ResponsesObject, SecuritySchemeObject } from 'openapi3-ts/oas31';
import type * as z from 'zod';
import { hasTwin } from '../files.ts';
import type { Route, RouteId, Row } from '../routes.ts';
import { queries } from '../schemas/queries.ts';
import fixed from './openapi.json' with { type: 'json' };
import { bodies, responses } from './payloads.ts';

/** How a call shows what it may do. */
export const SECURITY = fixed.securitySchemes as Readonly<
  Partial<Record<Route['access'], SecuritySchemeObject>>
>;

export const ref = (name: string | undefined) => ({ $ref: `#/components/schemas/${name}` });
export const nameOf = (schema: z.ZodType) => schema.meta()?.id;
export const schemaOf = <T extends object>(of: T, id: RouteId) =>
  (of as Partial<Record<RouteId, z.ZodType>>)[id];

const failure = (name: keyof typeof fixed.failures) => ({
  $ref: `#/components/responses/${name}`,
});

/** The failures that operations share. */
export const FAILURE_RESPONSES: Record<string, ResponseObject> = Object.fromEntries(
  Object.entries(fixed.failures).map(([name, description]) => {
    const schema = ref(name === 'Invalid' ? 'HTTPValidationError' : 'ErrorResponse');
    return [name, { description, content: { 'application/json': { schema } } }];
  }),
);

/** Media types of a success: the row's own, and the Markdown twin where there is one. */
function contentOf(route: Row) {
  const schema = schemaOf(responses, route.id);
  const text = { schema: { type: 'string' as const } };
  const own = schema
    ? { schema: ref(nameOf(schema)) }
    : /^text\/|(xml|jsonl)$/.test(route.media)
      ? text
      : { schema: { type: 'object' as const } };
  return {
    [route.media]: own,
    ...(hasTwin(route) && route.kind === 'static' ? { 'text/markdown': text } : {}),
  };
}

/** Of a protocol of its own: its messages, and errors that are its error objects. */
function protocolAnswers({ method, purpose, access, protocol }: Row): ResponsesObject {
  const json = { 'application/json': { schema: { type: 'object' as const } } };
  const stream =
    protocol === 'mcp' && method === 'POST'
      ? { 'text/event-stream': { schema: { type: 'string' as const } } }
      : {};
  const refused = { description: 'A JSON-RPC error object.', content: json };
  return {
    200: { description: `${purpose}.`, content: { ...json, ...stream } },
    ...(SECURITY[access]
      ? { 401: { ...refused, description: 'A JSON-RPC error object, with WWW-Authenticate.' } }
      : {}),
    default: refused,
  };
}

export function answers(route: Row): ResponsesObject {
  if (route.protocol) return protocolAnswers(route);
  const invalid = schemaOf(queries, route.id) || schemaOf(bodies, route.id);
  const headers = Object.fromEntries(
    Object.keys(fixed.headers).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  );
  return {
    [route.status]: {
      description: `${route.purpose}.`,
      ...(route.kind === 'static' ? { headers } : {}),
      content: contentOf(route),
    },
    ...(SECURITY[route.access] ? { 401: failure('Unauthorized') } : {}),
    ...(route.path.includes('{') ? { 404: failure('NotFound') } : {}),
    ...(route.stores ? { 409: failure('Conflict') } : {}),
    ...(invalid ? { [route.foreign ? 400 : 422]: failure('Invalid') } : {}),
    ...(route.kind === 'operation' ? { 429: failure('TooMany'), 503: failure('Unavailable') } : {}),
    default: failure('Failure'),
  };
}
