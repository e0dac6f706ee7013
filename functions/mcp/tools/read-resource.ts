/** One tool for every typed read of the table, with the filters that each takes. */

import { type RouteId, readyRoutes } from '../../../src/routes.ts';
import { responses } from '../../../src/schemas/payloads.ts';
import { queries } from '../../../src/schemas/queries.ts';
import type { FieldProblem } from '../../../src/surfaces/problem.ts';
import type { Row } from '../../table/match.ts';
import { type Args, inputOf } from '../json-schema.ts';
import { invalid } from './answers.ts';
import { parametersOf, readRow } from './call.ts';
import { READS, type Tool } from './tool.ts';

/** What a row is called here: its path without `/api/`. */
function nameOf({ path }: Row): string {
  return path.replace(/^\/(api\/)?/, '').replace(/\/\{.*$/, '') || 'root';
}

/**
 * Typed reads that everybody may call, but those that other tools answer; items stand apart, under
 * their list's name.
 */
export function readable(taken: readonly RouteId[]): {
  lists: Map<string, Row>;
  items: Map<string, Row>;
} {
  const rows = readyRoutes.filter(
    ({ id, method, access }) =>
      method === 'GET' && access === 'public' && id in responses && !taken.includes(id),
  );
  const named = (test: (row: Row) => boolean) =>
    new Map(rows.filter(test).map((row) => [nameOf(row), row] as const));
  return {
    lists: named(({ path }) => !path.includes('{')),
    items: named(({ path }) => path.includes('{')),
  };
}

/** `tag, limit: claims; …`, so that a model sends no filter in vain. */
function filters(lists: ReadonlyMap<string, Row>): string {
  return [...lists]
    .flatMap(([name, row]) =>
      parametersOf(row).length > 0 ? [`${name} (${parametersOf(row).join(', ')})`] : [],
    )
    .join('; ');
}

/** The filters of all rows; what differs between them is told by what refuses. */
function filterSchemas(lists: ReadonlyMap<string, Row>): object {
  const all = [...lists.values()].flatMap(({ id }) =>
    id in queries
      ? Object.entries(inputOf(queries[id as keyof typeof queries])['properties'] as object)
      : [],
  );
  return Object.fromEntries(
    all.map(([name, { default: _d, minimum: _n, maximum: _x, ...schema }]) => [name, schema]),
  );
}

/** The tool; `taken` are rows that other tools answer. */
export function readResource(taken: readonly RouteId[]): Tool {
  const { lists, items } = readable(taken);
  const names = [...lists.keys()];
  const problems = (args: Args): FieldProblem[] => {
    const { resource, id } = args;
    const row = typeof resource === 'string' ? lists.get(resource) : undefined;
    const fail = (name: string, msg: string) => [
      { loc: ['query', name], msg, type: 'value_error' },
    ];
    if (!row) return fail('resource', `Input should be one of ${names.join(', ')}`);
    if (id !== undefined && id !== null && typeof id !== 'string')
      return fail('id', 'Input should be a valid string');
    if (typeof id === 'string' && !items.has(nameOf(row)))
      return fail(
        'id',
        `Only ${[...items.keys()].join(', ')} have items of their own; leave id out`,
      );
    const takes = typeof id === 'string' ? [] : parametersOf(row);
    const has = takes.length > 0 ? `takes ${takes.join(', ')} alone` : 'takes no filter';
    return Object.keys(filterSchemas(lists))
      .filter((name) => args[name] !== undefined && args[name] !== null && !takes.includes(name))
      .flatMap((name) => fail(name, `This resource ${has}; leave it out`));
  };
  return {
    name: 'read_resource',
    title: 'Read one resource',
    description:
      'Reads one part of the record as JSON, exactly as the HTTP endpoint answers it. ' +
      'Take it when you know which part you need; ' +
      `to find a statement by words take search_profile. Filters: ${filters(lists)}.`,
    input: {
      type: 'object',
      properties: {
        resource: {
          type: 'string',
          enum: names,
          description: [...lists].map(([name, { purpose }]) => `${name}: ${purpose}`).join('. '),
        },
        id: {
          type: 'string',
          description: `One item of ${[...items.keys()].join(', ')}, by its id or slug.`,
        },
        ...filterSchemas(lists),
      },
      required: ['resource'],
    },
    annotations: READS,
    run: async (args, sources) => {
      const detail = problems(args);
      if (detail.length > 0) return invalid(detail, sources.snapshot);
      const { resource, id } = args as { resource: string; id?: string | null };
      const item = typeof id === 'string' ? items.get(resource) : undefined;
      return readRow(
        (item ?? lists.get(resource)) as Row,
        args,
        sources,
        item ? (id ?? null) : null,
      );
    },
  };
}
