/** Answers that the gateway makes from built files, with the tag and the date of what they tell. */
import { twinOf } from '../../src/files.ts';
import { type Sealed, type SealedText, sha256 } from '../../src/surfaces/seal.ts';
import { contentType } from '../http/accept.ts';
import { httpDate } from '../steps/headers.ts';
import type { Answer } from '../steps/steps.ts';
import type { Read } from './identify.ts';
import { madeFrom } from './upstream.ts';

type Headers = Record<string, string>;

/** Token count that the build wrote into the front matter of a twin. */
function markdownTokens(text: string): Headers {
  const tokens = /^---\n(?:.*\n)*?tokens: (\d+)\n/.exec(text.slice(0, 500))?.[1];
  return tokens ? { 'X-Markdown-Tokens': tokens } : {};
}

/**
 * The answer to a GET or HEAD. Its tag is the hash that the text tells of itself, else that of the
 * text; of a Markdown twin `X-Content-Hash` is that of the record, not of the bytes.
 */
export function made(
  text: string,
  media: string,
  headers: Headers,
  { content_hash, last_modified }: Partial<Omit<SealedText, 'text'>> = {},
): Answer {
  const isMarkdown = media === 'text/markdown';
  const tag = (isMarkdown ? undefined : content_hash) ?? `sha256:${sha256(text)}`;
  return {
    status: 200,
    body: text,
    headers: {
      'Content-Type': contentType(media),
      ETag: `"${tag}"`,
      ...(last_modified ? { 'Last-Modified': httpDate(last_modified) } : {}),
      ...(isMarkdown ? markdownTokens(text) : {}),
      ...headers,
      ...(isMarkdown && content_hash ? { 'X-Content-Hash': content_hash } : {}),
    },
  };
}

const sealOf = (text: string) => {
  const { content_hash, last_modified } = JSON.parse(text) as Sealed<object>;
  return { content_hash, last_modified };
};

/**
 * A built file, or the twin of one of JSON where Markdown is wanted, or null when there is none.
 * JSON of ours tells its own tag and date; `more` stands at the end.
 */
export async function built(
  { upstream }: Pick<Read, 'upstream'>,
  file: string,
  media: string,
  headers: Headers,
  more = '',
): Promise<Answer | null> {
  const isTwin = media === 'text/markdown' && file.endsWith('.json');
  const [text, own] = await Promise.all([
    upstream.read(isTwin ? twinOf(file) : file),
    isTwin || media === 'application/json' ? madeFrom(upstream, file, sealOf) : {},
  ]);
  return text === null || own === null ? null : made(text + more, media, headers, own);
}

/**
 * What stands behind the gateway, with more headers; null where that is nothing. `file` is the
 * built one that the table has there.
 */
export async function passed(
  { upstream, asked, path }: Pick<Read, 'upstream' | 'asked' | 'path'>,
  headers: Headers,
  file = path.slice(1),
  ofFile: Headers = {},
): Promise<Answer | null> {
  const response = await upstream.next(asked, file);
  const { status } = response;
  if (status === 404 || response.headers.has('x-error-code')) return null;
  const added = status === 200 ? { ...headers, ...ofFile } : headers;
  return { status, body: null, headers: added, passed: response };
}
