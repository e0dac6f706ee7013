/**
 * What the makers of records share: where a record stands, and indexes in place of nested scans.
 */
import type { Profile } from '../../kinds/entries.ts';
import { humanRecordPath } from '../human.ts';
import { type Dated, latest } from '../seal.ts';
import { absolute, type Site } from '../site.ts';

/**
 * What records are made from: nothing else decides about them. What has broken is a line for each
 * breaking change, null where there is none.
 */
export type Source = { profile: Profile; site: Site; breaking_changes_since: string[] | null };

/** Absolute URL of the page, or the place on one, where people see a record. */
export const humanUrl = (site: Site, path: string): string => absolute(site, humanRecordPath(path));

type Given<T> = { [K in keyof T]?: NonNullable<T[K]> };

/**
 * The members that say something: for formats that have no null, and where an empty list is noise.
 */
export function given<T extends object>(members: T): Given<T> {
  const says = (value: unknown) =>
    value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(members).filter(([, value]) => says(value))) as Given<T>;
}

/**
 * Entries by the names that a field of theirs holds, in their own order: one pass, so that cost
 * stays linear.
 */
export function indexBy<T>(
  entries: readonly T[],
  names: (entry: T) => readonly string[],
): Map<string, T[]> {
  const pairs = entries.flatMap((entry) => names(entry).map((name) => ({ name, entry })));
  const index = Map.groupBy(pairs, ({ name }) => name);
  return new Map([...index].map(([name, own]) => [name, own.map(({ entry }) => entry)]));
}

/** Some members under their own names. */
export const pick = <T extends object, const Name extends keyof T>(from: T, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, Name>;

/** The day of a record: the latest of its entry and of the entries that it tells something of. */
export const dayOf = (entry: Dated, ...others: readonly (readonly Dated[])[]): string =>
  latest([entry, ...others.flat()].map(({ modified }) => modified)) ?? entry.modified;
