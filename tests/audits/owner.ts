/** What the tests of audits and of the inbox share: a service with an owner, and ways to ask it. */
import { credentialsFrom } from '../../functions/http/credentials.ts';
import type { Service } from '../../functions/operations/operation.ts';
import { answerOperation } from '../../functions/steps/operations.ts';
import {
  BASE,
  CONTACT,
  type ErrorBody,
  failure,
  type House,
  house,
  QUESTION,
  REPORT,
} from '../operations/service.ts';
import { OWNER, RECIPIENT, SECRETS } from './secrets.ts';

export type Json = Record<string, unknown>;
export type Asked = { method?: string; body?: unknown; headers?: Record<string, string> };

export type ErrorBodyOf = { error: Json & { code: string } };

/** A service of its own whose secrets are set. */
export function owned(given: Partial<Service> = {}): House {
  return house({ credentials: credentialsFrom(SECRETS), ...given });
}

/** Asks a service; a body goes as JSON. */
export function ask(
  service: Service,
  path: string,
  { method, body, headers = {} }: Asked = {},
): Promise<Response> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const type: Record<string, string> =
    body === undefined ? {} : { 'Content-Type': 'application/json' };
  const request = new Request(`${BASE}${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { ...type, ...headers },
    ...sent,
  });
  return answerOperation(request, service);
}

/** Asks as the owner and reads the JSON; throws unless the status is the expected one. */
export async function owner(
  service: Service,
  path: string,
  asked: Asked = {},
  status = 200,
): Promise<Json> {
  const response = await ask(service, path, { ...asked, headers: { ...OWNER, ...asked.headers } });
  const json = (await response.json()) as Json;
  if (response.status !== status)
    throw new Error(`${path} answered ${response.status}, not ${status}: ${JSON.stringify(json)}`);
  return json;
}

/** Creates an audit and issues a token of it. */
export async function audit(
  service: Service,
  slug = 'acme',
  data: unknown = { title: 'Audit' },
  days?: number,
) {
  await owner(service, '/api/admin/audits', { body: { slug, data } }, 201);
  return issue(service, slug, days);
}

/** Issues a token. */
export async function issue(service: Service, slug = 'acme', days?: number) {
  const body = { recipient: RECIPIENT, ...(days === undefined ? {} : { expires_in_days: days }) };
  const { token, token_id } = await owner(
    service,
    `/api/admin/audits/${slug}/tokens`,
    { body },
    201,
  );
  return { token: String(token), token_id: String(token_id) };
}

/** What a text of JSON Lines holds. */
export const linesOf = (text: string): Json[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** The body of an error at a private path: nobody keeps it. */
export const denied = (response: Response, status: number, code: string): Promise<ErrorBody> =>
  failure(response, status, code, 'private, no-store');

/** Asks as the owner, and reads the error; throws unless it is the expected one. */
export const refused = async (
  service: Service,
  path: string,
  status: number,
  code: string,
  asked: Asked = {},
): Promise<ErrorBody> =>
  denied(
    await ask(service, path, { ...asked, headers: { ...OWNER, ...asked.headers } }),
    status,
    code,
  );

/** What callers send and the owner reads, each with the least that is taken. */
export const KINDS = [
  { noun: 'contacts', path: '/api/contact', id: 'intent_id', body: CONTACT as Json },
  { noun: 'questions', path: '/api/agent/ask', id: 'session_id', body: QUESTION as Json },
  { noun: 'reports', path: '/api/agent-reports', id: 'report_id', body: REPORT as Json },
] as const;
export type Kind = (typeof KINDS)[number];
