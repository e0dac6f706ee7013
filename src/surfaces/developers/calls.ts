/**
 * Calls that run as they stand, for each operation of the OpenAPI description: for a shell and for
 * a program.
 */
import type * as oas from 'openapi3-ts/oas31';
import { componentName, isReference, jsonSchemaOf } from './schema-lists.ts';

export type Call = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: unknown;
  /** Whether the answer is JSON. */
  json: boolean;
};

/** Stand-ins for credentials, which a reader replaces by their own. */
const CREDENTIALS: Record<string, Record<string, string>> = {
  bearer: { Authorization: 'Bearer ACCESS_TOKEN' },
  audit_token: { Authorization: 'Bearer AUDIT_TOKEN' },
  admin_key: { 'X-Admin-Key': 'ADMIN_KEY' },
  feed_token: { Authorization: 'Bearer FEED_TOKEN' },
};

function exampleBody(
  { components }: oas.OpenAPIObject,
  { requestBody }: oas.OperationObject,
): unknown {
  const { schema } = jsonSchemaOf((requestBody ?? {}) as oas.RequestBodyObject) ?? {};
  const named =
    schema && isReference(schema) ? components?.schemas?.[componentName(schema)] : schema;
  return (named as oas.SchemaObject | undefined)?.examples?.[0];
}

/**
 * The call of one operation, with the examples that the description gives. A parameter without one
 * stays `{name}`; what is needed in a query names whom it is about, by the address of the site.
 */
export function callOf(
  document: oas.OpenAPIObject,
  path: string,
  method: string,
  operation: oas.OperationObject,
): Call {
  const parameters = (operation.parameters ?? []) as oas.ParameterObject[];
  const filled = path.replace(/\{(\w+)\}/g, (template, name: string) => {
    const value = parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)
      ?.example as string | undefined;
    return value === undefined ? template : encodeURIComponent(value);
  });
  const base = document.servers?.[0]?.url ?? '';
  const needed = parameters.filter((one) => one.in === 'query' && one.required);
  const query = needed.map(({ name }) => `${name}=${encodeURIComponent(base)}`).join('&');
  const body = exampleBody(document, operation);
  // It asks for both types of answers, whichever it sends.
  const isMcp = body !== undefined && path.startsWith('/mcp');
  const success = Object.entries(operation.responses ?? {}).find(([status]) =>
    status.startsWith('2'),
  )?.[1];
  const media = Object.keys((success as { content?: object } | undefined)?.content ?? {})[0] ?? '';
  const credentials = Object.keys(operation.security?.[0] ?? {}).map(
    (scheme) => CREDENTIALS[scheme] ?? {},
  );
  return {
    method: method.toUpperCase(),
    url: `${base}${filled}${query && `?${query}`}`,
    headers: Object.assign(
      {},
      ...credentials,
      body === undefined ? {} : { 'Content-Type': 'application/json' },
      isMcp ? { Accept: 'application/json, text/event-stream' } : {},
    ),
    ...(body === undefined ? {} : { body }),
    json: !isMcp && /json$/.test(media),
  };
}

/** A word of a POSIX shell, in single quotes. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** The call as a curl command. */
export function curlOf({ method, url, headers, body }: Call): string {
  const usual = body === undefined ? 'GET' : 'POST';
  const lines = [
    `curl ${method === usual ? '' : `-X ${method} `}${quoted(url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${quoted(JSON.stringify(body, null, 2))}`]),
  ];
  return lines.join(' \\\n  ');
}

/** The call as JavaScript: a module's top level, or the console of a browser. */
export function fetchOf({ method, url, headers, body, json }: Call): string {
  const literal = (value: unknown) => JSON.stringify(value, null, 2).replaceAll('\n', '\n  ');
  const options = [
    ...(method === 'GET' ? [] : [`  method: ${JSON.stringify(method)},`]),
    ...(Object.keys(headers).length === 0 ? [] : [`  headers: ${literal(headers)},`]),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${literal(body)}),`]),
  ];
  const call =
    options.length === 0
      ? JSON.stringify(url)
      : `${JSON.stringify(url)}, {\n${options.join('\n')}\n}`;
  return [
    `const response = await fetch(${call});`,
    `console.log(response.status, await response.${json ? 'json' : 'text'}());`,
  ].join('\n');
}
