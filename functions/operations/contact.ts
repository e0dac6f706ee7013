/**
 * POST /api/contact: stored once a day, private. Who repeats it is answered like its sender, by an
 * id of this call: that of the record tells when it was made.
 */
import canonicalize from 'canonicalize';
import * as z from 'zod';
import { AUTONOMOUS_AGENT_RULE, CORRECTIONS } from '../../src/surfaces/rules.ts';
import { sha256 } from '../../src/surfaces/seal.ts';
import { riskFlags } from '../risk/risk.ts';
import { dayOf } from '../store/keys.ts';
import { DAMAGED, readAs } from '../store/reading.ts';
import { type Stores, StoreUnavailable } from '../store/store.ts';
import { claimsOf } from '../store/union.ts';
import { callOf } from './contact-status.ts';
import { channelsOf, deliver } from './delivery.ts';
import { daysOf, type Found } from './inbox/kinds.ts';
import type { Operation } from './operation.ts';
import type { ContactRecord } from './records.ts';
import { verifyLater } from './signer.ts';

/** What a message that comes again on the same day finds: the id and the time of the first. */
const Claimed = z.object({ at: z.iso.datetime(), id: z.string() });

/** Whether a message names a claim. */
const names = ({ record, facts }: Found<'contacts'>, claim: string) =>
  [...(record === DAMAGED ? [] : [record]), ...facts].flatMap(claimsOf).includes(claim);

/** The claim of a message on a day, and whether it is the first. */
async function claimed(stores: Stores, key: string, own: z.output<typeof Claimed>) {
  const store = stores.open('idempotency');
  for (let tries = 0; tries < 2; tries++) {
    if (await store.create(key, own)) return { held: own, isNew: true };
    const held = await readAs(store, key, Claimed);
    if (held !== null && held !== DAMAGED) return { held, isNew: false };
    // A damaged one repeats nothing: this message is the first.
    await store.remove(key);
  }
  throw new StoreUnavailable('idempotency: a claim is taken and cannot be read');
}

export const sendContact: Operation<'sendContact'> = async ({ body }, given) => {
  const { stores, snapshot, at, id, claim, call, later, webhook, mail, log, signed } = given;
  const { intent, from, context = null, agent_name = null, human_name = null } = body;
  const day = dayOf(at);
  const message = { intent, from, context, agent_name, human_name };
  const content = sha256(`contact ${canonicalize({ day, ...message })}`);
  const own = { body: content, at, id: id().replaceAll('-', '') };
  const { held, isNew } = await claimed(stores, content, own);
  const record: ContactRecord = {
    intent_id: held.id,
    received_at: held.at,
    ...message,
    risk_flags: riskFlags([context, agent_name, human_name, from]),
    claims: [content, ...(claim ? [claim] : [])],
    ...(call ? { call } : {}),
    ...(signed && { signer: signed.by }),
  };
  const days = daysOf(stores, 'contacts');
  const stored = async () => (await days.day(day)).find((known) => known.id === held.id);
  // A repeat as well: the first call may have ended before its record was kept.
  const known = isNew ? undefined : await stored();
  const isKept = !known && (await days.add(day, held.id, record));
  if (!isKept) {
    const first = known ?? (await stored());
    if (claim && !(first && names(first, claim)))
      await days.tell(day, { fact: 'claim', of: held.id, at, claim });
    if (call && !(first && callOf(first, call)))
      await days.tell(day, { fact: 'call', of: held.id, at, call });
  }
  if (isKept) verifyLater('contacts', held.id, given);
  // The first list after a flood does not wait for it.
  if (isKept && days.isMany) later(() => days.upkeep(day));
  // What fails loses nothing: it is tried again (delivery.ts).
  for (const channel of isKept ? channelsOf({ webhook, mail, snapshot }) : [])
    later(() => deliver(channel, record, { stores, at, log }));
  const says = (text: string | null) => text !== null && text.trim() !== '';
  return {
    intent_id: own.id,
    received_at: at,
    expected_response: snapshot.manifest.contact.response_time,
    next:
      'A person reads it. Do not send it again: a repeat on the same day is not stored a ' +
      'second time. Keep status_url: it tells when it was read, and the reply.',
    corrections: CORRECTIONS,
    warnings: says(human_name) && says(context) ? [] : [AUTONOMOUS_AGENT_RULE],
  };
};
