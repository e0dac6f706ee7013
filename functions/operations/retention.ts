/** How long what agents sent is kept: as the owner deletes it, when its day is long enough ago. */
import { RETAINED, type Retention } from '../../src/surfaces/retention.ts';
import { dayBefore } from '../store/days.ts';
import type { Stores } from '../store/store.ts';
import { daysOf, type Found, type Kind } from './inbox/kinds.ts';
import { CLAIMS_KEPT_MS, remove } from './inbox/remove.ts';
import type { Dependencies } from './operation.ts';

/**
 * A sentence for the operator where the published policy promises another time than the settings.
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

/** Deletes what is older, whole days where claims are gone; `check` may throw to end it. */
export async function expireRecords(
  { stores, at }: { stores: Stores; at: string },
  retention: Retention,
  check: () => void,
): Promise<void> {
  for (const [kind, kept] of Object.entries(retention) as [Kind, number][]) {
    const until = dayBefore(at, kept + 1);
    const days = daysOf(stores, kind);
    const { days: all } = await days.picture();
    for (const day of [...all.keys()].filter((one) => one <= until).sort()) {
      if (Date.parse(at) - Date.parse(day) > CLAIMS_KEPT_MS) await days.drop(day);
      else {
        const found: readonly Found<Kind>[] = await days.day(day, all.get(day));
        await remove(kind, found, { stores, now: at });
      }
      check();
    }
  }
}
