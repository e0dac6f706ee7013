/**
 * What a record leaves elsewhere: kept answers to its Idempotency-Key, and facts about it in keys.
 */
import canonicalize from 'canonicalize';
import { sha256 } from '../../../src/surfaces/seal.ts';
import { Claim, isResult, resultKey } from '../../http/idempotency.ts';
import { recordId } from '../../http/record-id.ts';
import { DAY_MS } from '../../store/days.ts';
import { each } from '../../store/each.ts';
import { dayOf, dayPrefix } from '../../store/keys.ts';
import { listHashes } from '../../store/lists.ts';
import { readingOf } from '../../store/reading.ts';
import type { Stores } from '../../store/store.ts';
import type { ContactRecord } from '../records.ts';
import { timeOfId } from './find.ts';

/**
 * Claims are kept for two days; of what is older than a week there are none, even where the daily
 * work was left undone for some time.
 */
const CLAIMS_KEPT_MS = 7 * DAY_MS;

/** Claims that are read at a time. */
const CLAIMS_AT_A_TIME = 128;

/** Whether what came in at a time may have a claim still; times are ISO 8601. */
export function mayBeClaimed(at: string, now: string): boolean {
  return Math.abs(Date.parse(now) - Date.parse(at)) < CLAIMS_KEPT_MS;
}

/** Members of a message that a caller may send as null or leave out. */
const OPTIONAL = ['context', 'agent_name', 'human_name'] as const;

/**
 * Hashes of every body that is stored as this message: each optional member that is null may have
 * been left out.
 */
function bodyHashes({ intent, from, context, agent_name, human_name }: ContactRecord): Set<string> {
  let bodies: Record<string, unknown>[] = [{ intent, from }];
  const members = { context, agent_name, human_name };
  for (const name of OPTIONAL)
    bodies = bodies.flatMap((body) => [
      { ...body, [name]: members[name] },
      ...(members[name] === null ? [body] : []),
    ]);
  return new Set(bodies.map((body) => sha256(canonicalize(body) ?? '')));
}

/**
 * Removes a claim and its answer: the answer first, as an answer without its claim would stay for
 * ever.
 */
async function forget(stores: Stores, claim: string): Promise<void> {
  await stores.open('idempotency').remove(resultKey(claim));
  await stores.open('idempotency').remove(claim);
}

/**
 * Removes what is kept for repeats of the calls that made some messages. Reads every claim there
 * is: two days' worth.
 */
export async function forgetMessages(
  stores: Stores,
  records: readonly ContactRecord[],
): Promise<void> {
  if (records.length === 0) return;
  const wanted = new Set(
    records.flatMap((record) =>
      [...bodyHashes(record)].map((hash) => `${dayOf(record.received_at)} ${hash}`),
    ),
  );
  const reading = readingOf(stores);
  const claims = (await listHashes(stores.open('idempotency'), '')).filter((key) => !isResult(key));
  const look = async (key: string) => {
    const claim = await reading.read('idempotency', key, Claim);
    if (claim && wanted.has(`${dayOf(claim.at)} ${claim.body}`)) await forget(stores, key);
  };
  await each(claims, look, CLAIMS_AT_A_TIME);
}

/**
 * Removes what is kept for repeats of the calls that made some questions or reports: their ids
 * derive from its keys.
 */
export async function forgetCalls(stores: Stores, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  // The part of an id behind its time is random, or derives from the claim alone.
  const wanted = new Set(ids.map((id) => id.slice(14)));
  const at = new Date(timeOfId(ids[0] ?? '')).toISOString();
  const claims = (await listHashes(stores.open('idempotency'), '')).filter((key) => !isResult(key));
  const theirs = claims.filter((key) => wanted.has(recordId(at, key).slice(14)));
  await each(theirs, (key) => forget(stores, key));
}

/** Removes facts about a report that stand in keys of their own. */
export async function forgetFacts(stores: Stores, day: string, id: string): Promise<void> {
  const facts = stores.open('report-facts');
  for (const key of await facts.list(`${dayPrefix(day)}${id}~`)) await facts.remove(key);
}
