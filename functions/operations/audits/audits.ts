/** The owner's audits at /api/admin/audits: made, changed, listed, and all as JSON Lines. */
import { absolute } from '../../../src/surfaces/site.ts';
import type { Snapshot } from '../../answers/facts/snapshot.ts';
import { Problem } from '../../http/problem.ts';
import type { Lines } from '../../steps/rendered.ts';
import { isObject } from '../../store/checks.ts';
import { each } from '../../store/each.ts';
import { auditRevisionsPrefix } from '../../store/keys.ts';
import { type Reading, readingOf } from '../../store/reading.ts';
import { mustMatch, type Operation } from '../operation.ts';
import { tokensOf } from './links.ts';
import { slugOf } from './problems.ts';
import { activeIn, readsIn } from './recipients.ts';
import {
  type AuditData,
  auditOfKey,
  existingRevision,
  firstRevision,
  newestReadable,
  nextRevision,
  Revision,
  revisionFacts,
} from './revisions.ts';

type Site = Pick<Snapshot, 'base'>;

function adminAddresses(slug: string, site: Site) {
  const url = absolute(site, `/api/admin/audits/${slug}`);
  return { url, tokens_url: `${url}/tokens` };
}

/** The entity tag of an audit: that of its revision. */
const revisionTag = ({ revision }: Pick<Revision, 'revision'>) => `"${revision}"`;

const adminAudit = (revision: Revision, site: Site) => ({
  ...revisionFacts(revision),
  data: revision.data,
  ...adminAddresses(revision.slug, site),
  meta_url: absolute(site, `/api/audits/${revision.slug}/meta`),
  etag: revisionTag(revision),
  last_modified: revision.saved_at,
});

/** A slug is taken until its audit is deleted. */
export const createAudit: Operation<'createAudit'> = async (
  { body },
  { stores, snapshot, at, now, id },
) => {
  const revision = await firstRevision(stores, body.slug, body.data, { id: id(), at, now });
  if (revision) return adminAudit(revision, snapshot);
  throw new Problem(
    'conflict',
    'There is an audit with this slug. Change it with PATCH /api/admin/audits/{slug}, or ' +
      'choose another slug; GET /api/admin/audits lists those that are taken.',
  );
};

export const getAdminAudit: Operation<'getAdminAudit'> = async ({ params }, { stores, snapshot }) =>
  adminAudit(await existingRevision(stores, slugOf(params)), snapshot);

/**
 * JSON Merge Patch (RFC 7396, section 2): null removes a member, objects are merged, everything
 * else replaces what was there. Our own, because the package json-merge-patch stops at a member
 * named `constructor`, `prototype` or `__proto__` and calls methods that the data may have
 * replaced.
 */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const members = new Map(isObject(target) ? Object.entries(target) : []);
  for (const [name, value] of Object.entries(patch))
    if (value === null) members.delete(name);
    else members.set(name, mergePatch(members.get(name), value));
  // Defines members, also one named __proto__, where an assignment would set the prototype.
  return Object.fromEntries(members);
}

/** Characters of JSON that patches may add up to: the platform answers at most 6 MB. */
const LARGEST_AUDIT_CHARS = 2_000_000;

/** The data with the patch applied. Throws payload_too_large when it would outgrow its bounds. */
function patched(data: AuditData, patch: AuditData): AuditData {
  // The patch is an object, and so is what it makes.
  const merged = mergePatch(data, patch) as AuditData;
  if (JSON.stringify(merged).length <= LARGEST_AUDIT_CHARS) return merged;
  throw new Problem(
    'payload_too_large',
    `With this patch the audit would have more than ${LARGEST_AUDIT_CHARS} characters; remove ` +
      'something first, with null in a patch.',
  );
}

/** A JSON Merge Patch of the data makes the next revision, unless it changes nothing. */
export const patchAudit: Operation<'patchAudit'> = async (
  { body, params },
  { stores, snapshot, at, now, id, ifMatch },
) => {
  const change = { id: id(), at, now };
  const { revision, changed } = await nextRevision(stores, slugOf(params), change, (current) => {
    mustMatch(ifMatch, revisionTag(current));
    return patched(current.data, body.data);
  });
  return { ...adminAudit(revision, snapshot), changed };
};

/** Every audit without its data: two lists, and one read for each audit. */
export const listAudits: Operation<'listAudits'> = async (_, { stores, snapshot, log }) => {
  const reading = readingOf(stores);
  const keys = Map.groupBy(await stores.open('audits').list(''), (key) => key.split('/')[0] ?? '');
  const found = await each([...keys.values()], (own) => newestReadable(reading, own));
  const tokens = await stores.open('audit-tokens').list('');
  const reads = readsIn(tokens);
  const audits = found
    .filter((revision) => revision !== null)
    .sort((a, b) => (a.slug < b.slug ? -1 : 1))
    .map((revision) => ({
      ...revisionFacts(revision),
      title: typeof revision.data['title'] === 'string' ? revision.data['title'] : null,
      recipients: activeIn(tokens, revision.slug),
      reads: reads.get(revision.slug)?.reads ?? 0,
      last_read_at: reads.get(revision.slug)?.last ?? null,
      ...adminAddresses(revision.slug, snapshot),
    }));
  return { audits, total: audits.length, skipped: reading.told(log) };
};

/** An audit with all its revisions and links, without secrets. */
async function auditLine(reading: Reading, slug: string): Promise<object> {
  const keys = await reading.open('audits').list(auditRevisionsPrefix(slug));
  const revisions = await reading.all('audits', keys, Revision);
  const told = revisions.map(({ revision, created_at, saved_at, data }) => ({
    revision,
    created_at,
    saved_at,
    data,
  }));
  return { slug, revisions: told, tokens: await tokensOf(reading, slug) };
}

/** Slugs are listed first, so that a store that is away is an error; a last line ends it. */
export const exportAudits: Operation<'exportAudits'> = async (
  _,
  { stores, log },
): Promise<Lines> => {
  const keys = await stores.open('audits').list('');
  const slugs = [...new Set(keys.flatMap((key) => auditOfKey(key)?.slug ?? []))];
  const reading = readingOf(stores);
  async function* lines(): AsyncGenerator<object> {
    for (const slug of slugs) yield await auditLine(reading, slug);
    yield { end: true, records: slugs.length, skipped: reading.told(log) };
  }
  return { lines: lines() };
};
