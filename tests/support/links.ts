/** Finds addresses in published files, and says whether a built folder answers them. */
import { once } from '../../src/once.ts';
import { type Route, readyRoutes } from '../../src/routes.ts';
import { type Dist, type Json, walk } from './dist.ts';

export const BASE = 'http://localhost:11906';

export type Found = { url: string; file: string; at: readonly string[] };

/** Addresses in prose, Markdown, XML or code; the punctuation of the sentence is not theirs. */
export function urlsIn(text: string): string[] {
  return [...text.matchAll(/https?:\/\/[^\s"'<>`\\\])]+/g)].map(([url]) =>
    url.replace(/[.,;:]+$/, ''),
  );
}

/** Every address of every published file. In JSON `at` tells where it stands. */
export const allUrls = once((dist: Dist): Found[] => {
  const media = new Set(['json', 'md', 'txt', 'xml']);
  return dist.files
    .filter(
      (file) => media.has(file.split('.').at(-1) ?? '') && !/^variants\/(files|gateway)/.test(file),
    )
    .flatMap((file) => {
      if (!file.endsWith('.json'))
        return urlsIn(dist.text(file)).map((url) => ({ url, file, at: [] }));
      const found: Found[] = [];
      walk(dist.json(file), (value, at) => {
        if (typeof value === 'string')
          for (const url of urlsIn(value)) found.push({ url, file, at });
      });
      return found;
    });
});

type Parameter = {
  name: string;
  in: string;
  schema: { enum?: string[]; default?: unknown; minimum?: number; maximum?: number };
};

/**
 * Whether the files answer a path with a query of one parameter, by what the OpenAPI says of it.
 */
function answersQuery(dist: Dist, path: string, query: string): boolean {
  const { paths, components } = dist.json('openapi.json') as unknown as {
    paths: Record<string, { get?: { parameters?: (Parameter | { $ref: string })[] } }>;
    components: { parameters: Record<string, Parameter> };
  };
  const template = Object.keys(paths).find((one) =>
    new RegExp(`^${one.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  const [name, value = ''] = query.split('=');
  const schema = paths[template ?? '']?.get?.parameters
    ?.map((one) => ('$ref' in one ? components.parameters[one.$ref.split('/').at(-1) ?? ''] : one))
    .find((one) => one?.in === 'query' && one.name === name)?.schema;
  if (!schema) return false;
  const { enum: words, default: usual, minimum, maximum = Number.POSITIVE_INFINITY } = schema;
  if (words)
    return (
      words.includes(value) &&
      (value === usual || dist.files.includes(`variants${path}/${value}.json`))
    );
  if (minimum !== undefined) return Number(value) >= minimum && Number(value) <= maximum;
  if (name === 'resource') {
    // Whom WebFinger knows (RFC 7033, section 4.4).
    const file = dist.index.find((one) => one.path === path)?.file ?? '';
    const { subject, aliases } = dist.json(file) as { subject?: unknown; aliases?: unknown[] };
    return [subject, ...(aliases ?? [])].includes(decodeURIComponent(value));
  }
  return name === 'changed_since' && /^\d{4}-\d\d-\d\d$/.test(value);
}

/** CVs to which nothing leads: no index has their files. */
export const HIDDEN = /^\/?(api\/)?cvs\/[0-9a-f]{32}/;

/** Built HTML of a page by its path; the home page stands in a folder of its own. */
const pageOf = (path: string) => (path === '/' ? 'home/index.html' : `${path.slice(1)}/index.html`);

/** A fragment is a JSON Pointer, or the id of an item; the complete list holds every item. */
function answersFragment(dist: Dist, file: string, fragment: string): boolean {
  const complete = `variants/${file.replace('.json', '/all.json')}`;
  const payload: Json = dist.json(dist.files.includes(complete) ? complete : file);
  let found = false;
  walk(payload, (value, at) => {
    const pointer = `/${at.join('/')}`;
    if (pointer === fragment || (/^(id|slug)$/.test(at.at(-1) ?? '') && value === fragment))
      found = true;
  });
  return found;
}

const paths = (route: Route) => [route.path, ...(route.aliases ?? [])];

/** What is known already: most addresses stand in many files. */
const known = new WeakMap<Dist, Map<string, boolean>>();

/**
 * Whether something stands at an address of this service: a file, an alias, a page, a template of
 * the table.
 */
export function answers(dist: Dist, url: string): boolean {
  const urls = known.get(dist) ?? new Map<string, boolean>();
  known.set(dist, urls);
  const found = urls.get(url) ?? looksUp(dist, url);
  urls.set(url, found);
  return found;
}

function looksUp(dist: Dist, url: string): boolean {
  const [, path, query, fragment] =
    /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(url.slice(BASE.length) || '/') ?? [];
  if (path === undefined) return false;
  if (HIDDEN.test(path))
    return [path.slice(1), `${path.slice(1)}.json`, pageOf(path)].some((file) =>
      dist.files.includes(file),
    );
  if (path.includes('{')) return readyRoutes.some((route) => paths(route).includes(path));
  const isOperation = (route: Route) =>
    route.kind === 'operation' &&
    new RegExp(`^${route.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
  if (readyRoutes.some(isOperation) && !query) return true;
  const row = readyRoutes.find((route) => route.kind === 'static' && paths(route).includes(path));
  const entry = dist.index.find(
    (one) => one.path === (row?.path ?? path) && one.media !== 'text/markdown',
  );
  const twin = dist.index.some((one) => one.path === path);
  const page = dist.files.includes(pageOf(path));
  if (path.startsWith('/pictures/') || path.endsWith('.pdf'))
    return dist.files.includes(decodeURI(path.slice(1)));
  if (!entry && !twin && !page) return false;
  if (page && fragment !== undefined)
    return dist.text(pageOf(path)).includes(` id="${decodeURIComponent(fragment)}"`);
  if (query !== undefined && !answersQuery(dist, path, query)) return false;
  return (
    fragment === undefined || (entry !== undefined && answersFragment(dist, entry.file, fragment))
  );
}
