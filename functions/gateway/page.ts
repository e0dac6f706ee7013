/** Pages for people: HTML, or Markdown where that is preferred. */
import { preferred } from '../http/accept.ts';
import { computed } from './computed.ts';
import { SERVICE_LINKS } from './headers.ts';
import { passedOn } from './passed-on.ts';
import type { Upstream } from './upstream.ts';

/**
 * The Markdown of a page, asked for by its name; made here, because only the text tells the tokens.
 */
export async function pageFile(
  request: Request,
  path: string,
  upstream: Upstream,
): Promise<Response | null> {
  const text = await upstream.read(path.slice(1));
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
  upstream: Upstream,
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
    const text = await upstream.read(`${path.slice(1)}.md`);
    return text === null ? null : computed(request, { text, media: 'text/markdown', headers });
  }
  const response = await upstream.next(request);
  if (response.status === 404 || response.headers.has('x-error-code')) return null;
  return passedOn(request, response, headers);
}
