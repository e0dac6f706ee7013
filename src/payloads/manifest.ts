/** GET /api/manifest: the entire profile in one payload. */
import * as z from 'zod';
import { ContentIndexResponse } from '../kinds/article/article.ts';
import { CollaborationResponse } from '../kinds/collaboration/collaboration.ts';
import { ContactPolicyResponse } from '../kinds/contact/contact.ts';
import type { Kind } from '../kinds/field.ts';
import {
  folders,
  type PlacedKind,
  type PlacesOf,
  type RecordKind,
  type RecordOf,
  recordKinds,
} from '../kinds/kinds.ts';
import { ProfileResponse } from '../kinds/profile/profile.ts';
import { answer, signedByFields } from '../schemas/common.ts';
import { listOf, strings } from '../schemas/described.ts';
import { applied } from '../schemas/filters.ts';

const noMetadata = {
  schema_version: true,
  last_modified: true,
  content_hash: true,
  breaking_changes_since: true,
} as const;

/** What an assessment begins with stands first. */
const FIRST: readonly RecordKind[] = ['missions', 'claims', 'projects', 'skills'];
export const manifestKinds = [...FIRST, ...recordKinds.filter((kind) => !FIRST.includes(kind))];

export type ListName<K extends RecordKind> = K extends PlacedKind
  ? PlacesOf<K> extends { list: infer Name extends string }
    ? Name
    : K
  : K;
/** What the list of a kind is called. */
export const listName = (kind: RecordKind): string => (folders[kind] as Kind).places?.list ?? kind;

/** Records of the manifest are leaner: their own lists carry addresses, freshness and receipts. */
const LEFT_OUT = ['path', 'human_url', 'last_modified', 'content_hash', 'claim_url'] as const;
export const leftOut = (kind: RecordKind): readonly string[] =>
  kind === 'claims' ? [...LEFT_OUT, 'citation_receipt'] : LEFT_OUT;
type LeftOut<K> = (typeof LEFT_OUT)[number] | (K extends 'claims' ? 'citation_receipt' : never);

type Lean<K extends RecordKind> = Omit<RecordOf<K>, LeftOut<K>>[];
type Schemas = {
  [K in RecordKind as ListName<K>]: z.ZodType<Lean<K>, Lean<K>>;
};
/** The lists of the manifest. */
export type Lists = z.input<z.ZodObject<Schemas>>;
const lists = Object.fromEntries(
  manifestKinds.map((kind) => {
    const record: z.ZodObject = folders[kind].record;
    const left = leftOut(kind).filter((name) => name in record.shape);
    const lean = record.omit(Object.fromEntries(left.map((name) => [name, true])) as never);
    return [listName(kind), listOf(`Every ${folders[kind].noun}.`, lean)];
  }),
) as unknown as Schemas;

export const ManifestResponse = answer('Manifest', 'The entire profile in one payload.', {
  profile: ProfileResponse.omit(noMetadata),
  consumer_rules: strings('How records may be used.', ['Keep evidence levels.']),
  ...lists,
  content: ContentIndexResponse.shape.surfaces,
  collaboration: z.looseObject(CollaborationResponse.shape).omit(noMetadata),
  contact: ContactPolicyResponse.omit({ ...noMetadata, body_schema: true }),
  filters: applied({
    changed_since: z
      .string()
      .meta({ description: 'Lists hold what changed on this day or later.', examples: [] }),
  }).optional(),
  ...signedByFields,
});
