/** Terms of collaboration: content/collaboration.md and GET /api/collaboration. */
import * as z from 'zod';
import * as common from '../../schemas/common.ts';
import { contactRoute } from '../../schemas/contact.ts';
import * as d from '../../schemas/described.ts';

/** What stands about money where the owner says nothing. */
export const NO_MONEY = 'Nothing is stated about money; rates are told in conversation only.';

export const WORKPLACES = ['remote', 'hybrid', 'on-site'] as const;
export const AUTHORIZATIONS = ['authorized', 'needs-sponsorship'] as const;

function isTimeZone(name: string): boolean {
  try {
    // An offset such as +02:00 is accepted there as well, and says nothing about the summer.
    return /^[A-Z]/.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** What screening questions ask for; each may be left out, and is then not stated. */
export const screening = {
  time_zone: d.orNull(
    z.string().refine(isTimeZone, 'is not a time zone'),
    'Time zone of working hours, such as Europe/Berlin.',
  ),
  workplace_types: d.several(
    z.enum(WORKPLACES),
    'Where work is possible: remote, hybrid, on-site.',
  ),
  notice_period: d.orNull(
    z.string().regex(/^(none|[1-9]\d{0,2} (day|week|month)s?)$/, 'is not a notice period'),
    'Notice to be given before new work begins: none, 2 weeks, 3 months.',
  ),
  available_from: d.orNull(
    common.PartialDate,
    'First day, month or year in which new work can begin.',
  ),
  work_authorization: d.several(
    z.strictObject({
      country: common.Country,
      status: z
        .enum(AUTHORIZATIONS)
        .describe('authorized: may work there; needs-sponsorship: needs a permit first.'),
      until: common.PartialDate.optional().describe('Until when it holds, where it ends.'),
    }),
    'Where this person may work.',
  ),
};

export const CollaborationFrontMatter = z.strictObject({
  current_capacity: d.orNull(d.upTo(200), 'How much new work is possible now, in a few words.'),
  preferred_engagement_types: d.several(d.upTo(120), 'Kinds of engagement that are welcome.'),
  minimum_engagement_duration: d.orNull(d.upTo(120), 'The shortest engagement, or null.'),
  industries_of_interest: d.several(d.upTo(120), 'Fields of interest.'),
  hard_no_list: d.several(d.upTo(200), 'What is refused.'),
  pricing_note: d
    .upTo(400)
    .default(NO_MONEY)
    .describe('What to say about money; rates are never published.'),
  availability_note: d.orNull(d.upTo(400), 'When and how to ask.'),
  ...screening,
  ...common.commonFrontMatter,
  updated: common.updatedDay,
});

export const PricingPolicy = z
  .looseObject({
    mode: d.described(
      z.literal('rates_in_conversation'),
      'Rates are told in conversation only.',
      'rates_in_conversation',
    ),
    public_rate_card: d.described(z.literal(false), 'There is no public rate card.', false),
    do_not_infer_rates: d.described(z.literal(true), 'Rates must not be inferred.', true),
    note: d.string('What to say about money.', 'Ask with the context of the project.'),
    ...common.located('Where missions that carry a budget go.', '/api/contact', 'budget_missions_'),
  })
  .meta({ id: 'PricingPolicy', description: 'How to talk about money.' });

export const CollaborationResponse = z
  .looseObject({
    current_capacity: d.stringIfAny('How much new work is possible now.', 'Closed'),
    preferred_engagement_types: d.strings('Kinds of engagement that are welcome.', ['Advice']),
    minimum_engagement_duration: d.stringIfAny('The shortest engagement.', null),
    industries_of_interest: d.strings('Fields of interest.', ['Libraries']),
    hard_no_list: d.strings('What is refused.', ['Impersonation']),
    pricing_policy: PricingPolicy,
    contact: z
      .looseObject({
        ...contactRoute,
        ...common.located('Path of the contact policy.', '/api/contact', 'policy_'),
        endpoint: common.Endpoint,
      })
      .meta({ description: 'How to get in touch.' }),
    availability_note: d.stringIfAny('When and how to ask.', null),
    time_zone: d.stringOrNull('Time zone of working hours (IANA).', 'Europe/Berlin'),
    workplace_types: d.described(z.array(z.enum(WORKPLACES)), 'Where work is possible.', [
      'remote',
    ]),
    notice_period: d.stringOrNull('Notice before new work: none, or a time.', '3 months'),
    available_from: d.stringOrNull('When new work can begin.', '2027-01'),
    work_authorization: d.described(
      z.array(
        z.object({
          country: d.string('ISO 3166-1 alpha-2; EU for the European Union.', 'DE'),
          country_name: d.string('In English.', 'Germany'),
          status: d.oneOf(
            AUTHORIZATIONS,
            'Whether work is allowed there, or needs a permit first.',
            'authorized',
          ),
          until: d.stringOrNull('Until when it holds.', null),
        }),
      ),
      'Where this person may work.',
      [],
    ),
    details_markdown: common.DetailsMarkdown,
    ...common.located('Path of this record.', '/api/collaboration'),
    ...common.metadataFields,
  })
  .meta({ id: 'CollaborationResponse', description: 'Terms of working together.' });
