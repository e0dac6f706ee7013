/** What lists of records answer: their records, whole and in short, and what a query brings. */
import * as z from 'zod';
import type { Kind } from '../kinds/field.ts';
import type { PlacedKind, PlacesOf, RecordKind } from '../kinds/kinds.ts';
import { CURRICULUM, folders } from '../kinds/kinds.ts';
import { metadataFields } from '../schemas/common.ts';
import { listOf, named } from '../schemas/described.ts';
import { listFields } from '../schemas/filters.ts';
import { ChangeInList } from '../schemas/history.ts';

export type ListName<K extends RecordKind> = K extends PlacedKind
  ? PlacesOf<K> extends { list: infer Name extends string }
    ? Name
    : K
  : K;
/** What the list of a kind is called. */
export const listName = (kind: RecordKind): string => (folders[kind] as Kind).places?.list ?? kind;

const changes = z.array(ChangeInList).optional().meta({
  description: 'With changed_since: recorded changes of these records since then, the last first.',
});

/** A list by its row: what it has of its own, and what all lists have. */
export const listAnswer = <Members extends z.ZodRawShape>(
  id: Parameters<typeof listFields>[0],
  description: string,
  members: Members,
) =>
  named(`${id.replace('list', '')}Response`, description, {
    ...members,
    ...listFields(id),
    changes,
    ...metadataFields,
  });

type Whole<K extends PlacedKind> = (typeof folders)[K]['record'];
type Short<K extends PlacedKind> =
  PlacesOf<K> extends { compact: readonly (infer Name extends string)[] }
    ? Whole<K> extends z.ZodObject<infer Shape extends z.ZodRawShape>
      ? z.ZodObject<Pick<Shape, Name & keyof Shape>>
      : never
    : Whole<K>;
export type RecordLists<K extends PlacedKind> = {
  [Of in K as ListName<Of>]: z.ZodArray<z.ZodUnion<[Whole<Of>, Short<Of>]>>;
};

/**
 * The records of a kind as lists have them, by the name of the list: whole, or in short where its
 * places say how, under a name of its own where the record is all that the list tells.
 */
export function recordLists<K extends PlacedKind>(kind: K, order?: string): RecordLists<K> {
  const { record, places } = folders[kind] as Kind & { record: z.ZodObject };
  const { id = '' } = record.meta() ?? {};
  const names = places?.compact;
  const short =
    names && record.pick(Object.fromEntries(names.map((name) => [name, true])) as never);
  const about = { id: `${id}InShort`, description: `A ${id.toLowerCase()}, with detail=compact.` };
  const isAlone = !CURRICULUM.some((own) => own === kind);
  const one = short ? z.union([record, isAlone ? short.meta(about) : short]) : record;
  const told = order ?? 'In the owner’s order, else newest first.';
  return { [listName(kind)]: listOf(told, one) } as unknown as RecordLists<K>;
}
