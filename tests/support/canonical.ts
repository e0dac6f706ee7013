import { createHash } from 'node:crypto';
import type { Json } from './dist.ts';

/**
 * RFC 8785, written from the RFC: members by UTF-16 code units, ECMAScript forms of numbers and
 * strings.
 */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const names = Object.keys(value).sort((a, b) => (a < b ? -1 : 1));
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name] ?? null)}`).join(',')}}`;
}

/** What `content_hash` of a payload has to be, by the published recipe. */
export function hashOf({ content_hash: _, ...covered }: Readonly<Record<string, unknown>>): string {
  return `sha256:${createHash('sha256')
    .update(canonical(covered as Json), 'utf8')
    .digest('hex')}`;
}
