/** How long what agents sent is kept: as the owner deletes it, when its day is long enough ago. */
import { DAY_MS } from '../store/days.ts';
import { each } from '../store/each.ts';
import { ANSWER_KEYS, dayOf, rollupKey, statesPrefix } from '../store/keys.ts';
import { listDay } from '../store/lists.ts';
import { readingOf } from '../store/reading.ts';
import type { StoreName } from '../store/store.ts';
import { foundOfDay } from './inbox/day.ts';
import type { Found } from './inbox/find.ts';
import { IDS, type Kind } from './inbox/kinds.ts';
import { withoutPublic } from './inbox/public-list.ts';
import { type Deletion, removeContacts, removeQuestions, removeReports } from './inbox/remove.ts';
import { mayBeClaimed } from './inbox/traces.ts';
import { daysWithRecords } from './inbox/walk.ts';
import type { Dependencies } from './operation.ts';
import { QuestionCounts } from './question-days.ts';

/** Days that records of a kind are kept; without a number they are kept until the owner deletes them. */
export type Retention = { [K in Kind]?: number };

const VARIABLES = {
  contacts: 'RETAIN_CONTACT_DAYS',
  questions: 'RETAIN_QUESTION_DAYS',
  reports: 'RETAIN_REPORT_DAYS',
} as const satisfies Record<Kind, string>;

/** The settings of the environment. Throws when one is no number of days, so that it shows at start. */
export function retentionFrom(env: Record<string, string | undefined>): Retention {
  const given = Object.entries(VARIABLES).flatMap(([kind, name]) => {
    const text = env[name];
    if (!text) return [];
    if (!/^[1-9]\d{0,4}$/.test(text))
      throw new Error(
        `${name} is not a number of days from 1 to 99999; correct it or take it out.`,
      );
    return [[kind, Number(text)] as const];
  });
  return Object.fromEntries(given);
}

/** Where the traces of the records of a day stand, each by the day; the records come last. */
const TRACES: Record<Kind, [StoreName, string][]> = {
  contacts: [
    ['contacts', 'deliveries/'],
    ['contacts', statesPrefix()],
  ],
  questions: [['questions', ANSWER_KEYS]],
  reports: [['report-facts', '']],
};

const REMOVE = { contacts: removeContacts, questions: removeQuestions, reports: removeReports };

/** Records that go before it is looked whether there is time for more; removals at a time. */
const A_PART = 500;
const AT_A_TIME = 128;

function* partsOf<T>(items: readonly T[]): Generator<T[]> {
  for (let at = 0; at < items.length; at += A_PART) yield items.slice(at, at + A_PART);
}

type Given = Pick<Dependencies, 'stores' | 'snapshot' | 'at'>;
type Gone = (deleted: number) => void;

/** Deletes the records of a day one by one, as the owner does. */
async function removeOneByOne(kind: Kind, day: string, given: Given, gone: Gone): Promise<void> {
  const remover = { ...given, now: given.at };
  const remove = REMOVE[kind] as (found: Found<Kind>[], by: typeof remover) => Promise<Deletion>;
  for (const part of partsOf(await foundOfDay(kind, day, given)))
    gone((await remove(part, remover)).deleted);
}

/** Whether the counts of a day stand without its records. */
async function isCounted(kind: Kind, day: string, { stores, snapshot, at }: Given) {
  if (kind === 'contacts') return true;
  const reading = readingOf(stores);
  if (kind === 'reports') return (await withoutPublic(day, { stores, snapshot, now: at })) !== null;
  return (await reading.read('rollups', rollupKey(kind, day), QuestionCounts)) !== null;
}

/**
 * Deletes a day as a whole: its counts stand in its roll-up, so nothing has to stand in for its
 * records, and nothing repeats calls that are so old.
 */
async function removeDay(kind: Kind, day: string, { stores }: Given, gone: Gone): Promise<void> {
  const remove = async (name: StoreName, base: string, told: Gone) => {
    const store = stores.open(name);
    const keys = await listDay(store, day, base);
    for (const part of partsOf(keys)) {
      await each(part, (key) => store.remove(key), AT_A_TIME);
      told(part.filter((key) => IDS[kind].test(key.slice(day.length + 1))).length);
    }
  };
  for (const [name, base] of TRACES[kind]) await remove(name, base, () => gone(0));
  await remove(kind, '', gone);
}

/**
 * Deletes what is older, with its traces; counts stay. `gone` is told how many records went, part by
 * part; when it throws nothing more is deleted, and the next time goes on.
 */
export async function expireRecords(given: Given, retention: Retention, gone: Gone): Promise<void> {
  const { stores, at } = given;
  for (const [kind, days] of Object.entries(retention) as [Kind, number][]) {
    const until = dayOf(new Date(Date.parse(at) - (days + 1) * DAY_MS).toISOString());
    const old = daysWithRecords(stores.open(kind), IDS[kind], {
      since: undefined,
      until,
      today: dayOf(at),
    });
    for await (const { day } of old)
      if (!mayBeClaimed(`${day}T23:59:59.999Z`, at) && (await isCounted(kind, day, given)))
        await removeDay(kind, day, given, gone);
      else await removeOneByOne(kind, day, given, gone);
  }
}
