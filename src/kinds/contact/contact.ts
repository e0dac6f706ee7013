/** Contact policy: content/contact.md and GET /api/contact. */
import * as z from 'zod';
import { answer, commonFrontMatter, Endpoint, located, updatedDay } from '../../schemas/common.ts';
import { CONTACT_DEFAULTS, contactRoute, corrections } from '../../schemas/contact.ts';
import * as d from '../../schemas/described.ts';

export const ContactFrontMatter = z.strictObject({
  preferred: d
    .upTo(200)
    .default(CONTACT_DEFAULTS.preferred)
    .describe('The route you prefer, in a few words.'),
  response_time: d
    .upTo(120)
    .default(CONTACT_DEFAULTS.response_time)
    .describe('When to expect an answer.'),
  welcome: d.several(d.upTo(200), 'What you like to hear about.'),
  not_welcome: d.several(d.upTo(200), 'What is not answered.'),
  email: z
    .email()
    .optional()
    .describe('A public address; leave out to take mail only through the form.'),
  ...commonFrontMatter,
  updated: updatedDay,
});

const kept = (what: string) =>
  d.described(
    z.int().min(1).nullable(),
    `Days that ${what} are kept; null: until they are deleted.`,
    null,
  );

export const ContactPolicyResponse = answer(
  'ContactPolicy',
  'How to get in touch, and what is expected.',
  {
    ...contactRoute,
    email: d.stringOrNull('A public address, if there is one.', null),
    welcome: d.strings('What is good to hear about.', ['Lectures']),
    not_welcome: d.strings('What is not answered.', ['Bulk mail']),
    policy_markdown: d.string('The policy in words.', 'Messages are private.'),
    rule_for_autonomous_agents: d.string(
      'What an agent must give.',
      'Give the name and goal of your human.',
    ),
    corrections,
    privacy: d.string('What happens to a message.', 'Submissions are private.'),
    retention: d.part('How long what is sent is kept, and how it is deleted.', {
      message_days: kept('messages'),
      question_days: kept('questions'),
      report_days: kept('mission reports'),
      rule: d.string('The same in words.', 'Messages are kept for 90 days.'),
      deletion: d.string(
        'How to get what is held, and to have it deleted.',
        'Write from the same address.',
      ),
    }),
    typed_contact_endpoint: Endpoint,
    body_schema: d.jsonSchema('JSON Schema of the body.'),
    ...located('Path of this record.', '/api/contact'),
  },
);
