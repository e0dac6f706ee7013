/** Signs what is published: manifest, claims, keys and the agent card. */
import canonicalize from 'canonicalize';
import { FlattenedSign, importJWK, type JWSHeaderParameters } from 'jose';
import { agentCard } from '../surfaces/discovery/agent-card.ts';
import type { Records } from '../surfaces/records.ts';
import { profileRows } from '../surfaces/rows/profile.ts';
import { serviceRows } from '../surfaces/rows/service.ts';
import { cardToSign, didDocument, jwks } from '../surfaces/signing.ts';
import { absolute } from '../surfaces/site.ts';
import type { Keyring } from './keyring.ts';

type Flat = { protected: string; signature: string };

/**
 * Records with the signatures of their payloads. Ed25519 has no chance in it (RFC 8032): the same
 * records and key give the same signatures.
 */
export async function sign(records: Records, { keys, secret }: Keyring): Promise<Records> {
  const key = await importJWK(secret, 'EdDSA');
  const kid = keys[0]?.kid ?? '';
  const flat = async (text: string, header: JWSHeaderParameters): Promise<Flat> => {
    const protectedHeader = { alg: 'EdDSA', kid, ...header };
    const made = await new FlattenedSign(new TextEncoder().encode(text))
      .setProtectedHeader(protectedHeader)
      .sign(key);
    return { protected: made.protected ?? '', signature: made.signature };
  };
  const payloads: [string, object][] = [
    ...serviceRows.getManifest(records).map(({ payload }) => ['/api/manifest', payload] as const),
    ...profileRows.getClaim(records).map(({ payload }) => [payload.path, payload] as const),
    ['/.well-known/jwks.json', jwks(keys)],
    ['/.well-known/did.json', didDocument(records.site, keys)],
  ].map(([path, payload]) => [path as string, payload as object]);
  const signatures: Record<string, string> = {};
  for (const [path, payload] of payloads) {
    const { protected: head, signature } = await flat(canonicalize(payload) ?? '', {
      b64: false,
      crit: ['b64'],
    });
    signatures[path] = `${head}..${signature}`;
  }
  const jku = absolute(records.site, '/.well-known/jwks.json');
  const card = await flat(cardToSign(agentCard(records)), { typ: 'JOSE', jku });
  return { ...records, signed: { keys, signatures, card } };
}
