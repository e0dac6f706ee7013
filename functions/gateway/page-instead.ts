/** Where people are led who open the address of a record. */
import { recordPlace } from '../../src/surfaces/human.ts';
import { wantsPage } from '../http/accept.ts';
import { PUBLIC_CORS, REVALIDATE, SECURITY_HEADERS } from '../http/headers.ts';
import { doorHeaders } from './headers.ts';
import { doorFile } from './not-found.ts';
import type { Read } from './read.ts';

/**
 * A browser that opens the address of a record is led to the page that shows it; null for everybody
 * else, and where there is no page. 303, because the page is another resource (RFC 9110, section
 * 15.4.4) and because no cache keeps that status unless it is told to: none can hand a page to an
 * agent, even one that overlooks `Vary`. A query asks for data, and gets it.
 */
export async function pageInstead({
  request,
  url,
  row,
  match,
  upstream,
}: Read): Promise<Response | null> {
  const place = url.search === '' && row.path !== '/' ? recordPlace(match.path) : null;
  if (!place || !wantsPage(request.headers.get('accept'))) return null;
  const { pages } = await doorFile(upstream);
  if (!pages[place.replace(/#.*$/, '')]) return null;
  return new Response(null, {
    status: 303,
    headers: {
      Location: encodeURI(place),
      'Cache-Control': REVALIDATE,
      ...SECURITY_HEADERS,
      ...PUBLIC_CORS,
      ...doorHeaders(row, match.path),
    },
  });
}
