/** Where the file behind a path of the table stands in dist/, what it is, and what goes with it. */
import types from './media.json' with { type: 'json' };
import type { Route } from './routes.ts';

/** Where the static 404 stands; `_redirects` names it. */
export const NOT_FOUND_FILE = 'errors/not-found.json';
/** Where the build keeps the profile card, for the MCP endpoint alone: `{ html }`. */
export const CARD_FILE = 'variants/mcp-card.json';

/** Of a media type, its suffix (RFC 6838, section 4.2.8) or what else tells its format. */
const FORMAT = /(?<=[/+])(json|xml)$/;

/**
 * File of a path, below dist/: `/api/profile` -> `api/profile.json`, `/` -> `index.txt`. A `.md`
 * path that is served as text/plain gets a `.txt` file below `text/`, because hosts tell the media
 * type by the extension.
 */
export function fileOf(path: string, media: string): string {
  const format = media === 'text/plain' ? 'txt' : FORMAT.exec(media)?.[0];
  const extension = format ? `.${format}` : '';
  if (path.endsWith('/')) return `${path.slice(1)}index${extension}`;
  if (path.endsWith('.md')) return `text/${path.slice(1, -3)}${extension}`;
  return /\.(json|txt|xml)$/.test(path) ? path.slice(1) : `${path.slice(1)}${extension}`;
}

/** The Markdown twin beside a JSON file: `api/profile.json` -> `api/profile.md`. */
export const twinOf = (file: string): string => file.replace(/\.json$/, '.md');

/**
 * A variant of a file, outside of the gateway's paths: `api/init.json`, `full` ->
 * `variants/api/init/full.json`.
 */
export const variantOf = (file: string, variant: string): string =>
  `variants/${file.replace(/\.json$/, '')}/${variant}.json`;

/** Whether a row has Markdown twins: JSON in our own format. */
export const hasTwin = (route: Pick<Route, 'media' | 'foreign'>): boolean =>
  route.media === 'application/json' && !route.foreign;

/**
 * Fills the parameters of a path: `/api/claims/{id}`, `a-0` -> `/api/claims/a-0`. Rows have at most
 * one in static files.
 */
export const fillPath = (path: string, value: string) => path.replace(/\{\w+\}/, () => value);

const BY_EXTENSION: Record<string, string> = types;

/** Media type of a file by its name, `application/octet-stream` when unknown. */
export const mediaOf = (file: string): string =>
  BY_EXTENSION[file.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream';

/**
 * The path of a request as it was sent, and the query with its question mark or nothing: to make a
 * URL of each request costs more than many an answer.
 */
export function partsOf({ url }: Pick<Request, 'url'>): [path: string, search: string] {
  const [, path, search] = /^[a-z]+:\/\/[^/?#]*([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  return [path || '/', search ?? ''];
}
