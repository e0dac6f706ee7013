/**
 * The profile card as an MCP App (SEP-1865): a `ui://` resource that a tool's answer is shown with.
 */
import type { McpServer } from '@modelcontextprotocol/server';
import type { Sources } from './dependencies.ts';

const CARD_URI = 'ui://calling-card/profile.html';

/** On the tool, for clients that show apps; the older key for those of before 2026. */
export const CARD_META = { ui: { resourceUri: CARD_URI }, 'ui/resourceUri': CARD_URI };

/** It asks for no domain and no permission: everything is in it. */
const LOOK = { ui: { prefersBorder: true } };
const MIME_TYPE = 'text/html;profile=mcp-app';

/** Registers the card. */
export function registerCard(server: McpServer, { facts }: Sources): void {
  const config = {
    title: 'Profile card',
    description: 'Name, strongest claims with their evidence, and links, to look at.',
    mimeType: MIME_TYPE,
    _meta: LOOK,
  };
  server.registerResource('profile-card', CARD_URI, config, () => ({
    contents: [{ uri: CARD_URI, mimeType: MIME_TYPE, text: facts.card, _meta: LOOK }],
  }));
}
