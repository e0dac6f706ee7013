/** Answers that the gateway makes from built files, with the tag and the date of what they tell. */
import { twinOf } from '../../src/files.ts';
import { type Sealed, type SealedText, sha256 } from '../../src/surfaces/seal.ts';
import { contentType } from '../http/accept.ts';
import { httpDate } from '../steps/headers.ts';
import type { Answer } from '../steps/steps.ts';
import { madeFrom, type Upstream } from './upstream.ts';

type Headers = Record<string, string>;

/** Token count that the build wrote into the front matter of a twin. */
function markdownTokens(text: string): Headers {
  const tokens = /^---\n(?:.*\n)*?tokens: (\d+)\n/.exec(text.slice(0, 500))?.[1];
  return tokens ? { 'X-Markdown-Tokens': tokens } : {};
}

/** The answer to a GET or HEAD; its tag is the hash of the text where none is given. */
export const made = (
  text: string,
  media: string,
  headers: Headers,
  {
    content_hash = `sha256:${sha256(text)}`,
    last_modified,
  }: Partial<Omit<SealedText, 'text'>> = {},
): Answer => ({
  status: 200,
  body: text,
  headers: {
    'Content-Type': contentType(media),
    ETag: `"${content_hash}"`,
    ...(last_modified ? { 'Last-Modified': httpDate(last_modified) } : {}),
    ...(media === 'text/markdown' ? markdownTokens(text) : {}),
    ...headers,
  },
});

/** The Markdown twin of a payload: `X-Content-Hash` is that of the record, not of the bytes. */
export const madeTwin = (
  text: string,
  { content_hash, last_modified }: Omit<SealedText, 'text'>,
  headers: Headers,
): Answer =>
  made(text, 'text/markdown', { ...headers, 'X-Content-Hash': content_hash }, { last_modified });

const sealOf = (text: string) => {
  const { content_hash, last_modified } = JSON.parse(text) as Sealed<object>;
  return { content_hash, last_modified };
};

/** A built file, or null when there is none. JSON of ours tells its own tag and date. */
export async function built(
  upstream: Upstream,
  file: string,
  media: string,
  headers: Headers,
): Promise<Answer | null> {
  const own = media === 'application/json' ? await madeFrom(upstream, file, sealOf) : {};
  const text = own && (await upstream.read(file));
  return own && text !== null ? made(text, media, headers, own) : null;
}

/** The twin of a built file of JSON, or null when there is none; `more` stands at its end. */
export async function builtTwin(
  upstream: Upstream,
  file: string,
  headers: Headers,
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
  headers: Headers,
  ofFile: Headers = {},
): Promise<Answer | null> {
  const response = await upstream.next(request);
  const { status } = response;
  if (status === 404 || response.headers.has('x-error-code')) return null;
  const added = status === 200 ? { ...headers, ...ofFile } : headers;
  return { status, body: null, headers: added, passed: response };
}
