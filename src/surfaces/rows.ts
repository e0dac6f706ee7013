/**
 * Which function makes which row of the table: in our own JSON format, in somebody else's, and as
 * text. The compiler asks for every one.
 */
import { type ForeignId, routes, type TextId } from '../routes.ts';
import { agentCard, agentJson } from './discovery/agent-card.ts';
import { agentsJson } from './discovery/agents-json.ts';
import { aiCatalog } from './discovery/ai-catalog.ts';
import { aiPlugin } from './discovery/ai-plugin.ts';
import { apiCatalog } from './discovery/api-catalog.ts';
import { arazzo } from './discovery/arazzo.ts';
import { axMission } from './discovery/ax-mission.ts';
import { mcpRegistryEntry, mcpServerCard } from './discovery/mcp.ts';
import { cvInstance, jsonResume } from './discovery/resume.ts';
import { robotsTxt } from './discovery/robots.ts';
import { securityTxt } from './discovery/security.ts';
import { sitemapXml } from './discovery/sitemap.ts';
import { skillsIndex } from './discovery/skills-index.ts';
import { webFinger } from './discovery/webfinger.ts';
import { agentSurfaceSpec } from './documents/agent-surface-spec.ts';
import { agenticExperience } from './documents/agentic-experience.ts';
import { axChecklist } from './documents/ax-checklist.ts';
import { skillMd } from './documents/skill.ts';
import { substrateDebt } from './documents/substrate-debt.ts';
import {
  evalsPayload,
  reportContractPayload,
  runbookPayload,
  runContractPayload,
} from './evals.ts';
import { atomFeed, correctionsFeed, jsonFeed } from './feed.ts';
import { initPayload } from './init.ts';
import { entriesOf, freshness, type Rows } from './instances.ts';
import { kitPayload, ownPagePayload } from './kit.ts';
import { listRows } from './list-rows.ts';
import { greeting, llmsFullTxt, llmsTxt } from './llms.ts';
import { contentIndexPayload, contentSurfaces, manifestPayload } from './manifest.ts';
import { markdownTwin } from './markdown.ts';
import { openApi } from './openapi.ts';
import { shared } from './openapi-shared.ts';
import { collaborationPayload, contactPayload, profilePayload } from './person.ts';
import { documentsOf } from './records/record.ts';
import type { Records } from './records.ts';
import { seal, sealFirst } from './seal.ts';
import {
  apiRootPayload,
  HASH_RECIPE,
  healthPayload,
  schemaPayload,
  statusPayload,
} from './service.ts';
import { didDocument, jwks } from './signing.ts';
import { absolute } from './site.ts';
import { manifestoOf, manifestoPayload, textClaims, textPayload } from './texts.ts';
import { tokensOf } from './tokens.ts';
import { vCard } from './vcard.ts';

/** What text and foreign rows take from rows made before them. */
export type Shared = {
  /** Text of /verify.mjs. */
  verifier: string;
  /** Twins of the profile surfaces, in table order. */
  twins: readonly string[];
  /** Every page and surface that the sitemap lists. */
  pages: readonly { path: string; modified: string | null }[];
  /** SHA-256 (hex) of the bytes of each default answer, and of what missions read. */
  hashes: readonly { url: string; sha256: string }[];
};

/** A row with a single file, as fresh as what it tells of. */
const one = <T extends object>(
  records: Records,
  payload: T,
  entries: Parameters<typeof freshness>[1],
) => [{ payload: seal(payload, freshness(records, entries)) }];

function textRow(
  text: ReturnType<typeof manifestoOf>,
  type: 'article' | 'manifesto',
  records: Records,
) {
  const fresh = freshness(records, [text]);
  return {
    title: text.title,
    payload: seal(textPayload(text, type, records, 'compact'), fresh),
    variants: { full: seal(textPayload(text, type, records, 'full'), fresh) },
  };
}

