/** What a key publishes: its history, the DID document, the signatures, the signed agent card. */
import canonicalize from 'canonicalize';
import { VERIFY } from './human.ts';
import { absolute, type Site } from './site.ts';

/**
 * A public key as a JWK (RFC 8037), named by its thumbprint (RFC 7638), with the days of its use.
 */
export type PublicKey = {
  kty: 'OKP';
  crv: 'Ed25519';
  x: string;
  kid: string;
  first_day: string;
  /** The last day that it signed; null for the key that signs now. */
  last_day: string | null;
};

export type Signed = {
  /** Newest first; the first signs. */
  keys: readonly PublicKey[];
  /** Detached JWS by path. */
  signatures: Record<string, string>;
  /** The signature of the agent card (A2A 1.0, AgentCardSignature). */
  card: { protected: string; signature: string } | null;
};

/** `did:web` of a site (did:web method): the port is escaped. */
function didOf({ base }: Pick<Site, 'base'>): string {
  return `did:web:${new URL(base).host.replace(':', '%3A')}`;
}

/** JWK Set (RFC 7517), old keys among them, so that what they signed can still be checked. */
export function jwks(keys: readonly PublicKey[]) {
  return { keys: keys.map((key) => ({ ...key, alg: 'EdDSA', use: 'sig' })) };
}

/** DID document (DID 1.0): every key is listed, and the one that signs now may assert. */
export function didDocument(site: Pick<Site, 'base'>, keys: readonly PublicKey[]) {
  const id = didOf(site);
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/suites/jws-2020/v1'],
    id,
    verificationMethod: keys.map(({ kty, crv, x, kid }) => ({
      id: `${id}#${kid}`,
      type: 'JsonWebKey2020',
      controller: id,
      publicKeyJwk: { kty, crv, x, kid },
    })),
    assertionMethod: keys.filter(({ last_day }) => !last_day).map(({ kid }) => `${id}#${kid}`),
  };
}

export function signaturesPayload(site: Pick<Site, 'base'>, { signatures }: Signed) {
  return {
    issuer: didOf(site),
    keys_url: absolute(site, '/.well-known/jwks.json'),
    signatures,
    proves: 'The payload is whole, and the holder of the key published it.',
    does_not_prove: 'That what it says is true: see evidence_level, and run verification.checks.',
    how_to_check_url: absolute(site, VERIFY),
  };
}

/** Members of an A2A 1.0 AgentCard (a2a.proto) that ours has: a signature covers no others. */
const CARD_MEMBERS = [
  'name',
  'description',
  'version',
  'supportedInterfaces',
  'provider',
  'documentationUrl',
  'capabilities',
  'defaultInputModes',
  'defaultOutputModes',
  'skills',
];

/** Without what says nothing: empty texts, lists and groups. */
function said(value: unknown): unknown {
  if (value === '' || value === null || typeof value !== 'object') return value || undefined;
  const members = Object.entries(value)
    .map(([name, member]) => [name, typeof member === 'boolean' ? member : said(member)] as const)
    .filter(([, member]) => member !== undefined);
  if (members.length === 0) return undefined;
  return Array.isArray(value) ? members.map(([, member]) => member) : Object.fromEntries(members);
}

/** What a signature of an agent card covers (A2A 1.0, section 8.4.1). */
export function cardToSign(card: object): string {
  const members = Object.entries(card).filter(([name]) => CARD_MEMBERS.includes(name));
  return canonicalize(said(Object.fromEntries(members))) ?? '';
}
