/** Answers that the gateway makes from built files, with the tag and the date of what they tell. */
import { twinOf } from '../../src/files.ts';
import { type Sealed, type SealedText, sha256 } from '../../src/surfaces/seal.ts';
import { contentType } from '../http/media.ts';
import { httpDate } from '../steps/headers.ts';
import type { Answer } from '../steps/steps.ts';
import { madeFrom, type Upstream } from './upstream.ts';

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

/** A payload as JSON, which carries its own tag and date. */
export const madeOf = (
  { content_hash: etag, last_modified: modified, text }: SealedText,
  headers: Record<string, string>,
  media = 'application/json',
): Answer => made({ text, media, etag, modified, headers });

/** Tag and date of the text of a payload. */
const sealOf = (text: string) => {
  const { content_hash, last_modified } = JSON.parse(text) as Sealed<object>;
  return { content_hash, last_modified };
};

/** A built file of JSON with its tag and its date, or null when there is none. */
export async function builtPayload(upstream: Upstream, file: string): Promise<SealedText | null> {
  const [own, text] = [await madeFrom(upstream, file, sealOf), await upstream.read(file)];
  return own && text !== null ? { ...own, text } : null;
}

/** A built file that does not tell its own tag, or null when there is none. */
export async function builtText(
  { read }: Upstream,
  file: string,
  media: string,
  headers: Record<string, string>,
): Promise<Answer | null> {
  const text = await read(file);
  return text === null ? null : made({ text, media, headers });
}

/** The Markdown twin of a payload. */
export const madeTwin = (
  text: string,
  { content_hash, last_modified: modified }: Omit<SealedText, 'text'>,
  headers: Record<string, string>,
): Answer =>
  made({
    text,
    media: 'text/markdown',
    modified,
    headers: { ...headers, 'X-Content-Hash': content_hash },
  });

/**
 * The Markdown twin of a built file of JSON, or null when there is none. `X-Content-Hash` is that
 * of the record: a document has no room for it, and the entity tag is that of its own bytes. `more`
 * stands at its end.
 */
export async function builtTwin(
  upstream: Upstream,
  file: string,
  headers: Record<string, string>,
  more = '',
): Promise<Answer | null> {
  const [text, own] = await Promise.all([
    upstream.read(twinOf(file)),
    madeFrom(upstream, file, sealOf),
  ]);
  return text === null || own === null ? null : madeTwin(text + more, own, headers);
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
