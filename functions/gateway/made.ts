/** Answers that the gateway makes from built files, with the tag and the date of what they tell. */
import { twinOf } from '../../src/files.ts';
import { type Sealed, sha256 } from '../../src/surfaces/seal.ts';
import { contentType } from '../http/media.ts';
import { httpDate } from '../steps/headers.ts';
import type { Answer } from '../steps/steps.ts';
import type { Upstream } from './upstream.ts';

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
function markdownTokens(text: string): Record<string, string> {
  const tokens = /^---\n(?:.*\n)*?tokens: (\d+)\n/.exec(text.slice(0, 500))?.[1];
  return tokens ? { 'X-Markdown-Tokens': tokens } : {};
}

/** The answer to a GET or HEAD. */
export const made = (
  { text, media, etag = `sha256:${sha256(text)}`, modified, headers }: Made,
  status = 200,
): Answer => ({
  status,
  body: text,
  headers: {
    'Content-Type': contentType(media),
    ETag: `"${etag}"`,
    ...(modified ? { 'Last-Modified': httpDate(modified) } : {}),
    ...(media === 'text/markdown' ? markdownTokens(text) : {}),
    ...headers,
  },
});

/** Tag and date of a payload. */
export const factsOfPayload = ({ content_hash, last_modified }: Sealed<object>) => ({
  etag: content_hash,
  modified: last_modified,
});

/**
 * The Markdown twin of a built file of JSON, or null when there is none. `X-Content-Hash` is that
 * of the record: a document has no room for it, and the entity tag is that of its own bytes.
 */
export async function readTwin({ read }: Upstream, file: string): Promise<Made | null> {
  const [text, json] = await Promise.all([read(twinOf(file)), read(file)]);
  if (text === null || json === null) return null;
  const { etag, modified } = factsOfPayload(JSON.parse(json));
  return { text, media: 'text/markdown', modified, headers: { 'X-Content-Hash': etag } };
}

/** What stands behind the gateway, with more headers; null where that is nothing. */
export async function passed(
  upstream: Upstream,
  request: Request,
  headers: Record<string, string> | ((status: number) => Record<string, string>),
): Promise<Answer | null> {
  const response = await upstream.next(request);
  const { status } = response;
  if (status === 404 || response.headers.has('x-error-code')) return null;
  const added = typeof headers === 'function' ? headers(status) : headers;
  return { status, body: null, headers: added, passed: response };
}
