/** The step `validate` of operations: query and body as the schemas of the route have them. */
import type * as z from 'zod';
import { once } from '../../src/once.ts';
import type { Route, RouteId } from '../../src/routes.ts';
import { invalid, readJson } from '../http/body.ts';
import { bearerToken } from '../http/credentials.ts';
import { isForm, readForm } from '../http/form.ts';
import { type Ignored, ignoredMembers, ignoredParameters } from '../http/ignored.ts';
import { fieldProblems } from '../http/issues.ts';
import type { Recovery } from '../http/problem.ts';
import { hasQuery, parseQuery } from '../http/query.ts';
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
/** To ask for a module that is there already costs as much as to read a body by it. */
const loaded = once((load: NonNullable<(typeof FILES)[Route['group']]>) => load());

/** Schemas of a route's body and answer: those of its group are made with its first call. */
export async function schemasOf({ id, group }: NamedRoute): Promise<Schemas> {
  const { bodies, operationResponses } = await loaded(FILES[group] ?? everybodys);
  return {
    body: (bodies as Partial<Record<RouteId, z.ZodObject>>)[id],
    response: (operationResponses as Partial<Record<RouteId, z.ZodType>>)[id],
  };
}

/** The query, with the token of the request: the Authorization header wins, even without one. */
export function readQuery(route: NamedRoute, { url, headers }: Request, where: Recovery): unknown {
  if (!hasQuery(route.id)) return undefined;
  const { searchParams } = new URL(url);
  const header = route.access === 'audit_token' ? headers.get('authorization') : null;
  if (header !== null) searchParams.delete('token');
  const result = parseQuery(route.id, searchParams);
  if ('problems' in result) throw invalid(result.problems, where);
  return header === null ? result.query : { ...result.query, token: bearerToken(header) ?? '' };
}

/** The body as its schema has it, and what of the request its route does not know. */
export async function readBody(
  request: Request,
  route: NamedRoute,
  schema: z.ZodType | undefined,
  where: Recovery,
): Promise<{ body: unknown; ignored: Ignored[] }> {
  const unused = ignoredParameters(new URL(request.url).searchParams, route);
  if (!schema) return { body: undefined, ignored: unused };
  const input = isForm(request, route.id)
    ? await readForm(request, route.id, where)
    : await readJson(request, schema, where);
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw invalid(fieldProblems(parsed.error, schema, input), where);
  return { body: parsed.data, ignored: [...unused, ...ignoredMembers(input, schema)] };
}
