/** Pages for people: HTML, or Markdown for who likes that better. */
import { pages, privatePages, routes } from '../../src/routes.ts';
import { preferred } from '../http/accept.ts';
import type { Match } from '../http/match.ts';
import { computed } from './computed.ts';
import { SERVICE_LINKS, withHeaders } from './headers.ts';
import type { Place } from './place.ts';

const patterns = pages.map(({ path, row }) => ({
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '([^/.]+)')}$`),
  row,
}));

const shells = privatePages.map(({ path, file }) => ({
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/.]+')}$`),
  file,
}));

/**
 * File below dist/ of the page for one reader at a path, or null; `path` is without trailing slash.
 */
export function shellOf(path: string): string | null {
  return shells.find(({ pattern }) => pattern.test(path))?.file ?? null;
}

/** Whether a path is that of a page; `path` is without trailing slash. */
export function isPage(path: string): boolean {
  return patterns.some(({ pattern }) => pattern.test(path));
}

/**
 * The row whose record a page shows, for its path and for its Markdown by name: its methods are the
 * page's.
 */
export function pageOwner(path: string): Match | null {
  if (path === '/index.md') return { rows: [{ id: 'getHome', ...routes.getHome }], param: null };
  for (const { pattern, row } of patterns) {
    const match = pattern.exec(path.replace(/\.md$/, ''));
    if (match) return { rows: [{ id: row, ...routes[row] }], param: match[1] ?? null };
  }
  return null;
}

/**
 * The Markdown of a page, asked for by its name; made here, because only the text tells the tokens.
 */
export async function pageFile(
  request: Request,
  path: string,
  place: Place,
): Promise<Response | null> {
  const text = await place.read(path.slice(1));
  const headers = {
    Link: [...SERVICE_LINKS, `<${encodeURI(path)}>; rel="alternate"; type="text/markdown"`].join(
      ', ',
    ),
    Vary: 'Accept-Encoding',
  };
  return text === null ? null : computed(request, { text, media: 'text/markdown', headers });
}

/** The answer to GET or HEAD of a page, or null when nothing stands there. */
export async function pageAnswer(
  request: Request,
  path: string,
  place: Place,
): Promise<Response | null> {
  const headers = {
    Link: [...SERVICE_LINKS, `<${encodeURI(path)}.md>; rel="alternate"; type="text/markdown"`].join(
      ', ',
    ),
    Vary: 'Accept, Accept-Encoding',
  };
  if (
    preferred(request.headers.get('accept'), ['text/html', 'text/markdown']) === 'text/markdown'
  ) {
    const text = await place.read(`${path.slice(1)}.md`);
    return text === null ? null : computed(request, { text, media: 'text/markdown', headers });
  }
  const response = await place.next(request);
  if (response.status === 404 || response.headers.has('x-error-code')) return null;
  return withHeaders(response, headers);
}
