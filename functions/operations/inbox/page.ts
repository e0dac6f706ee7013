/** One page of the inbox, and where the next begins. */
import { absolute } from '../../../src/surfaces/site.ts';
import { invalid } from '../../http/body.ts';
import { dayOf } from '../../store/keys.ts';
import { DAMAGED, readingOf, toldSkipped } from '../../store/reading.ts';
import type { Dependencies } from '../operation.ts';
import { daysOf, type Found, type Kind, type Span } from './kinds.ts';
import { newest, type Position } from './newest.ts';
import { type Filters, sieveOf } from './sieve.ts';

export type PageQuery = Filters & Span & { limit: number; cursor?: string | undefined };

/** A position as text that callers hand back as it is; nothing that a caller sent stands in it. */
function cursorOf({ day, sort }: Position): string {
  return Buffer.from(`${day}/${sort}`).toString('base64url');
}

/** The position of a cursor. Throws validation_error when it is none. */
function positionOf(cursor: string): Position {
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  const [, day, sort] = /^(\d{4}-\d{2}-\d{2})\/([0-9A-Za-z:.~-]{1,120})$/.exec(text) ?? [];
  if (day !== undefined && sort !== undefined && cursorOf({ day, sort }) === cursor)
    return { day, sort };
  throw invalid(
    [
      {
        loc: ['query', 'cursor'],
        msg: 'Input should be a cursor as next_url has it',
        type: 'value_error',
      },
    ],
    { fallback: '/api/', suggested: '/openapi.json' },
  );
}

/** The records of a page, newest first, and what goes with them. */
export async function pageOf<K extends Kind>(
  kind: K,
  query: PageQuery,
  { stores, snapshot, now, log, later }: Dependencies,
) {
  const { since, until, limit, cursor } = query;
  const after = cursor === undefined ? null : positionOf(cursor);
  const found: Found<K>[] = [];
  const sieve = await sieveOf(kind, stores, query);
  // What is told beside the items is looked for at the same time.
  const told = sieve.told();
  told.catch(() => {});
  // One more than is told shows whether there is a next page. What is damaged has its place on a
  // page like all others.
  for await (const item of newest(stores, kind, query, sieve, after))
    if (found.push(item) > limit) break;
  later(() => daysOf(stores, kind).upkeep(dayOf(now), sieve.picture));
  const shown = found.slice(0, limit);
  const reading = readingOf(stores);
  const records = shown.flatMap((item) => {
    const { record, key } = item;
    if (record !== DAMAGED) return [{ record, beside: sieve.beside(item) }];
    reading.skip(kind, key);
    return [];
  });
  const last = found.length > limit ? shown.at(-1) : undefined;
  const asked = Object.entries(sieve.filters).flatMap(([name, value]) =>
    value === null ? [] : [[name, value]],
  );
  const next = new URLSearchParams({
    ...Object.fromEntries(asked),
    ...(since ? { since } : {}),
    ...(until ? { until } : {}),
    limit: String(limit),
    ...(last ? { cursor: cursorOf(last) } : {}),
  });
  return {
    records,
    rest: {
      ...(await told),
      returned: records.length,
      skipped: toldSkipped(reading.skipped(), log),
      filters: { ...sieve.filters, since: since ?? null, until: until ?? null, limit },
      next_url: last ? absolute(snapshot, `/api/admin/${kind}?${next}`) : null,
    },
  };
}
