/**
 * How to get in touch: what every payload tells of it, and body and answer of POST /api/contact.
 */
import * as z from 'zod';
import { EMAIL, metadataFields } from './common.ts';
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
    corrections,
    warnings: z.array(z.string()).meta({
      description: 'Rules of the contact policy that the message does not keep; it was stored.',
      examples: [[]],
    }),
    ...metadataFields,
  })
  .meta({ id: 'ContactIntentResponse', description: 'The message was stored.' });

/** How to reach the owner, in every payload that tells it. */
export const contactRoute = {
  preferred: z.string().meta({ description: 'Preferred route.', examples: ['POST /api/contact'] }),
  response_time: z
    .string()
    .meta({ description: 'When to expect an answer.', examples: ['Within a week'] }),
};
