/** How long what agents sent is kept: as the owner deletes it, when its day is long enough ago. */
import { RETAINED, type Retention } from '../../src/surfaces/retention.ts';
import { DAY_MS } from '../store/days.ts';
import { dayOf } from '../store/keys.ts';
import { foundOfDay } from './inbox/day.ts';
import { IDS, type Kind } from './inbox/kinds.ts';
import { removeContacts, removeQuestions, removeReports } from './inbox/remove.ts';
import { daysWithRecords } from './inbox/walk.ts';
import type { Dependencies } from './operation.ts';

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

/**
 * Deletes what is older, with its traces; counts stay. `gone` is told how many records went, day by
 * day; when it throws nothing more is deleted.
 */
export async function expireRecords(
  given: Pick<Dependencies, 'stores' | 'snapshot' | 'at'>,
  retention: Retention,
  gone: (deleted: number) => void,
): Promise<void> {
  const { stores, snapshot, at } = given;
  const remover = { stores, snapshot, now: at };
  for (const [kind, days] of Object.entries(retention) as [Kind, number][]) {
    const until = dayOf(new Date(Date.parse(at) - (days + 1) * DAY_MS).toISOString());
    const old = daysWithRecords(stores.open(kind), IDS[kind], {
      since: undefined,
      until,
      today: dayOf(at),
    });
    for await (const { day } of old) {
      const work = {
        contacts: async () => removeContacts(await foundOfDay('contacts', day, given), remover),
        questions: async () => removeQuestions(await foundOfDay('questions', day, given), remover),
        reports: async () => removeReports(await foundOfDay('reports', day, given), remover),
      };
      gone((await work[kind]()).deleted);
    }
  }
}
