/**
 * What the rows in our own JSON format are made of: files, their variants, and the day each of them
 * carries.
 */
import type { Profile } from '../kinds/entries.ts';
import type { Payload, PayloadId } from '../payloads/payloads.ts';
import type { Records } from './records.ts';
import { type Freshness, latest, timestamp } from './seal.ts';

/** One file of a row, with its variants. Payloads are sealed. */
export type Instance<T = object> = {
  /** Value of the path parameter, where the row has one. */
  param?: string;
  /** What the twin is called, where the row has a parameter. */
  title?: string;
  payload: T;
  /**
   * Other answers of the same address: `detail` levels, and `all`, the list that the gateway
   * filters.
   */
  variants?: Record<string, T>;
};

/** o200k tokens of answers. */
export type Costs = {
  /** Of the default answer of each row without a parameter, keyed by path. */
  rows: Readonly<Record<string, number>>;
  /** Of each answer that a mission reads, keyed by URL. */
  reads: Readonly<Record<string, number>>;
};

/** A surface function for every row. */
export type Rows = {
  [Id in PayloadId]: (records: Records, costs: Costs) => Instance<Payload<Id>>[];
};

type Dated = { modified: string };

/** Every entry of a profile that something leads to. */
export function entriesOf({ unlisted: _, ...profile }: Profile): Dated[] {
  return Object.values(profile).flat() as Dated[];
}

/** Freshness of a payload that tells something of these entries. */
export function freshness(records: Records, entries: readonly Dated[]): Freshness {
  return {
    last_modified: timestamp(latest(entries.map(({ modified }) => modified))),
    breaking_changes_since: records.breaking_changes_since,
  };
}
