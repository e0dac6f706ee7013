/** For programs: a card at its address, with the types of what it answers. */
import type * as z from 'zod';
import { type RouteId, routes } from '../routes.ts';
import type { bodies } from '../schemas/operation-payloads.ts';
import type { responses } from '../surfaces/payloads.ts';

type Responses = typeof responses;
type Bodies = typeof bodies;

/** A row that takes a JSON body and answers in JSON. */
export type SendId = keyof Bodies & keyof Responses;

/** A row that is read, and answers in JSON: some for everybody, some with credentials. */
export type ReadId = {
  [Id in keyof Responses]: (typeof routes)[Id]['method'] extends 'GET' ? Id : never;
}[keyof Responses];

/**
 * What the card answered instead: its sentence as the message, its code, its status, and the body
 * whole, as text where it is no JSON. The code is `not_json` where an answer that is no error is
 * none, and `unknown` where an error tells no code.
 */
export class CardError extends Error {
  readonly status: number;
  readonly code: string;
  readonly body: unknown;
  constructor(status: number, code: string, message: string, body: unknown) {
    super(message);
    this.status = status;
    this.code = code;
    this.body = body;
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
  read: <Id extends ReadId>(id: Id, parameters?: Parameters) => Promise<z.output<Responses[Id]>>;
  /** Sends a body to a row. */
  send: <Id extends SendId>(
    id: Id,
    body: z.input<Bodies[Id]>,
    parameters?: Parameters,
  ) => Promise<z.output<Responses[Id]>>;
};

/** The address of a row: parameters that its path does not name are its query. */
function addressOf(base: string, id: RouteId, parameters: Parameters): URL {
  if (!Object.hasOwn(routes, id)) throw new TypeError(`There is no row "${id}".`);
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

/** A body as JSON, or undefined where it is none. */
function jsonOf(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
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
    const text = await response.text();
    const answer = jsonOf(text);
    if (response.ok && answer !== undefined) return answer;
    const { code = response.ok ? 'not_json' : 'unknown', message } = answer?.error ?? {};
    const told = message ?? `${id} was answered with ${response.status} and no JSON of a card.`;
    throw new CardError(response.status, code, told, answer ?? text);
  };
  return {
    read: (id, parameters) => call(id, parameters),
    send: (id, body, parameters) => call(id, parameters, body),
  };
}
