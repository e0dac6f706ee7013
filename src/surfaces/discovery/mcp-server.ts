/** What the build and the endpoint both tell of the MCP endpoint. */
import type { Site } from '../site.ts';
import { hostLabels } from './about.ts';

/** Protocol revisions that the endpoint speaks, newest first. */
export const MCP_VERSIONS = [
  '2026-07-28',
  '2025-11-25',
  '2025-06-18',
  '2025-03-26',
  '2024-11-05',
  '2024-10-07',
] as const;

/**
 * Name of the server: the host as reverse domain name, a slash and a word, as the server card wants
 * it.
 */
export const mcpServerName = ({ base }: Pick<Site, 'base'>): string =>
  `${hostLabels(base).toReversed().join('.')}/profile`;
