/** How long what agents sent is kept: as the owner deletes it, when its day is long enough ago. */
import { DAY_MS } from '../store/days.ts';
import { dayOf } from '../store/keys.ts';
import { foundOfDay } from './inbox/day.ts';
import { IDS, type Kind } from './inbox/kinds.ts';
import { removeContacts, removeQuestions, removeReports } from './inbox/remove.ts';
import { daysWithRecords } from './inbox/walk.ts';
import type { Dependencies } from './operation.ts';

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
