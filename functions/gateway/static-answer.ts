/** The steps `negotiate` and `answer` of static routes: which form, which part of a list. */
import { fileOf, hasTwin, variantOf } from '../../src/files.ts';
import { routes } from '../../src/routes.ts';
import { defaultsOf } from '../../src/schemas/parameters.ts';
import type { GatewayFile } from '../../src/surfaces/files-index.ts';
import {
  isList,
  type ListQuery,
  type ListShape,
  listPayload,
} from '../../src/surfaces/filtered-lists.ts';
import { recordPlace } from '../../src/surfaces/human.ts';
import { markdownTwin } from '../../src/surfaces/markdown.ts';
import { type Freshness, type Sealed, seal } from '../../src/surfaces/seal.ts';
import { absolute } from '../../src/surfaces/site.ts';
import { preferred, wantsPage } from '../http/accept.ts';
import { contentType } from '../http/media.ts';
import { hasQuery } from '../http/query.ts';
import { readHeaders } from '../steps/headers.ts';
import type { Answer } from '../steps/steps.ts';
import type { Match, NamedRoute } from '../table/match.ts';
import type { Read } from './identify.ts';
import { builtText, builtTwin, made, madeOf, passed } from './made.ts';
import { facts } from './not-found.ts';

/** A read of a static route. */
type Asked = Read & { route: NamedRoute; match: Match };
const isStatic = (read: Read): read is Asked => read.target === 'static';

/**
 * A browser that opens the address of a record is led to the page that shows it. 303, because the
 * page is another resource (RFC 9110, section 15.4.4) and because no cache keeps that status unless
 * it is told to: none can hand a page to an agent, even one that overlooks `Vary`. A query asks for
 * data, and gets it.
 */
