/** One page of the inbox, and where the next begins. */
import { absolute } from '../../../src/surfaces/site.ts';
import { invalid } from '../../http/body.ts';
import { contactKey, dayOf } from '../../store/keys.ts';
import { DAMAGED, readingOf, toldSkipped } from '../../store/reading.ts';
import type { Dependencies } from '../operation.ts';
import { readAhead } from './at-hand.ts';
import type { Kind } from './kinds.ts';
import { newest, type Placed, type Position } from './newest.ts';
import { type Filters, sieveOf } from './sieve.ts';
import { ALWAYS, type Span } from './walk.ts';

export type PageQuery = Filters & {
  since?: string | undefined;
  until?: string | undefined;
  limit: number;
  cursor?: string | undefined;
};

/** A position as text that callers hand back as it is; nothing that a caller sent stands in it. */
function cursorOf({ day, sort }: Position): string {
  return Buffer.from(`${day}/${sort}`).toString('base64url');
}

/** The position of a cursor. Throws validation_error when it is none. */
function positionOf(cursor: string): Position {
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  const [, day, sort] = /^(\d{4}-\d{2}-\d{2})\/([0-9A-Za-z:.~-]{1,80})$/.exec(text) ?? [];
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

/**
 * The days that are asked for. What came in while the clock of the machine ran ahead is dated after
 * today, and listed too.
 */
export function spanOf({ since, until }: Pick<PageQuery, 'since' | 'until'>, now: string): Span {
  return { since, until: until ?? ALWAYS.until, today: dayOf(now) };
}

/** The records of a page, newest first, and what goes with them. */
export async function pageOf<K extends Kind>(
  kind: K,
  query: PageQuery,
  { stores, snapshot, now, log, later }: Dependencies,
) {
  const { since, until, limit, cursor } = query;
  const after = cursor === undefined ? null : positionOf(cursor);
  const found: Placed<K>[] = [];
  // One more than is told shows whether there is a next page. What is damaged has its place on a
  // page like all others.
  const sieve = await sieveOf(kind, stores, query, dayOf(now));
  for await (const one of newest(stores, kind, spanOf(query, now), sieve, after))
    if (found.push(one) > limit) break;
  const listed = sieve.days?.(ALWAYS);
  if (listed) later(() => readAhead(stores, listed));
  const shown = found.slice(0, limit);
  const reading = readingOf(stores);
  const records = shown.flatMap(({ day, id, record }) => {
    if (record !== DAMAGED) return [{ record, beside: sieve.beside(day, id) }];
    reading.skip(kind, contactKey(day, id));
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
      ...sieve.told,
      returned: records.length,
      skipped: toldSkipped(reading.skipped(), log),
      filters: { ...sieve.filters, since: since ?? null, until: until ?? null, limit },
      next_url: last ? absolute(snapshot, `/api/admin/${kind}?${next}`) : null,
    },
  };
}
