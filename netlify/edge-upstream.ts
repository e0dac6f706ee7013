/** What an edge function offers the gateway: the platform behind it, and built files. */
import type { Context } from '@netlify/functions';
import type { Upstream } from '../functions/gateway/upstream.ts';

/** Lets `If-None-Match` reach the CDN; one call without it strips conditions of all that follow. */
export const KEEP_CONDITIONS = { sendConditionalRequest: true };

/** The path that the platform does not redirect: `home/index.html` is asked for as `/home/`. */
function addressOf(file: string): string {
  const path = file.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '');
  return `/${path.split('/').map(encodeURIComponent).join('/')}`;
}

/**
 * What stands behind the gateway. `_headers` marks the static 404; the emulator gives it the status
 * 200, and its mark to every file below the prefix: there the text decides.
 */
async function behind(request: Request, context: Context): Promise<Response> {
  const response = await context.next(request, KEEP_CONDITIONS);
  // A copy: the headers of what was fetched cannot be changed.
  if (response.status !== 200 || !response.headers.has('x-error-code'))
    return new Response(response.body, response);
  const head = request.method === 'HEAD';
  const text = await (head
    ? await context.next(new Request(request.url), KEEP_CONDITIONS)
    : response
  ).text();
  const headers = new Headers(response.headers);
  headers.delete('x-error-code');
  return new Response(head ? null : text, {
    status: text.startsWith('{"error":{') ? 404 : 200,
    headers,
  });
}

/** The upstream of one request. `context.next` never meets the gateway itself. */
export function edgeUpstream({ url }: Request, context: Context): Upstream {
  return {
    next: (request) => behind(request, context),
    read: async (file) => {
      const response = await behind(new Request(new URL(addressOf(file), url)), context);
      // The page for wrong paths may come with the status of one.
      return response.ok || file === '404.html' ? response.text() : null;
    },
  };
}
