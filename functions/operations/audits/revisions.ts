/** Revisions of an audit: each a record that never changes; the highest is current. */
import canonicalize from 'canonicalize';
import * as z from 'zod';
import { latest } from '../../../src/surfaces/seal.ts';
import { auditRevisionKey, auditRevisionsPrefix } from '../../store/keys.ts';
import { DAMAGED, type Reading, readAs, readingOf } from '../../store/reading.ts';
import { type Store, type Stores, StoreUnavailable } from '../../store/store.ts';
import { auditNotFound } from './problems.ts';

export type AuditData = Record<string, unknown>;

export const Revision = z.object({
  slug: z.string(),
  revision: z.int().min(1),
  /** Id of the call that made it, so that a repeat of the call finds what it did. */
  change_id: z.string(),
  created_at: z.iso.datetime(),
  /** Never before that of the revision before it. */
  saved_at: z.iso.datetime(),
  data: z.record(z.string(), z.unknown()),
});
export type Revision = z.output<typeof Revision>;

/** What is told of the revisions of an audit, to whoever may read it. */
export const revisionFacts = ({ slug, revision, created_at, saved_at }: Revision) => ({
  slug,
  revision,
  created_at,
  updated_at: saved_at,
});

/** The call that changes something: `at` its first time, `now` that of this try (ISO 8601). */
export type Change = { id: string; at: string; now: string };

/** Tries to get the next number before other writers: each round, at least one of them succeeds. */
const MOST_TRIES = 25;

/** The audit and the number of a key of `audits`; null for any other key. */
export function auditOfKey(key: string): { slug: string; revision: number } | null {
  const [, slug, number] = /^([^/]+)\/revisions\/(\d{6})$/.exec(key) ?? [];
  return slug === undefined ? null : { slug, revision: Number(number) };
}

/** The newest of sorted revisions that can be read; null when there is none. */
export async function newestReadable(reading: Reading, keys: readonly string[]) {
  for (const key of keys.toReversed()) {
    const found = await reading.read('audits', key, Revision);
    if (found) return found;
  }
  return null;
}

/** The current revision, with the number of the last there is, readable or not; 0 for none. */
async function current(stores: Stores, slug: string) {
  const keys = await stores.open('audits').list(auditRevisionsPrefix(slug));
  const last = Number(keys.at(-1)?.split('/').at(-1) ?? 0);
  return { revision: await newestReadable(readingOf(stores), keys), last };
}

/** The current revision. Throws audit_not_found. */
export async function existingRevision(stores: Stores, slug: string): Promise<Revision> {
  const { revision } = await current(stores, slug);
  if (!revision) throw auditNotFound();
  return revision;
}

/**
 * Makes an audit, or finds it made by an earlier try of the same call; null: the slug is taken.
 * Where nothing of one can be read it is made anew, behind what is damaged.
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
  const first = await readAs(audits, auditRevisionKey(slug, 1), Revision);
  if (first !== DAMAGED) return first?.change_id === change.id ? first : null;
  const { revision: taken, last } = await current(stores, slug);
  if (taken) return taken.change_id === change.id ? taken : null;
  const again = { ...revision, revision: last + 1 };
  return (await audits.create(auditRevisionKey(slug, again.revision), again)) ? again : null;
}

/**
 * The revision that an earlier try of the same call made, or null. None is dated before its call,
 * nor before the one in front of it: nothing older has to be read.
 */
async function madeBefore(audits: Store, newest: Revision, { id, at }: Change) {
  let one: Revision | typeof DAMAGED | null = newest;
  for (let n = newest.revision; n > 0; ) {
    if (one !== DAMAGED && one?.change_id === id) return one;
    // What was deleted tells nothing of those before it.
    if (one !== DAMAGED && one !== null && one.saved_at < at) break;
    n -= 1;
    if (n > 0) one = await readAs(audits, auditRevisionKey(newest.slug, n), Revision);
  }
  return null;
}

/**
 * Makes the next revision, from the newest again whenever another writer was first, so that no
 * change is lost. Throws audit_not_found, what `apply` throws, and StoreUnavailable when other
 * writers never stop.
 */
export async function nextRevision(
  stores: Stores,
  slug: string,
  change: Change,
  apply: (current: Revision) => AuditData,
): Promise<{ revision: Revision; changed: boolean }> {
  const audits = stores.open('audits');
  for (let round = 0; round < MOST_TRIES; round++) {
    const { revision, last } = await current(stores, slug);
    if (!revision) throw auditNotFound();
    const before = await madeBefore(audits, revision, change);
    if (before) return { revision: before, changed: true };
    const data = apply(revision);
    if (canonicalize(data) === canonicalize(revision.data)) return { revision, changed: false };
    const saved_at = latest([revision.saved_at, change.at, change.now]) ?? change.now;
    const next = { ...revision, revision: last + 1, change_id: change.id, saved_at, data };
    if (await audits.create(auditRevisionKey(slug, next.revision), next))
      return { revision: next, changed: true };
  }
  throw new StoreUnavailable('audits: other writers were always first');
}
