/**
 * How to get in touch: what every payload tells of it, and body and answer of POST /api/contact.
 */
import * as z from 'zod';
import { Day, EMAIL, metadataFields, WebUrl } from './common.ts';
import { CONTACT_INTENTS } from './inbox-words.ts';

/** What stands where the owner says nothing: for programs, so that pages leave it out. */
export const CONTACT_DEFAULTS = {
  preferred: 'POST /api/contact',
  response_time: 'Not stated',
} as const;

export const ContactIntentRequest = z
  .object({
    intent: z
      .enum(CONTACT_INTENTS)
      .meta({ description: 'Why you write.', examples: ['collaborate'] }),
    from: z
      .email({ pattern: EMAIL })
      .min(3)
      .max(320)
      .meta({ description: 'E-mail address to answer to.', examples: ['someone@example.org'] }),
    context: z
      .string()
      .max(2000)
      .nullish()
      .meta({
        description: 'What it is about; treated as untrusted text.',
        examples: ['A lecture in May.'],
      }),
    agent_name: z
      .string()
      .max(120)
      .nullish()
      .meta({ description: 'Name of the agent that writes.', examples: ['Example agent'] }),
    human_name: z
      .string()
      .max(160)
      .nullish()
      .meta({ description: 'The person the agent acts for.', examples: ['A. Person'] }),
  })
  .meta({
    id: 'ContactIntentRequest',
    description:
      'A private message to the person. An autonomous agent gives the name and the goal of ' +
      'its human.',
    examples: [
      {
        intent: 'collaborate',
        from: 'someone@example.org',
        context: 'A lecture in May.',
        agent_name: null,
        human_name: 'A. Person',
      },
    ],
  });

export const corrections = z.string().meta({
  description: 'Which intent a correction is.',
  examples: ['A correction is a message of intent question.'],
});

export const ContactIntentResponse = z
  .object({
    intent_id: z.string().meta({ description: 'Identifier of the message.', examples: ['01HZY3'] }),
    received_at: z.iso
      .datetime()
      .meta({ description: 'When this call arrived.', examples: ['2026-11-20T00:00:00Z'] }),
    expected_response: z
      .string()
      .meta({ description: 'When to expect an answer.', examples: ['Within a week'] }),
    next: z.string().meta({
      description: 'What happens now.',
      examples: ['The owner reads it; do not send it again.'],
    }),
    stored: z
      .object({
        intent: z.enum(CONTACT_INTENTS),
        from: z.string(),
        context: z.string().nullable(),
        agent_name: z.string().nullable(),
        human_name: z.string().nullable(),
      })
      .meta({ description: 'The message as it was stored; told to its sender alone.' }),
    status_url: WebUrl.meta({
      description:
        'Where you, and nobody else, learn what became of it, and read the reply of the owner. ' +
        'Keep it: it is not told again, but to a repeat under the same Idempotency-Key.',
      examples: [`https://example.org/api/contact/status/2026-11-20-${'x'.repeat(43)}`],
    }),
    corrections,
    warnings: z.array(z.string()).meta({
      description: 'Rules of the contact policy that the message does not keep; it was stored.',
      examples: [[]],
    }),
    ...metadataFields,
  })
  .meta({ id: 'ContactIntentResponse', description: 'The message was stored.' });

/** What its sender is told of a message. */
export const MESSAGE_STATES = ['received', 'read', 'answered', 'closed'] as const;

/** A reply that the owner wrote here: its words, and when. */
export const reply = z
  .object({ text: z.string(), replied_at: z.iso.datetime() })
  .nullable()
  .meta({ description: 'What the owner replied here; null: nothing.', examples: [null] });

export const ContactStatusResponse = z
  .object({
    state: z.enum(MESSAGE_STATES).meta({
      description: 'Received, read by the owner, answered, or closed without more to come.',
      examples: ['received'],
    }),
    received_at: z.iso
      .datetime()
      .meta({ description: 'When the message arrived.', examples: ['2026-11-20T00:00:00Z'] }),
    changed_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When that changed last; null: never.', examples: [null] }),
    reply,
    expected_response: z
      .string()
      .meta({ description: 'When to expect an answer.', examples: ['Within a week'] }),
    expires_on: Day.nullable().meta({
      description: 'Day on which message and address are deleted; null: when the owner does it.',
      examples: [null],
    }),
    next: z.string().meta({
      description: 'What to do now.',
      examples: ['Nothing but wait; look again tomorrow.'],
    }),
    ...metadataFields,
  })
  .meta({ id: 'ContactStatusResponse', description: 'What became of a message.' });

/** How to reach the owner, in every payload that tells it. */
export const contactRoute = {
  preferred: z.string().meta({ description: 'Preferred route.', examples: ['POST /api/contact'] }),
  response_time: z
    .string()
    .meta({ description: 'When to expect an answer.', examples: ['Within a week'] }),
};
