/** The owner's rows, each with the credential that opens it. All throw CallFailed. */
import type * as z from 'zod';
import { type Asked, answered, call, newKey } from '../browser/call.ts';
import { el } from '../browser/element.ts';
import type { operationResponses } from '../schemas/owner-payloads.ts';
import { headersOf } from './session.ts';

type Answers = typeof operationResponses;
type Row = keyof Answers;
/** What a row answers, by its id. */
export type Answer<Id extends Row> = z.infer<Answers[Id]>;

export type Contact = Answer<'listContacts'>['contacts'][number];
export type Question = Answer<'listQuestions'>['questions'][number];
export type Report = Answer<'listReports'>['reports'][number];
export type QuestionGroup = Answer<'listUnanswered'>['groups'][number];
export type AuditLine = Answer<'listAudits'>['audits'][number] & { id: string };
export type Token = Answer<'listAuditTokens'>['tokens'][number];
export type Changed = Contact['history'][number];
export type Skipped = Answer<'listContacts'>['skipped'];
export type Deletion = Answer<'deleteContact'>;

/** Calls a row below /api/admin/ with the admin key. */
export const admin = <Id extends Row>(path: string, asked: Asked = {}) =>
  call<Answer<Id>>(`/api/admin/${path}`, {
    ...asked,
    headers: { ...headersOf('key'), ...asked.headers },
  });

/** Sends what a row takes. */
export const post = <Id extends Row>(path: string, body: unknown, headers = {}) =>
  admin<Id>(path, { method: 'POST', body, headers });

export const remove = (path: string) => admin<'deleteContact'>(path, { method: 'DELETE' });

/** If-Match: what is changed must be as it was told with the tag. */
export const match = (etag: string): Record<string, string> => ({ 'If-Match': etag });

/** The same body gets the same Idempotency-Key: a repeat stores nothing twice. */
const keys = new Map<string, string>();
export async function store<Id extends Row>(
  method: 'POST' | 'PATCH',
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer<Id>> {
  const name = `${method} ${path} ${JSON.stringify(body)}`;
  const key = keys.get(name) ?? newKey();
  keys.set(name, key);
  const given = { method, body, headers: { 'Idempotency-Key': key, ...headers } };
  const answer = await admin<Id>(path, given);
  keys.delete(name);
  return answer;
}

/** Statistics of a period: `since_days`, or `from` and `to`. */
export const readStats = (period: Record<string, string>, rows: number) =>
  call<Answer<'getAdminStats'>>(
    `/api/admin/stats?${new URLSearchParams({ ...period, limit: String(rows) })}`,
    { headers: headersOf('token') },
  );

/** A kind of records, or all audits, as JSON Lines. */
export const linesOf = (path: string) =>
  answered(`/api/admin/${path}`, {
    headers: { ...headersOf('key'), Accept: 'application/jsonl' },
  }).then((response) => response.blob());

/** Hands a file to the browser, to be saved. */
export function download(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  el('a', { href: url, download: name }).click();
  // The browser has taken it by the time it is idle.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
