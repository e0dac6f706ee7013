/** Revisions of an audit: each a record that never changes; the highest is current. */
import canonicalize from 'canonicalize';
import { latest } from '../../../src/surfaces/seal.ts';
import { auditRevisionKey, auditRevisionsPrefix } from '../../store/keys.ts';
import { type Store, type Stores, StoreUnavailable } from '../../store/store.ts';
import { auditNotFound } from './problems.ts';

export type AuditData = Record<string, unknown>;

export type Revision = {
  slug: string;
  revision: number;
  /** Id of the call that made it, so that a repeat of the call finds what it did. */
  change_id: string;
  created_at: string;
  /** Never before that of the revision before it. */
  saved_at: string;
  data: AuditData;
};

/** The call that changes something: `at` its first time, `now` that of this try (ISO 8601). */
export type Change = { id: string; at: string; now: string };

/** Tries to get the next number before other writers: each round, at least one of them succeeds. */
const MOST_TRIES = 25;

/** Number of the last of some keys of revisions; 0 when there is none. */
function lastNumber(keys: readonly string[]): number {
  return Number(keys.at(-1)?.split('/').at(-1) ?? 0);
}

async function read(audits: Store, slug: string, revision: number): Promise<Revision> {
  const found = (await audits.read(auditRevisionKey(slug, revision))) as Revision | null;
  if (!found) throw new StoreUnavailable('audits: a revision is listed and cannot be read');
  return found;
}

/** The current revision, or null when there is no such audit. */
export async function currentRevision(stores: Stores, slug: string): Promise<Revision | null> {
  const audits = stores.open('audits');
  const last = lastNumber(await audits.list(auditRevisionsPrefix(slug)));
  return last === 0 ? null : read(audits, slug, last);
}

/** The current revision. Throws audit_not_found. */
export async function existingRevision(stores: Stores, slug: string): Promise<Revision> {
  const current = await currentRevision(stores, slug);
  if (!current) throw auditNotFound();
  return current;
}

/**
 * Makes an audit, or finds it made by an earlier try of the same call. Null: the slug is taken by
 * another.
 */
export async function firstRevision(stores: Stores, slug: string, data: AuditData, change: Change) {
  const audits = stores.open('audits');
  const revision: Revision = {
    slug,
    revision: 1,
    change_id: change.id,
    created_at: change.at,
    saved_at: latest([change.at, change.now]) ?? change.now,
    data,
  };
  if (await audits.create(auditRevisionKey(slug, 1), revision)) return revision;
  const taken = await read(audits, slug, 1);
  return taken.change_id === change.id ? taken : null;
}

/**
 * The revision that an earlier try of the same call made, or null. A revision is never dated before
 * the call that made it, nor before the one in front of it, so nothing older than the call has to
 * be read.
 */
async function madeBefore(
  audits: Store,
  newest: Revision,
  { id, at }: Change,
): Promise<Revision | null> {
  for (let one = newest; one.saved_at >= at; one = await read(audits, one.slug, one.revision - 1)) {
    if (one.change_id === id) return one;
    if (one.revision === 1) break;
  }
  return null;
}

/**
 * Makes the next revision from the current one, again from the newest whenever another writer was
 * first, so that no change is lost. `changed` is false when there was nothing to change. Throws
 * audit_not_found, what `apply` throws, and StoreUnavailable when other writers never stop.
 */
export async function nextRevision(
  stores: Stores,
  slug: string,
  change: Change,
  apply: (data: AuditData) => AuditData,
): Promise<{ revision: Revision; changed: boolean }> {
  const audits = stores.open('audits');
  for (let round = 0; round < MOST_TRIES; round++) {
    const current = await existingRevision(stores, slug);
    const before = await madeBefore(audits, current, change);
    if (before) return { revision: before, changed: true };
    const data = apply(current.data);
    if (canonicalize(data) === canonicalize(current.data))
      return { revision: current, changed: false };
    const saved_at = latest([current.saved_at, change.at, change.now]) ?? change.now;
    const next = {
      ...current,
      revision: current.revision + 1,
      change_id: change.id,
      saved_at,
      data,
    };
    if (await audits.create(auditRevisionKey(slug, next.revision), next))
      return { revision: next, changed: true };
  }
  throw new StoreUnavailable('audits: other writers were always first');
}
