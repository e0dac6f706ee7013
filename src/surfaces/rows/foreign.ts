/** The rows in somebody else's JSON format. */
import type { ForeignId, LastId } from '../../routes.ts';
import { agentCard, agentJson } from '../discovery/agent-card.ts';
import { agentsJson } from '../discovery/agents-json.ts';
import { aiCatalog } from '../discovery/ai-catalog.ts';
import { aiPlugin } from '../discovery/ai-plugin.ts';
import { apiCatalog } from '../discovery/api-catalog.ts';
import { arazzo } from '../discovery/arazzo.ts';
import { axMission } from '../discovery/ax-mission.ts';
import { mcpRegistryEntry, mcpServerCard } from '../discovery/mcp.ts';
import { jsonResume } from '../discovery/resume.ts';
import { skillsIndex } from '../discovery/skills-index.ts';
import { webFinger } from '../discovery/webfinger.ts';
import { skillMd } from '../documents/skill.ts';
import { jsonFeed } from '../feed.ts';
import { openApi } from '../openapi.ts';
import { shared } from '../openapi-shared.ts';
import type { Records } from '../records.ts';
import { didDocument, jwks } from '../signing.ts';
import type { Shared } from './text.ts';

export type Made = Exclude<ForeignId, LastId | 'getOpenApiGroup'>;

export const foreignRows: Record<Made, (records: Records, shared: Shared) => object> = {
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
