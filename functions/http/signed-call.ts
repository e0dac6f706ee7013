/** Calls that are signed (RFC 9421). */
import { LARGEST_BODY_BYTES } from './body.ts';

/**
 * What of a request a signature covers (RFC 9421), kept until it is verified after the answer; `by`
 * is the host that the caller says to be of.
 */
export type SignedCall = NonNullable<ReturnType<typeof signedCall>>;

/** Longest headers that are looked at, in characters. */
const LONGEST = 8000;

/**
 * The signed call of a request whose body was not read yet; null where it names no signer over
 * https. `base` is our address: what was signed for another is not for us.
 */
export function signedCall(request: Request, base: string) {
  if (!request.headers.has('signature')) return null;
  const headers = Object.fromEntries(request.headers);
  const { signature = '', 'signature-input': input = '', 'signature-agent': agent = '' } = headers;
  if (!input || signature.length + input.length + agent.length > LONGEST) return null;
  // Without a length it is not known how much would be kept.
  if (!(Number(headers['content-length'] ?? 'x') <= LARGEST_BODY_BYTES)) return null;
  const [, address = ''] = /"(https:\/\/[^"\\\s]{1,255})"/.exec(agent) ?? [];
  const by = URL.parse(address)?.host;
  if (by === undefined) return null;
  const { pathname, search } = new URL(request.url);
  const bytes = request.clone().bytes();
  // Nobody waits for it where the request is refused.
  bytes.catch(() => {});
  const url = `${base}${pathname}${search}`;
  return { by, method: request.method, url, headers, bytes };
}
