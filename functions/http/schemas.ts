/**
 * What a route takes and answers, as schemas: those of its part of the service, made when one of
 * its routes is called.
 */
import type * as z from 'zod';
import type { Route, RouteId } from '../../src/routes.ts';
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

/** The schemas of a route's body and answer, where it has them. */
export async function schemasOf({ id, group }: NamedRoute): Promise<Schemas> {
  const { bodies, operationResponses } = await (FILES[group] ?? everybodys)();
  return {
    body: (bodies as Partial<Record<RouteId, z.ZodObject>>)[id],
    response: (operationResponses as Partial<Record<RouteId, z.ZodType>>)[id],
  };
}
