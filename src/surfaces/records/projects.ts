/** Projects as records, each with the claims that rest on it. */
import type * as z from 'zod';
import type { Entry } from '../../kinds/entries.ts';
import type { KeyClaim, Project } from '../../kinds/project/project.ts';
import { PROJECT_RULE } from '../rules.ts';
import { publicLinks, summaryOf } from '../verification.ts';
import { claimReceipt } from './claims.ts';
import { hashed } from './document.ts';
import {
  addressOf,
  dayOf,
  humanUrl,
  indexBy,
  nameOf,
  orNull,
  type Source,
  stated,
} from './parts.ts';

/** A claim inside of its project; its receipt leaves out what stands beside it. */
function keyClaim(source: Source, claim: Entry<'claims'>): z.infer<typeof KeyClaim> {
  const { source_path, source_url, ...citation_receipt } = claimReceipt(source, claim);
  return {
    id: claim.id,
    claim: claim.claim,
    evidence_level: claim.evidence_level,
    source_path,
    source_url,
    citation_receipt,
  };
}

export function projectsOf(source: Source): Project[] {
  const { profile, site } = source;
  const claimsOfProject = indexBy(profile.claims, ({ project }) => (project ? [project] : []));
  return profile.projects.map((project) => {
    const path = `/api/projects/${project.id}`;
    const claims = claimsOfProject.get(project.id) ?? [];
    const item = {
      slug: project.id,
      title: project.title,
      summary: project.summary,
      role: project.role ?? null,
      start: project.start ?? null,
      end: project.end,
      evidence_level: project.evidence_level,
      evidence_note: project.evidence_note,
      evidence_links: publicLinks(project),
      ...summaryOf(project, site.hosts),
      citation_receipt: {
        // Path and URL of the record stand beside the receipt.
        citation_label: `${nameOf(source)}: ${project.title}`,
        human_url: humanUrl(site, path),
        confidence: project.evidence_level,
        instruction: 'Keep evidence_level and evidence_note.',
      },
      key_claims: claims.map((claim) => keyClaim(source, claim)),
      proof_points: project.proof_points,
      ...stated({
        project_url: project.project_url,
        repository_url: project.repository_url,
        organization: project.organization,
        type: project.type,
      }),
      related_skill_ids: project.skills,
      tags: project.tags,
      details_markdown: orNull(project.body),
      ...addressOf(site, path),
    };
    return hashed(item, dayOf(project, claims), source, { entry: project, rule: PROJECT_RULE });
  });
}
