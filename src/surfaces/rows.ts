/**
 * What makes each row of the table: in our own JSON format, in somebody else's, and as text. The
 * compiler asks for every one.
 */
import type { ForeignId, TextId } from '../routes.ts';
import { agentCard, agentJson } from './discovery/agent-card.ts';
import { agentsJson } from './discovery/agents-json.ts';
import { aiCatalog } from './discovery/ai-catalog.ts';
import { aiPlugin } from './discovery/ai-plugin.ts';
import { apiCatalog } from './discovery/api-catalog.ts';
import { arazzo } from './discovery/arazzo.ts';
import { axMission } from './discovery/ax-mission.ts';
import { mcpRegistryEntry, mcpServerCard } from './discovery/mcp.ts';
import * as resume from './discovery/resume.ts';
import { robotsTxt, sitemapXml } from './discovery/robots.ts';
import { securityTxt } from './discovery/security.ts';
import { webFinger } from './discovery/webfinger.ts';
import { agenticExperience, axChecklist } from './documents/agentic-experience.ts';
import { agentSurfaceSpec, substrateDebt } from './documents/contract.ts';
import { skillMd, skillsIndex } from './documents/skill.ts';
import * as evals from './evals.ts';
import { atomFeed, correctionsFeed, jsonFeed } from './feed.ts';
import * as init from './init.ts';
import type { Costs, Instance, Shared } from './instances.ts';
import * as kit from './kit.ts';
import * as lists from './list-rows.ts';
import { greeting, llmsFullTxt, llmsTxt } from './llms.ts';
import * as manifest from './manifest.ts';
import { openApi } from './openapi.ts';
import { shared } from './openapi-shared.ts';
import type { Payload, PayloadId } from './payloads.ts';
import * as person from './person.ts';
import type { Records } from './records.ts';
import * as schema from './schema.ts';
import * as service from './service.ts';
import { didDocument, jwks } from './signing.ts';
import * as texts from './texts.ts';
import { vCard } from './vcard.ts';

type Rows = {
  [Id in PayloadId]: (records: Records, costs: Costs) => Instance<Payload<Id>>[];
} & Record<ForeignId, (records: Records, shared: Shared) => object> &
  Record<TextId, (records: Records, shared: Shared) => string>;

export const rows: Rows = {
  ...init.rows,
  ...schema.rows,
  ...service.rows,
  ...person.rows,
  ...kit.rows,
  ...lists.rows,
  ...texts.rows,
  ...manifest.rows,
  ...evals.rows,
  ...resume.rows,

  getOpenApi: (records) => shared(openApi(records)),
  getAgentsJson: agentsJson,
  getArazzo: arazzo,
  getAxMission: axMission,
  getAgentCard: agentCard,
  getAgentJson: agentJson,
  getAiPlugin: aiPlugin,
  getApiCatalog: apiCatalog,
  getWebFinger: webFinger,
  getAiCatalog: aiCatalog,
  getSkillsIndex: skillsIndex,
  getMcpCard: mcpServerCard,
  getMcpRegistryEntry: mcpRegistryEntry,
  getJwks: ({ signed }) => jwks(signed?.keys ?? []),
  getDid: ({ site, signed }) => didDocument(site, signed?.keys ?? []),
  getResume: (records) => resume.jsonResume(records),
  getFeed: jsonFeed,

  getHome: greeting,
  getLlmsTxt: llmsTxt,
  getLlmsFullTxt: llmsFullTxt,
  getSkillMd: skillMd,
  getAgenticExperience: agenticExperience,
  getAgentSurfaceSpec: agentSurfaceSpec,
  getAxChecklist: axChecklist,
  getSubstrateDebt: substrateDebt,
  getRobotsTxt: robotsTxt,
  getSecurityTxt: securityTxt,
  getVerifier: (_, { verifier }) => verifier,
  getCorrections: correctionsFeed,
  getContactCard: vCard,
  getAtomFeed: atomFeed,
  getSitemap: sitemapXml,
};
