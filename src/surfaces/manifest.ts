/**
 * GET /api/manifest: the entire profile in one payload; long texts stay behind their index. GET
 * /api/content: that index.
 */
import * as z from 'zod';
import { CollaborationResponse } from '../kinds/collaboration/collaboration.ts';
import { ContactPolicyResponse } from '../kinds/contact/contact.ts';
import { folders, type RecordKind, type RecordOf, recordKinds } from '../kinds/kinds.ts';
import { ProfileResponse } from '../kinds/profile/profile.ts';
import { once } from '../once.ts';
import { answer, located as locatedFields, signedByFields } from '../schemas/common.ts';
import { count, listOf, objectsOf, oneOf, string, strings } from '../schemas/described.ts';
import { applied } from '../schemas/filters.ts';
import { CVS } from './cvs.ts';
import { entriesOf, one } from './instances.ts';
import { ownPagePath } from './kit.ts';
import { type ListName, listName } from './list-shapes.ts';
import { humanPages } from './pages/pages.ts';
import { collaborationPayload, contactPolicy, profilePayload } from './person.ts';
import type { Records } from './records.ts';
import { CITATION_RULES, CLAIM_RULE, CONTENT_POLICY, PROJECT_RULE, SKILL_RULE } from './rules.ts';
import { signedBy } from './signing.ts';
import { located } from './site.ts';
import { tokensOf } from './tokens.ts';

const ContentIndexResponse = answer('ContentIndex', 'Human-facing surfaces and their twins.', {
  surfaces: objectsOf('Human-facing surfaces with their agent-readable twins.', {
    title: string('Title.', 'Manifesto'),
    type: oneOf(['page', 'article', 'manifesto'], 'What kind of surface.', 'article'),
    ...locatedFields('Path of the page for people.', '/', 'human_'),
    ...locatedFields('Path of its agent-readable twin.', '/api/profile', 'api_'),
    summary: string('What it says.', 'The CV.'),
    estimated_tokens: count('Tokens of the twin (o200k_base).', 900),
  }),
  citation_policy: string('How texts may be cited.', 'Cite title and URL.'),
});

const noMetadata = {
  schema_version: true,
  last_modified: true,
  content_hash: true,
  breaking_changes_since: true,
} as const;

/** What an assessment begins with stands first. */
const FIRST: readonly RecordKind[] = ['missions', 'claims', 'projects', 'skills'];
const manifestKinds = [...FIRST, ...recordKinds.filter((kind) => !FIRST.includes(kind))];

/** Records of the manifest are leaner: their own lists carry addresses, freshness and receipts. */
const LEFT_OUT = ['path', 'human_url', 'last_modified', 'content_hash', 'claim_url'] as const;
const leftOut = (kind: RecordKind): readonly string[] =>
  kind === 'claims' ? [...LEFT_OUT, 'citation_receipt'] : LEFT_OUT;
type LeftOut<K> = (typeof LEFT_OUT)[number] | (K extends 'claims' ? 'citation_receipt' : never);

type Lean<K extends RecordKind> = Omit<RecordOf<K>, LeftOut<K>>[];
type Schemas = {
  [K in RecordKind as ListName<K>]: z.ZodType<Lean<K>, Lean<K>>;
};
/** The lists of the manifest. */
type Lists = z.input<z.ZodObject<Schemas>>;
const listsOfRecords = Object.fromEntries(
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
  ...listsOfRecords,
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

export const responses = { getManifest: ManifestResponse, getContentIndex: ContentIndexResponse };

type Surface = z.input<typeof ContentIndexResponse>['surfaces'][number];

/**
 * Human-facing surfaces with their twins. Pages of single claims and notes are left out: their
 * lists name them.
 */
export const contentSurfaces = once((records: Records): Surface[] =>
  humanPages(records)
    .filter(({ listed, item }) => listed && !item)
    .map(({ title, type, path, api, summary, twin }) => ({
      title,
      type,
      ...located(records.site, path, 'human_'),
      ...located(records.site, api, 'api_'),
      summary,
      estimated_tokens: tokensOf(JSON.stringify(twin())),
    })),
);

/**
 * Surfaces whose text is not in the manifest itself: the manifest names no page of what it holds.
 */
const longTexts = (surfaces: readonly Surface[]): Surface[] =>
  surfaces.filter(
    ({ type, human_path: path }) =>
      type !== 'page' || path === '/' || path.startsWith(ownPagePath('')) || path.startsWith(CVS),
  );

/** The records of every kind, without what their own lists carry better. */
function lists(records: Records) {
  const lean = (kind: RecordKind, record: object) => {
    const left = leftOut(kind);
    return Object.fromEntries(Object.entries(record).filter(([name]) => !left.includes(name)));
  };
  return Object.fromEntries(
    manifestKinds.map((kind) => [
      listName(kind),
      // What the record of changes tells grows for ever: the changelog has it.
      records[kind].filter((record) => !('recorded' in record)).map((record) => lean(kind, record)),
    ]),
  );
}

/** The whole profile, as lean as a self-contained assessment allows. */
export const manifestPayload = (records: Records, surfaces: Surface[]) => ({
  profile: profilePayload(records),
  consumer_rules: [PROJECT_RULE, SKILL_RULE, CLAIM_RULE, ...CITATION_RULES],
  ...(lists(records) as Lists),
  content: longTexts(surfaces),
  collaboration: collaborationPayload(records),
  contact: contactPolicy(records),
  ...signedBy(records),
});

export const rows = {
  getManifest: (records: Records) =>
    one(records, manifestPayload(records, contentSurfaces(records)), entriesOf(records.profile)),
  getContentIndex: (records: Records) => {
    const index = { surfaces: contentSurfaces(records), citation_policy: CONTENT_POLICY };
    return one(records, index, entriesOf(records.profile));
  },
};
