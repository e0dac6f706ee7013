/** The record of changes of a build: what stands in it, and what it lacks. */
import type { HistoryLine } from '../../schemas/history.ts';
import { bound, keyOf, redacted, statesOf } from './chain.ts';
import { type Content, changesSince, statementsOf } from './statements.ts';

export type History = {
  /** Recorded lines first, then those that a build found missing. */
  lines: readonly HistoryLine[];
  /** How many are recorded. */
  recorded: number;
};

/** What the content has and the record lacks; the last day of the record dates what is gone. */
export function missingIn(lines: readonly HistoryLine[], records: Content) {
  const lastDay = lines.at(-1)?.day ?? '1970-01-01';
  return changesSince(statesOf(lines), statementsOf(records), lastDay);
}

/**
 * The record with what it lacks. Why something is gone that no command has recorded is not known:
 * it may have become a draft, so that its words are not published.
 */
export function historyOf(lines: readonly HistoryLine[], records: Content): History {
  const missing = missingIn(lines, records);
  const gone = new Set(missing.filter(({ change }) => change === 'withdrawn').map(keyOf));
  const kept = lines.map((line) => (gone.has(keyOf(line)) ? redacted(line) : line));
  // No chance in what a build makes: what it adds is bound again by the command.
  const added = bound(kept, missing, () => 'unrecorded');
  return { lines: [...kept, ...added], recorded: lines.length };
}
