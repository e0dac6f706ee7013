/** The host of a Referer header, where that is a public name; nothing else of it. */

/** Longer headers are not looked at; browsers send no more than this from one site to another. */
const LONGEST_HEADER_CHARS = 2000;

/** Names with a top-level domain of letters: neither an address nor a machine at home. */
const PUBLIC_NAME = new RegExp(
  '^(?=.{4,100}$)(?:[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?\\.){1,6}' +
    '(?:[a-z]{2,24}|xn--[a-z0-9-]{2,30})$',
);

/** Top-level names that no public site has (RFC 2606, RFC 6761, RFC 6762, RFC 8375). */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|lan|home|corp|test|invalid|home\.arpa)$/;

/** The host in lower case, or null. `own` is this service's own host, maybe with a port. */
export function referrerHost(header: string | null | undefined, own: string | null | undefined) {
  if (!header || header.length > LONGEST_HEADER_CHARS || !/^https?:\/\//i.test(header)) return null;
  let host: string;
  try {
    host = new URL(header).hostname;
  } catch {
    return null;
  }
  if (!PUBLIC_NAME.test(host) || PRIVATE_NAME.test(host)) return null;
  return host === own?.replace(/:\d+$/, '').toLowerCase() ? null : host;
}
