/** What is held of a person, found by an address: for its owner, and to be handed to the person. */
import * as z from 'zod';
import { AuditRecipient, AuditSlug } from './audit.ts';
import { metadataFields, Skipped } from './common.ts';
import { described, named } from './described.ts';
import { contact, deletionFields, question, report } from './inbox.ts';

export const PersonRequest = z
  .strictObject({
    address: described(
      z.string().trim().min(3).max(320),
      'The e-mail address.',
      'someone@example.org',
    ),
  })
  .meta({ id: 'PersonRequest', description: 'Whose data is meant.' });

const time = (description: string) =>
  described(z.iso.datetime(), description, '2026-11-20T12:00:00.000Z');

const personFields = {
  found: described(z.int().min(0), 'Records that hold the address.', 1),
  contacts: z.array(contact).meta({ description: 'Messages from it, or that name it.' }),
  questions: z.array(question).meta({ description: 'Questions that name it.' }),
  reports: z.array(report).meta({ description: 'Reports that name it.' }),
  recipients: z
    .array(
      z
        .object({
          slug: AuditSlug,
          token_id: described(z.string(), 'Token of the link.', '019aa0d5'),
          recipient: AuditRecipient,
          issued_at: time('When the link was issued.'),
          expires_at: time('When it ends, or null.').nullable(),
        })
        .meta({ description: 'One link.' }),
    )
    .meta({ description: 'Links to audits that were issued to it.' }),
  audits: z
    .array(
      z.object({
        slug: AuditSlug,
        revision: described(z.int().min(1), 'Number of the revision.', 1),
      }),
    )
    .meta({ description: 'Audits that name it in their text; the owner changes them.' }),
  skipped: Skipped,
};

export const PersonResponse = named(
  'PersonResponse',
  'All that is held of an address, for the owner and for the person.',
  { ...personFields, ...metadataFields },
);

export const PersonDeletionResponse = named(
  'PersonDeletionResponse',
  'All that was held of an address, and that it was deleted.',
  { ...personFields, ...deletionFields, ...metadataFields },
);
