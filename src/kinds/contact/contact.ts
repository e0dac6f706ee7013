/** Contact policy: content/contact.md and GET /api/contact. */
import * as z from 'zod';
import {
  commonFrontMatter,
  Endpoint,
  metadataFields,
  updatedDay,
  WebUrl,
} from '../../schemas/common.ts';
import { CONTACT_DEFAULTS, contactRoute, corrections } from '../../schemas/contact.ts';

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
