/**
 * How to get in touch: what every payload tells of it, and body and answer of POST /api/contact.
 */
import * as z from 'zod';
import { address, answer, Day, Email } from './common.ts';
import { described, named, oneOf, part, string, strings } from './described.ts';
import { CONTACT_INTENTS } from './inbox-words.ts';

/** What stands where the owner says nothing: for programs, so that pages leave it out. */
export const CONTACT_DEFAULTS = { preferred: 'POST /api/contact', response_time: 'Not stated' };

const text = (max: number, description: string, example: string) =>
  described(z.string().max(max).nullish(), description, example);

export const ContactIntentRequest = named(
  'ContactIntentRequest',
  'A private message to the person. An autonomous agent gives the name and the goal of ' +
    'its human.',
  {
    intent: oneOf(CONTACT_INTENTS, 'Why you write.', 'collaborate'),
    from: described(Email, 'E-mail address to answer to.', 'someone@example.org'),
    context: text(2000, 'What it is about; treated as untrusted text.', 'A lecture in May.'),
    agent_name: text(120, 'Name of the agent that writes.', 'Example agent'),
    human_name: text(160, 'The person the agent acts for.', 'A. Person'),
  },
  {
    intent: 'collaborate',
    from: 'someone@example.org',
    context: 'A lecture in May.',
    agent_name: null,
    human_name: 'A. Person',
  },
);

/** Most characters that a field of the contact form takes. */
export function longest(field: 'from' | 'context' | 'agent_name' | 'human_name') {
  const schema = ContactIntentRequest.shape[field];
  return (schema.type === 'optional' ? schema.unwrap().unwrap() : schema).maxLength ?? undefined;
}

export const corrections = string(
  'Which intent a correction is.',
  'A correction is a message of intent question.',
);

/** A reply that the owner wrote here: its words, and when. */
export const reply = described(
  z.object({ text: z.string(), replied_at: z.iso.datetime() }).nullable(),
  'What the owner replied here; null: nothing.',
  null,
);

/** How to reach the owner, in every payload that tells it. */
export const contactRoute = {
  preferred: string('Preferred route.', 'POST /api/contact'),
  response_time: string('When to expect an answer.', 'Within a week'),
};

export const responses = {
  sendContact: answer('ContactIntent', 'The message was stored.', {
    intent_id: string('Identifier of the message.', '01HZY3'),
    received_at: described(z.iso.datetime(), 'When this call arrived.', '2026-11-20T00:00:00Z'),
    expected_response: string('When to expect an answer.', 'Within a week'),
    next: string('What happens now.', 'The owner reads it; do not send it again.'),
    stored: part('The message as it was stored; told to its sender alone.', {
      intent: z.enum(CONTACT_INTENTS),
      from: z.string(),
      context: z.string().nullable(),
      agent_name: z.string().nullable(),
      human_name: z.string().nullable(),
    }),
    status_url: address(
      'Where you, and nobody else, learn what became of it, and read the reply of the owner. ' +
        'Keep it: it is not told again, but to a repeat under the same Idempotency-Key.',
      `/api/contact/status/2026-11-20-${'x'.repeat(43)}`,
    ),
    corrections,
    warnings: strings(
      'Rules of the contact policy that the message does not keep; it was stored.',
      [],
    ),
  }),
  getContactStatus: answer('ContactStatus', 'What became of a message.', {
    state: oneOf(
      ['received', 'read', 'answered', 'closed'],
      'Received, read by the owner, answered, or closed without more to come.',
      'received',
    ),
    received_at: described(z.iso.datetime(), 'When the message arrived.', '2026-11-20T00:00:00Z'),
    changed_at: described(
      z.iso.datetime().nullable(),
      'When that changed last; null: never.',
      null,
    ),
    reply,
    expected_response: string('When to expect an answer.', 'Within a week'),
    expires_on: described(
      Day.nullable(),
      'Day on which message and address are deleted; null: when the owner does it.',
      null,
    ),
    next: string('What to do now.', 'Nothing but wait; look again tomorrow.'),
  }),
};
