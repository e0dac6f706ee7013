/** Calls of the service's own API, and their problems in words. */
import type * as z from 'zod';
import type { ErrorResponse, ValidationErrorItem } from '../schemas/error.ts';
import type { ErrorCode } from '../schemas/error-codes.ts';

type Detail = z.infer<typeof ValidationErrorItem>;

/** `offline`: nothing answered; `unreadable`: what answered was not this service. */
export type ProblemCode = ErrorCode | 'offline' | 'unreadable';

/** A call that failed: what to show, and what to do about it. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly code: ProblemCode;
  /** Problems of single members, `data.findings` and what is wrong with it. */
  readonly fields: readonly { where: string; message: string }[];
  /** Seconds after which a repeat may succeed, or null. */
  readonly retryAfter: number | null;

  constructor(
    code: ProblemCode,
    message: string,
    detail: readonly Detail[] = [],
    retryAfter: number | null = null,
  ) {
    super(message);
    this.code = code;
    this.fields = detail.map(({ loc, msg }) => ({ where: loc.slice(1).join('.'), message: msg }));
    this.retryAfter = retryAfter;
  }
}

export type Asked = {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

async function failure(response: Response): Promise<CallFailed> {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  const retryAfter = Number.isFinite(seconds) ? seconds : null;
  try {
    const { error, detail } = (await response.json()) as z.infer<typeof ErrorResponse> & {
      detail?: Detail[];
    };
    return new CallFailed(error.code, error.message, detail, retryAfter);
  } catch {
    const message =
      response.status === 429
        ? 'Too many calls in a short time. Wait a minute, then try again.'
        : `The service answered with the status ${response.status} and nothing that can be ` +
          'read. Try again later.';
    return new CallFailed('unreadable', message, [], retryAfter);
  }
}

/** Asks and gives the answer when it is a success. Throws CallFailed. */
export async function answered(
  path: string,
  { method = 'GET', headers = {}, body }: Asked = {},
): Promise<Response> {
  const json: Record<string, string> =
    body === undefined ? {} : { 'Content-Type': 'application/json' };
  const response = await fetch(path, {
    method,
    headers: { Accept: 'application/json', ...json, ...headers },
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    const message = 'The service cannot be reached. Check your connection, then try again.';
    throw new CallFailed('offline', message);
  });
  if (!response.ok) throw await failure(response);
  return response;
}

/** The JSON of an answer; the schema of the row says what it is. Throws CallFailed. */
export const call = async <T>(path: string, asked: Asked = {}): Promise<T> =>
  (await answered(path, asked)).json().catch(() => {
    throw new CallFailed('unreadable', 'The answer broke off. Try again.');
  });

/** A new Idempotency-Key: a repeat of the same call with it stores nothing twice. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
