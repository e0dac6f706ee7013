/** An upstream of built files alone, wherever they are read from. */
import { contentType, mediaOf } from '../http/accept.ts';
import { functionOf } from '../table/match.ts';
import type { Upstream } from './upstream.ts';

/** `read` gives the text of a built file or null, `operate` answers operations. */
export const filesUpstream = (
  read: Upstream['read'],
  operate: (request: Request) => Promise<Response>,
): Upstream => ({
  next: async (request, file = '') => {
    if (functionOf(request)) return operate(request);
    const text = await read(file);
    if (text === null) return new Response(null, { status: 404 });
    return new Response(text, { headers: { 'Content-Type': contentType(mediaOf(file)) } });
  },
  read,
});
