/** POST /api/contact: stored once a day, private; what was stored is told to the sender alone. */
import canonicalize from 'canonicalize';
import { AUTONOMOUS_AGENT_RULE, CORRECTIONS } from '../../src/surfaces/rules.ts';
import { sha256 } from '../../src/surfaces/seal.ts';
import { riskFlags } from '../risk/risk.ts';
import { contactKey, dayOf } from '../store/keys.ts';
import { channelsOf } from './channels.ts';
import { type Channel, type Delivering, deliver, settingSince } from './delivery.ts';
import type { Operation } from './operation.ts';
import type { ContactRecord } from './records.ts';

/** Tells the owner of a message, or that the digest begins with it. Never rejects. */
async function told(channel: Channel, record: ContactRecord, given: Delivering): Promise<void> {
  if (!channel.daily) await deliver(channel, record, given);
  else await settingSince(channel.name, given).catch(() => undefined);
}

export const sendContact: Operation<'sendContact'> = async (
  { body },
  { stores, snapshot, at, later, webhook, mail, log },
) => {
  const { intent, from, context = null, agent_name = null, human_name = null } = body;
  const day = dayOf(at);
  const message = { intent, from, context, agent_name, human_name };
  // The id follows from day and message: a repeat finds its own key taken, and its answer is that
  // of a first one.
  const intent_id = sha256(canonicalize({ day, ...message }) ?? '').slice(0, 32);
  const record: ContactRecord = {
    intent_id,
    received_at: at,
    ...message,
    risk_flags: riskFlags([context, agent_name, human_name, from]),
  };
  const key = contactKey(day, intent_id);
  const isNew = await stores.open('contacts').create(key, record);
  // What fails loses nothing: it is tried again (delivery.ts).
  for (const channel of isNew ? channelsOf({ webhook, mail, snapshot }) : [])
    later(() => told(channel, record, { stores, at, log }));
  const says = (text: string | null) => text !== null && text.trim() !== '';
  return {
    intent_id,
    received_at: at,
    expected_response: snapshot.manifest.contact.response_time,
    next:
      'A person reads it. Do not send it again: a repeat on the same day is not stored a ' +
      'second time.',
    corrections: CORRECTIONS,
    warnings: says(human_name) && says(context) ? [] : [AUTONOMOUS_AGENT_RULE],
  };
};
