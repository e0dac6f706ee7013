/**
 * What each row takes, small enough to stand in an error: a JSON Schema without words, and an
 * example that the row accepts.
 */
import type * as z from 'zod';
import type { FolderKind } from '../kinds/kinds.ts';
import { type Route, routeList } from '../routes.ts';
import { bodies } from '../schemas/operation-payloads.ts';
import { queries } from '../schemas/queries.ts';
import { reportContractPayload, runContractPayload } from './evals.ts';
import { exampleOf, standaloneSchema, withoutKeywords } from './json-schema.ts';
import type { Records } from './records.ts';
import { absolute } from './site.ts';

export type Contract = { expected: object; example: unknown };
/** Contracts by the id of their row. */
export type Contracts = Readonly<Record<string, Contract>>;

/** Keywords that explain, and do not decide what is accepted. */
const WORDS = ['$schema', 'id', 'title', 'description', 'examples', 'x-trust-boundary'];

/** A schema that stands alone without words; a named one is told in place. */
function small(schema: z.ZodType): object {
  const { $ref = '', $defs = {}, ...own } = standaloneSchema(schema);
  const { [$ref.replace('#/$defs/', '')]: named, ...others } = $defs;
  const rest = Object.keys(others).length > 0 ? { $defs: others } : {};
  return withoutKeywords({ ...own, ...named, ...rest }, WORDS) as object;
}

/** A value of a row's path parameter that answers, so that the call can be tried as it stands. */
export const exampleItem = (row: Route, { profile }: Records): string | undefined =>
  (row.of && profile[row.of as FolderKind][0]?.id) ?? row.example;

/** An address with the parameters that have a default, or with the first where none has. */
function queryExample(query: z.ZodObject, row: Route, records: Records): string {
  const { properties = {} } = standaloneSchema(query);
  const values = Object.entries(properties).flatMap(([name, member]): [string, string][] => {
    const value = member['default'] ?? (name === 'since' ? member.examples?.[0] : undefined);
    return value === undefined ? [] : [[name, String(value)]];
  });
  const path = row.path.replace(/\{\w+\}/, (name) => exampleItem(row, records) ?? name);
  const search = new URLSearchParams(values).toString();
  return absolute(records.site, `${path}${search && `?${search}`}`);
}

/** The contract of every row that takes a body or a query. */
export function contractsOf(records: Records): Contracts {
  const own: Record<string, unknown> = {
    runEval: runContractPayload(records).example_body,
    sendReport: reportContractPayload(records).example_body,
  };
  return Object.fromEntries(
    routeList.flatMap((row): [string, Contract][] => {
      const body = (bodies as Partial<Record<string, z.ZodType>>)[row.id];
      const query = (queries as Partial<Record<string, z.ZodObject>>)[row.id];
      const example = body && (own[row.id] ?? exampleOf(standaloneSchema(body)));
      if (body) return [[row.id, { expected: small(body), example }]];
      if (query)
        return [[row.id, { expected: small(query), example: queryExample(query, row, records) }]];
      return [];
    }),
  );
}
