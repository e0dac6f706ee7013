/**
 * Idempotency-Key: the same key and body from the same caller give the first result and store
 * nothing twice; with another body 409. Kept as two entries: the claim (which body, when), written
 * before the operation, and the result, written after it. After a crash between the two the
 * operation runs again under the claim's time and id, so its own record has the same key and is
 * stored exactly once.
 */
import canonicalize from 'canonicalize';
import { sha256 } from '../../src/surfaces/seal.ts';
import { idempotencyKey } from '../store/keys.ts';
import { type Store, StoreUnavailable } from '../store/store.ts';
import { invalid } from './body.ts';
import { Problem, type Recovery } from './problem.ts';

export type Claim = { body: string; at: string };
export type Result = { status: number; payload: object };
export type Claimed = { hash: string; claim: Claim; result: Result | null };

/** Key of the result beside the claim. */
export function resultKey(hash: string): string {
  return `${idempotencyKey(hash)}~result`;
}

/** Whether a key of the store is that of a result. */
export function isResult(key: string): boolean {
  return key.endsWith('~result');
}

/**
 * The header's value, or null when there is none. Throws validation_error unless it has 16 to 128
 * visible characters.
 */
export function idempotencyHeader(request: Request, where: Recovery): string | null {
  const value = request.headers.get('idempotency-key');
  if (value === null) return null;
  if (!/^[\x21-\x7e]{16,128}$/.test(value))
    throw invalid(
      [
        {
          loc: ['header', 'idempotency-key'],
          msg: 'Header should have 16 to 128 visible ASCII characters',
          type: 'string_pattern_mismatch',
        },
      ],
      where,
    );
  return value;
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
  where: Recovery,
  may: boolean,
): Promise<Claimed | null> {
  const hash = sha256(JSON.stringify([parts.route, parts.credential, parts.key]));
  const own: Claim = { body: sha256(canonicalize(body) ?? ''), at };
  const created = may && (await store.create(idempotencyKey(hash), own));
  const claim = created ? own : ((await store.read(idempotencyKey(hash))) as Claim | null);
  if (!claim && !may) return null;
  if (!claim) throw new StoreUnavailable('idempotency: a claim is taken and cannot be read');
  if (claim.body !== own.body)
    throw new Problem({
      code: 'idempotency_conflict',
      message:
        'This Idempotency-Key came with another body before; use a new key for a new request.',
      ...where,
    });
  const result = created ? null : ((await store.read(resultKey(hash))) as Result | null);
  return { hash, claim, result };
}

/** Keeps a result for repeats. A result that is there already stays. */
export async function keepResult(store: Store, hash: string, result: Result): Promise<void> {
  await store.create(resultKey(hash), result);
}
