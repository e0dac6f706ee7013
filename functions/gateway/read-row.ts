/** Static rows: which form, which variant, which part of the list. */
import { fileOf, hasTwin, variantOf } from '../../src/files.ts';
import { routes } from '../../src/routes.ts';
import { defaultsOf } from '../../src/schemas/parameters.ts';
import { markdownTwin } from '../../src/surfaces/markdown.ts';
import { type Sealed, seal } from '../../src/surfaces/seal.ts';
import { absolute } from '../../src/surfaces/site.ts';
import { preferred } from '../http/accept.ts';
import { type Ignored, ignoredParameters } from '../http/ignored.ts';
import { contentType } from '../http/media.ts';
import { Problem } from '../http/problem.ts';
import { hasQuery, parametersOf, parseQuery } from '../http/query.ts';
import { changedManifest } from './changed.ts';
import { computed } from './computed.ts';
import { filtered, isList } from './filtered-list.ts';
import { doorHeaders } from './headers.ts';
import { doorFile, notFound } from './not-found.ts';
import { pageInstead } from './page-instead.ts';
import { passedOn } from './passed-on.ts';
import type { Read } from './read.ts';
import { readTwin } from './twin.ts';

/** A read with what of its query was not used. */
type Asked = Read & { ignored: readonly Ignored[] };

/** A payload that tells what was not used, with the hash of what it then is. */
function withIgnored<T extends Sealed<object>>(payload: T, { ignored }: Asked): Sealed<object> {
  return ignored.length > 0 ? seal({ ...payload, ignored }, payload) : payload;
}

/** A Markdown document that tells it too. */
function documentWith(text: string, { ignored }: Asked): string {
  const lines = ignored.map(
    ({ name, nearest }) =>
      `- ${name ?? 'a parameter that is not known here'}${nearest ? `; meant: ${nearest}` : ''}`,
  );
  return lines.length > 0 ? `${text}\n## Ignored\n\n${lines.join('\n')}\n` : text;
}

/**
 * The validated query, or null when none of the row's parameters is given. Throws validation_error.
 */
function queryOf({ row, url, match }: Read): Record<string, unknown> | null {
  if (!hasQuery(row.id) || url.search === '') return null;
  const result = parseQuery(row.id, url.searchParams);
  if ('query' in result) return result.query;
  const message =
    'The query is not valid; "detail" names each problem. Without a query the defaults are ' +
    'answered; "expected" describes the parameters.';
  const fallback = match.param === null ? row.path : '/api/';
  throw new Problem({
    code: 'validation_error',
    message,
    fallback,
    contract: row.id,
    detail: result.problems,
  });
}

/** The twin of a built file of JSON as the answer, or 404 when there is none. */
async function twinOfFile(read: Asked, file: string): Promise<Response> {
  const { request, row, match, upstream, path } = read;
  const made = await readTwin(upstream, file);
  if (made === null) return notFound(request, path, match, upstream);
  const headers = { ...doorHeaders(row, match.path), ...made.headers };
  return computed(request, { ...made, text: documentWith(made.text, read), headers });
}

/** A built file as the answer, or 404 when there is none. JSON carries its own tag and date. */
async function fileAnswer(read: Asked, file: string, media: string): Promise<Response> {
  const { request, row, match, upstream, path } = read;
  const text = await upstream.read(file);
  if (text === null) return notFound(request, path, match, upstream);
  const headers = doorHeaders(row, match.path);
  if (media !== 'application/json') return computed(request, { text, media, headers });
  const payload = withIgnored(JSON.parse(text) as Sealed<object>, read);
  const { content_hash: etag, last_modified: modified } = payload;
  const body = read.ignored.length > 0 ? JSON.stringify(payload) : text;
  return computed(request, { text: body, media, etag, modified, headers });
}

