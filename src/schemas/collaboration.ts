/** Terms of collaboration: content/collaboration.md and GET /api/collaboration. */
import * as z from 'zod';
import {
  commonFrontMatter,
  DetailsMarkdown,
  Endpoint,
  metadataFields,
  updatedDay,
  WebUrl,
} from './common.ts';
import { contactRoute } from './contact.ts';

export const CollaborationFrontMatter = z.strictObject({
  current_capacity: z
    .string()
    .min(1)
    .max(200)
    .nullable()
    .default(null)
    .describe('How much new work is possible now, in a few words.'),
  preferred_engagement_types: z
    .array(z.string().min(1).max(120))
    .default([])
    .describe('Kinds of engagement that are welcome.'),
  minimum_engagement_duration: z
    .string()
    .min(1)
    .max(120)
    .nullable()
    .default(null)
    .describe('The shortest engagement, or null.'),
  industries_of_interest: z
    .array(z.string().min(1).max(120))
    .default([])
    .describe('Fields of interest.'),
  hard_no_list: z.array(z.string().min(1).max(200)).default([]).describe('What is refused.'),
  pricing_note: z
    .string()
    .min(1)
    .max(400)
    .default('Nothing is stated about money; rates are told in conversation only.')
    .describe('What to say about money; rates are never published.'),
  availability_note: z
    .string()
    .min(1)
    .max(400)
    .nullable()
    .default(null)
    .describe('When and how to ask.'),
  ...commonFrontMatter,
  updated: updatedDay,
});

export const PricingPolicy = z
  .looseObject({
    mode: z.literal('rates_in_conversation').meta({
      description: 'Rates are told in conversation only.',
      examples: ['rates_in_conversation'],
    }),
    public_rate_card: z
      .literal(false)
      .meta({ description: 'There is no public rate card.', examples: [false] }),
    do_not_infer_rates: z
      .literal(true)
      .meta({ description: 'Rates must not be inferred.', examples: [true] }),
    note: z.string().meta({
      description: 'What to say about money.',
      examples: ['Ask with the context of the project.'],
    }),
    budget_missions_path: z
      .string()
      .meta({ description: 'Where missions that carry a budget go.', examples: ['/api/contact'] }),
    budget_missions_url: WebUrl,
  })
  .meta({ id: 'PricingPolicy', description: 'How to talk about money.' });

export const CollaborationResponse = z
  .looseObject({
    current_capacity: z
      .string()
      .nullish()
      .meta({ description: 'How much new work is possible now.', examples: ['Closed'] }),
    preferred_engagement_types: z
      .array(z.string())
      .meta({ description: 'Kinds of engagement that are welcome.', examples: [['Advice']] }),
    minimum_engagement_duration: z
      .string()
      .nullish()
      .meta({ description: 'The shortest engagement.', examples: [null] }),
    industries_of_interest: z
      .array(z.string())
      .meta({ description: 'Fields of interest.', examples: [['Libraries']] }),
    hard_no_list: z
      .array(z.string())
      .meta({ description: 'What is refused.', examples: [['Impersonation']] }),
    pricing_policy: PricingPolicy,
    contact: z
      .looseObject({
        ...contactRoute,
        policy_path: z
          .string()
          .meta({ description: 'Path of the contact policy.', examples: ['/api/contact'] }),
        policy_url: WebUrl,
        endpoint: Endpoint,
      })
      .meta({ description: 'How to get in touch.' }),
    availability_note: z
      .string()
      .nullish()
      .meta({ description: 'When and how to ask.', examples: [null] }),
    details_markdown: DetailsMarkdown,
    path: z
      .string()
      .meta({ description: 'Path of this record.', examples: ['/api/collaboration'] }),
    url: WebUrl,
    ...metadataFields,
  })
  .meta({ id: 'CollaborationResponse', description: 'Terms of working together.' });