export const jsonRows: Rows = {
  getInit: (records, costs) => {
    const { profile, contact, claims, missions } = records.profile;
    const strongest = claims.filter(({ id }) => profile.strongest_claims.includes(id));
    const some = freshness(records, [profile, contact, ...strongest, ...missions]);
    const all = freshness(records, entriesOf(records.profile));
    return [
      {
        payload: seal(initPayload(records, 'lean', costs), some),
        variants: {
          compact: seal(initPayload(records, 'compact', costs), all),
          full: seal(initPayload(records, 'full', costs), all),
        },
      },
    ];
  },
  getApiRoot: (records) => one(records, apiRootPayload(records), [records.profile.profile]),
  getHealth: (records) => one(records, healthPayload(), []),
  getStatus: (records) => one(records, statusPayload(records), entriesOf(records.profile)),
  getSchema: (records) => one(records, schemaPayload(records), []),
  getManifest: (records) =>
    one(records, manifestPayload(records, contentSurfaces(records)), entriesOf(records.profile)),
  getReportSchema: (records) =>
    one(records, reportContractPayload(records), records.profile.missions),
  listEvals: (records) => [
    { payload: sealFirst(evalsPayload(records), freshness(records, records.profile.evals)) },
  ],
  getEvalRunbook: (records) => one(records, runbookPayload(records), []),
  getEvalRunContract: (records) => one(records, runContractPayload(records), records.profile.evals),
  getProfile: (records) => one(records, profilePayload(records), [records.profile.profile]),
  getSkill: (records) => documentsOf('skills', records),
  getExperience: (records) => documentsOf('experience', records),
  getProject: (records) => documentsOf('projects', records),
  getClaim: (records) => documentsOf('claims', records),
  getNote: (records) => documentsOf('notes', records),
  getCollaboration: (records) => {
    const { collaboration, contact } = records.profile;
    return one(records, collaborationPayload(records), [collaboration, contact]);
  },
  getKit: (records) => {
    const { kit, profile } = records.profile;
    return one(records, kitPayload(records), [kit, profile]);
  },
  getContactPolicy: (records) => one(records, contactPayload(records), [records.profile.contact]),
  ...listRows,
  getManifesto: (records) =>
    one(records, manifestoPayload(records), [manifestoOf(records.profile)]),
  getContentIndex: (records) =>
    one(records, contentIndexPayload(contentSurfaces(records)), entriesOf(records.profile)),
  getContentManifesto: (records) => [textRow(manifestoOf(records.profile), 'manifesto', records)],
  getManifestoClaims: (records) => {
    const text = manifestoOf(records.profile);
    return one(records, textClaims(text, 'manifesto', records), [text]);
  },
  getPage: (records) =>
    records.profile.pages.map((page) => ({
      param: page.id,
      title: page.title,
      payload: seal(ownPagePayload(page, records), freshness(records, [page])),
    })),
  getCv: (records) => records.profile.cvs.map((cv) => cvInstance(cv, records)),
  getArticle: (records) =>
    records.profile.articles.map((text) => ({
      param: text.id,
      ...textRow(text, 'article', records),
    })),
  getArticleClaims: (records) =>
    records.profile.articles.map((text) => ({
      param: text.id,
      title: `Key claims: ${text.title}`,
      payload: seal(textClaims(text, 'article', records), freshness(records, [text])),
    })),
};

export const foreignRows: Record<ForeignId, (records: Records, shared: Shared) => object> = {
  getOpenApi: (records) => shared(openApi(records)),
  getAgentsJson: (records) => agentsJson(records),
  getArazzo: (records) => arazzo(records),
  getAxMission: (records, { hashes }) => axMission(records, [...hashes]),
  getAgentCard: (records) => agentCard(records),
  getAgentJson: (records) => agentJson(records),
  getAiPlugin: (records) => aiPlugin(records),
  getApiCatalog: (records) => apiCatalog(records),
  getWebFinger: (records) => webFinger(records),
  getAiCatalog: (records) => aiCatalog(records),
  getSkillsIndex: (records) => skillsIndex(records, skillMd(records)),
  getMcpCard: (records) => mcpServerCard(records),
  getMcpRegistryEntry: (records) => mcpRegistryEntry(records),
  getJwks: (records) => jwks(records.signed?.keys ?? []),
  getDid: (records) => didDocument(records.site, records.signed?.keys ?? []),
  getResume: (records) => jsonResume(records),
  getFeed: (records) => jsonFeed(records),
};

export const textRows: Record<TextId, (records: Records, shared: Shared) => string> = {
  getHome: (records) => greeting(records),
  getLlmsTxt: (records) => llmsTxt(records),
  getLlmsFullTxt: (records, { twins }) => llmsFullTxt(records, twins),
  getSkillMd: (records) => skillMd(records),
  getAgenticExperience: (records) => agenticExperience(records),
  getAgentSurfaceSpec: (records) => agentSurfaceSpec(records),
  getAxChecklist: (records) => axChecklist(records),
  getSubstrateDebt: (records) => substrateDebt(records),
  getRobotsTxt: (records) => robotsTxt(records),
  getSecurityTxt: (records) => securityTxt(records),
  getHashRecipe: ({ site }) => {
    const { path, purpose } = routes.getHashRecipe;
    const twin = { title: purpose, url: absolute(site, path), base: site.base };
    return markdownTwin(HASH_RECIPE, twin, tokensOf);
  },
  getVerifier: (_, { verifier }) => verifier,
  getCorrections: (records) => correctionsFeed(records),
  getContactCard: (records) => vCard(records),
  getAtomFeed: (records) => atomFeed(records),
  getSitemap: (records, { pages }) => sitemapXml(records, [...pages]),
};
