/**
 * What the documents share: their opening, links, and what the table and the query schemas say of
 * an endpoint.
 */
import { type RouteId, readyRoutes, routes } from '../../routes.ts';
import { EvidenceLevel } from '../../schemas/common.ts';
import { queries } from '../../schemas/queries.ts';
import { standaloneSchema } from '../json-schema.ts';
import type { Records } from '../records.ts';
import { POINTER } from '../rules.ts';
import { absolute } from '../site.ts';

/** Whether a row of the table answers today: a document says nothing of one that does not. */
export function answers(id: RouteId): boolean {
  return readyRoutes.some((route) => route.id === id);
}

/** Ready rows that take what agents send: public POSTs. */
export const sendRoutes = readyRoutes.filter(
  ({ method, access, protocol }) => method === 'POST' && access === 'public' && !protocol,
);

/** Ready rows in the format of somebody else. */
export const foreignRoutes = readyRoutes.filter(({ foreign }) => foreign);

/** Short name of the person. */
export function personOf({ profile }: Records): string {
  return profile.profile.display_name ?? profile.profile.name;
}

/** Absolute URL of a row, with a query if given. */
export function urlOf({ site }: Records, id: RouteId, query = ''): string {
  return absolute(site, routes[id].path + query);
}

/**
 * Makes Markdown links to rows: the path as text, the absolute URL as target, which needs no
 * base to be followed.
 */
export function linker(records: Records): (id: RouteId, query?: string) => string {
  return (id, query = '') => `[${routes[id].path}${query}](${urlOf(records, id, query)})`;
}

/**
 * Title, summary, where to find the rest, and on a demonstration profile the sentence that says so.
 */
export function opening(records: Records, title: string, summary: string): string[] {
  const pointer = POINTER.replace(
    /\/[a-z][a-z./]*[a-z]/g,
    (path) => `[${path}](${absolute(records.site, path)})`,
  );
  const { demonstration } = records.profile.profile;
  return [`# ${title}`, `> ${summary}`, '', pointer, ...(demonstration ? ['', demonstration] : [])];
}

/** Joins lines to a document: headings get a blank line on both sides, and one newline ends it. */
export function document(lines: readonly string[]): string {
  const spaced = lines.flatMap((line) => (/^#{1,6} /.test(line) ? ['', line, ''] : [line]));
  return `${spaced
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}

/** Bullets of the first `most` items; how many are left out is said, with where they are. */
export function bullets(records: Records, items: readonly string[], most = items.length): string[] {
  const shown = items.slice(0, most).map((item) => `- ${item}`);
  return items.length > most
    ? [...shown, `- ${items.length - most} more at ${urlOf(records, 'getInit')}.`]
    : shown;
}

/** What each evidence level means, in the words of the schema: one sentence per level. */
export function evidenceMeanings(): string[] {
  return (EvidenceLevel.meta()?.description ?? '').split(/(?<=\.) (?=[a-z-]+:)/);
}

/** JSON Schema of one query parameter, as far as the documents tell it. */
export type Parameter = {
  type?: string;
  minimum?: number;
  maximum?: number;
  default?: string | number;
  enum?: string[];
};

export type QueryId = keyof typeof queries;

/** Query parameters of a row, by name. */
export function parametersOf(id: QueryId): Record<string, Parameter> {
  return standaloneSchema(queries[id])['properties'] as Record<string, Parameter>;
}

/** Ready public rows that take a query, in table order. */
export function queriedIds(): QueryId[] {
  return readyRoutes.flatMap(({ id, access }) =>
    access === 'public' && id in queries ? [id as QueryId] : [],
  );
}
