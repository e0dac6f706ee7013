/** Callers who signed, in numbers: what held, what did not, and whose signatures held. */
import * as z from 'zod';
import { addUp, bump } from '../store/add-up.ts';
import { DAMAGED, type Reading } from '../store/reading.ts';
import type { Counter } from '../store/sums.ts';
import { countsOf } from './inbox/kinds.ts';
import { signatureOf } from './message-facts.ts';
import type { Period } from './period.ts';

const table = z.record(z.string(), z.int());
const Counts = z.object({ statuses: table, hosts: table });

const COUNTER: Counter<{ signer?: string | undefined }, z.output<typeof Counts>> = {
  version: 'signatures 1',
  shape: Counts,
  count: (items) => {
    const counts: z.output<typeof Counts> = { statuses: {}, hosts: {} };
    for (const { record, facts } of items) {
      const signature = record === DAMAGED ? null : signatureOf(record, facts);
      if (!signature) continue;
      bump(counts.statuses, signature.status);
      if (signature.status === 'valid') bump(counts.hosts, signature.by);
    }
    return counts;
  },
};

/** Signed messages, questions and reports of a period; of hosts at most `limit`. */
export async function signedCalls(reading: Reading, { from, to }: Period, limit: number) {
  const sum = { statuses: { valid: 0, bad: 0, unchecked: 0 }, hosts: {} as Record<string, number> };
  for (const kind of ['contacts', 'questions', 'reports'] as const) {
    const span = { since: from, until: to };
    const { days } = await countsOf(reading, kind, COUNTER, span);
    for (const { day, counts } of days) if (day >= from && day <= to) addUp(sum, counts);
  }
  const by_host = Object.entries(sum.hosts)
    .sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .slice(0, limit)
    .map(([host, calls]) => ({ host, calls }));
  return { ...sum.statuses, by_host };
}
