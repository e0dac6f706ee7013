/** Ids of records: UUIDv7 (RFC 9562), so that ids of a day sort by time. */
import { v7 } from 'uuid';
import { sha256 } from '../../src/surfaces/seal.ts';

/**
 * The id for a time (ISO 8601) and a seed: the same again for the same two, so that a repeat finds
 * its own record.
 */
export function recordId(at: string, seed: string): string {
  const hash = sha256(seed);
  const random = Uint8Array.from({ length: 16 }, (_, index) =>
    Number.parseInt(hash.slice(index * 2, index * 2 + 2), 16),
  );
  return v7({ msecs: Date.parse(at), random });
}
