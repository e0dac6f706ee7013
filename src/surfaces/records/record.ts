/** Records of any kind: what the owner wrote is repeated, the kind makes what it has of its own. */
import type { Field, Kind, Source as KindSource } from '../../kinds/field.ts';
import { folders, type PlacedKind, type RecordKind, type RecordOf } from '../../kinds/kinds.ts';
import type { CitationReceipt } from '../../schemas/common.ts';
import type { Verification } from '../../schemas/verification.ts';
import { confirmationsOf, confirmedBy } from '../confirmations.ts';
import { VERIFY } from '../human.ts';
import { shortest } from '../read-of.ts';
import { dated, type Sealed, seal } from '../seal.ts';
import { absolute } from '../site.ts';
import { type Evidenced, summaryOf, verificationOf } from '../verification.ts';
import { dayOf, given, humanUrl, indexBy, pick, type Source } from './parts.ts';

type Entry = { id: string; modified: string } & Readonly<Record<string, unknown>>;

const evidenced = (entry: Entry) => entry as unknown as Evidenced;
const pathOf = (kind: RecordKind, { id }: Entry) =>
  `${(folders[kind] as Kind).fields['path']?.address}${id}`;
const some = <T>(list: T[]) => (list.length > 0 ? list : undefined);

/** Members that are made the same way of every kind that has them. */
const MEMBERS: Record<string, (entry: Entry, path: string, source: Source) => unknown> = {
  path: (_, path) => path,
  url: (_, path, { site }) => absolute(site, path),
  human_url: (_, path, { site }) => humanUrl(site, path),
  // What a check needs stands in its recipe.
  evidence_links: (entry) =>
    evidenced(entry).evidence_links.map((one) => pick(one, 'label', 'url')),
  verification: (entry) => summaryOf(evidenced(entry)),
  confirmations: (entry, path, { site }) => some(confirmationsOf(entry as object, path, site)),
  confirmed_by: (entry, path, { site }) =>
    some(confirmedBy(confirmationsOf(entry as object, path, site))),
};

/** What the owner wrote, as it is published: nothing is null, or is left out. */
function repeated(entry: Entry, name: string, { from = name, absent, leftOut }: Field): unknown {
  const value = entry[from];
  const isEmpty =
    value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  if (isEmpty && absent === null) return null;
  return isEmpty && leftOut ? undefined : value;
}

const sourceOf = ({ profile: { profile }, site }: Source): KindSource => ({
  name: profile.display_name ?? profile.name,
  author: profile.name,
  absolute: (path) => absolute(site, path),
  humanUrl: (path) => humanUrl(site, path),
  shortest,
});

const namesIn = (value: unknown) => [value ?? []].flat() as string[];

type Dated = { last_modified: string | null; citation_receipt?: CitationReceipt };

/**
 * The document of a record, as it stands at the url of the record: with all of its checks in place
 * of the summary, what others have signed, and how it may be used.
 */
function documentOf<T extends Dated>(
  kind: RecordKind,
  entry: Entry,
  record: T,
  { site, breaking_changes_since }: Source,
): Sealed<Omit<T, 'verification'> & { verification?: Verification; consumer_rule: string }> {
  const { fields, places } = folders[kind] as Kind;
  const verification = 'verification' in fields ? verificationOf(evidenced(entry)) : null;
  const receipt = verification && record.citation_receipt;
  const repeat = `Run verification.checks of source_url; see ${VERIFY}.`;
  const document = {
    ...record,
    ...given({
      verification,
      citation_receipt: receipt && { ...receipt, repeat },
      confirmations:
        'confirmed_by' in fields
          ? confirmationsOf(entry as object, pathOf(kind, entry), site)
          : null,
      consumer_rule: places?.rule,
    }),
  };
  const fresh = { last_modified: record.last_modified, breaking_changes_since };
  return seal(document, fresh, (record as { content_hash?: string }).content_hash) as never;
}

/** All records of a kind, in the order of its entries. */
export function recordsIn<K extends RecordKind>(name: K, source: Source): RecordOf<K>[] {
  const { fields, makers = {}, related = {} } = folders[name] as Kind;
  const entries = source.profile[name] as unknown as readonly Entry[];
  const made = sourceOf(source);
  const indexes = Object.entries(related).map(([folder, field]) => {
    const others = source.profile[folder as RecordKind] as unknown as readonly Entry[];
    return [folder, indexBy(others, (other) => namesIn(other[field]))] as const;
  });
  const records = entries.map((entry) => {
    const path = pathOf(name, entry);
    const others = indexes.map(([folder, index]) => [folder, index.get(entry.id) ?? []] as const);
    const naming = Object.fromEntries(others);
    const members = Object.entries(fields).flatMap(([member, field]) => {
      if (!field.published) return [];
      const value =
        makers[member]?.(entry as never, made, naming as never) ??
        MEMBERS[member]?.(entry, path, source) ??
        repeated(entry, member, field);
      return value === undefined ? [] : [[member, value]];
    });
    const record = Object.fromEntries(members) as object;
    const day = dayOf(entry, ...others.map(([, list]) => list));
    if (!('last_modified' in fields)) return record;
    const own = dated(record, day);
    // Every other place tells the hash of the document.
    return 'content_hash' in fields
      ? { ...own, content_hash: documentOf(name, entry, own, source).content_hash }
      : own;
  });
  return records as unknown as RecordOf<K>[];
}

type Documented = { [K in RecordKind]: RecordOf<K> extends { content_hash: string } ? K : never };

/** The document of each record of a kind, by its id. */
export function documentsOf<K extends Documented[RecordKind] & PlacedKind>(
  kind: K,
  records: Source & { [name in K]: RecordOf<K>[] },
) {
  return records[kind].map((record, at) => {
    const entry = records.profile[kind][at] as unknown as Entry;
    return { param: entry.id, payload: documentOf(kind, entry, record, records) };
  });
}
