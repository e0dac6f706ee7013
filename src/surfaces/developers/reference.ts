/**
 * The interface for people who write agents: what OpenAPI says, as Markdown for each operation,
 * with calls that run.
 */
import type * as oas from 'openapi3-ts/oas31';
import { type RouteId, routes } from '../../routes.ts';
import { callOf, curlOf, fetchOf } from './calls.ts';
import { factsOf, isReference, jsonSchemaOf, type Schema, tellerOf } from './schema-lists.ts';

export type Operation = {
  /** operationId, which is also the anchor. */
  id: string;
  summary: string;
  method: string;
  path: string;
  curl: string;
  javascript: string;
  /** Parameters, body and answer, with headings from level 3 on. */
  markdown: string;
};

export type Group = { name: string; about: string; operations: Operation[] };

type Found = { path: string; method: string; operation: oas.OperationObject };

const METHODS = ['get', 'post', 'patch', 'delete'] as const;

const operationsIn = ({ paths = {} }: oas.OpenAPIObject): Found[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = (item as oas.PathItemObject)[method];
      return operation ? [{ path, method, operation }] : [];
    }),
  );

/** Parameters, body and answer of an operation, as Markdown with headings from level 3 on. */
function markdownOf(operation: oas.OperationObject, tell: (schema: Schema) => string): string {
  const { parameters = [], requestBody, responses = {}, security = [] } = operation;
  const schemes = security.flatMap((scheme) => Object.keys(scheme));
  const part = (heading: string, text: string) => (text ? `### ${heading}\n\n${text}` : '');
  const told = (content: Pick<oas.ResponseObject, 'content'>) => {
    const { media = '', schema } = jsonSchemaOf(content) ?? {};
    if (!schema)
      return Object.keys(content.content ?? {})
        .map((name) => `\`${name}\``)
        .join(', ');
    const name = isReference(schema) ? ` \`${schema.$ref.split('/').at(-1)}\`` : '';
    return `\`${media}\`${name}\n\n${tell(schema)}`;
  };
  const lines = (parameters as oas.ParameterObject[]).map(
    ({ name, in: place, required = false, schema = {}, description = '' }) =>
      `- \`${name}\` (${place}, ${factsOf(schema, required)}): ${description}\n`,
  );
  const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  return [
    part('Authentication', schemes.map((scheme) => `\`${scheme}\``).join(' or ')),
    part('Parameters', lines.join('')),
    part('Body', requestBody && !('$ref' in requestBody) ? told(requestBody) : ''),
    ...successes.map(([status, answer]) =>
      part(`Answer ${status}`, `${answer.description} ${told(answer)}`),
    ),
  ]
    .filter((text) => text !== '')
    .map((text) => text.trim())
    .join('\n\n');
}

/** The path as the table writes it: OpenAPI leaves out a slash at the end. */
const tablePath = (id: string, path: string) => (id in routes ? routes[id as RouteId].path : path);

/**
 * Groups of operations in the order of the description's tags. The same document gives the same
 * value.
 */
export function referenceOf(document: oas.OpenAPIObject): Group[] {
  const all = operationsIn(document);
  return (document.tags ?? []).map(({ name, description = '' }) => {
    // A page tells a schema in full where it comes first, and by its name after that.
    const tell = tellerOf(document.components ?? {});
    const operations = all
      .filter(({ operation }) => operation.tags?.includes(name))
      .map(({ path, method, operation }): Operation => {
        const { operationId: id = '', summary = id } = operation;
        const call = callOf(document, tablePath(id, path), method, operation);
        return {
          id,
          summary,
          method: method.toUpperCase(),
          path: tablePath(id, path),
          curl: curlOf(call),
          javascript: fetchOf(call),
          markdown: markdownOf(operation, tell),
        };
      });
    return { name, about: description, operations };
  });
}
