/** The steps `negotiate` and `answer` of static routes: which form, which part of a list. */
import { fileOf, hasTwin, variantOf } from '../../src/files.ts';
import { type RouteId, routes } from '../../src/routes.ts';
import { defaultsOf } from '../../src/schemas/parameters.ts';
import {
  LIST_IDS,
  type ListId,
  type ListShape,
  listText,
  readyList,
} from '../../src/surfaces/filtered-lists.ts';
import { recordPlace } from '../../src/surfaces/human.ts';
import { markdownTwin } from '../../src/surfaces/markdown.ts';
import { type Freshness, type Sealed, type SealedText, seal } from '../../src/surfaces/seal.ts';
import { absolute } from '../../src/surfaces/site.ts';
import { contentType, preferred, wantsPage } from '../http/accept.ts';
import { hasQuery } from '../http/query.ts';
import { readHeaders } from '../steps/headers.ts';
import type { Answer } from '../steps/steps.ts';
import type { Match, NamedRoute } from '../table/match.ts';
import type { Read } from './identify.ts';
import { built, made, passed } from './made.ts';
import { facts } from './not-found.ts';
import { madeFrom } from './upstream.ts';

type Asked = Read & { route: NamedRoute; match: Match };
const isStatic = (read: Read): read is Asked => read.target === 'static';

/**
 * A browser that opens the address of a record is led to the page that shows it. 303 (RFC 9110,
 * section 15.4.4): no cache keeps it unasked, so none hands a page to an agent, even one that
 * overlooks `Vary`. A query asks for data, and gets it.
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
function told(payload: Sealed<object>, { ignored }: Asked): SealedText {
  const own = ignored.length > 0 ? seal({ ...payload, ignored }, payload) : payload;
  return { ...own, text: JSON.stringify(own) };
}

/**
 * What a query asks for, made for this call by the same function that built the file: null where
 * there is no such thing, undefined where it is what the file tells.
 */
type Computed = (
  read: Asked,
  query: Record<string, unknown>,
) => Promise<SealedText | null | undefined>;

const ownFile = ({ route }: Asked) => fileOf(route.path, route.media);
const parsed = (text: string) => JSON.parse(text) as object & Freshness;

/** A part of a list, of the complete one that is made ready once. */
function partOf(id: ListId): Computed {
  const ready = (text: string) => {
    const all = JSON.parse(text) as ListShape & Freshness;
    return { list: readyList(id, all, all), all };
  };
  return async (read, query) => {
    const { upstream, ignored } = read;
    const found = await madeFrom(upstream, variantOf(ownFile(read), 'all'), ready);
    return found && listText(found.list, query, found.all, ignored.length > 0 ? { ignored } : {});
  };
}

/**
 * The manifest as it is published; of its lists those records stay whose day, by `modified` of the
 * build, is `changed_since` (`YYYY-MM-DD`) or later. What is no list of records stays whole.
 */
const changedManifest: Computed = async (read, { changed_since }) => {
  if (typeof changed_since !== 'string') return undefined;
  const manifest = await madeFrom(read.upstream, ownFile(read), parsed);
  if (!manifest) return null;
  const { base, modified = {} } = await facts(read.upstream);
  const isNew = (item: unknown) => {
    const { url } = item as { url?: unknown };
    const day = typeof url === 'string' ? modified[url.slice(base.length)] : undefined;
    return day === undefined || day >= changed_since;
  };
  const kept = Object.entries(manifest).map(([name, value]): [string, unknown] => [
    name,
    Array.isArray(value) ? value.filter(isNew) : value,
  ]);
  const part = seal({ ...Object.fromEntries(kept), filters: { changed_since } }, manifest);
  return told(part, read);
};

/** Whom a descriptor is about (RFC 7033, section 4.4). */
const namesOf = (text: string): unknown[] => {
  const { subject, aliases } = JSON.parse(text);
  return [subject, ...aliases];
};

const COMPUTED: { [id in RouteId]?: Computed } = {
  ...Object.fromEntries(LIST_IDS.map((id) => [id, partOf(id)])),
  getManifest: changedManifest,
  getWebFinger: async (read, { resource }) => {
    const known = await madeFrom(read.upstream, ownFile(read), namesOf);
    return known?.includes(resource) ? undefined : null;
  },
};

/** Such a payload as an answer. */
async function computedAnswer(
  { route, match, upstream }: Asked,
  own: SealedText,
  markdown: boolean,
): Promise<Answer> {
  const headers = readHeaders(route, match.path);
  if (!markdown) return made(own.text, route.media, headers, own);
  const { name, base } = await facts(upstream);
  const place = { title: `${name}: ${route.purpose}`, url: absolute({ base }, route.path), base };
  return made(markdownTwin(JSON.parse(own.text), place), 'text/markdown', headers, own);
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
  const headers = readHeaders(route, match.path);
  if (form !== 'text/plain') return built(upstream, HOME_FILES[form], form, headers);
  const markdown =
    hasTwin(route) && preferred(accept, [route.media, 'text/markdown']) === 'text/markdown';
  const computed = query ? await COMPUTED[route.id]?.(read, query) : undefined;
  if (computed === null) return null;
  if (computed) return computedAnswer(read, computed, markdown);
  const detail = query?.['detail'];
  const isDefault = !hasQuery(route.id) || detail === defaultsOf(route.id)['detail'];
  const plainFile = fileOf(match.path, route.media);
  const isVariant = typeof detail === 'string' && !isDefault;
  const file = isVariant ? variantOf(plainFile, detail) : plainFile;
  if (markdown) return built(upstream, file, 'text/markdown', headers, ignoredLines(read));
  const text = ignored.length > 0 ? await upstream.read(file) : null;
  if (text) return computedAnswer(read, told(JSON.parse(text), read), false);
  // Files of items have no headers of their own beside them, there may be thousands: they carry
  // their tag and their date in them. Foreign ones cannot, and are few.
  if (isVariant || ignored.length > 0 || (match.param !== null && !route.foreign))
    return built(upstream, file, route.media, headers);
  const isText =
    route.path.endsWith('.md') &&
    preferred(accept, ['text/plain', 'text/markdown']) === 'text/markdown';
  const type = contentType(isText ? 'text/markdown' : route.media);
  return passed(upstream, asked, headers, { 'Content-Type': type });
}
