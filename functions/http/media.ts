/** Media types: by file name where nothing else tells, and as they stand on the wire. */
import types from './media.json' with { type: 'json' };

const BY_EXTENSION: Record<string, string> = types;

/** Media type of a file by its name, `application/octet-stream` when unknown. */
export const mediaOf = (file: string): string =>
  BY_EXTENSION[file.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream';

/** The profile that RFC 9727 asks for. */
export const LINKSET_PROFILE = 'profile="https://www.rfc-editor.org/info/rfc9727"';

/**
 * Content-Type of a media type: with charset where it is text, with profile where it is a linkset.
 */
export function contentType(media: string): string {
  if (media === 'application/linkset+json') return `${media}; ${LINKSET_PROFILE}`;
  return /^(text\/|application\/(json|xml)$|image\/svg)/.test(media)
    ? `${media}; charset=utf-8`
    : media;
}
