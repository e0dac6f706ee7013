/** The steps `negotiate` and `answer` of static routes: which form, which part of a list. */
import { fileOf, hasTwin, variantOf } from '../../src/files.ts';
import { type RouteId, routes } from '../../src/routes.ts';
import { defaultsOf } from '../../src/schemas/parameters.ts';
import * as lists from '../../src/surfaces/filtered-lists.ts';
import { recordPlace } from '../../src/surfaces/human.ts';
import { ignoredLines, markdownTwin } from '../../src/surfaces/markdown.ts';
import { type Freshness, type Sealed, type SealedText, seal } from '../../src/surfaces/seal.ts';
import { absolute } from '../../src/surfaces/site.ts';
import { contentType, preferred, wantsPage } from '../http/accept.ts';
import { formsOf, readHeaders } from '../steps/headers.ts';
import type { Answer } from '../steps/steps.ts';
import type { Read, Routed } from './identify.ts';
import { facts } from './not-found.ts';
import { built, made, madeFrom, passed } from './upstream.ts';

const MARKDOWN = 'text/markdown';

/**
 * A browser that opens the address of a record is led to the page that shows it. 303 (RFC 9110,
 * section 15.4.4): no cache keeps it unasked, so none hands a page to an agent, even one that
 * overlooks `Vary`. A query asks for data, and gets it.
 */
export async function pageInstead(read: Read): Promise<Answer | undefined> {
  if (read.target !== 'static') return;
  const { request, search, route, match, upstream } = read as Routed;
  const place = search.length < 2 && route.path !== '/' ? recordPlace(match.path) : null;
  if (!place || !wantsPage(request.headers.get('accept'))) return;
  const { pages } = await facts(upstream);
  if (!pages[place.replace(/#.*$/, '')]) return;
  const headers = { Location: encodeURI(place), ...readHeaders(route, match.path) };
  return { status: 303, body: null, headers };
}

/** A payload that tells what was not used, with the hash of what it then is. */
function told(payload: Sealed<object>, { ignored }: Routed): SealedText {
  const own = ignored.length > 0 ? seal({ ...payload, ignored }, payload) : payload;
  return { ...own, text: JSON.stringify(own) };
}

/**
 * What a query asks for, made for this call by the same function that built the file: null where
 * there is no such thing, undefined where it is what the file tells.
 */
type Computed = (
  read: Routed,
  query: Record<string, unknown>,
) => Promise<SealedText | null | undefined>;

const ownFile = ({ route }: Routed) => fileOf(route.path, route.media);
const parsed = (text: string) => JSON.parse(text) as object & Freshness;

/** A part of a list, of the complete one that is made ready once. */
function partOf(id: lists.ListId): Computed {
  const ready = (text: string) => {
    const all = JSON.parse(text) as lists.ListShape & Freshness;
    return { list: lists.readyList(id, all, all), all };
  };
  return async (read, query) => {
    const { upstream, ignored } = read;
    const found = await madeFrom(upstream, variantOf(ownFile(read), 'all'), ready);
    return (
      found && lists.listText(found.list, query, found.all, ignored.length > 0 ? { ignored } : {})
    );
  };
}

/** Whom a descriptor is about (RFC 7033, section 4.4). */
const namesOf = (text: string): unknown[] => {
  const { subject, aliases } = JSON.parse(text);
  return [subject, ...aliases];
};

const COMPUTED: { [id in RouteId]?: Computed } = {
  ...Object.fromEntries(lists.LIST_IDS.map((id) => [id, partOf(id)])),
  getManifest: async (read, { changed_since }) => {
    if (typeof changed_since !== 'string') return undefined;
    const manifest = await madeFrom(read.upstream, ownFile(read), parsed);
    const build = await facts(read.upstream);
    return manifest && told(lists.changedManifest(manifest, changed_since, build), read);
  },
  getWebFinger: async (read, { resource }) => {
    const known = await madeFrom(read.upstream, ownFile(read), namesOf);
    return known?.includes(resource) ? undefined : null;
  },
};

async function computedAnswer(read: Routed, own: SealedText, form: string, level = '') {
  const { route, match, upstream } = read;
  const headers = readHeaders(route, match.path);
  if (form !== MARKDOWN) return made(own.text, route.media, headers, own);
  const { name, base } = await facts(upstream);
  const { ignored: _, ...payload } = JSON.parse(own.text);
  const url = absolute({ base }, match.path + (level && `?detail=${level}`));
  const twin = markdownTwin(payload, { title: `${name}: ${route.purpose}`, url, base });
  return made(twin + ignoredLines(read.ignored), form, headers, own);
}

/** What the home address answers beside plain text: the start in JSON, the page, Markdown. */
const HOME_FILES: Record<string, string> = {
  'application/json': fileOf(routes.getInit.path, 'application/json'),
  'text/html': 'home/index.html',
  'text/markdown': 'index.md',
};

/** The answer to GET or HEAD of a static route; null where this build has none. */
export async function staticAnswer(
  read: Routed,
  form = preferred(read.request.headers.get('accept'), formsOf(read.route)),
): Promise<Answer | null> {
  const { route, match, upstream, query, ignored } = read;
  const headers = readHeaders(route, match.path);
  const home = route.path === '/' ? HOME_FILES[form] : undefined;
  if (home) return built(read, home, form, headers);
  const computed = query ? await COMPUTED[route.id]?.(read, query) : undefined;
  if (computed === null) return null;
  if (computed) return computedAnswer(read, computed, form);
  const detail = query?.['detail'] ?? '';
  const level = detail === defaultsOf(route.id)['detail'] ? '' : String(detail);
  const plainFile = fileOf(match.path, route.media);
  const file = level ? variantOf(plainFile, level) : plainFile;
  const isTwin = form === MARKDOWN && hasTwin(route);
  const isMade = isTwin ? match.param !== null : ignored.length > 0;
  if (isTwin && !isMade) return built(read, file, form, headers, ignoredLines(ignored));
  if (isMade) {
    const text = await upstream.read(file);
    return text === null ? null : computedAnswer(read, told(JSON.parse(text), read), form, level);
  }
  // Files of items have no headers of their own beside them, there may be thousands: they carry
  // their tag and their date in them. Foreign ones cannot, and are few.
  if (level || (match.param !== null && !route.foreign))
    return built(read, file, route.media, headers);
  return passed(read, headers, file, { 'Content-Type': contentType(form) });
}
