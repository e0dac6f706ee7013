/**
 * What rows are made of: of those in our own JSON format files, their variants, and the day each of
 * them carries.
 */
import type { Profile } from '../kinds/entries.ts';
import type { Records } from './records.ts';
import { type Dated, type Freshness, latest, seal, timestamp } from './seal.ts';

/** One file of a row, with its variants. Payloads are sealed. */
export type Instance<T = object> = {
  /** Value of the path parameter, where the row has one. */
  param?: string;
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

/** What text and foreign rows take from rows made before them. */
export type Shared = {
  /** Text of /verify.mjs. */
  verifier: string;
  /** Twins of the profile surfaces, in table order. */
  twins: readonly string[];
  /** Every page and surface that the sitemap lists. */
  pages: readonly { path: string; modified: string | null }[];
  /** SHA-256 (hex) of the bytes of each default answer, and of what missions read. */
  hashes: readonly { url: string; sha256: string }[];
};

/** Every entry of a profile that something leads to. */
export const entriesOf = ({ unlisted: _, ...profile }: Profile): Dated[] =>
  Object.values(profile).flat() as Dated[];

/** Freshness of a payload that tells something of these entries. */
export const freshness = (records: Records, entries: readonly Dated[]): Freshness => ({
  last_modified: timestamp(latest(entries.map(({ modified }) => modified))),
  breaking_changes_since: records.breaking_changes_since,
});

/** A row with a single file, as fresh as what it tells of. */
export const one = <T extends object>(records: Records, payload: T, entries: readonly Dated[]) => [
  { payload: seal(payload, freshness(records, entries)) },
];
