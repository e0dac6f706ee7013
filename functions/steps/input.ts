/** The step `validate` of operations: query and body as the schemas of the route have them. */
import type * as z from 'zod';
import { once } from '../../src/once.ts';
import type { Route, RouteId } from '../../src/routes.ts';
import { invalid, readJson } from '../http/body.ts';
import { bearerToken } from '../http/credentials.ts';
import { isForm, readForm } from '../http/form.ts';
import { type Ignored, ignoredMembers } from '../http/ignored.ts';
import { checked } from '../http/issues.ts';
import { parseQuery } from '../http/query.ts';
import type { NamedRoute } from '../table/match.ts';

type Schemas = { body: z.ZodObject | undefined; response: z.ZodType | undefined };

const owners = () => import('../../src/schemas/owner-payloads.ts');

/** The schemas of the groups that need not make all of everybody's. */
const FILES: {
  [group in Route['group']]?: () => Promise<{ bodies: object; operationResponses: object }>;
} = {
  contact: () => import('../../src/schemas/contact-payloads.ts'),
  audits: owners,
  admin: owners,
};
const everybodys = () => import('../../src/schemas/public-payloads.ts');

/** Schemas of a route's body and answer: those of its group are made with its first call. */
export const schemasOf = once(async ({ id, group }: NamedRoute): Promise<Schemas> => {
  const { bodies, operationResponses } = await (FILES[group] ?? everybodys)();
  return {
    body: (bodies as Partial<Record<RouteId, z.ZodObject>>)[id],
    response: (operationResponses as Partial<Record<RouteId, z.ZodType>>)[id],
  };
});

/** The query, with the token of the request: the Authorization header wins, even without one. */
export function readQuery(
  { id, access }: NamedRoute,
  { headers }: Request,
  params: URLSearchParams,
): unknown {
  const header = access === 'audit_token' ? headers.get('authorization') : null;
  if (header !== null) params.delete('token');
  const query = parseQuery(id, params, invalid);
  return header === null ? query : { ...query, token: bearerToken(header) ?? '' };
}

/** The body as its schema has it, and the members that the schema does not know. */
export async function readBody(
  request: Request,
  { id }: NamedRoute,
  schema: z.ZodType | undefined,
): Promise<{ body?: unknown; unused: Ignored[] }> {
  if (!schema) return { unused: [] };
  const input = isForm(request, id) ? await readForm(request, id) : await readJson(request, schema);
  const own = checked(schema, input);
  if ('detail' in own) throw invalid(own.detail);
  return { body: own.data, unused: ignoredMembers(input, schema) };
}
