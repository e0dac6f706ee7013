/** What stands behind the gateway, and answers made from built files, with their tag and date. */
import { twinOf } from '../../src/files.ts';
import { type Sealed, type SealedText, sha256 } from '../../src/surfaces/seal.ts';
import { contentType } from '../http/accept.ts';
import { httpDate } from '../steps/headers.ts';
import type { Answer } from '../steps/steps.ts';

export type Kept = Map<(text: string) => unknown, Map<string, Promise<unknown>>>;

export interface Upstream {
  /**
   * What answers without the gateway: a rewrite, a file, a function. 404 when nothing does. `file`
   * is the built one that the table has there, below dist/. The headers of it can be changed.
   */
  next(request: Request, file?: string): Promise<Response>;
  /** Text of a built file by its path below dist/, or null. */
  read(file: string): Promise<string | null>;
  /** What is made of built files, by what makes it, where one build answers many requests. */
  kept?: Kept;
  /** One line for the operator: what was refused, and at which step. */
  log?: (line: string) => void;
}

/** What a function makes of the text of a built file, made once; null where there is no file. */
export function madeFrom<T>(
  { read, kept = new Map() }: Pick<Upstream, 'read' | 'kept'>,
  file: string,
  make: (text: string) => T,
): Promise<T | null> {
  const own = kept.get(make) ?? new Map<string, Promise<unknown>>();
  kept.set(make, own);
  const known = own.get(file);
  if (known) return known as Promise<T | null>;
  const begun = read(file).then((text) => (text === null ? null : make(text)));
  own.set(file, begun);
  // A file that cannot be read may be there at the next call; names that callers make up stay out.
  const forget = () => own.delete(file);
  begun.then((value) => value === null && forget(), forget);
  return begun;
}

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
  { upstream }: { upstream: Upstream },
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
  { upstream, asked, path }: { upstream: Upstream; asked: Request; path: string },
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
