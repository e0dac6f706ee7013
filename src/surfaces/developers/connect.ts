/** How MCP and A2A clients connect, as Markdown with configurations that run as they stand. */

import { urlOf } from '../documents/parts.ts';
import { skillName } from '../documents/skill-name.ts';
import type { Records } from '../records.ts';

const json = (value: object) => ['```json', JSON.stringify(value, null, 2), '```', ''];

/**
 * The sections. Takes all records; returns Markdown from the heading on: the address for everybody,
 * each client's own form of it, what is different behind a credential, and where messages go.
 */
export function connectMarkdown(records: Records): string {
  const url = urlOf(records, 'callOpenMcp');
  const closed = urlOf(records, 'callMcp');
  const name = skillName(records).replace(/^read-/, '');
  return [
    '## Over MCP',
    '',
    `\`${url}\` reads, searches, asks and checks, for every MCP client and without a credential ` +
      '(streamable HTTP, stateless, revision 2026-07-28 and all of 2025).',
    '',
    '**Claude** (web, desktop, mobile): Settings, Connectors, Add custom connector; name ' +
      `\`${name}\`, URL \`${url}\`. Nothing else is asked for.`,
    '',
    '**ChatGPT**: Settings, Apps & Connectors, Advanced settings, switch on developer mode; then ' +
      `Create, MCP server URL \`${url}\`, authentication: none.`,
    '',
    '**Claude Code**:',
    '',
    '```sh',
    `claude mcp add --transport http ${name} ${url}`,
    '```',
    '',
    '**Cursor**, in `.cursor/mcp.json`:',
    '',
    ...json({ mcpServers: { [name]: { url } } }),
    '**VS Code**, in `.vscode/mcp.json`:',
    '',
    ...json({ servers: { [name]: { type: 'http', url } } }),
    `With a token of the operator, \`${closed}\` takes reports and messages as well: send it ` +
      `as \`Authorization: Bearer <token>\`. [The server card](${urlOf(records, 'getMcpCard')}) ` +
      `names both. [server.json](${urlOf(records, 'getMcpRegistryEntry')}) is the entry for the ` +
      `MCP ` +
      'registry, as `mcp-publisher publish` sends it.',
    '',
    '## Over A2A',
    '',
    `A message to \`${urlOf(records, 'sendMessage')}\` is a question (JSON-RPC, A2A 1.0 and 0.3; ` +
      'HTTP+JSON at `/message:send` below it); the ' +
      'answer is a message too, with text and the same as data. No task is kept. ' +
      `[The agent card](${urlOf(records, 'getAgentCard')}) is what a client starts from.`,
    '',
  ].join('\n');
}
