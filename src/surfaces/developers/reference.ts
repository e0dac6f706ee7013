/**
 * The interface for people who write agents: what OpenAPI says, as Markdown for each operation,
 * with calls that run.
 */
import { createOpenApiMarkdownRenderer } from '@scalar/openapi-to-markdown';
import type {
  OpenAPIObject,
  OperationObject,
  PathItemObject,
  PathsObject,
  ResponseObject,
  TagObject,
} from 'openapi3-ts/oas31';
import { type RouteId, routes } from '../../routes.ts';
import { callOf, curlOf, fetchOf } from './calls.ts';

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

type Found = { path: string; method: string; operation: OperationObject };

const METHODS = ['get', 'post', 'patch', 'delete'] as const;

function operationsIn({ paths = {} }: OpenAPIObject): Found[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = (item as PathItemObject)[method];
      return operation ? [{ path, method, operation }] : [];
    }),
  );
}

/**
 * A schema in fewer lines that say the same: `anyOf` of one simple type and null is a list of types
 * in JSON Schema, and that other members may or may not come is the same everywhere.
 */
function simplified(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(simplified);
  if (typeof value !== 'object' || value === null) return value;
  const { anyOf, additionalProperties, ...rest } = value as Record<string, unknown>;
  const [first, second, ...more] = (anyOf ?? []) as Record<string, unknown>[];
  if (
    first &&
    typeof first['type'] === 'string' &&
    !first['enum'] &&
    second?.['type'] === 'null' &&
    more.length === 0
  )
    return simplified({ ...rest, ...first, type: [first['type'], 'null'] });
  const open =
    typeof additionalProperties === 'object' && Object.keys(additionalProperties ?? {}).length > 0;
  const all = { ...rest, ...(anyOf ? { anyOf } : {}), ...(open ? { additionalProperties } : {}) };
  return Object.fromEntries(
    Object.entries(all).map(([name, member]) => [name, simplified(member)]),
  );
}

/**
 * A success without what every answer has: headers, and the Markdown twin beside JSON. A text needs
 * no schema.
 */
function leanResponse({ headers: _, content = {}, ...response }: ResponseObject): ResponseObject {
  const own = Object.entries(content).filter(
    ([media], at) => at === 0 || media !== 'text/markdown',
  );
  return {
    ...response,
    content: Object.fromEntries(
      own.map(([media, value]) => [media, /json$/.test(media) ? value : {}]),
    ),
  };
}

/**
 * What differs between operations. Failures are the same everywhere and are told once, by the page.
 */
function leanOperation({
  security = [],
  responses = {},
  ...operation
}: OperationObject): OperationObject {
  const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  return {
    ...operation,
    ...(security.length > 0 ? { security } : {}),
    responses: Object.fromEntries(
      successes.map(([status, response]) => [status, leanResponse(response)]),
    ),
  };
}

function lean(document: OpenAPIObject): Record<string, unknown> {
  const paths: PathsObject = {};
  for (const { path, method, operation } of operationsIn(document))
    paths[path] = { ...paths[path], [method]: leanOperation(operation) };
  return simplified({ ...document, servers: [], paths }) as Record<string, unknown>;
}

/**
 * The Markdown of each operation of a rendered document by operationId, its headings one level up
 * and its facts left out.
 */
function operationsOf(markdown: string): Map<string, string> {
  const found = new Map<string, string>();
  let id: string | null = null;
  let fenced = false;
  for (const line of markdown.replaceAll('\u00a0', ' ').split('\n')) {
    if (/^ *(```|~~~)/.test(line)) fenced = !fenced;
    const fact = fenced ? null : /^- \*\*(?:Method|Path|Tags|Operation ID):\*\* `?(\w*)/.exec(line);
    if (fact) id = line.includes('Operation ID') ? (fact[1] ?? null) : id;
    else if (!fenced && /^#{2,3} /.test(line)) id = null;
    else if (id)
      found.set(
        id,
        `${found.get(id) ?? ''}${fenced ? line : line.replace(/^#(#{2,5}) /, '$1 ')}\n`,
      );
  }
  return found;
}

/** The path as the table writes it: OpenAPI leaves out a slash at the end. */
function tablePath(id: string, path: string): string {
  return id in routes ? routes[id as RouteId].path : path;
}

/** Said of nearly every operation, so the page says it once. */
const OPEN = /^### Authentication\n\nNo authentication required\.\n/m;

/**
 * Groups of operations in the order of the description's tags. Takes the OpenAPI document; rejects
 * when it cannot be rendered. The same document gives the same value.
 */
export async function referenceOf(document: OpenAPIObject): Promise<Group[]> {
  const renderer = await createOpenApiMarkdownRenderer(lean(document));
  const all = operationsIn(document);
  const group = async ({ name, description = '' }: TagObject): Promise<Group> => {
    // A group at a time, because a schema is told in full where it comes first and by its name
    // after that.
    const texts = operationsOf(await renderer.render({ tag: name }));
    const operations = all
      .filter(({ operation }) => operation.tags?.includes(name))
      .map(({ path, method, operation }): Operation => {
        const { operationId: id = '', summary = id } = operation;
        const call = callOf(document, tablePath(id, path), method, operation);
        const markdown = texts.get(id)?.replace(OPEN, '').trim();
        if (!markdown) throw new Error(`Nothing was rendered for the operation "${id}"`);
        const calls = { curl: curlOf(call), javascript: fetchOf(call) };
        return {
          id,
          summary,
          method: method.toUpperCase(),
          path: tablePath(id, path),
          ...calls,
          markdown,
        };
      });
    return { name, about: description, operations };
  };
  return Promise.all((document.tags ?? []).map(group));
}
