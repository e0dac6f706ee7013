/**
 * POST /api/admin/people/searches and /deletions: what is held of a person, by an address, to be
 * handed out; and the same once more while all of it is deleted.
 */
import { readingOf } from '../../store/reading.ts';
import { forgetRecipients } from '../audits/recipients.ts';
import { type Found, itemOf, type Kind } from '../inbox/kinds.ts';
import { type Deletion, finishRemoving, remove } from '../inbox/remove.ts';
import type { Dependencies, Operation } from '../operation.ts';
import { type Held, heldOf } from './held.ts';

const KINDS = ['contacts', 'questions', 'reports'] as const;

type Given = Pick<Dependencies, 'stores' | 'snapshot' | 'now' | 'log'>;

/** What is held, in the form in which each kind is read elsewhere; for the person as well. */
function told(held: Held, { snapshot: { base }, now }: Given) {
  const site = { base, now };
  return {
    contacts: held.contacts.map((found) => itemOf('contacts', found, site)),
    questions: held.questions.map((found) => itemOf('questions', found, site)),
    reports: held.reports.map((found) => itemOf('reports', found, site)),
    recipients: held.recipients.map(({ slug, record }) => {
      const { token_id, recipient, issued_at, expires_at } = record;
      return { slug, token_id, recipient, issued_at, expires_at };
    }),
    audits: held.audits,
  };
}

async function find(address: string, given: Given) {
  const reading = readingOf(given.stores);
  const held = await heldOf(address, { stores: given.stores, reading });
  const { contacts, questions, reports, recipients } = held;
  return {
    held,
    answer: {
      found: contacts.length + questions.length + reports.length + recipients.length,
      ...told(held, given),
      skipped: reading.told(given.log),
    },
  };
}

export const findPerson: Operation<'findPerson'> = async ({ body: { address } }, given) =>
  (await find(address, given)).answer;

/** What was found is deleted; a second call finishes what broke off, and then finds nothing. */
export const deletePerson: Operation<'deletePerson'> = async ({ body: { address } }, given) => {
  for (const kind of KINDS) await finishRemoving(kind, given.stores);
  const { held, answer } = await find(address, given);
  const deletions: Deletion[] = [];
  for (const kind of KINDS)
    if (held[kind].length > 0)
      deletions.push(await remove(kind, held[kind] as Found<Kind>[], given));
  const removed = deletions.flatMap((deletion) => deletion.removed);
  await forgetRecipients(
    given.stores,
    held.recipients.map(({ slug, record: { token_id } }) => ({ slug, token_id })),
  );
  if (held.recipients.length > 0) removed.push('links to audits', 'who held them, and their reads');
  return {
    ...answer,
    deleted: answer.found,
    removed: [...new Set(removed)],
    found_in: deletions.flatMap(({ found_in }) => found_in),
    kept:
      'Hashes of ids stay, so that no backup brings anything back. Audits in which you wrote the ' +
      'address yourself are named in audits: change them, then delete the revisions. What went ' +
      'out by webhook or mail, and backups themselves, are not reached from here.',
  };
};
