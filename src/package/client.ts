/** For programs: a card at its address, with the types of what it answers. */
import type * as z from 'zod';
import { type RouteId, routes } from '../routes.ts';
import type { bodies } from '../schemas/operation-payloads.ts';
import type { PayloadId, responses } from '../surfaces/payloads.ts';

type Responses = typeof responses;
type Bodies = typeof bodies;

/** A row that takes a JSON body and answers in JSON. */
export type SendId = keyof Bodies & keyof Responses;

/** What the card answered instead: its sentence as the message, its code and its status. */
export class CardError extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export type CardOptions = {
  /** Credentials, for what is not for everybody: `{ authorization: 'Bearer …' }`. */
  headers?: Record<string, string>;
  fetch?: typeof fetch;
};

export type Parameters = Record<string, string | number | boolean>;

export type Card = {
  /** Reads a row. Names of its path are taken from `parameters`, the rest is the query. */
  read: <Id extends PayloadId>(id: Id, parameters?: Parameters) => Promise<z.output<Responses[Id]>>;
  /** Sends a body to a row. */
  send: <Id extends SendId>(
    id: Id,
    body: z.input<Bodies[Id]>,
    parameters?: Parameters,
  ) => Promise<z.output<Responses[Id]>>;
};

/** The address of a row: parameters that its path does not name are its query. */
function addressOf(base: string, id: RouteId, parameters: Parameters): URL {
  const rest = { ...parameters };
  const path = routes[id].path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    if (value === undefined) throw new TypeError(`${id} needs the parameter "${name}".`);
    delete rest[name];
    return encodeURIComponent(value);
  });
  const url = new URL(path, base);
  for (const [name, value] of Object.entries(rest)) url.searchParams.set(name, String(value));
  return url;
}

/**
 * The card at an address such as `https://ada.example`. Its calls reject with CardError where it
 * answers with an error. Answers are typed, not checked: `calling-card/schemas` checks them.
 */
export function card(base: string, { headers = {}, fetch: ask = fetch }: CardOptions = {}): Card {
  const call = async (id: RouteId, parameters: Parameters = {}, body?: unknown) => {
    const response = await ask(addressOf(base, id, parameters), {
      method: routes[id].method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = await response.json().catch(() => null);
    if (response.ok) return answer;
    const { code = 'unknown', message = response.statusText } = answer?.error ?? {};
    throw new CardError(response.status, code, message);
  };
  return {
    read: (id, parameters) => call(id, parameters),
    send: (id, body, parameters) => call(id, parameters, body),
  };
}
