/**
 * What agents ask for by the names of other services: the last word of a path, and the address that
 * tells it here. Every address answers GET.
 */
import type { GatewayFile } from '../../src/surfaces/files-index.ts';
import words from './meant-paths.json' with { type: 'json' };

const MEANT = new Map(
  Object.entries(words).flatMap(([path, meant]) => meant.split(' ').map((word) => [word, path])),
);

/** The address that the last word of a path means, or null: kinds of records by their own names. */
export function meantBy(path: string, kinds: GatewayFile['kinds']): string | null {
  const last = path.toLowerCase().split('/').at(-1) ?? '';
  const word = last.replace(/\.(json|ya?ml|md|txt|html?|pdf|xml|php)$/, '').replaceAll('_', '-');
  const list = kinds.find((kind) => kind.list === last)?.address.replace(/[/#]$/, '');
  return MEANT.get(last) ?? MEANT.get(word) ?? list ?? null;
}