export async function pageInstead(read: Read): Promise<Answer | undefined> {
  if (!isStatic(read)) return;
  const { request, url, route, match, upstream } = read;
  const place = url.search === '' && route.path !== '/' ? recordPlace(match.path) : null;
  if (!place || !wantsPage(request.headers.get('accept'))) return;
  const { pages } = await facts(upstream);
  if (!pages[place.replace(/#.*$/, '')]) return;
  const headers = { Location: encodeURI(place), ...readHeaders(route, match.path) };
  return { status: 303, body: null, headers };
}

/** What was not used, at the end of a twin. */
function ignoredLines({ ignored }: Asked): string {
  const lines = ignored.map(
    ({ name, nearest }) =>
      `- ${name ?? 'a parameter that is not known here'}${nearest ? `; meant: ${nearest}` : ''}`,
  );
  return lines.length > 0 ? `\n## Ignored\n\n${lines.join('\n')}\n` : '';
}

/** A payload that tells what was not used, with the hash of what it then is. */
const withIgnored = (payload: Sealed<object>, { ignored }: Asked): Sealed<object> =>
  ignored.length > 0 ? seal({ ...payload, ignored }, payload) : payload;

/** A built file. JSON carries its own tag and date. */
async function fileAnswer(read: Asked, file: string, media: string): Promise<Answer | null> {
  const { route, match, upstream } = read;
  const headers = readHeaders(route, match.path);
  if (media !== 'application/json') return builtText(upstream, file, media, headers);
  const text = await upstream.read(file);
  if (text === null) return null;
  const built = JSON.parse(text);
  const payload = withIgnored(built, read);
  return madeOf(payload, headers, payload === built ? { text } : {});
}

/**
 * The manifest as it is published; of its lists those records stay whose day, by `modified` of the
 * build, is `changed_since` (`YYYY-MM-DD`) or later. What is no list of records stays whole.
 */
function changedManifest(
  manifest: object & Freshness,
  changed_since: string,
  { base, modified = {} }: GatewayFile,
): Sealed<object> {
  const isNew = (item: unknown) => {
    const { url } = item as { url?: unknown };
    const day = typeof url === 'string' ? modified[url.slice(base.length)] : undefined;
    return day === undefined || day >= changed_since;
  };
  const kept = Object.entries(manifest).map(([name, value]): [string, unknown] => [
    name,
    Array.isArray(value) ? value.filter(isNew) : value,
  ]);
  return seal({ ...Object.fromEntries(kept), filters: { changed_since } }, manifest);
}

/**
 * The payload that a query asks for, made for this call by the same function that built the file: a
 * list of which a part is wanted, the manifest since a day. Null where the query asks for neither.
 */
async function computed({ route, query, upstream }: Asked): Promise<Sealed<object> | null> {
  const file = fileOf(route.path, route.media);
  const since = query?.['changed_since'];
  const list = query !== null && isList(route.id) ? route.id : null;
  if (!list && !(route.id === 'getManifest' && typeof since === 'string')) return null;
  const text = await upstream.read(list ? variantOf(file, 'all') : file);
  if (text === null) return null;
  const all = JSON.parse(text);
  return list
    ? listPayload(list, all, all as ListShape, query as ListQuery, all as Freshness)
    : changedManifest(all, since as string, await facts(upstream));
}

/** Such a payload as JSON or as Markdown. */
async function payloadAnswer(read: Asked, plain: Sealed<object>, markdown: boolean) {
  const { route, upstream } = read;
  const payload = withIgnored(plain, read);
  const headers = readHeaders(route, route.path);
  if (!markdown) return madeOf(payload, headers, { media: route.media });
  const site = await facts(upstream);
  const title = `${site.name}: ${route.purpose}`;
  const text = markdownTwin(payload, { title, url: absolute(site, route.path), base: site.base });
  const { content_hash, last_modified: modified } = payload;
  const own = { ...headers, 'X-Content-Hash': content_hash };
  return made({ text, media: 'text/markdown', modified, headers: own });
}

/** Whether WebFinger knows what is asked for; without a question it tells whom it knows. */
async function isAbout(query: Asked['query'], upstream: Asked['upstream']): Promise<boolean> {
  const resource = query?.['resource'];
  if (resource === undefined) return true;
  const file = fileOf(routes.getWebFinger.path, routes.getWebFinger.media);
  const { subject, aliases } = JSON.parse((await upstream.read(file)) ?? '{"aliases":[]}');
  return [subject, ...aliases].includes(resource);
}

/** What the home address answers beside plain text: the start in JSON, the page, Markdown. */
const HOME_FILES = {
  'application/json': fileOf(routes.getInit.path, 'application/json'),
  'text/html': 'home/index.html',
  'text/markdown': 'index.md',
} as const;
const HOME_FORMS = ['text/plain', 'text/html', 'text/markdown', 'application/json'] as const;

/** The answer to GET or HEAD of a static route; null where this build has none. */
export async function staticAnswer(read: Read): Promise<Answer | null> {
  if (!isStatic(read)) return null;
  const { request, asked, route, match, upstream, query, ignored } = read;
  const accept = request.headers.get('accept');
  const form = route.path === '/' ? preferred(accept, HOME_FORMS) : 'text/plain';
  if (form !== 'text/plain') return fileAnswer(read, HOME_FILES[form], form);
  const markdown =
    hasTwin(route) && preferred(accept, [route.media, 'text/markdown']) === 'text/markdown';
  if (route.id === 'getWebFinger' && !(await isAbout(query, upstream))) return null;
  const payload = await computed(read);
  if (payload) return payloadAnswer(read, payload, markdown);
  const detail = query?.['detail'];
  const isDefault = !hasQuery(route.id) || detail === defaultsOf(route.id)['detail'];
  const plainFile = fileOf(match.path, route.media);
  const isVariant = typeof detail === 'string' && !isDefault;
  const file = isVariant ? variantOf(plainFile, detail) : plainFile;
  if (markdown)
    return builtTwin(upstream, file, readHeaders(route, match.path), ignoredLines(read));
  // Files of items have no headers of their own beside them, there may be thousands: they carry
  // their tag and their date in them. Foreign ones cannot, and are few.
  if (isVariant || ignored.length > 0 || (match.param !== null && !route.foreign))
    return fileAnswer(read, file, route.media);
  const isText =
    route.path.endsWith('.md') &&
    preferred(accept, ['text/plain', 'text/markdown']) === 'text/markdown';
  return passed(upstream, asked, (status) => ({
    ...readHeaders(route, match.path),
    ...(status === 200
      ? { 'Content-Type': contentType(isText ? 'text/markdown' : route.media) }
      : {}),
  }));
}
