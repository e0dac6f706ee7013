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
import { daysOf } from './inbox/kinds.ts';
import type { Operation } from './operation.ts';
import type { ContactRecord } from './records.ts';
import { verifyLater } from './signer.ts';

/** What a message that comes again on the same day finds: the id and the time of the first. */
const Claimed = z.object({ at: z.iso.datetime(), id: z.string() });

/** The message that a claim is of, where it is kept. */
const messageOf = async (stores: Stores, { at, id }: z.output<typeof Claimed>) =>
  (await daysOf(stores, 'contacts').day(dayOf(at))).find((known) => known.id === id);

/** The claim of a message on a day, and the first message where this one repeats it. */
async function claimed(stores: Stores, key: string, own: z.output<typeof Claimed>) {
  const store = stores.open('idempotency');
  for (let tries = 0; tries < 2; tries++) {
    if (await store.create(key, own)) return { held: own };
    const held = await readAs(store, key, Claimed);
    if (held && held !== DAMAGED) {
      const known = await messageOf(stores, held);
      if (known?.record !== DAMAGED) return { held, known };
    }
    // A damaged one, or one of a damaged message, repeats nothing: this message is the first.
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
  const { held, known } = await claimed(stores, content, own);
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
  // A repeat as well: the first call may have ended before its record was kept.
  const isKept = !known && (await days.add(day, held.id, record));
  if (!isKept) {
    const first = known ?? (await messageOf(stores, held));
    const told = first && first.record !== DAMAGED ? [first.record, ...first.facts] : [];
    if (claim && !told.flatMap(claimsOf).includes(claim))
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
  return {
    intent_id: own.id,
    received_at: at,
    expected_response: snapshot.manifest.contact.response_time,
    next:
      'A person reads it. Do not send it again: a repeat on the same day is not stored a ' +
      'second time. Keep status_url: it tells when it was read, and the reply.',
    corrections: CORRECTIONS,
    warnings: human_name?.trim() && context?.trim() ? [] : [AUTONOMOUS_AGENT_RULE],
  };
};
