/** How MCP and A2A clients connect, as Markdown with configurations that run as they stand. */
import { skillName } from '../documents/skill-name.ts';
import { textOf } from '../documents/text.ts';
import type { Records } from '../records.ts';

/**
 * The sections, from a heading on: the address for everybody, each client's own form of it, what is
 * different behind a credential, and where messages go.
 */
export function connectMarkdown(records: Records): string {
  return textOf('connect', records, { name: skillName(records).replace(/^read-/, '') });
}
