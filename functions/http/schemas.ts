/**
 * What a row takes and answers, as schemas: those of its part of the service, made when one of its
 * rows is called.
 */
import type * as z from 'zod';
import type { Route, RouteId } from '../../src/routes.ts';
import type { Row } from '../table/match.ts';

type Schemas = { body: z.ZodObject | undefined; response: z.ZodType | undefined };

/** Groups of the table whose rows are not for everybody. */
const OWNERS: ReadonlySet<Route['group']> = new Set(['audits', 'admin']);

/** The schemas of a row's body and answer, where it has them. */
export async function schemasOf({ id, group }: Row): Promise<Schemas> {
  const { bodies, operationResponses } = OWNERS.has(group)
    ? await import('../../src/schemas/owner-payloads.ts')
    : await import('../../src/schemas/public-payloads.ts');
  return {
    body: (bodies as Partial<Record<RouteId, z.ZodObject>>)[id],
    response: (operationResponses as Partial<Record<RouteId, z.ZodType>>)[id],
  };
}
