/** POST /api/admin/contacts/senders/deletions: all messages from an address go. */

import { dayOf } from '../../store/keys.ts';
import { DAMAGED } from '../../store/reading.ts';
import type { Operation } from '../operation.ts';
import { newest } from './newest.ts';
import { spanOf } from './page.ts';
import { removeContacts } from './remove.ts';
import { sieveOf } from './sieve.ts';

export const deleteContactsOfSender: Operation<'deleteContactsOfSender'> = async (
  { body: { from } },
  given,
) => {
  const sieve = await sieveOf('contacts', given.stores, { from }, dayOf(given.now));
  const found = await Array.fromAsync(
    newest(given.stores, 'contacts', spanOf({}, given.now), sieve),
  );
  // Who sent a damaged one nobody knows.
  return removeContacts(
    found.filter(({ record }) => record !== DAMAGED),
    given,
  );
};
