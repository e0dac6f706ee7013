/** What is held of a person, found by an address: for its owner, and to be handed to the person. */
import * as z from 'zod';
import { AuditRecipient, AuditSlug } from './audit.ts';
import { answer, Skipped } from './common.ts';
import { count, described, listOf, objectsOf, partsOf, string, time } from './described.ts';
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

const personFields = {
  found: count('Records that hold the address.', 1),
  contacts: listOf('Messages from it, or that name it.', contact),
  questions: listOf('Questions that name it.', question),
  reports: listOf('Reports that name it.', report),
  recipients: partsOf('Links to audits that were issued to it.', 'One link.', {
    slug: AuditSlug,
    token_id: string('Token of the link.', '019aa0d5'),
    recipient: AuditRecipient,
    issued_at: time('When the link was issued.'),
    expires_at: time('When it ends, or null.').nullable(),
  }),
  audits: objectsOf('Audits that name it in their text; the owner changes them.', {
    slug: AuditSlug,
    revision: described(z.int().min(1), 'Number of the revision.', 1),
  }),
  skipped: Skipped,
};

export const bodies = { findPerson: PersonRequest, deletePerson: PersonRequest };

export const responses = {
  findPerson: answer(
    'Person',
    'All that is held of an address, for the owner and for the person.',
    personFields,
  ),
  deletePerson: answer(
    'PersonDeletion',
    'All that was held of an address, and that it was deleted.',
    { ...personFields, ...deletionFields },
  ),
};
