/**
 * Idempotency-Key: the same key and body of the same caller give the first result; another body
 * 409. The claim (which body, when) is kept before the operation, the result after it. After a
 * crash in between it runs again under the time and id of the claim, so its record is stored
 * exactly once.
 */
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import canonicalize from 'canonicalize';
import { v7 } from 'uuid';
import * as z from 'zod';
import { sha256 } from '../../src/surfaces/seal.ts';
import { dayOf, idempotencyKey, resultKey } from '../store/keys.ts';
import { DAMAGED, readAs } from '../store/reading.ts';
import { type Store, StoreUnavailable } from '../store/store.ts';
import { invalid } from './body.ts';
import { Problem } from './problem.ts';

/**
 * The id of a record: a UUIDv7 (RFC 9562), the same again for the same time (ISO 8601) and seed, so
 * that a repeat finds its own record.
 */
export const recordId = (at: string, seed: string): string =>
  v7({ msecs: Date.parse(at), random: Buffer.from(sha256(seed), 'hex').subarray(0, 16) });

/** The secret part of what is kept with a claim: a key alone may be guessed. */
const newSalt = (): string => randomBytes(32).toString('base64url');

/**
 * The id by which a caller learns what became of a call: the day and 256 bits, random, or made of
 * the Idempotency-Key so that a repeat has the same; a key that is such an id of the day is it.
 */
export function callId(at: string, key: string | null, claimed: Claimed | undefined): string {
  if (key !== null && dayOfCall(key) === dayOf(at)) return key;
  if (key === null || !claimed) return `${dayOf(at)}-${newSalt()}`;
  const secret = createHmac('sha256', key).update(claimed.claim.salt ?? claimed.hash);
  return `${dayOf(at)}-${secret.digest('base64url')}`;
}

/** The day of an id of a call; null for what is none. */
export const dayOfCall = (id: string) => /^(\d{4}-\d{2}-\d{2})-[\w-]{43}$/.exec(id)?.[1] ?? null;

/** What is kept of an id. */
export const callHash = (id: string): string => sha256(`call ${id}`);

/**
 * What stands under a key: the hash of the body, when the call first came (ISO 8601), and the id of
 * the record that it makes; claims of earlier versions derived it from their key.
 */
export const Claim = z.object({
  body: z.string(),
  at: z.iso.datetime(),
  id: z.string().optional(),
  /** What the ids of its calls are made of, with their key; earlier versions had none. */
  salt: z.string().optional(),
});
export type Claim = z.output<typeof Claim>;

export const Result = z.object({ status: z.int(), payload: z.record(z.string(), z.unknown()) });
export type Result = { status: number; payload: object };
export type Claimed = { hash: string; claim: Claim; result: Result | null };

/** Its value or null. Throws validation_error unless it has 16 to 128 visible characters. */
export function idempotencyHeader(request: Request): string | null {
  const value = request.headers.get('idempotency-key');
  if (value === null) return null;
  if (/^[\x21-\x7e]{16,128}$/.test(value)) return value;
  const msg = 'Header should have 16 to 128 visible ASCII characters';
  const type = 'string_pattern_mismatch';
  throw invalid({ loc: ['header', 'idempotency-key'], msg, type });
}

/**
 * Claims a key for a body, or finds the claim there is; where it `may` not claim and finds none,
 * null. Throws idempotency_conflict, and what the store throws.
 */
export async function claimKey(
  store: Store,
  parts: { route: string; credential: string; key: string },
  body: unknown,
  at: string,
  may: boolean,
): Promise<Claimed | null> {
  const hash = sha256(JSON.stringify([parts.route, parts.credential, parts.key]));
  const id = recordId(at, randomUUID());
  const own: Claim = { body: sha256(canonicalize(body) ?? ''), at, id, salt: newSalt() };
  const created = may && (await store.create(idempotencyKey(hash), own));
  const claim = created ? own : await readAs(store, idempotencyKey(hash), Claim);
  if (!claim && !may) return null;
  if (!claim) throw new StoreUnavailable('idempotency: a claim is taken and cannot be read');
  const conflict = (message: string) => new Problem('idempotency_conflict', message);
  if (claim === DAMAGED)
    throw conflict(
      'What was kept for this Idempotency-Key is damaged, so nobody can tell what it came with ' +
        'before; use a new key.',
    );
  if (claim.body !== own.body)
    throw conflict(
      'This Idempotency-Key came with another body before; use a new key for a new request.',
    );
  // A damaged result is made again, under the claim's time and id.
  const result = created ? null : await readAs(store, resultKey(hash), Result);
  return { hash, claim, result: result === DAMAGED ? null : result };
}
