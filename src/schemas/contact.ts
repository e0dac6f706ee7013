/** Contact: content/contact.md, GET /api/contact, and the body of POST /api/contact. */
import * as z from 'zod';
import {
  commonFrontMatter,
  EMAIL,
  Endpoint,
  metadataFields,
  updatedDay,
  WebUrl,
} from './common.ts';
import { CONTACT_INTENTS } from './inbox-words.ts';

/** What stands where the owner says nothing: for programs, so that pages leave it out. */
export const CONTACT_DEFAULTS = {
  preferred: 'POST /api/contact',
  response_time: 'Not stated',
} as const;

export const ContactFrontMatter = z.strictObject({
  preferred: z
    .string()
    .min(1)
    .max(200)
    .default(CONTACT_DEFAULTS.preferred)
    .describe('The route you prefer, in a few words.'),
  response_time: z
    .string()
    .min(1)
    .max(120)
    .default(CONTACT_DEFAULTS.response_time)
    .describe('When to expect an answer.'),
  welcome: z.array(z.string().min(1).max(200)).default([]).describe('What you like to hear about.'),
  not_welcome: z.array(z.string().min(1).max(200)).default([]).describe('What is not answered.'),
  email: z
    .email()
    .optional()
    .describe('A public address; leave out to take mail only through the form.'),
  ...commonFrontMatter,
  updated: updatedDay,
});

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

const corrections = z.string().meta({
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

const kept = (what: string) =>
  z
    .int()
    .min(1)
    .nullable()
    .meta({
      description: `Days that ${what} are kept; null: until they are deleted.`,
      examples: [null],
    });

export const ContactPolicyResponse = z
  .object({
    ...contactRoute,
    email: z
      .string()
      .nullable()
      .meta({ description: 'A public address, if there is one.', examples: [null] }),
    welcome: z
      .array(z.string())
      .meta({ description: 'What is good to hear about.', examples: [['Lectures']] }),
    not_welcome: z
      .array(z.string())
      .meta({ description: 'What is not answered.', examples: [['Bulk mail']] }),
    policy_markdown: z
      .string()
      .meta({ description: 'The policy in words.', examples: ['Messages are private.'] }),
    rule_for_autonomous_agents: z.string().meta({
      description: 'What an agent must give.',
      examples: ['Give the name and goal of your human.'],
    }),
    corrections,
    privacy: z
      .string()
      .meta({ description: 'What happens to a message.', examples: ['Submissions are private.'] }),
    retention: z
      .object({
        message_days: kept('messages'),
        question_days: kept('questions'),
        report_days: kept('mission reports'),
        rule: z.string().meta({
          description: 'The same in words.',
          examples: ['Messages are kept for 90 days.'],
        }),
        deletion: z.string().meta({
          description: 'How to get what is held, and to have it deleted.',
          examples: ['Write from the same address.'],
        }),
      })
      .meta({ description: 'How long what is sent is kept, and how it is deleted.' }),
    typed_contact_endpoint: Endpoint,
    body_schema: z
      .record(z.string(), z.unknown())
      .meta({ description: 'JSON Schema of the body.', examples: [{ type: 'object' }] }),
    path: z.string().meta({ description: 'Path of this record.', examples: ['/api/contact'] }),
    url: WebUrl,
    ...metadataFields,
  })
  .meta({ id: 'ContactPolicyResponse', description: 'How to get in touch, and what is expected.' });
