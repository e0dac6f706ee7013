/**
 * OpenAPI 3.1 from the table and the zod schemas. Clients are generated from it: `info.version` and
 * the names of components are part of the interface.
 */
import type * as oas from 'openapi3-ts/oas31';
import { fillPath } from '../files.ts';
import { type Group, type Row, routes, routesOf } from '../routes.ts';
import { bodies } from '../schemas/operation-payloads.ts';
import { queries } from '../schemas/queries.ts';
import { exampleItem } from './contracts.ts';
import { standaloneSchema } from './json-schema.ts';
import fixed from './openapi.json' with { type: 'json' };
import * as responses from './openapi-responses.ts';
import { pruned } from './openapi-shared.ts';
import type { Records } from './records.ts';
import { jsonSchemas } from './schema.ts';
import { absolute } from './site.ts';
import { API_VERSION } from './versions.ts';

const GROUPS: Record<Group, string> = fixed.tags;

const bodyOf = (schema: oas.SchemaObject | oas.ReferenceObject) => ({
  requestBody: { required: true, content: { 'application/json': { schema } } },
});

/** What a protocol of its own takes, with the first call of a client. */
const messageOf = ({ protocol, rest }: Row) => {
  const text = 'What did she work on?';
  const params = { message: { messageId: '1', role: 'ROLE_USER', parts: [{ text }] } };
  const call = protocol === 'mcp' ? { method: 'tools/list' } : { method: 'SendMessage', params };
  const description = rest ? 'A SendMessageRequest of A2A 1.0.' : 'One JSON-RPC 2.0 message.';
  const example = rest ? params : { jsonrpc: '2.0', id: 1, ...call };
  return bodyOf({ type: 'object', description, examples: [example] });
};

/** Examples of what no reader can know: they are made up, and look like the real ones. */
const PRIVATE_EXAMPLES: Readonly<Record<string, string>> = fixed.examples;

function parameters(route: Row, records: Records): oas.ParameterObject[] {
  const header = [
    ...(route.stores ? [fixed.idempotencyKey] : []),
    ...(route.versioned ? [fixed.ifMatch] : []),
  ] as oas.ParameterObject[];
  const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(
    ([, name = '']): oas.ParameterObject => {
      const example =
        exampleItem(route, records) ??
        (route.kind === 'operation' ? PRIVATE_EXAMPLES[name] : undefined);
      return {
        name,
        in: 'path',
        required: true,
        description: `Which one; see the list this belongs to.`,
        schema: { type: 'string' },
        ...(example ? { example } : {}),
      };
    },
  );
  const query = responses.schemaOf(queries, route.id);
  if (!query) return [...inPath, ...header];
  const { properties = {}, required = [] } = standaloneSchema(query);
  const inQuery = Object.entries(properties).map(
    ([name, { description, examples: _, ...schema }]): oas.ParameterObject => ({
      name,
      in: 'query',
      ...(required.includes(name) ? { required: true } : {}),
      ...(description ? { description } : {}),
      schema: schema as oas.SchemaObject,
    }),
  );
  return [...inPath, ...inQuery, ...header];
}

function operation(route: Row, records: Records): oas.OperationObject {
  const body = responses.schemaOf(bodies, route.id);
  return {
    operationId: route.id,
    summary: route.purpose,
    ...(route.aliases ? { description: `Also at ${route.aliases.join(', ')}.` } : {}),
    tags: [route.group],
    ...(responses.SECURITY[route.access] ? { security: [{ [route.access]: [] }] } : {}),
    parameters: parameters(route, records),
    ...(body && bodyOf(responses.ref(responses.nameOf(body)))),
    ...(route.protocol && route.method === 'POST' && messageOf(route)),
    responses: responses.answers(route),
  };
}

/** A slash at the end changes nothing, and linters do not like it. */
const pathOf = ({ path }: Row): string => (path.length > 1 ? path.replace(/\/$/, '') : path);

/**
 * The description of every endpoint that answers. Schemas that nothing reachable refers to are left
 * out.
 */
export function openApi(records: Records): oas.OpenAPIObject {
  const { site, profile } = records;
  const rows = routesOf(records);
  const paths: oas.PathsObject = {};
  for (const route of rows)
    paths[pathOf(route)] = {
      ...paths[pathOf(route)],
      [route.method.toLowerCase()]: operation(route, records),
    };
  const used = new Set(rows.map(({ group }) => group));
  const document: oas.OpenAPIObject = {
    openapi: '3.1.0',
    info: {
      title: `Profile of ${profile.profile.name} for agents`,
      version: API_VERSION,
      description: [
        profile.profile.headline,
        profile.profile.demonstration,
        `Start at ${absolute(site, '/api/init')}. Every public GET also answers HEAD. JSON ` +
          'answers of our own format carry schema_version, last_modified, content_hash and ' +
          'breaking_changes_since. Each tag has a description of its own operations alone, at ' +
          `its externalDocs; ${absolute(site, '/api/schema')} has an example of each answer.`,
      ]
        .filter(Boolean)
        .join('\n\n'),
      contact: { name: 'Contact policy', url: absolute(site, '/api/contact') },
      license: {
        name: 'Content of the owner; ask through the contact policy before other uses',
        url: absolute(site, '/api/contact'),
      },
    },
    servers: [{ url: site.base, description: 'This service' }],
    security: [],
    tags: Object.entries(GROUPS).flatMap(([name, description]) => {
      const url = absolute(site, fillPath(routes.getOpenApiGroup.path, name));
      return used.has(name as Group) ? [{ name, description, externalDocs: { url } }] : [];
    }),
    paths,
    components: {
      schemas: jsonSchemas('#/components/schemas/') as Record<string, oas.SchemaObject>,
      responses: responses.FAILURE_RESPONSES,
      headers: fixed.headers as oas.HeadersObject,
      securitySchemes: responses.SECURITY,
    },
    externalDocs: { description: 'How to use this service', url: absolute(site, '/skill.md') },
  };
  return pruned(document);
}
