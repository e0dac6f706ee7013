/**
 * What the long texts share: links, and what the table and the query schemas say of an endpoint.
 */
import { type RouteId, readyRoutes, routes } from '../../routes.ts';
import { EVIDENCE_LEVELS, EVIDENCE_MEANINGS } from '../../schemas/common.ts';
import { needsQuery } from '../../schemas/parameters.ts';
import type { Records } from '../records.ts';
import { POINTER } from '../rules.ts';
import { absolute } from '../site.ts';

/** Rows that take what agents send, public POSTs, with their URLs. */
export const sendRoutes = (records: Records) =>
  readyRoutes
    .filter(({ method, access, protocol }) => method === 'POST' && access === 'public' && !protocol)
    .map(({ id, method, path, purpose }) => ({ method, path, purpose, url: urlOf(records, id) }));

/** Rows in the format of somebody else. */
export const foreignRoutes = readyRoutes.filter(
  ({ foreign, path }) => foreign && !path.includes('{'),
);

/** How many of the common questions the owner leaves without an answer. */
export const unansweredIn = ({ questions }: Records): number =>
  questions.filter(({ answered }) => !answered).length;

/** Absolute URL of a row, with a query if given. */
export const urlOf = ({ site }: Records, id: RouteId, query = ''): string =>
  absolute(site, routes[id].path + query);

/**
 * Makes Markdown links to rows: the path as text, the absolute URL as target, which needs no base
 * to be followed. A pattern, and what answers nothing without a query, is no address and no link.
 */
export const linker =
  (records: Records) =>
  (id: RouteId, query = '') => {
    const { path } = routes[id];
    const isAddress = !path.includes('{') && (query !== '' || !needsQuery(id));
    return isAddress ? `[${path}${query}](${urlOf(records, id, query)})` : `\`${path}\``;
  };

/** Where to find the rest, with links. */
export const pointerIn = ({ base }: { base: string }): string =>
  POINTER.replace(/\/[a-z][a-z./]*[a-z]/g, (path) => `[${path}](${base}${path})`);

/** The same, and on a demonstration profile the sentence that says so. */
export function pointerOf({ site, profile }: Records): string {
  const { demonstration } = profile.profile;
  return demonstration ? `${pointerIn(site)}\n\n${demonstration}` : pointerIn(site);
}

/** Bullets of the first `most` items; how many are left out is said, with where they are. */
export function bullets(records: Records, items: readonly string[], most = items.length): string {
  const left = items.length - most;
  return [
    ...items.slice(0, most),
    ...(left > 0 ? [`${left} more at ${urlOf(records, 'getInit')}.`] : []),
  ]
    .map((item) => `- ${item}`)
    .join('\n');
}

/** What each evidence level means. */
export const evidenceMeanings = EVIDENCE_LEVELS.map((level) => ({
  level,
  meaning: EVIDENCE_MEANINGS[level],
}));
