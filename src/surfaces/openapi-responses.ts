/** Responses of OpenAPI operations: successes from the response schemas, failures shared by all. */
import type { ResponseObject, ResponsesObject, SecuritySchemeObject } from 'openapi3-ts/oas31';
import type * as z from 'zod';
import { hasTwin } from '../files.ts';
import type { Route, RouteId, Row } from '../routes.ts';
import { queries } from '../schemas/queries.ts';
import { bodies, responses } from './payloads.ts';

const bearer = (description: string) =>
  ({ type: 'http', scheme: 'bearer', description }) satisfies SecuritySchemeObject;

/** How a call shows what it may do. */
export const SECURITY: Readonly<Partial<Record<Route['access'], SecuritySchemeObject>>> = {
  bearer: bearer('Access token of the owner.'),
  audit_token: bearer('Token of one recipient of one audit.'),
  admin_key: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Admin-Key',
    description: 'Key of the owner.',
  },
  feed_token: bearer("Token of the owner's feed reader; also as the parameter token."),
};

export const ref = (name: string | undefined) => ({ $ref: `#/components/schemas/${name}` });
export const nameOf = (schema: z.ZodType) => schema.meta()?.id;
export const schemaOf = <T extends object>(of: T, id: RouteId) =>
  (of as Partial<Record<RouteId, z.ZodType>>)[id];

export const HEADERS = {
  ETag: { description: 'Changes when the content changes.', schema: { type: 'string' } },
  'Last-Modified': {
    description: 'When the content last changed; absent where nothing dates it.',
    schema: { type: 'string' },
  },
} as const;

const FAILURES = {
  Unauthorized: ['The credential is missing, wrong, expired or revoked.', 'ErrorResponse'],
  NotFound: ['There is no such item; the error names the nearest.', 'ErrorResponse'],
  Conflict: ['The same Idempotency-Key came with another body before.', 'ErrorResponse'],
  Invalid: ['The request is not valid.', 'HTTPValidationError'],
  TooMany: ['Too many calls; see Retry-After.', 'ErrorResponse'],
  Unavailable: ['Try again later; see Retry-After.', 'ErrorResponse'],
  Failure: ['Anything else, with recovery hints.', 'ErrorResponse'],
} as const;

const failure = (name: keyof typeof FAILURES) => ({ $ref: `#/components/responses/${name}` });

/** The failures that operations share. */
export const FAILURE_RESPONSES: Record<string, ResponseObject> = Object.fromEntries(
  Object.entries(FAILURES).map(([name, [description, schema]]) => [
    name,
    { description, content: { 'application/json': { schema: ref(schema) } } },
  ]),
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
    Object.keys(HEADERS).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
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
