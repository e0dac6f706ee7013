/** What lists that take a query tell beside their items: how many, and which filters. */
import type * as z from 'zod';
import { count, described, flag, oneOf, part, stringOrNull, strings } from './described.ts';
import { queries } from './queries.ts';

const told = (description: string) => stringOrNull(description, null);

/**
 * Filters as an answer tells them: as they are published. What a caller sent and nothing matches is
 * named only, never echoed.
 */
const FILTERS = {
  since: told('Nothing older than this.'),
  changed_since: told('Nothing that changed before this.'),
  tag: told('Tag asked for.'),
  project: told('Project asked for.'),
  q: flag('Whether words were looked for.', false),
  detail: oneOf(['compact', 'full'], 'How much of each item is told.', 'full'),
};

type ListId = keyof typeof queries;
type LimitedId = {
  [Id in ListId]: (typeof queries)[Id]['shape'] extends { limit: z.ZodDefault<z.ZodInt> }
    ? Id
    : never;
}[ListId];

/** Filters whose value matches nothing: they are named, and their values are not. */
export const UnmatchedFilters = strings(
  'Filters whose value matches nothing that is published.',
  [],
);

/** The member `filters` of a list. */
export const applied = <Shape extends z.ZodRawShape>(shape: Shape) =>
  part('The filters that were applied.', shape);

/** The limit of a list as its answer tells it: within the bounds of the parameter. */
export const limitOf = (id: LimitedId) => queries[id].shape.limit.unwrap();

/** The same where the complete list is published too, without limit. */
function limitOrAll(id: ListId): z.ZodType | undefined {
  const { limit } = queries[id].shape as { limit?: z.ZodDefault<z.ZodInt> };
  if (!limit) return undefined;
  const first = limit.parse(undefined);
  return described(limit.unwrap().nullable(), 'Most items in one answer; null: all.', first);
}

/** Members beside the items of a list that takes a query. */
export function listFields(id: ListId) {
  const { shape } = queries[id];
  const limit = limitOrAll(id);
  const filters = applied({
    ...Object.fromEntries(Object.entries(FILTERS).filter(([name]) => name in shape)),
    ...(limit ? { limit } : {}),
    unmatched: UnmatchedFilters,
  });
  return {
    total: count('Items there are without any filter.', 24),
    matched: count('Items that the filters let through.', 20),
    returned: count('Items in this answer: of those matched, up to limit.', 20),
    filters,
  };
}
