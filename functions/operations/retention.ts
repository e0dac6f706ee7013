/** How long what agents sent is kept: as the owner deletes it, when its day is long enough ago. */
import { RETAINED, type Retention } from '../../src/surfaces/retention.ts';
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

/**
 * A sentence for the operator where the published policy promises another time than the settings of
 * the service have it: what is published was built with other settings.
 */
export function retentionWarnings(
  { manifest: { contact } }: Pick<Dependencies['snapshot'], 'manifest'>,
  retention: Retention,
): string[] {
  const told = contact.retention;
  const days = (of: number | null) => (of === null ? 'without a limit' : `for ${of} days`);
  return RETAINED.flatMap(({ kind, variable, member }) => {
    const kept = retention[kind] ?? null;
    return told[member] === kept
      ? []
      : [
          `/api/contact says that ${kind} are kept ${days(told[member])}, and ${variable} keeps ` +
            `them ${days(kept)}. Build again with the settings of the service.`,
        ];
  });
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
 * Deletes what is older, with its traces; counts stay. `gone` is told how many records went, part
 * by part; when it throws nothing more is deleted, and the next time goes on.
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
