/**
 * The three kinds of records in the owner's inbox as data: what each is read through, what its ids
 * look like, and how it is shown, its free text marked as data.
 */
import type * as z from 'zod';
import { once } from '../../../src/once.ts';
import { contact, question, report } from '../../../src/schemas/inbox.ts';
import { absolute } from '../../../src/surfaces/site.ts';
import type { Snapshot } from '../../answers/facts/snapshot.ts';
import type { Picture } from '../../store/day-reader.ts';
import { DayStore } from '../../store/day-store.ts';
import { DAMAGED, type Reading } from '../../store/reading.ts';
import type { Stores } from '../../store/store.ts';
import { type Counter, type Day, sums } from '../../store/sums.ts';
import type { Item } from '../../store/union.ts';
import { besideRecord, signatureOf } from '../message-facts.ts';
import { ContactRecord, publishedStatusOf, QuestionRecord, ReportRecord } from '../records.ts';

export type Records = { contacts: ContactRecord; questions: QuestionRecord; reports: ReportRecord };

/** The name of a kind is that of its store, of its list in answers, and of its path. */
export type Kind = keyof Records;
export const KINDS = ['contacts', 'questions', 'reports'] as const satisfies Kind[];

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** How a record of each kind is shown. */
const ITEMS = { contacts: contact, questions: question, reports: report };
type Items = { [K in Kind]: z.output<(typeof ITEMS)[K]> };

type Described<R> = {
  shape: z.ZodType<R>;
  /** The form of its ids: UUIDv7, which sort by time. */
  ids: RegExp;
  /** Members with the id and the time. */
  id: keyof R & string;
  time: keyof R & string;
  /** Members that the caller worded. */
  words: (keyof R & string)[];
};

const DESCRIBED: { [K in Kind]: Described<Records[K]> } = {
  contacts: {
    shape: ContactRecord,
    // Written without dashes; they were hashes once.
    ids: /^[0-9a-f]{32}$/,
    id: 'intent_id',
    time: 'received_at',
    words: ['from', 'context', 'agent_name', 'human_name'],
  },
  questions: {
    shape: QuestionRecord,
    ids: UUID,
    id: 'session_id',
    time: 'asked_at',
    words: ['question', 'agent_name', 'on_behalf_of'],
  },
  reports: {
    shape: ReportRecord,
    ids: UUID,
    id: 'report_id',
    time: 'received_at',
    // Everything of it but numbers and booleans.
    words: ['report'],
  },
};

/** What a kind is, whichever it is. */
export const describedOf = <K extends Kind>(kind: K) => DESCRIBED[kind] as Described<Records[K]>;

/** The texts of a record that its caller worded. */
export function textsOf<K extends Kind>(kind: K, record: Records[K]): string {
  const texts = describedOf(kind).words.map((name) => record[name]);
  return texts.map((text) => (typeof text === 'object' ? JSON.stringify(text) : text)).join('\n');
}

/** Whether a text has the form of an id of a kind. */
export const isIdOf = (kind: Kind, text: string): boolean => DESCRIBED[kind].ids.test(text);

/** The base URL, and now (ISO 8601). */
export type Shown = Pick<Snapshot, 'base'> & { now: string };

/** A record of a kind at its place. */
export type Found<K extends Kind> = Item<Records[K]>;
/** One that can be read. */
export type Readable<K extends Kind> = Found<K> & { record: Records[K] };

export const isReadable = <K extends Kind>(found: Found<K>): found is Readable<K> =>
  found.record !== DAMAGED;

/** A record as it is shown: of its members and what is told beside them, those of its schema. */
export function itemOf<K extends Kind>(
  kind: K,
  { record, facts }: Readable<K>,
  { base, now }: Shown,
): Items[K] {
  const { id, time, words } = describedOf(kind);
  const told: Record<string, unknown> = {
    ...(record as object),
    id: record[id],
    dated_ahead: String(record[time]) > now,
    url: absolute({ base }, `/api/admin/${kind}/${record[id]}`),
    trust_boundary: 'untrusted_agent_text',
    trust_boundary_fields: words,
    ...besideRecord(facts),
    signature: signatureOf(record, facts),
    answer_status: publishedStatusOf(record as QuestionRecord),
  };
  const names = Object.keys(ITEMS[kind].shape);
  return Object.fromEntries(names.map((name) => [name, told[name]])) as Items[K];
}

/** What sorts a record within its day, and stands in cursors; what is damaged comes first. */
const sortOf = (kind: Kind, { day, id, record }: Pick<Found<Kind>, 'day' | 'id' | 'record'>) =>
  kind === 'contacts'
    ? `${record === DAMAGED ? `${day}T00:00:00.000Z` : (record as ContactRecord).received_at}~${id}`
    : id;

/** Days from and to, both included (YYYY-MM-DD); without `since` there is no first one. */
export type Span = { since?: string | undefined; until?: string | undefined };

const opened = once((stores: Stores) =>
  once((kind: Kind): unknown => {
    const sort = (item: Pick<Found<Kind>, 'day' | 'id' | 'record'>) => sortOf(kind, item);
    return new DayStore(stores, { store: kind, shape: describedOf(kind).shape, sort });
  }, new Map()),
);

/** The records of a kind: the same for the same stores, so that what was read stays at hand. */
export const daysOf = <K extends Kind>(stores: Stores, kind: K) =>
  opened(stores)(kind) as DayStore<Records[K]>;

/** The records of a kind that can be read, newest first; what is damaged is taken down. */
export async function* readableOf<K extends Kind>(
  reading: Reading,
  kind: K,
  ...asked: Parameters<DayStore<Records[K]>['newest']>
): AsyncGenerator<Readable<K>> {
  for await (const item of daysOf(reading.stores, kind).newest(...asked))
    if (isReadable(item)) yield item;
    else reading.skip(kind, item.key);
}

/** Counts of a kind for every day of a span, oldest first, with the days that there are. */
export async function countsOf<K extends Kind, C>(
  reading: Reading,
  kind: K,
  counter: Counter<Records[K], C>,
  span: Span = {},
): Promise<{ picture: Picture; days: Day<C>[] }> {
  const days = daysOf(reading.stores, kind);
  const picture = await days.picture();
  const skip = (key: string) => reading.skip(kind, key);
  return { picture, days: await sums(days, counter, picture, span, skip) };
}
