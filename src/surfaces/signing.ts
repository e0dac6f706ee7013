/** What a key publishes: its history, the DID document, the signatures, the signed agent card. */
import canonicalize from 'canonicalize';
import * as z from 'zod';
import { Day } from '../schemas/common.ts';
import { headOf } from './history/chain.ts';
import { digest, isEncoded } from './history/files.ts';
import type { History } from './history/history.ts';
import { VERIFY } from './human.ts';
import { seal } from './seal.ts';
import { absolute, type Site } from './site.ts';

const Part = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
/** A public key (JWK, RFC 8037), named by its thumbprint (RFC 7638), with the days of its use. */
export const PublicKey = z.strictObject({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: Part,
  kid: Part,
  first_day: Day,
  /** The last day that it signed; null for the key that signs now. */
  last_day: Day.nullable(),
  /** How long the record of changes was then: it vouches for nothing that came later. */
  last_length: z.int().min(0).optional(),
  /** Whether it was given up because somebody else may have it. */
  revoked: z.literal(true).optional(),
  /** Of a key that follows another: its thumbprint, signed by that (detached JWS). */
  endorsed: z.string().optional(),
});
export type PublicKey = z.output<typeof PublicKey>;

export type Signed = {
  /** Newest first; the first signs. */
  keys: readonly PublicKey[];
  /** Signs a text: a detached JWS (RFC 7515 appendix F, RFC 7797). Null where `root` is given. */
  sign: ((text: string) => string) | null;
  /** The list as it was signed on the owner's machine. */
  root: object | null;
  /** Signatures of the agent card (A2A 1.0, AgentCardSignature). */
  card: readonly { protected: string; signature: string }[] | null;
};

/** `did:web` of a site (did:web method): the port is escaped. */
export const didOf = ({ base }: Pick<Site, 'base'>): string =>
  `did:web:${new URL(base).host.replace(':', '%3A')}`;

/** JWK Set (RFC 7517), old keys among them, so that what they signed can still be checked. */
export function jwks(keys: readonly PublicKey[]) {
  // No alg: the list is signed by the name of RFC 9864, the agent card by the older one.
  return { keys: keys.map((key) => ({ ...key, use: 'sig' })) };
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

/** On a build that has a key: which one signs, and where the signed list stands. */
export function signedBy({ site, signed }: { site: Pick<Site, 'base'>; signed: Signed | null }) {
  const by = signed?.keys[0];
  return by ? { signed_by: by.kid, signatures_url: absolute(site, '/api/signatures') } : {};
}

/** What a list leaves out that was signed where the site is not built. */
const PICTURES =
  'Pictures (PNG, JPEG, WebP, AVIF): the host that builds encodes them, and holds no key.';

/** Most bytes of a part of the list. */
const PART_BYTES = 64 * 1024;

/** The digests in parts, in the order of their addresses. */
function partsOf(digests: Readonly<Record<string, string>>): Record<string, string>[] {
  const parts: Record<string, string>[] = [];
  let bytes = PART_BYTES;
  for (const [address, digest] of Object.entries(digests).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const more = Buffer.byteLength(address) + digest.length + 6;
    // Beside them stand the metadata.
    if (bytes + more > PART_BYTES - 400) {
      parts.push({});
      bytes = 0;
    }
    bytes += more;
    Object.assign(parts.at(-1) as object, { [address]: digest });
  }
  return parts;
}

/**
 * The signed list: digests of all files, in parts, under a root that binds them to the record of
 * changes. Throws a sentence where the list that the owner has signed is of another state.
 */
export function signedList(
  { site, history }: { site: Pick<Site, 'base'>; history: History | null },
  { keys, sign, root: given }: Signed,
  digests: Readonly<Record<string, string>>,
  last_modified: string | null,
) {
  const fresh = { last_modified, breaking_changes_since: null };
  const parts = partsOf(digests).map((own) => seal({ digests: own }, fresh));
  const payload = {
    issuer: didOf(site),
    signed_by: keys[0]?.kid ?? '',
    keys_url: absolute(site, '/.well-known/jwks.json'),
    record: history ? headOf(history.lines.slice(0, history.recorded)) : null,
    parts: parts.map((part, at) => ({
      url: absolute(site, `/api/signatures/${at + 1}`),
      sha256: digest(JSON.stringify(part)),
    })),
    ...(Object.keys(digests).some(isEncoded) ? {} : { not_listed: PICTURES }),
    proves: 'These bytes are whole, and the holder of the key published them at this head.',
    does_not_prove: 'That what they say is true: see evidence_level, and run verification.checks.',
    how_to_check_url: absolute(site, VERIFY),
  };
  const { content_hash: _, ...covered } = seal(payload, fresh);
  const text = canonicalize(covered) ?? '';
  if (sign) return { parts, root: seal({ ...payload, signature: sign(text) }, fresh) };
  const { signature, content_hash, ...signed } = given as Record<string, unknown>;
  if (canonicalize(signed) !== text)
    throw new Error(
      'The signed list in the content is not that of this build. Where the key is, with the same ' +
        'SITE_URL and settings: npm run keys -- sign. Then commit, and build again.',
    );
  return { parts, root: given as (typeof parts)[number] };
}

/** Members of an A2A 1.0 AgentCard (a2a.proto) that ours has: a signature covers no others. */
const CARD_MEMBERS = (
  'name description version supportedInterfaces provider documentationUrl capabilities ' +
  'defaultInputModes defaultOutputModes skills'
).split(' ');

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
