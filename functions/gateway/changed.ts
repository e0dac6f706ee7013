/** The manifest with what changed since a day, for who has read the rest before. */
import type { DoorFile } from '../../src/surfaces/files-index.ts';
import { type Freshness, seal } from '../../src/surfaces/seal.ts';

/**
 * `manifest` as it is published; of its lists those records stay whose day, by `modified` of the
 * build, is `changed_since` (`YYYY-MM-DD`) or later. What is no list of records stays whole.
 */
export function changedManifest(
  manifest: object & Freshness,
  changed_since: string,
  { base, modified = {} }: DoorFile,
) {
  const isNew = (item: unknown) => {
    const { url } = item as { url?: unknown };
    const day = typeof url === 'string' ? modified[url.slice(base.length)] : undefined;
    return day === undefined || day >= changed_since;
  };
  const kept = Object.entries(manifest).map(([name, value]): [string, unknown] => [
    name,
    Array.isArray(value) ? value.filter(isNew) : value,
  ]);
  return seal({ ...Object.fromEntries(kept), filters: { changed_since } }, manifest);
}
