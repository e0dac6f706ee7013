/** What others have signed, out of the files that they send: text, JSON, baked PNG or SVG. */
import { decodeJwt } from 'jose';
import { wordsOf } from '../../profile/confirmations.ts';
import { Credential } from '../../schemas/confirmation.ts';
import { type Draft, draftOf } from './draft.ts';

const JWS = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** The text of the first iTXt chunk of a PNG with the keyword of Open Badges. */
function textInPng(bytes: Buffer): string {
  for (let at = PNG.length; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const data = bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at));
    const [keyword, ...rest] = data.toString('latin1').split('\0');
    // After the keyword: not compressed, no method, a language, a translation, the text.
    if (bytes.toString('latin1', at + 4, at + 8) === 'iTXt' && keyword === 'openbadgecredential')
      return rest.at(-1) ?? '';
  }
  return '';
}

/** The JWS that a file carries. Throws a sentence where there is none. */
export function signedIn(bytes: Buffer): string {
  const text = bytes.subarray(0, PNG.length).equals(PNG) ? textInPng(bytes) : `${bytes}`.trim();
  const baked = /<openbadges:credential\s[^>]*?verify\s*=\s*["']([\w.-]+)["']/.exec(text)?.[1];
  const given = text.startsWith('{') ? (JSON.parse(text) as { signed?: unknown }).signed : text;
  const signed = baked ?? given;
  if (typeof signed === 'string' && JWS.test(signed)) return signed;
  throw new Error(
    'It holds no signature as JWS; one with a proof inside (Data Integrity) is not read.',
  );
}

/** A credential as a certificate. What it says was not believed yet. */
export function certificateOf(signed: string): Draft {
  const credential = Credential.parse(decodeJwt(signed));
  const { id = '' } = credential;
  const certificate_url = /^https?:/.test(id) ? id : '';
  const evidence_level = 'external-validation';
  return draftOf('certificates', { ...wordsOf(credential), certificate_url, evidence_level }, '');
}
