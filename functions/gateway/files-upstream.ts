/** An upstream of built files alone, wherever they are read from. */
import { fileOf, twinOf } from '../../src/files.ts';
import { contentType, mediaOf } from '../http/accept.ts';
import { isOperation, matchPath, plainPath, routeFor } from '../table/match.ts';
import type { Upstream } from './upstream.ts';

/** File of a decoded path below dist/, as the rewrites of the platform would find it. */
export function fileBehind(path: string): string {
  const own = matchPath(path);
  const match = own ?? matchPath(path.replace(/\.md$/, ''));
  const route = routeFor(match, 'GET');
  if (!match || route?.kind !== 'static') return path.slice(1);
  const file = fileOf(match.path, route.media);
  return own ? file : twinOf(file);
}

/** `read` gives the text of a built file or null, `operate` answers operations. */
export function filesUpstream(
  read: Upstream['read'],
  operate: (request: Request) => Promise<Response>,
): Upstream {
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
