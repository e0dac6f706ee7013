/** POST /api/admin/contacts/senders/deletions: all messages from an address go. */
import type { Operation } from '../operation.ts';
import { newest } from './newest.ts';
import { spanOf } from './page.ts';
import { removeContacts } from './remove.ts';
import { sieveOf } from './sieve.ts';
import { placeOf } from './states.ts';

export const deleteContactsOfSender: Operation<'deleteContactsOfSender'> = async (
  { body: { from } },
  given,
) => {
  const sieve = await sieveOf('contacts', given.stores, { from });
  const found = await Array.fromAsync(
    newest(given.stores, 'contacts', spanOf({}, given.now), sieve),
    ({ record }) => {
      const [day, id] = placeOf(record);
      return { day, id, record };
    },
  );
  return removeContacts(found, given);
};
