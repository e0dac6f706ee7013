/** Wrong paths: the nearest known one as a way on, as JSON for agents, as a page for browsers. */
import { escapeUTF8 } from 'entities';
import { fillPath } from '../../src/files.ts';
import { once } from '../../src/once.ts';
import { type RouteId, readyRoutes, routes } from '../../src/routes.ts';
import { GATEWAY_FILE, type GatewayFile } from '../../src/surfaces/files-index.ts';
import { recordPlace } from '../../src/surfaces/human.ts';
import { nearestAmong } from '../../src/surfaces/nearest.ts';
import { wantsPage } from '../http/accept.ts';
import { Problem } from '../http/problem.ts';
import type { Answer } from '../steps/steps.ts';
import { idsAmong, type Match, matchPath, routeFor } from '../table/match.ts';
import { isRead, type Read } from './identify.ts';
import words from './meant-paths.json' with { type: 'json' };
import { made, madeFrom, type Upstream } from './upstream.ts';

const MEANT = new Map(
  Object.entries(words).flatMap(([path, meant]) => meant.split(' ').map((word) => [word, path])),
);

/** The address that the last word of a path means, or null: kinds of records by their own names. */
function meantBy(path: string, kinds: GatewayFile['kinds']): string | null {
  const last = path.toLowerCase().split('/').at(-1) ?? '';
  const word = last.replace(/\.(json|ya?ml|md|txt|html?|pdf|xml|php)$/, '').replaceAll('_', '-');
  const list = kinds.find((kind) => kind.list === last)?.address.replace(/[/#]$/, '');
  return MEANT.get(last) ?? MEANT.get(word) ?? list ?? null;
}

/** Longer paths are no typos, and comparing them costs time. */
const LONGEST_TYPO_CHARS = 200;

/** The build tells canonical paths only; what is meant may be an alias. */
const ALIASES = readyRoutes.flatMap(({ aliases = [] }) => aliases);

/** The facts, with what finds the nearest path, page, or item of a route; made when needed. */
type Known = GatewayFile & {
  find: (among: 'path' | 'page' | RouteId, word: string) => string | null;
};

function knownOf(text: string): Known {
  const told = JSON.parse(text) as GatewayFile;
  const candidates = (among: string) => {
    if (among === 'page') return Object.keys(told.pages);
    return among === 'path' ? [...told.paths, ...ALIASES] : idsAmong(told.paths, among);
  };
  const nearest = once((among: string) => nearestAmong(candidates(among)), new Map());
  return { ...told, find: (among, word) => nearest(among)(word) };
}

/** Facts about the build. Throws when they cannot be read: nothing else tells the base URL. */
export async function facts(upstream: Upstream): Promise<Known> {
  const told = await madeFrom(upstream, GATEWAY_FILE, knownOf);
  if (told === null) throw new Error(`${GATEWAY_FILE} cannot be read`);
  return told;
}

/** Nothing that is known has more parts. */
const MOST_PARTS = 9;

/** The paths above one, the nearest first: `/api/claims/x` -> `/api/claims`, `/api`. */
const above = (path: string, parts = path.split('/', MOST_PARTS)): string[] =>
  parts.slice(2).map((_, at) => parts.slice(0, -1 - at).join('/'));

/** The nearest fixed path above that answers. Never holds what the caller made up. */
function parentOf(path: string): string {
  const places = above(path).map((one) => matchPath(one));
  const fixed = places.map((at) => (at?.param === null ? routeFor(at, 'GET') : null));
  return fixed.find((route) => route?.kind === 'static' && !route.needs)?.path ?? '/api/';
}

/** The item of a route whose id is nearest to the one asked for. */
function nearestItem({ routes: [route], param }: Match, { find }: Known): string | null {
  const id = route && param !== null ? find(route.id, param) : null;
  return route && id ? fillPath(route.path, id) : null;
}

/** Where the page for wrong paths names a page, which is home unless the gateway knows better. */
const NAMED = /(<p class="nearest"[^>]*>.*?<a href=")[^"]*(">)[^<]*(?=<\/a>)/s;

/**
 * The page for wrong paths, with the known page that is nearest to the one asked for, or to that of
 * its record. Nothing of the caller's stands in it.
 */
function withNearest(html: string, path: string, { find, pages }: Known): string {
  const asked = recordPlace(path)?.replace(/#.*$/, '') ?? path;
  const near = asked.length <= LONGEST_TYPO_CHARS ? find('page', asked) : null;
  const place = near ?? above(asked).find((one) => pages[one]) ?? '/';
  const title = pages[place];
  if (title === undefined) return html;
  const address = escapeUTF8(encodeURI(place));
  // It stands within a sentence, which has a full stop of its own.
  const name = escapeUTF8(title.replace(/\.$/, ''));
  return html.replace(NAMED, (_, start, end) => `${start}${address}${end}${name}`);
}

const BY_ACCEPT = { Vary: 'Accept' };

async function pageAnswer({ request, path, upstream }: Read, status: number) {
  if (!isRead(request.method) || !wantsPage(request.headers.get('accept'))) return null;
  const page = await upstream.read('404.html');
  if (!page) return null;
  const text = withNearest(page, path, await facts(upstream));
  return { ...made(text, 'text/html', BY_ACCEPT), status };
}

/** The withdrawn document of a path, or of the page that showed it. */
function goneAt(path: string, { withdrawn = {} }: GatewayFile) {
  const own = path.replace(/\.(json|md)$/, '');
  const isOwn = (document: string) => document === own || recordPlace(document) === own;
  return Object.entries(withdrawn).find(([document]) => isOwn(document))?.[1] ?? null;
}

/** Not one that never was: when it went, and why where the owner says so. */
function withdrawn({ day, reason }: NonNullable<ReturnType<typeof goneAt>>, fallback: string) {
  const message =
    `The owner withdrew this record on ${day}: do not cite it any more. The changelog tells what ` +
    'it said, where that is told.';
  const facts = { withdrawn_on: day, ...(reason ? { reason } : {}) };
  const suggested = `${routes.listChangelog.path}?changed_since=${day}`;
  return new Problem('content_withdrawn', message, { fallback, suggested, facts }, BY_ACCEPT);
}

/** The answer where nothing stands. Throws the problem for whoever wants no page. */
export async function notFound(read: Read): Promise<Answer> {
  const { path, match, target, upstream } = read;
  const known = await facts(upstream);
  const gone = goneAt(path, known);
  const page = await pageAnswer(read, gone ? 410 : 404);
  if (page) return page;
  if (gone) throw withdrawn(gone, parentOf(path));
  // A fixed path whose file this build lacks is no item of a list.
  const item = target === 'function' || match?.param === null ? null : match;
  const fallback = parentOf(path);
  const find = () =>
    item ? nearestItem(item, known) : (meantBy(path, known.kinds) ?? known.find('path', path));
  const suggested = path.length <= LONGEST_TYPO_CHARS ? find() : null;
  const message = item
    ? 'There is no item with this id. The fallback lists those there are; the suggestion is ' +
      'the nearest.'
    : 'There is nothing at this path. The suggestion is the nearest path that answers; /api/ ' +
      'lists every endpoint.';
  const more = { fallback, suggested: suggested ?? (item ? fallback : '/api/init') };
  throw new Problem(item ? 'content_not_found' : 'endpoint_not_found', message, more, BY_ACCEPT);
}
