/** Where the build keeps the profile card, for the MCP endpoint alone: `{ html }`. */
export const CARD_FILE = 'variants/mcp-card.json';
