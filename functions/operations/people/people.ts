/**
 * POST /api/admin/people/searches and /deletions: what is held of a person, by an address, to be
 * handed out; and the same once more while all of it is deleted.
 */
import { readingOf, toldSkipped } from '../../store/reading.ts';
import { forgetRecipients } from '../audits/recipients.ts';
import { contactItem, questionItem, reportItem } from '../inbox/kinds.ts';
import { removeContacts, removeQuestions, removeReports } from '../inbox/remove.ts';
import type { BesideMessage } from '../inbox/states.ts';
import type { Dependencies, Operation } from '../operation.ts';
import { type Held, heldOf } from './held.ts';

type Given = Pick<Dependencies, 'stores' | 'snapshot' | 'now' | 'log'>;

/** What is held, in the form in which each kind is read elsewhere; for the person as well. */
function told(held: Held, { snapshot: { base }, now }: Given) {
  const site = { base, now };
  return {
    contacts: held.contacts.map(({ record, beside }) => ({
      ...contactItem(record, site),
      ...(beside as BesideMessage),
    })),
    questions: held.questions.map(({ record }) => questionItem(record, site)),
    reports: held.reports.map(({ record }) => reportItem(record, site)),
    recipients: held.recipients.map(({ slug, record }) => {
      const { token_id, recipient, issued_at, expires_at } = record;
      return { slug, token_id, recipient, issued_at, expires_at };
    }),
    audits: held.audits,
  };
}

async function find(address: string, given: Given) {
  const reading = readingOf(given.stores);
  const held = await heldOf(address, { stores: given.stores, reading, now: given.now });
  const { contacts, questions, reports, recipients } = held;
  return {
    held,
    answer: {
      found: contacts.length + questions.length + reports.length + recipients.length,
      ...told(held, given),
      skipped: toldSkipped(reading.skipped(), given.log),
    },
  };
}

export const findPerson: Operation<'findPerson'> = async ({ body: { address } }, given) =>
  (await find(address, given)).answer;

/** What was found is deleted; a second call finishes what broke off, and then finds nothing. */
export const deletePerson: Operation<'deletePerson'> = async ({ body: { address } }, given) => {
  const { held, answer } = await find(address, given);
  const removed = [
    held.contacts.length > 0 && (await removeContacts(held.contacts, given)),
    held.questions.length > 0 && (await removeQuestions(held.questions, given)),
    held.reports.length > 0 && (await removeReports(held.reports, given)),
  ].flatMap((deletion) => (deletion ? deletion.removed : []));
  await forgetRecipients(
    given.stores,
    held.recipients.map(({ slug, record: { token_id } }) => ({ slug, token_id })),
  );
  if (held.recipients.length > 0) removed.push('links to audits', 'who held them, and their reads');
  return {
    ...answer,
    deleted: answer.found,
    removed: [...new Set(removed)],
    kept:
      'Counts stay, without words and names. Audits in which you wrote the address yourself are ' +
      'named in audits: change them, then delete the revisions. What went out by webhook or ' +
      'mail, ' +
      'and backups, are not reached from here.',
  };
};
