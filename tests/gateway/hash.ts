/**
 * content_hash by the published recipe, written again from the text of RFC 8785 so that it can
 * contradict the service.
 */
import { createHash } from 'node:crypto';

/**
 * RFC 8785: members by UTF-16 code units, no white space, numbers and strings as ECMAScript writes
 * them.
 */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`;
}

/** What `content_hash` of a payload has to be. */
export function hashOf({ content_hash: _, ...covered }: Record<string, unknown>): string {
  return `sha256:${createHash('sha256').update(canonical(covered), 'utf8').digest('hex')}`;
}
