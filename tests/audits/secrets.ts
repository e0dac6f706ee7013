/**
 * The credentials of the owner in tests and in the pictures of the private pages, and who is sent
 * an audit there.
 */

export const ADMIN_KEY = 'owner-key-5Kd0bW1mXv';
export const MCP_TOKEN = 'agent-bearer-9sQ2pLr7';
export const STATS_TOKEN = 'stats-bearer-3nTz8Yw1';
export const OWNER = { 'X-Admin-Key': ADMIN_KEY };

/** The settings of a service with all of them. */
export const SECRETS = {
  AUDIT_ADMIN_KEY: ADMIN_KEY,
  ACCESS_TOKENS: `mcp:${MCP_TOKEN},admin:${STATS_TOKEN}`,
};

export const RECIPIENT = { name: 'Rosa Reader', company: 'Acme', email: 'rosa.reader@example.org' };
