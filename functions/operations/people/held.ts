/** What is held of a person, found by an address: what they sent, and whatever else names it. */
import { each } from '../../store/each.ts';
import type { Reading } from '../../store/reading.ts';
import type { Stores } from '../../store/store.ts';
import { tokenOfKey } from '../audits/recipients.ts';
import { auditOfKey, Revision } from '../audits/revisions.ts';
import { TokenRecord } from '../audits/tokens.ts';
import { daysOf, isReadable, type Kind, type Readable } from '../inbox/kinds.ts';
import { mentionOf } from './mentions.ts';

type Place = { stores: Stores; reading: Reading };

export type Held = {
  contacts: Readable<'contacts'>[];
  questions: Readable<'questions'>[];
  reports: Readable<'reports'>[];
  recipients: { slug: string; record: TokenRecord }[];
  /** Revisions of audits whose text names the address: the owner's own words. */
  audits: { slug: string; revision: number }[];
};

/** The records of a kind that hold the address, newest first; of the others nothing is kept. */
async function recordsOf<K extends Kind>(
  kind: K,
  holds: (value: unknown) => boolean,
  { stores, reading }: Place,
): Promise<Readable<K>[]> {
  const held: Readable<K>[] = [];
  for await (const item of daysOf(stores, kind).newest({})) {
    // What a damaged one holds nobody can tell.
    if (!isReadable(item)) reading.skip(kind, item.key);
    else if (holds(item.record)) held.push(item);
  }
  return held;
}

async function recipientsOf(holds: (value: unknown) => boolean, { reading }: Place) {
  const keys = await reading.open('audit-tokens').list('');
  const found = await each(keys, async (key) => {
    const token = tokenOfKey(key);
    const record = token && (await reading.read('audit-tokens', key, TokenRecord));
    return token && record && holds(record.recipient) ? [{ slug: token.slug, record }] : [];
  });
  return found.flat();
}

async function auditsOf(holds: (value: unknown) => boolean, { reading }: Place) {
  const found = await each(await reading.open('audits').list(''), async (key) => {
    const place = auditOfKey(key);
    const revision = place && (await reading.read('audits', key, Revision));
    return place && revision && holds(revision.data) ? [place] : [];
  });
  return found.flat();
}

/**
 * All that holds an address. It reads every record there is: a person's own messages are few, what
 * else may name somebody is not known. What is damaged is skipped. Rejects with StoreUnavailable.
 */
export async function heldOf(address: string, place: Place): Promise<Held> {
  const holds = mentionOf(address);
  return {
    contacts: await recordsOf('contacts', holds, place),
    questions: await recordsOf('questions', holds, place),
    reports: await recordsOf('reports', holds, place),
    recipients: await recipientsOf(holds, place),
    audits: await auditsOf(holds, place),
  };
}
