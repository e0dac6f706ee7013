/**
 * Ids of records and of calls. By that of a call its caller learns what became of it: the day and
 * 256 bits, random, or made of the Idempotency-Key so that a repeat has the same; a hash is kept.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import { sha256 } from '../../src/surfaces/seal.ts';
import { dayOf } from '../store/keys.ts';

/**
 * The id of a record, for a time (ISO 8601) and a seed: a UUIDv7 (RFC 9562), so that ids of a day
 * sort by time; the same again for the same two, so that a repeat finds its own record.
 */
export const recordId = (at: string, seed: string): string =>
  v7({ msecs: Date.parse(at), random: Buffer.from(sha256(seed), 'hex').subarray(0, 16) });

/** The secret part of what is kept with a claim: a key alone may be guessed. */
export const newSalt = (): string => randomBytes(32).toString('base64url');

type Claimed = { hash: string; claim: { salt?: string | undefined } };

/** The id of a call of a time (ISO 8601), with its key and claim where it has them. */
export function callId(at: string, key: string | null, claimed: Claimed | undefined): string {
  const secret =
    key !== null && claimed
      ? createHmac('sha256', key)
          .update(claimed.claim.salt ?? claimed.hash)
          .digest('base64url')
      : newSalt();
  return `${dayOf(at)}-${secret}`;
}

/** The day of an id of a call; null for what is none. */
export const dayOfCall = (id: string): string | null =>
  /^(\d{4}-\d{2}-\d{2})-[\w-]{43}$/.exec(id)?.[1] ?? null;

/** What is kept of an id. */
export const callHash = (id: string): string => sha256(`call ${id}`);
