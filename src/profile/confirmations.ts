/** What others have signed: content/confirmations/*.json, each verified before it is believed. */
import type { Profile } from '../kinds/entries.ts';
import { tell } from '../labels/tell.ts';
import type { Signature } from '../schemas/confirmation.ts';
import { ConfirmationFile, Credential, STATEMENT, Statement } from '../schemas/confirmation.ts';
import { readJson } from './read.ts';

export const CONFIRMATIONS = 'confirmations';
/** Of these an issuer's key may be; nothing that is shared, and not none. */
const ALGORITHMS = 'EdDSA Ed25519 ES256 ES384 ES512 PS256 PS384 PS512 RS256 RS384 RS512'.split(' ');

/** Payload and `typ` of a JWS that a key has signed. Throws where it has not. */
export async function verified(signed: string, key: object) {
  // Most content has none, and a library less is loaded.
  const { compactVerify } = await import('jose');
  const { payload, protectedHeader } = await compactVerify(signed, key as never, {
    algorithms: ALGORITHMS,
  });
  const text = new TextDecoder('utf-8', { fatal: true }).decode(payload);
  return { payload: JSON.parse(text) as unknown, typ: protectedHeader.typ };
}

/** The host that a DID or an address names; null where no host stands behind it. */
export function hostOf(name: string): string | null {
  const [, did] = /^did:web:([^:]+)/.exec(name) ?? [];
  const host = did && decodeURIComponent(did);
  const url = URL.parse(host ? `https://${host}` : name);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  return host && url.host !== host ? null : url.host;
}

/** The words of a credential as a certificate has them. Throws where its claims contradict it. */
export function wordsOf(credential: Credential) {
  const { iss, jti, sub, nbf, exp, id, issuer, credentialSubject } = credential;
  const from = credential.validFrom ?? credential.issuanceDate ?? nbf;
  const until = credential.validUntil ?? credential.expirationDate ?? exp;
  const by = typeof issuer === 'string' ? { id: issuer } : issuer;
  const told = [by.id, id, credentialSubject.id, from, until];
  const claims = [iss, jti ?? id, sub ?? credentialSubject.id, nbf ?? from, exp ?? until];
  if (claims.some((claim, at) => claim !== told[at]))
    throw new Error('the claims of its JWT are not those of its credential');
  if (![credential.type].flat().some((type) => /^(OpenBadge|Achievement)Credential$/.test(type)))
    throw new Error('it is no Open Badge');
  return {
    name: credentialSubject.achievement.name,
    issuer: by.name,
    date: from?.slice(0, 10),
    expires: until?.slice(0, 10),
  };
}

type Held = { signature: Signature & { record: string }; credential?: Credential };

/** What a file holds, verified with its key. Throws why it is not to be believed. */
export async function signatureOf(file: ConfirmationFile): Promise<Held> {
  const { signed, key = {}, key_url = '', checked = '', revoked = null, record = '' } = file;
  const { payload, typ } = await verified(signed, key);
  const own = { signed, source_url: key_url, checked, revoked, record };
  if (typ === STATEMENT) {
    const { iss, sub: claim_url, claim_hash, day } = Statement.parse(payload);
    const of = new URL(claim_url).pathname.replace('/api/', '');
    const said = { claim_url, claim_hash };
    return { signature: { ...own, record: of, by: hostOf(iss) ?? '', day, said } };
  }
  const credential = Credential.parse(payload);
  const said = wordsOf(credential);
  const by = hostOf(credential.iss) ?? '';
  return { signature: { ...own, by, day: said.date ?? checked, said }, credential };
}

/** Verifies all of a folder; what does not hold is a sentence. */
export async function readConfirmations(folder: string) {
  const found: Held['signature'][] = [];
  const problems: string[] = [];
  const waiting: string[] = [];
  for (const { file, data } of await readJson(folder, CONFIRMATIONS, ConfirmationFile)) {
    const held = data?.key && (await signatureOf(data).catch(() => null));
    if (held) found.push(held.signature);
    else if (data && !data.key) waiting.push(file);
    else problems.push(`${file}: ${tell.content.badSignature}`);
  }
  return { found, problems, waiting };
}

/** Puts what others have signed beside the entries it is about, in place; today is YYYY-MM-DD. */
export function attachConfirmations(
  profile: Partial<Profile>,
  found: Awaited<ReturnType<typeof readConfirmations>>['found'],
  today: string,
): void {
  for (const kind of ['claims', 'certificates'] as const)
    for (const entry of profile[kind] ?? []) {
      const own = found
        .filter(({ record }) => record === `${kind}/${entry.id}`)
        .map((one) => ({ ...one, ended: (one.said['expires'] ?? today) < today }));
      if (own.length > 0) entry.signatures = own;
    }
}
