/** The owner's rows, each with the credential that opens it. All throw CallFailed. */
import { type Asked, answered, call, newKey } from '../browser/call.ts';
import type { Answer } from '../schemas/question-file.ts';
import { headersOf } from './session.ts';
import type {
  Audit,
  Audits,
  ChangedAudit,
  Contact,
  ContactMark,
  Contacts,
  Deletion,
  IssuedToken,
  Person,
  PersonDeletion,
  Question,
  Questions,
  Report,
  Reports,
  Revision,
  Revisions,
  Stats,
  Tokens,
  Unanswered,
} from './types.ts';

const admin = <T>(path: string, asked: Asked = {}) =>
  call<T>(`/api/admin/${path}`, { ...asked, headers: { ...headersOf('key'), ...asked.headers } });

/**
 * The same body gets the same Idempotency-Key: a repeat after a broken answer stores nothing twice.
 */
const keys = new Map<string, string>();
function stored<T>(
  method: 'POST' | 'PATCH',
  path: string,
  body: unknown,
  match: Record<string, string> = {},
): Promise<T> {
  const name = `${method} ${path} ${JSON.stringify(body)}`;
  const key = keys.get(name) ?? newKey();
  keys.set(name, key);
  return admin<T>(path, { method, body, headers: { 'Idempotency-Key': key, ...match } }).then(
    (answer) => {
      keys.delete(name);
      return answer;
    },
  );
}

const segment = encodeURIComponent;

export type Kind = 'contacts' | 'questions' | 'reports';
export type Page = { contacts: Contacts; questions: Questions; reports: Reports };

/** Statistics of a period: `since_days`, or `from` and `to`. */
export const readStats = (period: Record<string, string>, rows = 20) =>
  call<Stats>(`/api/admin/stats?${new URLSearchParams({ ...period, limit: String(rows) })}`, {
    headers: headersOf('token'),
  });

export const listAudits = () => admin<Audits>('audits');
export const readAudit = (slug: string) => admin<Audit>(`audits/${segment(slug)}`);
export const createAudit = (slug: string, data: unknown) =>
  stored<Audit>('POST', 'audits', { slug, data });
/** Changes an audit that is as it was when it had the etag. */
export const patchAudit = (slug: string, data: unknown, etag: string) =>
  stored<ChangedAudit>('PATCH', `audits/${segment(slug)}`, { data }, { 'If-Match': etag });
export const listTokens = (slug: string) => admin<Tokens>(`audits/${segment(slug)}/tokens`);
export const deleteAudit = (slug: string) =>
  admin<Deletion>(`audits/${segment(slug)}`, { method: 'DELETE' });
export const listRevisions = (slug: string) =>
  admin<Revisions>(`audits/${segment(slug)}/revisions`);
export const readRevision = (slug: string, revision: number) =>
  admin<Revision>(`audits/${segment(slug)}/revisions/${revision}`);
export const deleteRevision = (slug: string, revision: number) =>
  admin<Deletion>(`audits/${segment(slug)}/revisions/${revision}`, { method: 'DELETE' });
export const deleteRecipient = (slug: string, id: string) =>
  admin<Deletion>(`audits/${segment(slug)}/recipients/${segment(id)}`, { method: 'DELETE' });
export const issueToken = (slug: string, body: unknown) =>
  stored<IssuedToken>('POST', `audits/${segment(slug)}/tokens`, body);
export const revokeToken = (slug: string, id: string) =>
  admin<unknown>(`audits/${segment(slug)}/tokens/${segment(id)}`, { method: 'DELETE' });

/**
 * The newest records of a kind that filters let through, or those where `next` (the next_url of an
 * earlier page) goes on.
 */
export const listRecords = <K extends Kind>(
  kind: K,
  filters: Record<string, string> = {},
  next: string | null = null,
) => {
  const query = new URLSearchParams({ limit: '50', ...filters });
  return admin<Page[K]>(next === null ? `${kind}?${query}` : `${kind}${new URL(next).search}`);
};
type One = { contacts: Contact; questions: Question; reports: Report };
export const readRecord = <K extends Kind>(kind: K, id: string) =>
  admin<One[K]>(`${kind}/${segment(id)}`);
/** Changes a state; with an etag only if it is as it was told with it. */
export const setState = (
  kind: Kind,
  id: string,
  state: string,
  etag?: string,
  reply?: string | null,
) =>
  admin<ContactMark>(`${kind}/${segment(id)}/states`, {
    method: 'POST',
    body: { state, ...(reply === undefined ? {} : { reply }) },
    headers: etag === undefined ? {} : { 'If-Match': etag },
  });
export const deleteRecord = (kind: Kind, id: string) =>
  admin<Deletion>(`${kind}/${segment(id)}`, { method: 'DELETE' });
export const deleteDay = (kind: Kind, day: string) =>
  admin<Deletion>(`${kind}/days/${segment(day)}`, { method: 'DELETE' });
export const deleteSender = (from: string) =>
  admin<Deletion>('contacts/senders/deletions', { method: 'POST', body: { from } });
/** What is held of an address, and the same while it is deleted. */
export const findPerson = (address: string) =>
  admin<Person>('people/searches', { method: 'POST', body: { address } });
export const deletePerson = (address: string) =>
  admin<PersonDeletion>('people/deletions', { method: 'POST', body: { address } });
const lines = (path: string) =>
  answered(`/api/admin/${path}`, {
    headers: { ...headersOf('key'), Accept: 'application/jsonl' },
  }).then((response) => response.blob());
/** All records of a kind as JSON Lines. */
export const exportRecords = (kind: Kind) => lines(`${kind}/export`);
/** All audits with their revisions and links, likewise. */
export const exportAudits = () => lines('exports/audits');
export const listUnanswered = () => admin<Unanswered>('questions/unanswered?limit=500');
/** Writes a file into content/: the dev server alone takes it. */
export const writeAnswer = (answer: Answer) =>
  answered('/admin/content/questions', {
    method: 'POST',
    body: answer,
    headers: headersOf('key'),
  });
