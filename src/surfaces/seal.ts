/** Metadata and hashes of payloads. Runs at build time and in the gateway. */
import * as crypto from 'node:crypto';
import canonicalize from 'canonicalize';

/** SHA-256 of text or bytes, as lower-case hex. */
export const sha256 = (data: string | Uint8Array): string => crypto.hash('sha256', data);

/** `sha256:<hex>` of the RFC 8785 form of a payload without its own top-level `content_hash`. */
export function contentHash(payload: object): string {
  const { content_hash: _, ...covered } = payload as { content_hash?: unknown };
  return `sha256:${sha256(canonicalize(covered) ?? '')}`;
}

/** Midnight UTC of a day as an ISO 8601 timestamp. */
export const timestamp = <Day extends string | null>(day: Day): Day =>
  (day && `${day}T00:00:00Z`) as Day;

/** The order of days, or of ids. */
export const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** What was changed last on a day. */
export type Dated = { modified: string };

/** The latest of some days; null when there are none. */
export const latest = (days: Iterable<string>): string | null => [...days].sort().at(-1) ?? null;

export type Sealed<T> = T & {
  schema_version: '1.0';
  last_modified: string | null;
  content_hash: string;
  breaking_changes_since: string[] | null;
};

/** How fresh one payload is: the latest day of what it tells, and what has broken. */
export type Freshness = { last_modified: string | null; breaking_changes_since: string[] | null };

/** Adds the four metadata members after the payload's own; makes the hash where none is known. */
export function seal<T extends object>(payload: T, freshness: Freshness, hash = ''): Sealed<T> {
  const sealed = {
    ...payload,
    schema_version: '1.0' as const,
    last_modified: freshness.last_modified,
    content_hash: '',
    breaking_changes_since: freshness.breaking_changes_since,
  };
  sealed.content_hash = hash || contentHash(sealed);
  return sealed;
}

/** A value that is written already: as JSON, and in the canonical form that hashes are made of. */
export type Written = { json: string; canonical: string };

/** What is told of a sealed payload beside its text. */
export type SealedText = { text: string } & Pick<Sealed<object>, 'content_hash' | 'last_modified'>;

/**
 * The text of a sealed payload that begins with lists of written values; `rest` follows them, and
 * `after` the metadata. It costs what it holds: no list is walked through again.
 */
export function sealText(
  lists: readonly (readonly [member: string, items: readonly Written[]])[],
  rest: object,
  { last_modified, breaking_changes_since }: Freshness,
  after: object,
): SealedText {
  const canonical: Record<string, string> = {};
  const json: Record<string, string> = {};
  for (const [name, items] of lists) {
    canonical[name] = `[${items.map((item) => item.canonical).join(',')}]`;
    json[name] = `[${items.map((item) => item.json).join(',')}]`;
  }
  const meta = { schema_version: '1.0', last_modified, content_hash: '', breaking_changes_since };
  for (const [name, value] of Object.entries({ ...rest, ...meta, ...after })) {
    if (value === undefined) continue;
    canonical[name] = canonicalize(value) ?? '';
    json[name] = typeof value === 'object' ? JSON.stringify(value) : canonical[name];
  }
  const written = (texts: Record<string, string>, names: readonly string[]) =>
    `{${names.map((name) => `"${name}":${texts[name]}`).join(',')}}`;
  const covered = Object.keys(canonical).filter((name) => name !== 'content_hash');
  const content_hash = `sha256:${sha256(written(canonical, covered.sort()))}`;
  json['content_hash'] = `"${content_hash}"`;
  return { text: written(json, Object.keys(json)), content_hash, last_modified };
}

/**
 * Adds `last_modified` to an item that stands in its list alone: the hash of the list is that of
 * the document which the item's url leads to.
 */
export function dated<T extends object>(item: T, day: string): T & { last_modified: string } {
  return { ...item, last_modified: timestamp(day) };
}

/**
 * The sealed payload with the metadata members in front, as the documents about evals have them.
 */
export const sealFirst = <T extends object>(payload: T, freshness: Freshness): Sealed<T> => ({
  ...seal({}, freshness),
  ...seal(payload, freshness),
});
