/**
 * Asks the hosts of those who have signed for their keys, and whether they took it back. What they
 * say is kept beside the signature: a build asks nobody.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { calculateJwkThumbprint, decodeJwt, decodeProtectedHeader, type JWK } from 'jose';
import { tell } from '../labels/tell.ts';
import { type ReadOptions, read } from '../outside.mjs';
import { CONFIRMATIONS, hostOf, signatureOf, verified } from '../profile/confirmations.ts';
import { readJson } from '../profile/read.ts';
import { ConfirmationFile, type Credential } from '../schemas/confirmation.ts';
import { isLocal, siteFrom } from '../surfaces/site.ts';

/** What a host answers; null where it says that there is nothing. Rejects where it does not say. */
async function fetched(url: string, options: ReadOptions): Promise<string | null> {
  const { status, body } = await read(url, options);
  if (status === 404 || status === 410) return null;
  if (status !== 200)
    throw new Error(tell.confirm.why.answered({ host: new URL(url).host, status: `${status}` }));
  return `${body}`;
}
const json = async (url: string, options: ReadOptions) =>
  JSON.parse((await fetched(url, { ...options, accept: 'application/json' })) ?? 'null');

/** Where the keys of a signer stand: its DID document, the set that a key names, or its host's. */
function placeOf(iss: string, kid: string): string {
  const host = hostOf(iss);
  if (!host) throw new Error(tell.confirm.why.noHost);
  const [did, , , ...path] = iss.split(':');
  if (did === 'did') {
    // Hosts that only this machine reaches have no certificate; who may ask them decides `inside`.
    const web = isLocal({ base: `https://${host}` }) ? 'http' : 'https';
    return `${web}://${host}/${path.join('/') || '.well-known'}/did.json`;
  }
  const { origin } = new URL(iss);
  const named = /^https?:/.test(kid) ? kid.replace(/#.*$/, '') : '/.well-known/jwks.json';
  const place = new URL(named, origin);
  if (place.origin !== origin) throw new Error(tell.confirm.why.elsewhere);
  return place.href;
}

type Method = { id: string; publicKeyJwk?: JWK };
type Place = JWK & { id?: string; iss?: string; keys?: JWK[] } & {
  [name in 'verificationMethod' | 'assertionMethod']?: (Method | string)[];
};

/** The keys of a DID document that may assert now, or those of a set; each with its name. */
function keysIn(place: Place, iss: string, kid: string): (JWK & { iss?: string })[] {
  if (!iss.startsWith('did:')) return place.keys ?? (place.kty ? [{ kid, ...place }] : []);
  const { id, verificationMethod = [], assertionMethod = [] } = place;
  const nameOf = (one: Method | string) =>
    (typeof one === 'string' ? one : one.id).replace(iss, '');
  const asserted = id === iss ? assertionMethod.map(nameOf) : [];
  return [...verificationMethod, ...assertionMethod].flatMap((one) =>
    typeof one === 'object' && one.publicKeyJwk && asserted.includes(nameOf(one))
      ? [{ ...one.publicKeyJwk, kid: nameOf(one).replace(/^#/, '') }]
      : [],
  );
}

/** The key that signed, as the host of the signer has it now; undefined where it has it no more. */
async function keyOf(signed: string, options: ReadOptions) {
  const { kid = '', jwk } = decodeProtectedHeader(signed) as { kid?: string; jwk?: JWK };
  const { iss = '' } = decodeJwt(signed);
  const key_url = placeOf(iss, kid);
  const print = jwk && (await calculateJwkThumbprint(jwk));
  // A host that leads on, wherever an address of it says, says nothing of its keys.
  const place = await json(key_url, { ...options, limits: { redirects: 0 } });
  for (const key of keysIn(place ?? {}, iss, kid)) {
    const named = key.kid === kid || kid.endsWith(`#${key.kid}`);
    const own = print ? (await calculateJwkThumbprint(key)) === print : named;
    if (own && (key.iss ?? iss) === iss) return { key, key_url };
  }
  return { key: undefined, key_url };
}

/** Longest list of statuses, in bytes. */
const LONGEST_LIST_BYTES = 4_000_000;

/** Whether the issuer of a credential has taken it back. Rejects where that cannot be told. */
async function isTakenBack(credential: Credential, options: ReadOptions): Promise<boolean> {
  for (const status of [credential.credentialStatus ?? []].flat()) {
    const at = String(status['statusListCredential'] ?? status['id']);
    if (status['type'] === '1EdTechRevocationList') {
      const list: { id: string }[] = (await json(at, options))?.revokedCredential ?? [];
      if (list.some(({ id }) => id === (credential.id ?? credential.jti))) return true;
    } else if (status['type'] === 'BitstringStatusListEntry') {
      const signed = ((await fetched(at, options)) ?? '').trim();
      const { key = {} } = await keyOf(signed, options);
      const list = (await verified(signed, key)).payload as { iss?: string; vc?: object };
      if (list.iss !== credential.iss) throw new Error(tell.confirm.why.otherIssuer);
      const { credentialSubject: subject } = { ...list, ...list.vc } as Record<
        string,
        { encodedList: string; statusPurpose: string }
      >;
      const packed = Buffer.from(String(subject?.encodedList).replace(/^u/, ''), 'base64url');
      const bits = gunzipSync(packed, { maxOutputLength: LONGEST_LIST_BYTES });
      const index = Number(status['statusListIndex']);
      const byte = bits[index >> 3];
      if (byte === undefined || subject?.statusPurpose !== status['statusPurpose'])
        throw new Error(tell.confirm.why.notListed);
      if ((byte >> (7 - (index & 7))) & 1) return true;
    } else throw new Error(tell.confirm.why.unknownKind);
  }
  return false;
}

export type Asking = ReadOptions & { today: string };

/** Whether cards on this machine may be asked: only by one that is on this machine itself. */
export const asksInside = (env: Record<string, string | undefined>): boolean =>
  Boolean(env['SITE_URL']) && isLocal(siteFrom(env));

/**
 * A file with what the hosts say today. Rejects with why it is not to be believed, or why nobody
 * could tell; what was believed before keeps its day then.
 */
export async function renewed(file: ConfirmationFile, given: Asking): Promise<ConfirmationFile> {
  const { today, ...options } = given;
  const { key, key_url } = await keyOf(file.signed, options);
  if (!key && file.key) return { ...file, revoked: file.revoked ?? today };
  if (!key) throw new Error(tell.confirm.why.noKey({ host: new URL(key_url).host }));
  const next = { ...file, key: key as ConfirmationFile['key'], key_url, checked: today };
  const { signature, credential } = await signatureOf(next);
  if (!credential) return { ...next, revoked: undefined };
  const { date = today, expires = today } = signature.said;
  if (date > today) throw new Error(tell.confirm.why.begins({ day: date }));
  if (!file.key && expires < today) throw new Error(tell.confirm.why.ended({ day: expires }));
  const revoked = (await isTakenBack(credential, options)) ? (file.revoked ?? today) : undefined;
  if (revoked && !file.key) throw new Error(tell.confirm.why.takenBack);
  return { ...next, revoked };
}

/** Renews all of a folder; tells of each what came of it. Returns how many could not be. */
export async function renewAll(folder: string, given: Asking, say: (line: string) => void) {
  let failed = 0;
  const files = await readJson(folder, CONFIRMATIONS, ConfirmationFile);
  for (const { path, data, error: flaw } of files)
    try {
      if (!data) throw flaw;
      const next = await renewed(data, given);
      await writeFile(join(folder, path), `${JSON.stringify(next, null, 2)}\n`);
      say(`${next.revoked ? 'revoked' : 'signed'}      ${path}`);
      if (next.revoked) failed += 1;
    } catch (error) {
      failed += 1;
      const { code, message } = error as NodeJS.ErrnoException;
      say(`unreachable ${path}: ${`${code ?? message}`.split('\n')[0]}`);
    }
  return failed;
}
