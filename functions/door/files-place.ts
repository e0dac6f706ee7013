/**
 * A place over built files alone, wherever they are read from: what stands behind the door is the
 * file of the path.
 */
import { fileOf, fillPath, twinOf } from '../../src/files.ts';
import { isOperation, matchPath, plainPath } from '../http/match.ts';
import { contentType, mediaOf } from '../http/media.ts';
import type { Place } from './place.ts';

/**
 * File of a path below dist/, as the rewrites of the platform would find it; `path` is decoded,
 * without trailing slash.
 */
export function fileBehind(path: string): string {
  const twin = /\.md$/.test(path) ? matchPath(path.slice(0, -3)) : null;
  const match = matchPath(path) ?? twin;
  const row = match?.rows.find(({ kind, method }) => kind === 'static' && method === 'GET');
  if (!match || !row) return path.slice(1);
  const file = fileOf(match.param === null ? row.path : fillPath(row.path, match.param), row.media);
  return matchPath(path) ? file : twinOf(file);
}

/** `read` gives the text of a built file or null, `operate` answers operations. */
export function filesPlace(
  read: Place['read'],
  operate: (request: Request) => Promise<Response>,
): Place {
  return {
    next: async (request) => {
      if (isOperation(request)) return operate(request);
      const file = fileBehind(plainPath(decodeURI(new URL(request.url).pathname)));
      const text = await read(file);
      if (text === null) return new Response(null, { status: 404 });
      return new Response(text, { headers: { 'Content-Type': contentType(mediaOf(file)) } });
    },
    read,
  };
}
