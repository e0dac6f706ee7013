/** What the tests of audits and of the inbox share: a service with an owner, and ways to ask it. */
import { expect } from 'vitest';
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

/** What a text of JSON Lines holds. */
export const linesOf = (text: string): Json[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** The body of an error at a private path: nobody keeps it. */
export const denied = (response: Response, code: string): Promise<ErrorBody> =>
  failure(response, code, 'private, no-store');

/** What callers send and the owner reads, each with the least that is taken. */
export const KINDS = [
  { noun: 'contacts', path: '/api/contact', id: 'intent_id', body: CONTACT as Json },
  { noun: 'questions', path: '/api/agent/ask', id: 'session_id', body: QUESTION as Json },
  { noun: 'reports', path: '/api/agent-reports', id: 'report_id', body: REPORT as Json },
] as const;
export type Kind = (typeof KINDS)[number];

export type Owned = House & {
  ask: (path: string, asked?: Asked) => Promise<Response>;
  /** Asks as the owner and reads the JSON; throws unless the status is the expected one. */
  owner: (path: string, asked?: Asked, status?: number) => Promise<Json>;
  /** Asks as the owner, and reads the error; throws unless it is the expected one. */
  refused: (path: string, code: string, asked?: Asked) => Promise<ErrorBody>;
  /** Deletes what stands at a path below /api/admin/. */
  remove: (path: string) => Promise<Json>;
  /** The items of a list, as they are listed first. */
  listed: (noun: string, query?: string) => Promise<Json[]>;
  /** Every page of a list, from a path on. */
  pages: (path: string) => Promise<Json[]>;
  /** Sends what callers send; the id that they are told. */
  send: (
    kind: Pick<Kind, 'path' | 'id'>,
    body: unknown,
    headers?: Record<string, string>,
  ) => Promise<string>;
  /** Creates an audit and issues a token of it. */
  audit: (slug?: string, data?: unknown) => Promise<{ token: string; token_id: string }>;
  issue: (slug?: string, days?: number) => Promise<{ token: string; token_id: string }>;
};

/** A service of its own whose secrets are set, and what its owner does. */
export function owned(given: Partial<Service> = {}): Owned {
  const one = house({ credentials: credentialsFrom(SECRETS), ...given });
  const asked: Owned['ask'] = (path, how) => ask(one, path, how);
  const asOwner: Owned['owner'] = (path, how, status) => owner(one, path, how, status);
  const issue: Owned['issue'] = async (slug = 'acme', days) => {
    const body = { recipient: RECIPIENT, ...(days === undefined ? {} : { expires_in_days: days }) };
    const issued = await asOwner(`/api/admin/audits/${slug}/tokens`, { body }, 201);
    return { token: String(issued['token']), token_id: String(issued['token_id']) };
  };
  return {
    ...one,
    ask: asked,
    owner: asOwner,
    refused: async (path, code, { headers, ...how } = {}) =>
      denied(await asked(path, { ...how, headers: { ...OWNER, ...headers } }), code),
    remove: (path) => asOwner(`/api/admin/${path}`, { method: 'DELETE' }),
    listed: async (noun, query = '') =>
      (await asOwner(`/api/admin/${noun}${query}`))[noun] as Json[],
    pages: async (path) => {
      const pages: Json[] = [];
      for (let next: string | undefined = path; next !== undefined; ) {
        const page: Json = await asOwner(next);
        pages.push(page);
        next = (page['next_url'] as string | null)?.slice(BASE.length);
      }
      return pages;
    },
    send: async ({ path, id }, body, headers) => {
      const response = await one.post(path, body, headers);
      expect(response.status).toBeLessThan(300);
      return String(((await response.json()) as Json)[id]);
    },
    audit: async (slug = 'acme', data = { title: 'Audit' }) => {
      await asOwner('/api/admin/audits', { body: { slug, data } }, 201);
      return issue(slug);
    },
    issue,
  };
}
