/** Claims as records: what may be cited, and how. */

import type { Claim } from '../../kinds/claim/claim.ts';
import type { Entry } from '../../kinds/entries.ts';
import { absolute } from '../site.ts';
import { publicLinks, summaryOf } from '../verification.ts';
import { hashed } from './document.ts';
import { addressOf, humanUrl, nameOf, orNull, type Source } from './parts.ts';

/** How to cite a claim, wherever it stands. */
export function claimReceipt(source: Source, claim: Entry<'claims'>) {
  return {
    citation_label: `${nameOf(source)}, claim ${claim.id}`,
    source_path: `/api/claims/${claim.id}`,
    source_url: absolute(source.site, `/api/claims/${claim.id}`),
    human_url: humanUrl(source.site, `/api/claims/${claim.id}`),
    confidence: claim.evidence_level,
    instruction: 'Cite as it stands; keep evidence_level.',
  };
}

export function claimsOf(source: Source): Claim[] {
  const { profile, site } = source;
  return profile.claims.map((claim) => {
    const path = `/api/claims/${claim.id}`;
    const rests = claim.project ? `/api/projects/${claim.project}` : (claim.source ?? path);
    const item = {
      id: claim.id,
      claim: claim.claim,
      evidence_level: claim.evidence_level,
      evidence_note: claim.evidence_note,
      evidence_links: publicLinks(claim),
      ...summaryOf(claim, site.hosts),
      tags: claim.tags,
      project: claim.project ?? null,
      source_path: rests,
      source_url: absolute(site, rests),
      claim_url: absolute(site, path),
      human_url: humanUrl(site, path),
      citation_receipt: claimReceipt(source, claim),
      details_markdown: orNull(claim.body),
      ...addressOf(site, path),
    };
    return hashed(item, claim.modified, source, { entry: claim });
  });
}
