/**
 * Callers who sign (RFC 9421, with Signature-Agent): verified after the answer, with the key that
 * their host publishes. What does not hold is told to the owner, refused to nobody.
 */
import { createHash, createPublicKey } from 'node:crypto';
import { createVerifier, httpbis } from 'http-message-signatures';
import { calculateJwkThumbprint, type JWK } from 'jose';
import { LRUCache } from 'lru-cache';
import { type ReadOptions, read } from '../../src/outside.mjs';
import { windowOf } from '../http/limits.ts';
import type { SignedCall } from '../steps/input.ts';
import { dayOf } from '../store/keys.ts';
import { daysOf, type Kind } from './inbox/kinds.ts';
import type { Dependencies } from './operation.ts';

const HOUR_MS = 3_600_000;
const DIRECTORY = '/.well-known/http-message-signatures-directory';
const LIMITS = { bytes: 65_536, milliseconds: 3000, redirects: 0 };
/** Directories that are asked for in an hour, whoever signs. */
const MOST_AN_HOUR = 30;
const CLOCKS_APART_SECONDS = 60;
const OLDEST_SECONDS = 86_400;
/** Without these a signature is of no call to this host by the host that it names. */
const COVERED = ['@authority', 'signature-agent'];

/** Keys of a host; null where it gave none. Each host is asked once an hour, whatever it said. */
const directories = new LRUCache<string, Promise<JWK[] | null>>({ max: 200, ttl: HOUR_MS });
const asked = windowOf(HOUR_MS);

async function keysAt(host: string, options: ReadOptions): Promise<JWK[] | null> {
  const known = directories.get(host);
  if (known) return known;
  const now = new Date();
  if (asked.count('', now) >= MOST_AN_HOUR) return null;
  asked.add('', now);
  const found = read(`https://${host}${DIRECTORY}`, { ...options, limits: LIMITS })
    .then(({ status, body }) => (status === 200 ? (JSON.parse(`${body}`).keys as JWK[]) : null))
    .catch(() => null);
  directories.set(host, found);
  return found;
}

const ALGORITHMS: Readonly<Record<string, 'ed25519' | `ecdsa-p${string}`>> = {
  Ed25519: 'ed25519',
  'P-256': 'ecdsa-p256-sha256',
  'P-384': 'ecdsa-p384-sha384',
};

/** The verifier of the key that is named by its thumbprint, as directories name theirs. */
async function verifierOf(keys: readonly JWK[], keyid: string | undefined) {
  for (const jwk of keys.slice(0, 50)) {
    const alg = ALGORITHMS[`${jwk.crv}`];
    if (!alg || (await calculateJwkThumbprint(jwk)) !== keyid) continue;
    const key = createPublicKey({ key: jwk as never, format: 'jwk' });
    return { id: keyid, algs: [alg], verify: createVerifier(key, alg) };
  }
  return null;
}

/** Whether the body is that of the digests (RFC 9530) of which one is known here. */
function isDigested(bytes: Uint8Array, digests: string): boolean {
  const known = [...digests.matchAll(/(sha-256|sha-512)=:([\w+/=]+):/g)];
  const is = ([, name = '', value]: string[]) =>
    createHash(name.replace('-', '')).update(bytes).digest('base64') === value;
  return known.length > 0 && known.every(is);
}

type Verdict = { status: 'valid' | 'bad'; covers: 'message' | 'caller' | null };

/** What a signature is worth; null where that cannot be told. Never rejects. */
export async function verdictOf(
  { by, bytes, ...message }: SignedCall,
  options: ReadOptions = {},
): Promise<Verdict | null> {
  const keys = await keysAt(by, options);
  if (!Array.isArray(keys)) return null;
  const holds = (requiredFields: string[]) =>
    httpbis
      .verifyMessage(
        {
          keyLookup: async ({ keyid }) => verifierOf(keys, keyid),
          requiredFields,
          requiredParams: ['keyid', 'created', 'expires'],
          maxAge: OLDEST_SECONDS,
          tolerance: CLOCKS_APART_SECONDS,
        },
        message,
      )
      .catch(() => false);
  if (!(await holds(COVERED))) return { status: 'bad', covers: null };
  if (!(await holds([...COVERED, '@method', 'content-digest'])))
    return { status: 'valid', covers: 'caller' };
  const isWhole = isDigested(await bytes, message.headers['content-digest'] ?? '');
  return isWhole ? { status: 'valid', covers: 'message' } : { status: 'bad', covers: null };
}

type Given = Pick<Dependencies, 'stores' | 'at' | 'later' | 'signed'>;

/** Has the signature of a record's call verified after the answer, and keeps what came of it. */
export function verifyLater(kind: Kind, of: string, { stores, at, later, signed }: Given): void {
  if (!signed) return;
  later(async () => {
    try {
      const verdict = await verdictOf(signed);
      if (verdict)
        await daysOf(stores, kind).tell(dayOf(at), { fact: 'signature', of, at, ...verdict });
    } catch {
      // It stays unchecked.
    }
  });
}
