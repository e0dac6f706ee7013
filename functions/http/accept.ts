/** Which form of an answer the caller likes best (RFC 9110, section 12.5.1). */
import Negotiator from 'negotiator';

/** Content-Type of a media type: with charset where it is text, with profile as RFC 9727 asks. */
export function contentType(media: string): string {
  if (media === 'application/linkset+json')
    return `${media}; profile="https://www.rfc-editor.org/info/rfc9727"`;
  const isText = /^(text\/|application\/(json|xml)$|image\/svg)/.test(media);
  return isText ? `${media}; charset=utf-8` : media;
}

/**
 * The best of `available` media types; the first where the caller does not care, or accepts none:
 * an answer in another form helps more than a refusal.
 */
export function preferred<T extends string>(
  accept: string | null,
  available: readonly [T, ...T[]],
): T {
  if (!accept || accept === '*/*') return available[0];
  // As they are sent, with charset: a range that names the charset means them too.
  const types = available.map(contentType);
  const [best = ''] = new Negotiator({ headers: { accept } }).mediaTypes(types);
  return available[types.indexOf(best)] ?? available[0];
}

/** Whether a browser asks: it names HTML and likes it better than what programs read. */
export const wantsPage = (accept: string | null): boolean =>
  accept !== null &&
  preferred(accept, ['application/json', 'text/markdown', 'text/html']) === 'text/html' &&
  accept.includes('text/html');
