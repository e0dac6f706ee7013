/** What lists that take a query tell beside their items: how many, and which filters. */
import * as z from 'zod';
import { queries } from './queries.ts';

const told = (description: string) =>
  z
    .string()
    .nullable()
    .meta({ description, examples: [null] });

/**
 * Filters as an answer tells them: as they are published. What a caller sent and nothing matches is
 * named only, never echoed.
 */
const FILTERS = {
  since: told('Nothing older than this.'),
  changed_since: told('Nothing that changed before this.'),
  tag: told('Tag asked for.'),
  project: told('Project asked for.'),
  q: z.boolean().meta({ description: 'Whether words were looked for.', examples: [false] }),
  detail: z
    .enum(['compact', 'full'])
    .meta({ description: 'How much of each item is told.', examples: ['full'] }),
};

type ListId = keyof typeof queries;
type LimitedId = {
  [Id in ListId]: (typeof queries)[Id]['shape'] extends { limit: z.ZodDefault<z.ZodInt> }
    ? Id
    : never;
}[ListId];

/** Filters whose value matches nothing: they are named, and their values are not. */
export const UnmatchedFilters = z.array(z.string()).meta({
  description: 'Filters whose value matches nothing that is published.',
  examples: [[]],
});

/** The member `filters` of a list. */
export function applied<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object(shape).meta({ description: 'The filters that were applied.' });
}

/** The limit of a list as its answer tells it: within the bounds of the parameter. */
export function limitOf(id: LimitedId) {
  return queries[id].shape.limit.unwrap();
}

/** The same where the complete list is published too, without limit. */
function limitOrAll(id: ListId): z.ZodType | undefined {
  const { limit } = queries[id].shape as { limit?: z.ZodDefault<z.ZodInt> };
  return limit
    ?.unwrap()
    .nullable()
    .meta({
      description: 'Most items in one answer; null: all.',
      examples: [limit.parse(undefined)],
    });
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
    total: z
      .int()
      .min(0)
      .meta({ description: 'Items there are without any filter.', examples: [24] }),
    matched: z
      .int()
      .min(0)
      .meta({ description: 'Items that the filters let through.', examples: [20] }),
    returned: z
      .int()
      .min(0)
      .meta({
        description: 'Items in this answer: of those matched, up to limit.',
        examples: [20],
      }),
    filters,
  };
}
