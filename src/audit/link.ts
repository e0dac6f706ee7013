/**
 * The link of a recipient, `/audits/{slug}#token=…`: what it holds, and where its token is kept.
 */

const SLUG = /^[a-z0-9][a-z0-9-]{0,119}$/;

/** The slug of a path `/audits/{slug}`, or null. */
export function slugOfPath(path: string): string | null {
  const [, slug = ''] = /^\/audits\/([^/]+)\/?$/.exec(path) ?? [];
  return SLUG.test(slug) ? slug : null;
}

/** The token of a fragment `#token=…`, or null. */
export const tokenOfFragment = (fragment: string): string | null =>
  new URLSearchParams(fragment.replace(/^#/, '')).get('token') || null;

/** What somebody pasted, a link or a token. Of a link only path and token count. */
export function linkOfText(text: string) {
  const pasted = text.trim();
  if (!/[/#]/.test(pasted)) return { slug: null, token: pasted === '' ? null : pasted };
  const [address = '', fragment = ''] = pasted.split('#', 2);
  const path = /\/audits\/[^/?#]+/.exec(address)?.[0] ?? '';
  return { slug: slugOfPath(path), token: tokenOfFragment(fragment) };
}

/** Name under which the tab keeps the token of an audit. */
export const tokenName = (slug: string): string => `audit-token:${slug}`;
