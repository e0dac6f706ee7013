/** Lists with a query: the same pure function that made the default file, on the complete list. */
import {
  type Items,
  LISTS,
  type ListId,
  type ListQuery,
  listPayload,
} from '../../src/surfaces/filtered-lists.ts';
import type { Freshness, Sealed } from '../../src/surfaces/seal.ts';

/** Whether a row is a list that is filtered here. */
export function isList(id: string): id is ListId {
  return Object.hasOwn(LISTS, id);
}

/**
 * `all` is the published complete list of the row, `query` what the schema of the row made of the
 * parameters.
 */
export function filtered(id: ListId, all: object, query: object): Sealed<object> {
  return listPayload(id, all as Items<ListId>, query as ListQuery, all as Freshness);
}
