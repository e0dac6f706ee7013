/** /api/admin/contacts: the messages that agents sent. */
import type { Operation } from '../operation.ts';
import { foundOfDay } from './day.ts';
import { exportOf } from './export.ts';
import { findRecord } from './find.ts';
import { contactItem } from './kinds.ts';
import { pageOf } from './page.ts';
import { removeContacts } from './remove.ts';

export const listContacts: Operation<'listContacts'> = async ({ query }, given) => {
  const { records, rest } = await pageOf('contacts', query, given);
  return { contacts: records.map((record) => contactItem(record, given.snapshot)), ...rest };
};

export const exportContacts: Operation<'exportContacts'> = ({ query }, given) =>
  exportOf('contacts', query, given);

export const getContact: Operation<'getContact'> = async ({ params }, { stores, snapshot, now }) =>
  contactItem((await findRecord(stores, 'contacts', params['id'] ?? '', now)).record, snapshot);

export const deleteContact: Operation<'deleteContact'> = async ({ params }, given) =>
  removeContacts(
    [await findRecord(given.stores, 'contacts', params['id'] ?? '', given.now)],
    given,
  );

export const deleteContactsOfDay: Operation<'deleteContactsOfDay'> = async ({ params }, given) =>
  removeContacts(await foundOfDay('contacts', params['day'] ?? '', given), given);
