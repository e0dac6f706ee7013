/**
 * GET /api/manifest: the entire profile in one payload; long texts stay behind their index. GET
 * /api/content: that index.
 */
import type { RecordKind } from '../kinds/kinds.ts';
import { type Lists, leftOut, listName, manifestKinds } from '../payloads/manifest.ts';
import type { Payload } from '../payloads/payloads.ts';
import { CVS } from './cvs.ts';
import { entriesOf, one } from './instances.ts';
import { ownPagePath } from './kit.ts';
import { humanPages } from './pages/pages.ts';
import { collaborationPayload, contactPolicy, profilePayload } from './person.ts';
import type { Records } from './records.ts';
import { CITATION_RULES, CLAIM_RULE, CONTENT_POLICY, PROJECT_RULE, SKILL_RULE } from './rules.ts';
import { signedBy } from './signing.ts';
import { located } from './site.ts';
import { tokensOf } from './tokens.ts';

type Surface = Payload<'getContentIndex'>['surfaces'][number];

/**
 * Human-facing surfaces with their twins. Pages of single claims and notes are left out: their
 * lists name them.
 */
export function contentSurfaces(records: Records): Surface[] {
  return humanPages(records)
    .filter(({ listed, item }) => listed && !item)
    .map(({ title, type, path, api, summary, twin }) => ({
      title,
      type,
      ...located(records.site, path, 'human_'),
      ...located(records.site, api, 'api_'),
      summary,
      estimated_tokens: tokensOf(JSON.stringify(twin())),
    }));
}

/**
 * Surfaces whose text is not in the manifest itself: the manifest names no page of what it holds.
 */
function longTexts(surfaces: readonly Surface[]): Surface[] {
  return surfaces.filter(
    ({ type, human_path: path }) =>
      type !== 'page' || path === '/' || path.startsWith(ownPagePath('')) || path.startsWith(CVS),
  );
}

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
export function manifestPayload(records: Records, surfaces: Surface[]) {
  return {
    profile: profilePayload(records),
    consumer_rules: [PROJECT_RULE, SKILL_RULE, CLAIM_RULE, ...CITATION_RULES],
    ...(lists(records) as Lists),
    content: longTexts(surfaces),
    collaboration: collaborationPayload(records),
    contact: contactPolicy(records),
    ...signedBy(records),
  };
}

export const rows = {
  getManifest: (records: Records) =>
    one(records, manifestPayload(records, contentSurfaces(records)), entriesOf(records.profile)),
  getContentIndex: (records: Records) => {
    const index = { surfaces: contentSurfaces(records), citation_policy: CONTENT_POLICY };
    return one(records, index, entriesOf(records.profile));
  },
};
