/** What others have signed, out of the files that they send: text, JSON, baked PNG or SVG. */
import { decodeJwt } from 'jose';
import sharp from 'sharp';
import { wordsOf } from '../../profile/confirmations.ts';
import { Credential, Signed } from '../../schemas/confirmation.ts';
import { type Draft, draftOf } from './draft.ts';

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** The text of a PNG with the keyword of Open Badges. */
async function textInPng(bytes: Buffer): Promise<string> {
  const { comments = [] } = await sharp(bytes).metadata();
  return comments.find(({ keyword }) => keyword === 'openbadgecredential')?.text ?? '';
}

/** The JWS that a file carries. Throws a sentence where there is none. */
export async function signedIn(bytes: Buffer): Promise<string> {
  const isPng = bytes.subarray(0, PNG.length).equals(PNG);
  const text = isPng ? await textInPng(bytes) : `${bytes}`.trim();
  const baked = /<openbadges:credential\s[^>]*?verify\s*=\s*["']([\w.-]+)["']/.exec(text)?.[1];
  const given = text.startsWith('{') ? (JSON.parse(text) as { signed?: unknown }).signed : text;
  const { data: signed } = Signed.safeParse(baked ?? given);
  if (signed) return signed;
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
