/** Eight real agents as they introduce themselves, and 25 different surfaces for them to read. */
import callers from './callers.json' with { type: 'json' };

export const AGENTS: readonly { userAgent: string; family: string; agent: string | null }[] =
  callers.agents;

/** A surface each: how it is asked for, the row it belongs to, and the status of the answer. */
export const READS: readonly {
  path: string;
  route: string;
  status: number;
  method?: string;
  accept?: string;
}[] = callers.reads;

/** Numbers by name. */
export function tally(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

export type Stats = {
  calls: { total: number } & Record<string, Record<string, string | number | null>[]>;
  recorder: Record<string, number>;
} & Record<string, unknown>;

/** A table of the statistics as numbers by name. */
export function table({ calls }: Stats, name: string, member: string): Record<string, number> {
  return Object.fromEntries(
    (calls[name] ?? []).map((row) => [String(row[member]), Number(row['calls'])]),
  );
}
