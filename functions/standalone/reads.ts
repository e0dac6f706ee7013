/** Answers over HTTP: conditional requests, HEAD, and the content coding the caller likes best. */
import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { isUnchanged } from '../steps/conditional.ts';
import * as files from './static-files.ts';

/** The header values that decide about a static answer. */
export type ReadHeaders = Pick<
  IncomingHttpHeaders,
  'accept-encoding' | 'if-none-match' | 'if-modified-since'
>;

/** What was decided of the values that came last: callers send few different ones. */
const chosen = new LRUCache<string, files.Encoding | 'identity'>({
  max: 256,
  memoMethod: (accept) => {
    const by = new Negotiator({ headers: { 'accept-encoding': accept } });
    const best = by.encodings(['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] })[0];
    return best === 'br' || best === 'gzip' ? best : 'identity';
  },
});

/** The content coding to use: brotli where both are welcome alike, null for none. */
export function chooseEncoding(accept: string | undefined): files.Encoding | null {
  const best = accept ? chosen.memo(accept) : 'identity';
  return best === 'identity' ? null : best;
}

/**
 * The answer to a GET or HEAD of a file; a promise only when the file has to be compressed first.
 */
export function answerFile(file: files.StaticFile, method: string, headers: ReadHeaders) {
  if (isUnchanged(headers['if-none-match'], headers['if-modified-since'], file))
    return new Response(null, { status: 304, headers: file.unchanged });
  const encoding = files.isCompressible(file.media, file.identity.body.byteLength)
    ? chooseEncoding(headers['accept-encoding'])
    : null;
  const send = (form: files.Form) =>
    new Response(method === 'HEAD' ? null : form.body, { headers: form.headers });
  if (!encoding) return send(file.identity);
  const form = files.compressed(file, encoding);
  return form instanceof Promise ? form.then(send) : send(form);
}

/** Of answers that are made on request: quick rather than small, since the caller waits. */
const COMPRESSION_LEVEL = 4;

/** Such an answer in the caller's best coding; as it is when coded, small, or without body. */
export async function coded(response: Response, acceptEncoding: string | undefined) {
  const encoding = chooseEncoding(acceptEncoding);
  // Most programs want none, and headers that are not read cost nothing.
  if (!encoding) return response;
  const { body, status } = response;
  const headers = new Headers(response.headers);
  const media = headers.get('content-type')?.split(';')[0] ?? '';
  const isWorth = files.isCompressible(media, Number(headers.get('content-length') ?? 0));
  if (body === null || headers.has('content-encoding') || !isWorth) return response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const made = await files.compress(bytes, encoding, COMPRESSION_LEVEL);
  const etag = headers.get('etag');
  if (etag && !etag.startsWith('W/')) headers.set('etag', `W/${etag}`);
  headers.set('content-encoding', encoding);
  headers.set('content-length', String(made.byteLength));
  if (!/accept-encoding/i.test(headers.get('vary') ?? ''))
    headers.append('vary', 'Accept-Encoding');
  return new Response(made, { status, headers });
}
