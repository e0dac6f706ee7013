/** Content coding of answers that are made on request; built files bring theirs along. */
import { chooseEncoding } from './reads.ts';
import { compress, isCompressible } from './static-files.ts';

/** Quick rather than small: the caller waits. */
const COMPRESSION_LEVEL = 4;

/** The answer in the caller's best coding; as it is when coded, small, or without body. */
export async function coded(response: Response, acceptEncoding: string | undefined) {
  const encoding = chooseEncoding(acceptEncoding);
  // Most programs want none, and headers that are not read cost nothing.
  if (!encoding) return response;
  const media = response.headers.get('content-type')?.split(';')[0] ?? '';
  const length = Number(response.headers.get('content-length') ?? 0);
  if (
    response.body === null ||
    response.headers.has('content-encoding') ||
    !isCompressible(media, length)
  )
    return response;
  const body = await compress(
    new Uint8Array(await response.arrayBuffer()),
    encoding,
    COMPRESSION_LEVEL,
  );
  const headers = new Headers(response.headers);
  const etag = headers.get('etag');
  if (etag && !etag.startsWith('W/')) headers.set('etag', `W/${etag}`);
  headers.set('content-encoding', encoding);
  headers.set('content-length', String(body.byteLength));
  if (!/accept-encoding/i.test(headers.get('vary') ?? ''))
    headers.append('vary', 'Accept-Encoding');
  return new Response(body, { status: response.status, headers });
}
