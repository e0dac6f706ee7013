/**
 * Static answers over HTTP: conditional requests, HEAD, and the content coding the caller likes
 * best.
 */
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { isUnchanged } from '../steps/conditional.ts';
import {
  compressed,
  type Encoding,
  type Form,
  isCompressible,
  type StaticFile,
} from './static-files.ts';

/** The header values that decide about a static answer. */
export type ReadHeaders = {
  'accept-encoding'?: string | undefined;
  'if-none-match'?: string | undefined;
  'if-modified-since'?: string | undefined;
};

/** What was decided of the values that came last: callers send few different ones. */
const chosen = new LRUCache<string, Encoding | 'identity'>({
  max: 256,
  memoMethod: (accept) => {
    const by = new Negotiator({ headers: { 'accept-encoding': accept } });
    const best = by.encodings(['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] })[0];
    return best === 'br' || best === 'gzip' ? best : 'identity';
  },
});

/** The content coding to use: brotli where both are welcome alike, null for none. */
export function chooseEncoding(accept: string | undefined): Encoding | null {
  const best = accept ? chosen.memo(accept) : 'identity';
  return best === 'identity' ? null : best;
}

/**
 * The answer to a GET or HEAD of a file; a promise only when the file has to be compressed first.
 */
export function answerFile(
  file: StaticFile,
  method: string,
  headers: ReadHeaders,
  status = 200,
): Response | Promise<Response> {
  if (status === 200 && isUnchanged(headers['if-none-match'], headers['if-modified-since'], file))
    return new Response(null, { status: 304, headers: file.unchanged });
  const encoding = isCompressible(file.media, file.identity.body.byteLength)
    ? chooseEncoding(headers['accept-encoding'])
    : null;
  const send = (form: Form) =>
    new Response(method === 'HEAD' ? null : form.body, { status, headers: form.headers });
  if (!encoding) return send(file.identity);
  const form = compressed(file, encoding);
  return form instanceof Promise ? form.then(send) : send(form);
}
