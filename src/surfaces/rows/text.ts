/** The rows that are text. `shared` holds what they take from other rows: twins, pages, hashes. */
import type { LastId, TextId } from '../../routes.ts';
import { robotsTxt } from '../discovery/robots.ts';
import { securityTxt } from '../discovery/security.ts';
import { sitemapXml } from '../discovery/sitemap.ts';
import { agentSurfaceSpec } from '../documents/agent-surface-spec.ts';
import { agenticExperience } from '../documents/agentic-experience.ts';
import { axChecklist } from '../documents/ax-checklist.ts';
import { skillMd } from '../documents/skill.ts';
import { substrateDebt } from '../documents/substrate-debt.ts';
import { atomFeed, correctionsFeed } from '../feed.ts';
import { greeting, llmsFullTxt, llmsTxt } from '../llms.ts';
import type { Records } from '../records.ts';
import { vCard } from '../vcard.ts';

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

/** The program without its comments, which stand in the source, and with half of its indent. */
const published = (program: string) =>
  program
    .replace(/^ *(\/\*\*[\s\S]*?\*\/|\/\/.*)\n/gm, '')
    .replace(/^ +/gm, (indent) => ' '.repeat(indent.length / 2));

export const textRows: Record<
  Exclude<TextId, LastId>,
  (records: Records, shared: Shared) => string
> = {
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
  getVerifier: (_records, { verifier }) => published(verifier),
  getCorrections: (records) => correctionsFeed(records),
  getContactCard: (records) => vCard(records),
  getAtomFeed: (records) => atomFeed(records),
  getSitemap: (records, { pages }) => sitemapXml(records, [...pages]),
};
