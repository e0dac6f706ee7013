/** One page of the inbox, and where the next begins. */
import { absolute } from '../../../src/surfaces/site.ts';
import { invalid } from '../../http/body.ts';
import { dayOf } from '../../store/keys.ts';
import { readingOf } from '../../store/reading.ts';
import type { Dependencies } from '../operation.ts';
import { daysOf, type Found, isReadable, itemOf, type Kind } from './kinds.ts';
import { FILTERS, type Listed, listed, type Position, statesOf } from './listed.ts';
import { daysWith, messageCounts, stateCounts } from './message-counts.ts';

export type PageQuery = Listed & { limit: number; cursor?: string | undefined };

/** A position as text that callers hand back as it is; nothing that a caller sent stands in it. */
const cursorOf = ({ day, sort }: Position) => Buffer.from(`${day}/${sort}`).toString('base64url');

/** The position of a cursor. Throws validation_error when it is none. */
function positionOf(cursor: string): Position {
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  const [, day, sort] = /^(\d{4}-\d{2}-\d{2})\/([0-9A-Za-z:.~-]{1,120})$/.exec(text) ?? [];
  if (day !== undefined && sort !== undefined && cursorOf({ day, sort }) === cursor)
    return { day, sort };
  const msg = 'Input should be a cursor as next_url has it';
  throw invalid({ loc: ['query', 'cursor'], msg, type: 'value_error' });
}

/** The records of a page, newest first, and what goes with them. */
export async function pageOf<K extends Kind>(
  kind: K,
  query: PageQuery,
  { stores, snapshot, now, log, later, mail = null }: Dependencies,
) {
  const { limit, cursor } = query;
  const after = cursor === undefined ? null : positionOf(cursor);
  const days = daysOf(stores, kind);
  const picture = await days.picture();
  // Days without a message in a state that is asked for are not read; else what is told beside the
  // items is looked for at the same time.
  const counted = kind === 'contacts' ? messageCounts(stores, picture) : null;
  counted?.catch(() => {});
  const has = counted && query.state ? daysWith(await counted, statesOf(query)) : undefined;
  const found: Found<K>[] = [];
  // One more than is told shows whether there is a next page. What is damaged has its place on a
  // page like all others.
  for await (const item of listed(stores, kind, query, { after, picture, has }))
    if (found.push(item) > limit) break;
  later(() => days.upkeep(dayOf(now), picture));
  const shown = found.slice(0, limit);
  const reading = readingOf(stores);
  for (const item of shown) if (!isReadable(item)) reading.skip(kind, item.key);
  const site = { base: snapshot.base, now };
  const items = shown.filter(isReadable).map((item) => itemOf(kind, item, site));
  const last = found.length > limit ? shown.at(-1) : undefined;
  const own = kind === 'contacts' ? FILTERS : (['state', 'q'] as const);
  const filters = Object.fromEntries(
    [...own, 'since' as const, 'until' as const].map((name) => [name, query[name] ?? null]),
  );
  const next = new URLSearchParams({
    ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== null)),
    limit: String(limit),
    ...(last ? { cursor: cursorOf(last) } : {}),
  });
  return {
    [kind]: items,
    ...(counted && { counts: stateCounts(await counted), can_send: mail !== null }),
    returned: items.length,
    skipped: reading.told(log),
    filters: { ...filters, limit },
    next_url: last ? absolute(snapshot, `/api/admin/${kind}?${next}`) : null,
  };
}
