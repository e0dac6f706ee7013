/**
 * The document of one record, as it stands at the url of the record, and the hash that every other
 * place tells of it: that of the document.
 */
import type { CitationReceipt } from '../../schemas/common.ts';
import type { Verification } from '../../schemas/verification.ts';
import { confirmationsOf } from '../confirmations.ts';
import { type Sealed, seal, timestamp } from '../seal.ts';
import { type Evidenced, HOW_TO_REPEAT, verificationOf } from '../verification.ts';
import { breakingChanges } from './changes.ts';
import type { Source } from './parts.ts';

/** What a document says beyond its record: the checks of its evidence, and how it may be used. */
type More = { entry?: Evidenced | undefined; rule?: string };

type Dated = { last_modified: string | null; citation_receipt?: CitationReceipt };

/** The document: the record with all of its checks in place of the summary. */
export function documentOf<T extends Dated>(
  record: T,
  { profile, site }: Source,
  { entry, rule }: More = {},
): Sealed<Omit<T, 'verification'> & { verification?: Verification; consumer_rule: string }> {
  const verification = entry && verificationOf(entry, site.hosts);
  const receipt = record.citation_receipt;
  const checked = verification
    ? {
        verification,
        ...(receipt ? { citation_receipt: { ...receipt, repeat: HOW_TO_REPEAT } } : {}),
      }
    : {};
  const confirmations =
    entry && 'claim_url' in record ? confirmationsOf(entry, record as never, site) : [];
  const confirmed = confirmations.length > 0 ? { confirmations } : {};
  const document = {
    ...record,
    ...checked,
    ...confirmed,
    ...(rule ? { consumer_rule: rule } : {}),
  };
  const breaking_changes_since = breakingChanges(profile.changelog);
  return seal(document, { last_modified: record.last_modified, breaking_changes_since }) as never;
}

/** A record that has a document: dated, with the hash of the document. */
export function hashed<T extends object>(item: T, day: string, source: Source, more: More = {}) {
  const record = { ...item, last_modified: timestamp(day) };
  return { ...record, content_hash: documentOf(record, source, more).content_hash };
}