/** A filtered list, made from the complete one. */
async function listAnswer(
  read: Asked,
  query: Record<string, unknown>,
  markdown: boolean,
): Promise<Response> {
  const { request, row, match, upstream, path } = read;
  const text = await upstream.read(variantOf(fileOf(row.path, row.media), 'all'));
  if (text === null || !isList(row.id)) return notFound(request, path, match, upstream);
  return payloadAnswer(read, filtered(row.id, JSON.parse(text), query), markdown);
}

/** The manifest with what changed since a day. */
async function manifestAnswer(read: Asked, since: string, markdown: boolean): Promise<Response> {
  const { request, row, match, upstream, path } = read;
  const text = await upstream.read(fileOf(row.path, row.media));
  if (text === null) return notFound(request, path, match, upstream);
  const payload = changedManifest(JSON.parse(text), since, await doorFile(upstream));
  return payloadAnswer(read, payload, markdown);
}

/** A payload that was made for this call, as JSON or as Markdown. */
async function payloadAnswer(
  read: Asked,
  made: Sealed<object>,
  markdown: boolean,
): Promise<Response> {
  const { request, row, upstream } = read;
  const payload = withIgnored(made, read);
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
    url: absolute(site, row.path),
    base: site.base,
  };
  return computed(request, {
    text: markdownTwin(payload, twin),
    media: 'text/markdown',
    modified,
    headers: { ...headers, 'X-Content-Hash': etag },
  });
}

/**
 * The home address: plain text by default, the page for browsers, Markdown or the start in JSON
 * where that is preferred.
 */
async function homeAnswer(read: Asked): Promise<Response | null> {
  const best = preferred(read.request.headers.get('accept'), [
    'text/plain',
    'text/html',
    'text/markdown',
    'application/json',
  ]);
  if (best === 'application/json') return fileAnswer(read, fileOf(routes.getInit.path, best), best);
  if (best === 'text/html') return fileAnswer(read, 'home/index.html', best);
  return best === 'text/markdown' ? fileAnswer(read, 'index.md', best) : null;
}

/** The answer to GET or HEAD of a static row. */
export async function readRow(asked: Read): Promise<Response> {
  const { request, row, match, path, upstream, url } = asked;
  const query = queryOf(asked);
  const ignored = hasTwin(row)
    ? ignoredParameters(url.searchParams.keys(), parametersOf(row.id))
    : [];
  const read = { ...asked, ignored };
  const accept = request.headers.get('accept');
  const page = await pageInstead(read);
  if (page) return page;
  const file = fileOf(match.path, row.media);
  const markdown =
    hasTwin(row) && preferred(accept, [row.media, 'text/markdown']) === 'text/markdown';
  if (row.path === '/') {
    const home = await homeAnswer(read);
    if (home) return home;
  }
  if (query && isList(row.id)) return listAnswer(read, query, markdown);
  const since = query?.['changed_since'];
  if (row.id === 'getManifest' && typeof since === 'string')
    return manifestAnswer(read, since, markdown);
  const detail = query?.['detail'];
  if (typeof detail === 'string' && hasQuery(row.id) && detail !== defaultsOf(row.id)['detail']) {
    const variant = variantOf(file, detail);
    return markdown ? twinOfFile(read, variant) : fileAnswer(read, variant, row.media);
  }
  if (markdown) return twinOfFile(read, file);
  // Files of items have no headers of their own beside them, there may be thousands: they carry
  // their tag and their date in them.
  if (ignored.length > 0 || match.param !== null) return fileAnswer(read, file, row.media);
  const response = await upstream.next(request);
  if (response.status === 404 || response.headers.has('x-error-code'))
    return notFound(request, path, match, upstream);
  const text =
    row.path.endsWith('.md') &&
    preferred(accept, ['text/plain', 'text/markdown']) === 'text/markdown';
  return passedOn(request, response, {
    ...doorHeaders(row, match.path),
    ...(response.status === 200
      ? { 'Content-Type': contentType(text ? 'text/markdown' : row.media) }
      : {}),
  });
}
