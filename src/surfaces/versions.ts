/** Versions that the service tells of itself: its interface, and the contract that it keeps. */
export const API_VERSION = '1.0.0';
export const CONTRACT_VERSION = '0.1';

/** Protocol revisions that the MCP endpoint speaks, newest first. */
export const MCP_VERSIONS = [
  '2026-07-28',
  '2025-11-25',
  '2025-06-18',
  '2025-03-26',
  '2024-11-05',
  '2024-10-07',
] as const;
