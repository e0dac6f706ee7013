/** Answers that the door makes itself from built files: whole headers, HEAD and 304 (RFC 9110). */
import { sha256 } from '../../src/surfaces/seal.ts';
import { isUnchanged } from '../http/conditional.ts';
import { httpDate, PUBLIC_CORS, REVALIDATE, SECURITY_HEADERS } from '../http/headers.ts';
import { contentType } from '../http/media.ts';

export type Made = {
  text: string;
  media: string;
  /** `sha256:<hex>`; the hash of the text where nothing else is given. */
  etag?: string;
  /** ISO 8601, or null where nothing dates the answer. */
  modified?: string | null;
  headers: Record<string, string>;
};

/** Token count that the build wrote into the front matter of a twin. */
export function markdownTokens(text: string): Record<string, string> {
  const tokens = /^---\n(?:.*\n)*?tokens: (\d+)\n/.exec(text.slice(0, 500))?.[1];
  return tokens ? { 'X-Markdown-Tokens': tokens } : {};
}

/** The answer to a GET or HEAD. */
export function computed(
  request: Request,
  { text, media, etag, modified = null, headers }: Made,
  status = 200,
): Response {
  const tag = `"${etag ?? `sha256:${sha256(text)}`}"`;
  const lastModified = modified ? httpDate(modified) : undefined;
  const all = {
    'Cache-Control': status === 200 ? REVALIDATE : 'no-store',
    ...SECURITY_HEADERS,
    ...PUBLIC_CORS,
    ETag: tag,
    ...(lastModified ? { 'Last-Modified': lastModified } : {}),
    ...(media === 'text/markdown' ? markdownTokens(text) : {}),
    ...headers,
  };
  const { headers: asked } = request;
  if (
    status === 200 &&
    isUnchanged(asked.get('if-none-match'), asked.get('if-modified-since'), {
      etag: tag,
      lastModified,
    })
  )
    return new Response(null, { status: 304, headers: all });
  const body = new TextEncoder().encode(text);
  return new Response(request.method === 'HEAD' ? null : body, {
    status,
    headers: {
      'Content-Type': contentType(media),
      'Content-Length': String(body.byteLength),
      ...all,
    },
  });
}
