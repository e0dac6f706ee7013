/** Configured credentials: kept and compared as SHA-256; where none is set, all is closed. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { NamedRoute } from '../table/match.ts';
import { Problem, STRANGERS } from './problem.ts';

/** WWW-Authenticate (RFC 9110, 11.6.1; RFC 6750, 3) for what is missing or wrong. */
export function challenge(scheme: 'Bearer' | 'AdminKey', verdict: Verdict): string {
  const header = scheme === 'AdminKey' ? ', header="X-Admin-Key"' : '';
  const error = scheme === 'Bearer' && verdict === 'invalid_token' ? ', error="invalid_token"' : '';
  return `${scheme} realm="calling-card"${header}${error}`;
}

/** How what a credential opens is asked for. */
const SCHEMES = {
  mcp: ['Bearer', 'Authorization: Bearer', 'ACCESS_TOKENS'],
  admin: ['Bearer', 'Authorization: Bearer', 'ACCESS_TOKENS'],
  feed: ['Bearer', 'Authorization: Bearer', 'FEED_TOKEN'],
  key: ['AdminKey', 'X-Admin-Key', 'AUDIT_ADMIN_KEY'],
} as const;

const ASK = 'Ask the operator for one that does.';

/** The problem of a verdict other than `ok`. */
export function credentialProblem(scope: Scope, verdict: Exclude<Verdict, 'ok'>): Problem {
  const [scheme, header, variable] = SCHEMES[scope];
  const message = {
    not_configured:
      `This is closed: its operator has not set ${variable}. ` +
      'Everything public is listed at /api/.',
    unauthorized: `Send the credential that the operator gave you in the header ${header}.`,
    invalid_token: `The credential in ${header} does not open this. ${ASK}`,
  }[verdict];
  const isClosed = verdict === 'not_configured';
  const headers = isClosed ? undefined : { 'WWW-Authenticate': challenge(scheme, verdict) };
  return new Problem(verdict, message, STRANGERS, headers);
}

/** Throws a credential's problem unless the request opens the route; audit tokens come later. */
export function authorize(
  { access }: NamedRoute,
  { headers, url }: Pick<Request, 'headers' | 'url'>,
  credentials: Credentials,
): void {
  if (access === 'public' || access === 'audit_token') return;
  const scope = ({ bearer: 'admin', feed_token: 'feed', admin_key: 'key' } as const)[access];
  const bearer = bearerToken(headers.get('authorization'));
  // `token` of the query stands back behind the header.
  const feed = bearer === null ? new URL(url).searchParams.get('token') : bearer;
  const secret = { admin: bearer, feed, key: headers.get('x-admin-key') }[scope];
  const verdict = verdictOf(secret, scope, credentials);
  if (verdict !== 'ok') throw credentialProblem(scope, verdict);
}

/** What a credential opens: `/mcp`, the owner's reads for a bearer, what asks for the key, feed. */
export type Scope = 'mcp' | 'admin' | 'key' | 'feed';

/** Hashes of the secrets that open each. */
export type Credentials = Readonly<Record<Scope, readonly Buffer[]>>;

/** `ok`, or the code of the problem. */
export type Verdict = 'ok' | 'unauthorized' | 'invalid_token' | 'not_configured';

type Secret = { variable: string; opens: readonly Scope[]; value: string };

/** The secrets of an environment; without a scope one of ACCESS_TOKENS opens both. */
function secretsOf(env: NodeJS.ProcessEnv): Secret[] {
  const single = (variable: string, scope: Scope): Secret => {
    return { variable, opens: [scope], value: env[variable]?.trim() ?? '' };
  };
  const bearers = (env['ACCESS_TOKENS'] ?? '').split(',').map((text): Secret => {
    const [, scope, value = ''] = /^(?:(mcp|admin):)?(.*)$/s.exec(text.trim()) ?? [];
    const opens = scope ? [scope as Scope] : (['mcp', 'admin'] as const);
    return { variable: 'ACCESS_TOKENS', opens, value };
  });
  const all = [single('AUDIT_ADMIN_KEY', 'key'), single('FEED_TOKEN', 'feed'), ...bearers];
  return all.filter(({ value }) => value !== '');
}

const digest = (value: string) => createHash('sha256').update(value).digest();

/** Hash of `sha256:<hex>` or of a secret. Throws with the variable's name, never the value. */
function hashOf({ value, variable }: Secret): Buffer {
  if (!value.startsWith('sha256:')) return digest(value);
  const hex = value.slice('sha256:'.length);
  if (!/^[0-9a-fA-F]{64}$/.test(hex))
    throw new Error(
      `${variable} has a value that begins with "sha256:" but is not followed by 64 hex digits.`,
    );
  return Buffer.from(hex, 'hex');
}

/**
 * Credentials of an environment: `ACCESS_TOKENS` (comma separated, `[mcp:|admin:][sha256:]value`),
 * `AUDIT_ADMIN_KEY` and `FEED_TOKEN` (`[sha256:]value`). Throws an Error that names the variable
 * whose value is wrong.
 */
export function credentialsFrom(env: NodeJS.ProcessEnv): Credentials {
  const all = secretsOf(env).map((secret) => ({ ...secret, hash: hashOf(secret) }));
  const of = (scope: Scope) =>
    all.filter(({ opens }) => opens.includes(scope)).map(({ hash }) => hash);
  return { mcp: of('mcp'), admin: of('admin'), key: of('key'), feed: of('feed') };
}

/** Shorter secrets can be guessed from outside (characters). */
const SHORTEST = 16;

/** A sentence for each variable with a secret that is too short. Hashes do not tell. */
export function weakCredentials(env: NodeJS.ProcessEnv): string[] {
  const weak = secretsOf(env).filter(({ value }) => value.length < SHORTEST);
  return [...new Set(weak.map(({ variable }) => variable))].map(
    (name) =>
      `${name} is shorter than ${SHORTEST} characters and can be guessed. Set 32 random ones: ` +
      'openssl rand -base64 24',
  );
}

/**
 * Whether a secret opens something; null where none came, undefined where what came holds none. All
 * that open it are compared, so that the time does not tell which is right.
 */
export function verdictOf(
  secret: string | null | undefined,
  scope: Scope,
  credentials: Credentials,
): Verdict {
  const hashes = credentials[scope];
  if (hashes.length === 0) return 'not_configured';
  if (secret === null) return 'unauthorized';
  const given = digest(secret ?? '');
  const isRight = hashes.map((hash) => timingSafeEqual(hash, given)).includes(true);
  return isRight && secret !== undefined ? 'ok' : 'invalid_token';
}

/** The token of a header (RFC 6750, 2.1): null without a header, undefined where it holds none. */
export const bearerToken = (header: string | null): string | null | undefined =>
  header === null ? null : /^Bearer +([^\s,]+) *$/i.exec(header)?.[1];
