/** Static rows: which form, which variant, which part of the list. */
import { fileOf, hasTwin, twinOf, variantOf } from '../../src/files.ts';
import { markdownTwin } from '../../src/surfaces/markdown.ts';
import type { Sealed } from '../../src/surfaces/seal.ts';
import { absolute } from '../../src/surfaces/site.ts';
import { preferred } from '../http/accept.ts';
import { contentType } from '../http/media.ts';
import { Problem } from '../http/problem.ts';
import { defaultsOf, hasQuery, parseQuery } from '../http/query.ts';
import type { Match, Row } from '../table/match.ts';
import { computed } from './computed.ts';
import { filtered, isList } from './filtered-list.ts';
import { doorHeaders, withHeaders } from './headers.ts';
import { doorFile, notFound } from './not-found.ts';
import type { Upstream } from './upstream.ts';

export type Read = {
  request: Request;
  url: URL;
  path: string;
  row: Row;
  match: Match;
  upstream: Upstream;
};

/**
 * The validated query, or null when none of the row's parameters is given. Throws validation_error.
 */
function queryOf({ row, url, match }: Read): Record<string, unknown> | null {
  if (!hasQuery(row.id) || url.search === '') return null;
  const result = parseQuery(row.id, url.searchParams);
  if ('query' in result) return result.query;
  const message =
    'The query is not valid; "detail" names each problem. Without a query the defaults are ' +
    'answered; /openapi.json describes the parameters.';
  const fallback = match.param === null ? row.path : '/api/';
  throw new Problem({
    code: 'validation_error',
    message,
    fallback,
    suggested: '/openapi.json',
    detail: result.problems,
  });
}

/** A built file as the answer, or 404 when there is none. JSON carries its own tag and date. */
async function fileAnswer(read: Read, file: string, media: string): Promise<Response> {
  const { request, row, match, upstream, path } = read;
  const text = await upstream.read(file);
  if (text === null) return notFound(request, path, match, upstream);
  const headers = doorHeaders(row, match.path);
  if (media !== 'application/json') return computed(request, { text, media, headers });
  const { content_hash: etag, last_modified: modified } = JSON.parse(text) as Sealed<object>;
  return computed(request, { text, media, etag, modified, headers });
}

/** A filtered list, made from the complete one. */
async function listAnswer(
  read: Read,
  query: Record<string, unknown>,
  markdown: boolean,
): Promise<Response> {
  const { request, row, match, upstream, path } = read;
  const text = await upstream.read(variantOf(fileOf(row.path, row.media), 'all'));
  if (text === null || !isList(row.id)) return notFound(request, path, match, upstream);
  const payload = filtered(row.id, JSON.parse(text), query);
  const { content_hash: etag, last_modified: modified } = payload;
  const headers = doorHeaders(row, row.path);
  if (!markdown)
    return computed(request, {
      text: JSON.stringify(payload),
      media: row.media,
      etag,
      modified,
      headers,
    });
  const site = await doorFile(upstream);
  const twin = {
    title: `${site.name}: ${row.purpose}`,
    purpose: row.purpose,
    url: absolute(site, row.path),
    base: site.base,
  };
  return computed(request, {
    text: markdownTwin(payload, twin),
    media: 'text/markdown',
    modified,
    headers,
  });
}

/** The home address: plain text by default, the page for browsers, Markdown where preferred. */
async function homeAnswer(read: Read): Promise<Response | null> {
  const best = preferred(read.request.headers.get('accept'), [
    'text/plain',
    'text/html',
    'text/markdown',
  ]);
  if (best === 'text/html') return fileAnswer(read, 'home/index.html', best);
  return best === 'text/markdown' ? fileAnswer(read, 'index.md', best) : null;
}

/** The answer to GET or HEAD of a static row. */
export async function readRow(read: Read): Promise<Response> {
  const { request, row, match, path, upstream } = read;
  const query = queryOf(read);
  const accept = request.headers.get('accept');
  const file = fileOf(match.path, row.media);
  const markdown =
    hasTwin(row) && preferred(accept, [row.media, 'text/markdown']) === 'text/markdown';
  if (row.path === '/') {
    const home = await homeAnswer(read);
    if (home) return home;
  }
  if (query && isList(row.id)) return listAnswer(read, query, markdown);
  const detail = query?.['detail'];
  if (typeof detail === 'string' && hasQuery(row.id) && detail !== defaultsOf(row.id)['detail']) {
    const variant = variantOf(file, detail);
    return markdown
      ? fileAnswer(read, twinOf(variant), 'text/markdown')
      : fileAnswer(read, variant, row.media);
  }
  if (markdown) return fileAnswer(read, twinOf(file), 'text/markdown');
  const response = await upstream.next(request);
  if (response.status === 404 || response.headers.has('x-error-code'))
    return notFound(request, path, match, upstream);
  const text =
    row.path.endsWith('.md') &&
    preferred(accept, ['text/plain', 'text/markdown']) === 'text/markdown';
  return withHeaders(response, {
    ...doorHeaders(row, match.path),
    ...(response.status === 200
      ? { 'Content-Type': contentType(text ? 'text/markdown' : row.media) }
      : {}),
  });
}
