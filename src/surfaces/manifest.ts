/**
 * GET /api/manifest: the entire profile in one payload; long texts stay behind their index. GET
 * /api/content: that index.
 */
import { humanPages } from './pages/pages.ts';
import { collaborationPayload, contactPolicy, profilePayload } from './person.ts';
import type { Records } from './records.ts';
import { CITATION_RULES, CLAIM_RULE, CONTENT_POLICY, PROJECT_RULE, SKILL_RULE } from './rules.ts';
import { absolute } from './site.ts';
import { tokensOf } from './tokens.ts';

type Surface = {
  title: string;
  type: 'page' | 'article' | 'manifesto';
  human_path: string;
  human_url: string;
  api_path: string;
  api_url: string;
  summary: string;
  estimated_tokens: number;
};

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
      human_path: path,
      human_url: absolute(records.site, path),
      api_path: api,
      api_url: absolute(records.site, api),
      summary,
      estimated_tokens: tokensOf(JSON.stringify(twin())),
    }));
}

/**
 * Surfaces whose text is not in the manifest itself: the manifest names no page of what it holds.
 */
function longTexts(surfaces: readonly Surface[]): Surface[] {
  return surfaces.filter(({ type, human_path }) => type !== 'page' || human_path === '/');
}

/** Index of human-facing surfaces. */
export function contentIndexPayload(surfaces: Surface[]) {
  return { surfaces, citation_policy: CONTENT_POLICY };
}

type Listed = {
  path: string;
  human_url?: string | undefined;
  last_modified: string | null;
  content_hash?: string;
};

/** A record without what its own list carries better: other addresses, freshness and hash. */
function bare<T extends Listed>(record: T) {
  const { path: _p, human_url: _u, last_modified: _l, content_hash: _h, ...rest } = record;
  return rest;
}

/** The whole profile, as lean as a self-contained assessment allows. */
export function manifestPayload(records: Records, surfaces: Surface[]) {
  return {
    profile: profilePayload(records),
    consumer_rules: [PROJECT_RULE, SKILL_RULE, CLAIM_RULE, ...CITATION_RULES],
    missions: records.missions,
    claims: records.claims
      .map(bare)
      .map(({ claim_url: _u, citation_receipt: _r, ...claim }) => claim),
    projects: records.projects.map(bare),
    skills: records.skills.map(bare),
    experience: records.experience.map(bare),
    education: records.education.map(bare),
    volunteering: records.volunteering.map(bare),
    certificates: records.certificates.map(bare),
    awards: records.awards.map(bare),
    references: records.references.map(bare),
    interests: records.interests.map(bare),
    writings: records.writings.map(bare),
    talks: records.talks.map(bare),
    notes: records.notes.map(bare),
    common_questions: records.questions.map(bare),
    changelog: records.changelog.map(bare),
    content: longTexts(surfaces),
    collaboration: collaborationPayload(records),
    contact: contactPolicy(records),
  };
}
