/** Digests of what is published, and the record of changes as it is published. */
import { hash } from 'node:crypto';
import { NOT_FOUND_FILE } from '../../files.ts';
import type { RouteId } from '../../routes.ts';
import { needsQuery } from '../../schemas/parameters.ts';
import type { Site } from '../site.ts';
import { bound, changedIn, FILES, linesText, type NewLine, recordedDigests } from './chain.ts';
import type { History } from './history.ts';

/** What differs from one machine to another, and what is made of the digests themselves. */
const LEFT_OUT: readonly RouteId[] = ['getStatus', 'getRecord', 'getSignatures', 'getDigests'];

type Published = { id: RouteId; file: string; path: string | null };

/** SHA-256 of bytes, as base64url. */
export const digest = (bytes: string | Uint8Array) => hash('sha256', bytes, 'base64url');

/** The address that a file answers, with its query; null for what only the gateway reads. */
export function addressOf({ file, path }: Omit<Published, 'id'>): string | null {
  const [, own, detail] = /^variants\/(.*)\/(compact|full)\.json$/.exec(file) ?? [];
  return path ?? (own ? `/${own}?detail=${detail}` : null);
}

/** Files that have no address, or a secret one. */
const NOT_TOLD = [/^variants\//, /^404\.html$/, /^_\w+$/, /(^|\/)cvs\/[0-9a-f]{32}\b/];

/** Whether the machine that builds encodes a picture: another may make other bytes of it. */
export const isEncoded = (file: string) => /\.(png|jpe?g|webp|avif)$/i.test(file);

/** The address of a page, or of what pages bring along; null for what is not told. */
function pageAddress(file: string): string | null {
  if (file === NOT_FOUND_FILE || NOT_TOLD.some((no) => no.test(file))) return null;
  const path = file.replace(/(^|\/)index\.html$/, '');
  return `/${path.split('/').map(encodeURIComponent).join('/')}`;
}

/**
 * Digests by address, of digests by file; the index knows the files that agents read. What answers
 * nothing without a query is not told: whoever asks for it to verify it is refused.
 */
export function digestsOf(
  index: readonly Published[],
  bytes: Readonly<Record<string, string>>,
): Record<string, string> {
  const known = new Map(index.map((one) => [one.file, one]));
  return Object.fromEntries(
    Object.entries(bytes).flatMap(([file, digest]) => {
      const own = known.get(file);
      if (own && (LEFT_OUT.includes(own.id) || needsQuery(own.id))) return [];
      const address = own ? addressOf(own) : pageAddress(file);
      return address ? [[address, digest]] : [];
    }),
  );
}

/**
 * The digests that the record lacks, as a line; none where it has them all, unless it begins with
 * that line.
 */
export function filesLine(
  before: Record<string, string>,
  now: Record<string, string>,
  id: string,
  day: string,
  begins = false,
): NewLine[] {
  const files = changedIn(before, now);
  if (!begins && Object.keys(files).length === 0) return [];
  const none = { path: null, before: null, after: null };
  return [{ day, kind: FILES, id, change: 'changed', ...none, files }];
}

/**
 * The record as it is published: what is recorded as it stands, then what it lacks, marked so. A
 * site whose files nobody has recorded has no digests there.
 */
export function recordText(
  history: History | null,
  now: Record<string, string>,
  { base }: Pick<Site, 'base'>,
): string {
  const { lines = [], recorded = 0 } = history ?? {};
  const before = recordedDigests(lines, base);
  const day = lines.at(-1)?.day ?? '1970-01-01';
  const missing = before ? bound(lines, filesLine(before, now, base, day), () => '') : [];
  const more = [...lines.slice(recorded), ...missing];
  return (
    linesText(lines.slice(0, recorded)) +
    more.map((line) => `${JSON.stringify({ recorded: false, ...line })}\n`).join('')
  );
}
