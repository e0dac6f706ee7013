/**
 * The three kinds of records in the owner's inbox, and how each is shown: its free text is marked
 * as data.
 */
import type * as z from 'zod';
import { absolute } from '../../../src/surfaces/site.ts';
import type { Snapshot } from '../../answers/facts/snapshot.ts';
import { DayStore } from '../../store/day-store.ts';
import { DAMAGED } from '../../store/reading.ts';
import type { Stores } from '../../store/store.ts';
import type { Item } from '../../store/union.ts';
import { ContactRecord, publishedStatusOf, QuestionRecord, ReportRecord } from '../records.ts';

export type Records = { contacts: ContactRecord; questions: QuestionRecord; reports: ReportRecord };

/** What the records of a kind are read through. */
export const SHAPES = {
  contacts: ContactRecord,
  questions: QuestionRecord,
  reports: ReportRecord,
} as const satisfies { [K in Kind]: z.ZodType<Records[K]> };

/** The base URL, and now (ISO 8601). */
export type Shown = Pick<Snapshot, 'base'> & { now: string };

/** The name of a kind is that of its store, of its list in answers, and of its path. */
export type Kind = keyof Records;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * The form of the ids of a kind: UUIDv7, which sort by time. Those of contacts are written without
 * dashes, and were hashes once.
 */
export const IDS: Record<Kind, RegExp> = {
  contacts: /^[0-9a-f]{32}$/,
  questions: UUID,
  reports: UUID,
};

function marked<const Fields extends string>(
  kind: Kind,
  id: string,
  time: string,
  fields: Fields[],
  { base, now }: Shown,
) {
  return {
    id,
    dated_ahead: time > now,
    url: absolute({ base }, `/api/admin/${kind}/${id}`),
    trust_boundary: 'untrusted_agent_text' as const,
    trust_boundary_fields: fields,
  };
}

export function contactItem({ intent_id, ...record }: ContactRecord, site: Shown) {
  const { received_at, intent, from, context, agent_name, human_name, risk_flags } = record;
  return {
    ...marked(
      'contacts',
      intent_id,
      received_at,
      ['from', 'context', 'agent_name', 'human_name'],
      site,
    ),
    received_at,
    intent,
    from,
    context,
    agent_name,
    human_name,
    risk_flags,
  };
}

export function questionItem({ session_id, ...record }: QuestionRecord, site: Shown) {
  const { asked_at, question, agent_name, on_behalf_of, answered, sources } = record;
  return {
    ...marked('questions', session_id, asked_at, ['question', 'agent_name', 'on_behalf_of'], site),
    asked_at,
    question,
    agent_name,
    on_behalf_of,
    answered,
    answer_status: publishedStatusOf(record),
    sources,
  };
}

export function reportItem({ report_id, ...record }: ReportRecord, site: Shown) {
  const { received_at, report, risk_flags, handling } = record;
  // Everything of a report but numbers and booleans is what its caller worded.
  return {
    ...marked('reports', report_id, received_at, ['report'], site),
    received_at,
    report,
    risk_flags,
    handling,
  };
}

/** How a record of each kind is shown. */
export const ITEMS = {
  contacts: contactItem,
  questions: questionItem,
  reports: reportItem,
} satisfies {
  [K in Kind]: (record: Records[K], site: Shown) => object;
};

/** When a record of a kind came in. */
export function timeOf<K extends Kind>(kind: K, record: Records[K]): string {
  return kind === 'questions'
    ? (record as QuestionRecord).asked_at
    : (record as ContactRecord).received_at;
}

/**
 * What sorts a record within its day, as it stands in cursors: ids of messages that are hashes tell
 * no time. A damaged one stands at the begin of its day.
 */
function sortOf<K extends Kind>(
  kind: K,
  { day, id, record }: Pick<Found<K>, 'day' | 'id' | 'record'>,
) {
  if (kind !== 'contacts') return id;
  return `${record === DAMAGED ? `${day}T00:00:00.000Z` : timeOf(kind, record)}~${id}`;
}

/** Days from and to, both included (YYYY-MM-DD); without `since` there is no first one. */
export type Span = { since?: string | undefined; until?: string | undefined };

/** A record of a kind at its place. */
export type Found<K extends Kind> = Item<Records[K]>;

type ByKind = { [K in Kind]?: DayStore<Records[K]> };
const opened = new WeakMap<Stores, ByKind>();

/** The records of a kind: the same for the same stores, so that what was read stays at hand. */
export function daysOf<K extends Kind>(stores: Stores, kind: K): DayStore<Records[K]> {
  const known = opened.get(stores) ?? {};
  opened.set(stores, known);
  const made =
    known[kind] ??
    new DayStore<Records[K]>(stores, {
      store: kind,
      shape: SHAPES[kind] as z.ZodType as z.ZodType<Records[K]>,
      sort: (item) => sortOf(kind, item),
    });
  known[kind] = made as ByKind[K];
  return made as DayStore<Records[K]>;
}
