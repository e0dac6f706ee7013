/** What was recorded, day by day, wherever the recorder keeps it. */
import type { CallEvent } from './event.ts';

/** Days that events, and reads of audits, are kept for. Their counts stay. */
export const KEPT_DAYS = 400;

/** One record: an event and how often it was seen. */
export type Recorded = Omit<CallEvent, 'referrer'> & {
  /** Calls with these very facts. */
  count: number;
  /** How many calls each of them stands for: above 1 in a sample. */
  weight: number;
  /** Calls that were lost since the record before. */
  dropped: number;
  /** What stands for the host of the referrer; `host` of the day tells it. */
  referrer: string | null;
};

export type RecordedDay = {
  records: Recorded[];
  /** Whether something of the day could not be read, and is not among the records. */
  damaged: boolean;
  /** The host that a record's `referrer` stands for, or null when it cannot be told any more. */
  host: (referrer: string) => Promise<string | null>;
};

/** Throws StoreUnavailable when what was recorded cannot be read. */
export interface EventLog {
  /** Everything of a day, YYYY-MM-DD. */
  day(day: string): Promise<RecordedDay>;
  /** Days before `open` that may hold something, oldest first; from `since` on, null: the first. */
  days(open: string, since: string | null): Promise<string[]>;
  /** Removes the days before one. `check` may throw to end it: what is done stays. */
  expire(before: string, check: () => void): Promise<void>;
}
