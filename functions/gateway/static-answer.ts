/** The steps `negotiate` and `answer` of static routes: which form, which part of a list. */
import { fileOf, hasTwin, variantOf } from '../../src/files.ts';
import { routes } from '../../src/routes.ts';
import { defaultsOf } from '../../src/schemas/parameters.ts';
import type { GatewayFile } from '../../src/surfaces/files-index.ts';
import {
  LIST_IDS,
  type ListShape,
  listPayload,
  listText,
  readyList,
} from '../../src/surfaces/filtered-lists.ts';
import { recordPlace } from '../../src/surfaces/human.ts';
import { markdownTwin } from '../../src/surfaces/markdown.ts';
import { type Freshness, type Sealed, type SealedText, seal } from '../../src/surfaces/seal.ts';
import { absolute } from '../../src/surfaces/site.ts';
import { preferred, wantsPage } from '../http/accept.ts';
import { contentType } from '../http/media.ts';
import { hasQuery } from '../http/query.ts';
import { readHeaders } from '../steps/headers.ts';
import type { Answer } from '../steps/steps.ts';
import type { Match, NamedRoute } from '../table/match.ts';
import type { Read } from './identify.ts';
import { builtPayload, builtText, builtTwin, madeOf, madeTwin, passed } from './made.ts';
import { facts } from './not-found.ts';
import { madeFrom } from './upstream.ts';

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
  const { route, match, upstream, ignored } = read;
  const headers = readHeaders(route, match.path);
  if (media !== 'application/json') return builtText(upstream, file, media, headers);
  const built = await builtPayload(upstream, file);
  if (!built || ignored.length === 0) return built && madeOf(built, headers);
  return madeOf(textOf(withIgnored(JSON.parse(built.text), read)), headers);
}

const textOf = (payload: Sealed<object>): SealedText => ({
  ...payload,
  text: JSON.stringify(payload),
});

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

/** Complete lists, ready to be asked, by their file. */
const READY = Object.fromEntries(
  LIST_IDS.map((id) => [
    id,
    (text: string) => {
      const all = JSON.parse(text) as ListShape & Freshness;
      return { list: readyList(id, all, all), all };
    },
  ]),
);

/**
 * The payload that a query asks for, made for this call by the same function that built the file: a
 * list of which a part is wanted, the manifest since a day. Null where the query asks for neither.
 */
async function computed(read: Asked, markdown: boolean): Promise<Answer | null> {
  const { route, query, upstream, ignored } = read;
  const file = fileOf(route.path, route.media);
  const since = query?.['changed_since'];
  const after = ignored.length > 0 ? { ignored } : {};
  const ready = query && READY[route.id];
  if (ready) {
    const found = await madeFrom(upstream, variantOf(file, 'all'), ready);
    if (!found) return null;
    const { list, all } = found;
    return markdown
      ? payloadTwin(read, withIgnored(listPayload(list, query, all), read))
      : madeOf(listText(list, query, all, after), readHeaders(route, route.path), route.media);
  }
  if (route.id !== 'getManifest' || typeof since !== 'string') return null;
  const all = await madeFrom(upstream, file, parsed);
  if (!all) return null;
  const payload = withIgnored(changedManifest(all, since, await facts(upstream)), read);
  return markdown
    ? payloadTwin(read, payload)
    : madeOf(textOf(payload), readHeaders(route, route.path), route.media);
}

const parsed = (text: string) => JSON.parse(text) as object & Freshness;

/** Such a payload as Markdown. */
async function payloadTwin({ route, upstream }: Asked, payload: Sealed<object>): Promise<Answer> {
  const site = await facts(upstream);
  const title = `${site.name}: ${route.purpose}`;
  const text = markdownTwin(payload, { title, url: absolute(site, route.path), base: site.base });
  return madeTwin(text, payload, readHeaders(route, route.path));
}

/** Whom a descriptor is about (RFC 7033, section 4.4). */
const namesOf = (text: string): string[] => {
  const { subject, aliases } = JSON.parse(text);
  return [subject, ...aliases];
};

/** Whether WebFinger knows what is asked for; without a question it tells whom it knows. */
async function isAbout(query: Asked['query'], upstream: Asked['upstream']): Promise<boolean> {
  const resource = query?.['resource'];
  if (resource === undefined) return true;
  const file = fileOf(routes.getWebFinger.path, routes.getWebFinger.media);
  const known = await madeFrom(upstream, file, namesOf);
  return known?.includes(resource as string) ?? false;
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
  const answer = await computed(read, markdown);
  if (answer) return answer;
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
