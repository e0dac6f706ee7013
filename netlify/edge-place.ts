/** What an edge function offers the front door: the rest of the platform behind it, and the built files. */
import type { Context } from '@netlify/functions';
import type { Place } from '../functions/door/place.ts';

/** Lets `If-None-Match` reach the CDN, which answers 304. One call without it strips the conditions of all that follow. */
export const KEEP_CONDITIONS = { sendConditionalRequest: true };

/** Path to ask for: pages by the address that the platform does not redirect, `home/index.html` -> `/home/`. */
function addressOf(file: string): string {
  return encodeURI(`/${file.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')}`);
}

/**
 * The place of one request. `context.next` goes to what stands behind all edge functions, so the door never meets itself,
 * not even where a file that it reads has one of its own paths.
 */
export function edgePlace({ url }: Request, context: Context): Place {
  return {
    next: (request) => context.next(request, KEEP_CONDITIONS),
    read: async (file) => {
      const response = await context.next(new Request(new URL(addressOf(file), url)), KEEP_CONDITIONS);
      // The page for wrong paths may come with the status of one; other answers with an error code are not the file.
      const found = response.ok ? !response.headers.has('x-error-code') : file === '404.html';
      return found ? response.text() : null;
    },
  };
}
