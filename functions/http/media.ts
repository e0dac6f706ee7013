/** Media types: by file name where nothing else tells, and as they stand on the wire. */

const BY_EXTENSION: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css',
  gif: 'image/gif',
  html: 'text/html',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  md: 'text/markdown',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  vcf: 'text/vcard',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

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
