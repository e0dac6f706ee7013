/** What lists that take a query tell beside their items: how many, and which filters. */
import * as z from 'zod';
import { queries } from './queries.ts';

type LimitedId = {
  [Id in keyof typeof queries]: (typeof queries)[Id]['shape'] extends {
    limit: z.ZodDefault<z.ZodInt>;
  }
    ? Id
    : never;
}[keyof typeof queries];

/** Members beside the items of a filterable list. */
export const listFields = {
  total: z
    .int()
    .min(0)
    .meta({ description: 'Items there are without any filter.', examples: [24] }),
  returned: z
    .int()
    .min(0)
    .meta({ description: 'Items in this answer.', examples: [20] }),
};

/** The limit of a list as its answer tells it: within the bounds of the parameter. */
export function limitOf(id: LimitedId) {
  return queries[id].shape.limit.unwrap();
}

/** The same where the complete list is published too, without limit. */
export function limitOrAll(id: LimitedId) {
  return limitOf(id)
    .nullable()
    .meta({
      description: 'Most items in one answer; null: all.',
      examples: [queries[id].shape.limit.parse(undefined)],
    });
}

/**
 * Filters are told as published; what a caller sent and nothing matches is named only, never
 * echoed.
 */
export const UnmatchedFilters = z
  .array(z.string())
  .meta({ description: 'Filters whose value matches nothing that is published.', examples: [[]] });

/** The member `filters` of a list. */
export function applied<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object(shape).meta({ description: 'The filters that were applied.' });
}
