/**
 * What others have signed of a record: content/confirmations/<name>.json, with the key of the
 * signer as its host had it, so that a build needs no network.
 */
import * as z from 'zod';
import { address, ContentHash, Day, WebUrl } from './common.ts';
import { described, named, oneOf } from './described.ts';

/** A JWS in its compact form (RFC 7515, section 7.1). */
export const Signed = z.string().regex(/^[\w-]+\.[\w-]+\.[\w-]+$/);
const PublicJwk = z.looseObject({ kty: z.string(), d: z.undefined().optional() });

export const ConfirmationFile = z.strictObject({
  signed: Signed,
  /** Of a credential: the certificate that it stands behind. */
  record: z
    .string()
    .regex(/^certificates\/[a-z0-9-]+$/)
    .optional(),
  /** What the host of the signer told, where, and on which day last. */
  key: PublicJwk.optional(),
  key_url: WebUrl.optional(),
  checked: Day.optional(),
  /** The day that the key was no longer there, or that the issuer had taken it back. */
  revoked: Day.optional(),
});
export type ConfirmationFile = z.output<typeof ConfirmationFile>;

/** `typ` of what another card signs, and its payload. */
export const STATEMENT = 'confirmation+jwt';
export const Statement = z.object({
  iss: z.string().regex(/^did:web:[\w.%-]+$/),
  sub: WebUrl,
  claim: z.string(),
  claim_hash: ContentHash,
  day: Day,
});
export type Statement = z.output<typeof Statement>;

/** Times to the second in UTC, as a credential or as a JWT has them. */
const utc = (time: string | number) => new Date(time).toISOString().slice(0, 19);
const Time = z.iso.datetime({ offset: true }).transform(utc).optional();
const Seconds = z
  .number()
  .transform((seconds) => utc(seconds * 1000))
  .optional();
const Text = z.string().optional();
/**
 * An Open Badge 3.0 as the payload of a JWT, in data model 2.0 of credentials, or in `vc` as 1.1
 * has it: what the JWT says itself goes first, since by that its key is looked for.
 */
export const Credential = z.preprocess(
  (payload) => ({ ...(payload as { vc?: object } | null)?.vc, ...(payload as object) }),
  z.looseObject({
    iss: z.string(),
    nbf: Seconds,
    exp: Seconds,
    jti: Text,
    sub: Text,
    id: Text,
    type: z.union([z.string(), z.array(z.string())]),
    issuer: z.union([z.string(), z.looseObject({ id: z.string(), name: Text })]),
    validFrom: Time,
    issuanceDate: Time,
    validUntil: Time,
    expirationDate: Time,
    credentialStatus: z.union([z.looseObject({}), z.array(z.looseObject({}))]).optional(),
    credentialSubject: z.looseObject({
      id: Text,
      achievement: z.looseObject({ name: z.string().min(1) }),
    }),
  }),
);
export type Credential = z.output<typeof Credential>;

export const Confirmation = named(
  'Confirmation',
  'What somebody else has signed of this record, or where another host links to it.',
  {
    by: described(z.string(), 'Host that signed, or of the page.', 'example.org'),
    status: oneOf(
      ['signed', 'linked', 'changed', 'ended', 'revoked'],
      'signed: as it stands here. linked: a page there links here; nobody signed. changed: signed ' +
        'before it was changed here. ended, revoked: signed once, and no more.',
      'signed',
    ),
    told: described(z.string(), 'The same in words.', 'Signed by example.org on 2026-11-20.'),
    day: described(Day, 'When it was signed, or the page was found.', '2026-11-20'),
    checked: described(Day, 'When the owner found key or page there last.', '2026-11-20'),
    source_url: address('Where the key stands, or the page.', '/.well-known/did.json'),
    signed: described(
      Signed.optional(),
      'The JWS. Of a claim its claim_hash is sha256: and the hex SHA-256 of the RFC 8785 form of ' +
        'claim, claim_url, details_markdown, evidence_level and evidence_note; else a credential.',
      'eyJhbGciOiJFZERTQSJ9.e30.c2ln',
    ),
  },
);
export type Confirmation = z.output<typeof Confirmation>;

/** A signature of somebody else that was verified, and what it says of the record. */
export type Signature = Omit<Confirmation, 'status' | 'told' | 'signed'> & {
  signed: string;
  revoked: string | null;
  said: Readonly<Record<string, string | undefined>>;
  /** Whether it says that it held until a day that has gone by. */
  ended?: boolean;
};
