/** POST /api/admin/contacts/senders/deletions: all messages from an address go. */
import { DAMAGED } from '../../store/reading.ts';
import type { Operation } from '../operation.ts';
import { newest } from './newest.ts';
import { finishRemoving, remove } from './remove.ts';
import { sieveOf } from './sieve.ts';

export const deleteContactsOfSender: Operation<'deleteContactsOfSender'> = async (
  { body: { from } },
  given,
) => {
  await finishRemoving('contacts', given.stores);
  const sieve = await sieveOf('contacts', given.stores, { from });
  const found = await Array.fromAsync(newest(given.stores, 'contacts', {}, sieve));
  // Who sent a damaged one nobody knows.
  const readable = found.filter(({ record }) => record !== DAMAGED);
  return remove('contacts', readable, given);
};
