/** What an owner should know of receipts, of what others signed, and of the record of changes. */
import type { Profile } from '../kinds/entries.ts';
import { tell } from '../labels/tell.ts';
import { HISTORY_FILE, readRecord } from '../profile/history.ts';
import { ContentError } from '../profile/problems.ts';
import { nameOf } from '../profile/read.ts';
import { EVIDENCED } from '../profile/receipts.ts';
import { confirmationsOf } from '../surfaces/confirmations.ts';
import { missingIn } from '../surfaces/history/history.ts';
import { recordsOf } from '../surfaces/records.ts';
import { isLocal, siteFrom } from '../surfaces/site.ts';
import { verificationOf } from '../surfaces/verification.ts';

/** Older than this many days, a receipt says little of today. */
const OLD_DAYS = 180;
const DAY_MS = 86_400_000;

type Record = Profile[(typeof EVIDENCED)[number]][number];

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether an address is of the site itself, or of an account that the profile calls its own. */
function isOwn(profile: Profile, url: string): boolean {
  const accounts = profile.profile.links.filter(({ username }) => username);
  const { host } = new URL(siteFrom(process.env).base);
  return new URL(url).host === host || accounts.some((account) => url.startsWith(account.url));
}

/** What a record says of others that nothing of it shows: one sentence each. */
function overstated(profile: Profile, { evidence_level, evidence_links, file }: Record): string[] {
  const name = new Set(words(profile.profile.name));
  const foreign = evidence_links.filter(({ url }) => !isOwn(profile, url));
  const sentences: string[] = [];
  if (evidence_level === 'external-validation' && evidence_links.length > 0 && foreign.length === 0)
    sentences.push(`${file}: ${tell.warnings.ownPagesOnly}`);
  for (const { check, label } of evidence_links) {
    if (check?.kind !== 'page_contains') continue;
    const sought = [check.text ?? label].flat().flatMap(words);
    if (sought.every((word) => name.has(word)))
      sentences.push(`${file}: ${tell.warnings.nameOnly}`);
  }
  return sentences;
}

/** What is amiss with the receipts of a record: one sentence, or none. */
function staleness(entry: Record, today: string): string[] {
  const { file, evidence_level, updated } = entry;
  const { status, day } = verificationOf(entry) ?? {};
  if (!status) return [];
  const strong = /^(public-live|external-validation)$/.test(evidence_level);
  if (strong && (status === 'not_found' || status === 'changed'))
    return [`${file}: ${tell.warnings.contradicted({ level: evidence_level, status })}`];
  if (status === 'not_checked' || day === null) return [`${file}: ${tell.warnings.notChecked}`];
  if (day && updated && day < updated) return [`${file}: ${tell.warnings.changedSince}`];
  if (day && Date.parse(today) - Date.parse(day) > OLD_DAYS * DAY_MS)
    return [`${file}: ${tell.warnings.checkedLongAgo({ day })}`];
  return [];
}

/**
 * Sentences for records whose evidence or receipts need a look. Nothing here changes a level: that
 * is the owner's to do.
 */
export const evidenceWarnings = (profile: Profile, today: string): string[] =>
  EVIDENCED.flatMap((kind) =>
    profile[kind].flatMap((entry) => [...overstated(profile, entry), ...staleness(entry, today)]),
  );

/** Sentences for what others have signed and nobody can see, or sees no more. */
export function confirmationWarnings(profile: Profile, waiting: readonly string[]): string[] {
  const site = siteFrom(process.env);
  const lost = profile.claims.flatMap((claim) =>
    confirmationsOf(claim, `/api/claims/${claim.id}`, site)
      .filter(({ status }) => status === 'changed')
      .map(({ by }) => `${claim.file}: ${tell.warnings.signedOtherWords({ by })}`),
  );
  const unasked = waiting.map((file) => `${file}: ${tell.warnings.keyNotAsked}`);
  return isLocal(site) ? unasked : [...unasked, ...lost];
}

/** A sentence where changes are not recorded, or where the record is broken. */
export async function recordWarnings(folder: string, profile: Profile): Promise<string[]> {
  try {
    const lines = await readRecord(folder);
    if (!lines) return [];
    const missing = missingIn(lines, recordsOf(profile, siteFrom(process.env)));
    const what = missing.map(({ kind, id, change }) => `${kind}/${id} ${change}`);
    if (what.length === 0) return [];
    const [first, more] = [what.slice(0, 3).join(', '), what.length - 3];
    const changes = more > 0 ? tell.warnings.andMore({ changes: first, more }) : first;
    return [`${nameOf(folder, HISTORY_FILE)}: ${tell.warnings.notRecorded({ changes })}`];
  } catch (error) {
    if (error instanceof ContentError) return [...error.problems];
    throw error;
  }
}
