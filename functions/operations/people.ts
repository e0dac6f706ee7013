/**
 * POST /api/admin/people/searches and /deletions: what is held of an address, and all of it gone.
 */
import { domainToASCII, domainToUnicode } from 'node:url';
import { invalid, textsIn } from '../http/body.ts';
import { MANY_DAYS } from '../store/day-reader.ts';
import { each } from '../store/each.ts';
import { type Reading, readingOf } from '../store/reading.ts';
import type { StoreName } from '../store/store.ts';
import { forgetRecipients, tokenOfKey } from './audits/recipients.ts';
import { auditOfKey, Revision } from './audits/revisions.ts';
import { TokenRecord } from './audits/tokens.ts';
import { type Found, itemOf, KINDS, type Kind, type Readable, readableOf } from './inbox/kinds.ts';
import { folded } from './inbox/listed.ts';
import { finishing, remove } from './inbox/remove.ts';
import type { Dependencies, Operation } from './operation.ts';

type Given = Pick<Dependencies, 'stores' | 'snapshot' | 'now' | 'log'>;
type Holds = (value: unknown) => boolean;

/**
 * An address as its senders may have written it, with its host in letters and in Punycode; of what
 * is copied, `mailto:` and angle brackets are left out. Throws validation_error.
 */
function formsOf(text: string): string[] {
  const bare = /<([^<>]+)>/.exec(text)?.[1] ?? text.replace(/^mailto:([^?]*).*$/i, '$1');
  const [, local, host = ''] = /^([^\s<>]+)@([^\s<>@]+)$/.exec(bare.trim()) ?? [];
  const ascii = domainToASCII(host);
  if (local && ascii)
    return [...new Set([host, ascii, domainToUnicode(ascii)].map((one) => `${local}@${one}`))];
  const msg = 'value is not a valid email address';
  throw invalid({ loc: ['body', 'address'], msg, type: 'value_error' });
}

/** The signs of ECMA-262's SyntaxCharacter: with the flag u no other may be escaped. */
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/**
 * Tells whether a JSON value holds an address, in any case; the end of another address is none:
 * `joan@example.org` does not hold `an@example.org`.
 */
function mentionOf(address: string): (value: unknown) => boolean {
  const before = String.raw`(?<![\p{L}\p{M}\p{N}._%+-])`;
  const behind = String.raw`(?![\p{L}\p{M}\p{N}-]|\.[\p{L}\p{N}])`;
  const forms = formsOf(address).map((form) => escaped(folded(form)));
  const pattern = new RegExp(`${before}(?:${forms.join('|')})${behind}`, 'u');
  return (value) => textsIn(value).some(({ text }) => pattern.test(folded(text)));
}

/** The records of a kind that hold the address, newest first; of the others nothing is kept. */
async function recordsOf<K extends Kind>(kind: K, holds: Holds, reading: Reading) {
  const held: Readable<K>[] = [];
  for await (const item of readableOf(reading, kind, { wide: MANY_DAYS }))
    if (holds(item.record)) held.push(item);
  return held;
}

/** What some work makes of every key of a store. */
const eachOf = async <T>(name: StoreName, work: (key: string) => Promise<T[]>, reading: Reading) =>
  (await each(await reading.open(name).list(''), work)).flat();

/**
 * All that holds an address, in the form in which each kind is read elsewhere, for the person as
 * well. It reads every record: what else may name somebody is not known.
 */
async function find(address: string, { stores, snapshot: { base }, now, log }: Given) {
  const reading = readingOf(stores);
  const holds = mentionOf(address);
  const site = { base, now };
  const recipients = async (key: string) => {
    const token = tokenOfKey(key);
    const record = token && (await reading.read('audit-tokens', key, TokenRecord));
    if (!token || !record || !holds(record.recipient)) return [];
    const { token_id, recipient, issued_at, expires_at } = record;
    return [{ slug: token.slug, token_id, recipient, issued_at, expires_at }];
  };
  // Revisions of audits whose text names the address: the owner's own words.
  const audits = async (key: string) => {
    const place = auditOfKey(key);
    const revision = place && (await reading.read('audits', key, Revision));
    return place && revision && holds(revision.data) ? [place] : [];
  };
  const [contacts, questions, reports, links, places] = await Promise.all([
    recordsOf('contacts', holds, reading),
    recordsOf('questions', holds, reading),
    recordsOf('reports', holds, reading),
    eachOf('audit-tokens', recipients, reading),
    eachOf('audits', audits, reading),
  ]);
  return {
    held: { contacts, questions, reports },
    answer: {
      found: contacts.length + questions.length + reports.length + links.length,
      contacts: contacts.map((one) => itemOf('contacts', one, site)),
      questions: questions.map((one) => itemOf('questions', one, site)),
      reports: reports.map((one) => itemOf('reports', one, site)),
      recipients: links,
      audits: places,
      skipped: reading.told(log),
    },
  };
}

export const findPerson: Operation<'findPerson'> = async ({ body: { address } }, given) =>
  (await find(address, given)).answer;

/** What was found is deleted; a second call finishes what broke off, and then finds nothing. */
export const deletePerson: Operation<'deletePerson'> = async ({ body: { address } }, given) => {
  const { held, answer } = await finishing(KINDS, given.stores, find(address, given));
  const kinds = KINDS.filter((kind) => held[kind].length > 0);
  const [deletions] = await Promise.all([
    each(kinds, (kind) => remove(kind, held[kind] as Found<Kind>[], given)),
    forgetRecipients(given.stores, answer.recipients),
  ]);
  const removed = deletions.flatMap((deletion) => deletion.removed);
  if (answer.recipients.length > 0)
    removed.push('links to audits', 'who held them, and their reads');
  return {
    ...answer,
    deleted: answer.found,
    removed: [...new Set(removed)],
    found_in: deletions.flatMap(({ found_in }) => found_in),
    kept:
      (answer.found > 0 ? '' : 'Nothing was found, so nothing was deleted. ') +
      'Hashes of ids stay, so that no backup brings anything back. Audits in which you wrote the ' +
      'address yourself are named in audits: change them, then delete the revisions. What went ' +
      'out by webhook or mail, and backups themselves, are not reached from here.',
  };
};
