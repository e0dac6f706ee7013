/** Answers that come from behind the door: its headers added, and 304 where they have a tag. */
import { isUnchanged } from '../http/conditional.ts';
import { withHeaders } from './headers.ts';

/** Headers that tell of a body (RFC 9110, section 15.4.5: a 304 does without). */
const OF_THE_BODY = ['content-type', 'content-length', 'content-encoding'];

/**
 * The answer with more headers; 304 without a body for whoever has it, by the tag and the date that
 * it carries. Some hosts keep the conditions of a request to themselves, or answer them for tags of
 * their own alone.
 */
export async function passedOn(
  { headers: asked }: Request,
  response: Response,
  headers: Record<string, string>,
): Promise<Response> {
  const etag = response.headers.get('etag');
  const lastModified = response.headers.get('last-modified') ?? undefined;
  if (
    response.status !== 200 ||
    etag === null ||
    !isUnchanged(asked.get('if-none-match'), asked.get('if-modified-since'), { etag, lastModified })
  )
    return withHeaders(response, headers);
  await response.body?.cancel();
  const own = withHeaders(new Response(null, { status: 304, headers: response.headers }), headers);
  for (const name of OF_THE_BODY) own.headers.delete(name);
  return own;
}
