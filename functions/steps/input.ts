/**
 * The step `validate` of operations: query and body as the schemas of the route have them, and what
 * of the call is signed.
 */
import type * as z from 'zod';
import { partsOf } from '../../src/files.ts';
import { once } from '../../src/once.ts';
import type { Route, RouteId } from '../../src/routes.ts';
import { invalid, LARGEST_BODY_BYTES, readJson } from '../http/body.ts';
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

/**
 * What of a request a signature covers (RFC 9421), kept until it is verified after the answer; `by`
 * is the host that the caller says to be of.
 */
export type SignedCall = NonNullable<ReturnType<typeof signedCall>>;

/**
 * The signed call of a request whose body was not read yet; null where it names no signer over
 * https. `base` is our address: what was signed for another is not for us.
 */
export function signedCall(request: Request, base: string) {
  if (!request.headers.has('signature')) return null;
  const headers = Object.fromEntries(request.headers);
  const { 'signature-input': input, 'signature-agent': agent = '' } = headers;
  // Without a length it is not known how much would be kept.
  if (!input || !(Number(headers['content-length'] ?? 'x') <= LARGEST_BODY_BYTES)) return null;
  const [, address = ''] = /"(https:\/\/[^"\\\s]{1,255})"/.exec(agent) ?? [];
  const by = URL.parse(address)?.host;
  if (by === undefined) return null;
  const bytes = request.clone().bytes();
  // Nobody waits for it where the request is refused.
  bytes.catch(() => {});
  const url = `${base}${partsOf(request).join('')}`;
  return { by, method: request.method, url, headers, bytes };
}
