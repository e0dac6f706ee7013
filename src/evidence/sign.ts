/** Signs what is published: the list of digests, the agent card, and a key that follows another. */
import { createPrivateKey, sign as signBytes } from 'node:crypto';
import canonicalize from 'canonicalize';
import { agentCard } from '../surfaces/discovery/agent-card.ts';
import type { Records } from '../surfaces/records.ts';
import { cardToSign } from '../surfaces/signing.ts';
import { absolute } from '../surfaces/site.ts';
import type { Keyring, PrivateKey } from './keyring.ts';

/** A JWS of a text (RFC 7515) in its parts. Ed25519 has no chance in it (RFC 8032). */
export function flat(secret: PrivateKey, text: string, header: object) {
  const key = createPrivateKey({ key: secret, format: 'jwk' });
  const head = Buffer.from(JSON.stringify(header)).toString('base64url');
  const plain = 'b64' in header ? text : Buffer.from(text).toString('base64url');
  const signature = signBytes(null, Buffer.from(`${head}.${plain}`), key).toString('base64url');
  return { protected: head, signature };
}

/** A detached JWS with its payload as it is (RFC 7797), by the algorithm of RFC 9864. */
export function detached(secret: PrivateKey, kid: string, text: string): string {
  const made = flat(secret, text, { alg: 'Ed25519', kid, b64: false, crit: ['b64'] });
  return `${made.protected}..${made.signature}`;
}

/** Records that are published with a signed list, by the key or as it was signed elsewhere. */
export function sign(records: Records, { keys, secret, given }: Keyring): Records {
  if (!secret) {
    const { root = null, card = null } = given ?? {};
    return { ...records, signed: { keys, sign: null, root, card } };
  }
  const kid = keys[0]?.kid ?? '';
  const jku = absolute(records.site, '/.well-known/jwks.json');
  // Verifiers of agent cards in use know the older name of the algorithm alone.
  const header = { alg: 'EdDSA', kid, typ: 'JOSE', jku };
  // What the standard's own form covers, and all members for verifiers that know no form.
  const whole = agentCard({ ...records, signed: null });
  const card = [cardToSign(whole), canonicalize(whole) ?? ''].map((text) =>
    flat(secret, text, header),
  );
  const own = (text: string) => detached(secret, kid, text);
  return { ...records, signed: { keys, sign: own, root: null, card } };
}
