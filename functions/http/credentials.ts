/** Configured credentials: kept and compared as SHA-256; where none is set, all is closed. */
import { createHash, timingSafeEqual } from 'node:crypto';

/** What a bearer credential opens: `/mcp`, or the owner's reads behind a bearer. */
export type Scope = 'mcp' | 'admin';

export type Credentials = {
  /** Bearer credentials; without scope one opens both. */
  readonly bearers: readonly { readonly scope: Scope | null; readonly hash: Buffer }[];
  readonly adminKey: Buffer | null;
  /** Opens the feed of messages. */
  readonly feed?: Buffer | null;
};

/** `ok`, or the code of the problem. */
export type Verdict = 'ok' | 'unauthorized' | 'invalid_token' | 'not_configured';

const digest = (value: string) => createHash('sha256').update(value).digest();

/** Hash of `sha256:<hex>` or of a secret. Throws with the variable's name, never the value. */
function configured(value: string, variable: string): Buffer {
  if (!value.startsWith('sha256:')) return digest(value);
  const hex = value.slice('sha256:'.length);
  if (!/^[0-9a-fA-F]{64}$/.test(hex))
    throw new Error(
      `${variable} has a value that begins with "sha256:" but is not followed by 64 hex digits.`,
    );
  return Buffer.from(hex, 'hex');
}

/** The values of ACCESS_TOKENS, apart from their scopes. */
const bearersOf = ({ ACCESS_TOKENS = '' }: NodeJS.ProcessEnv) =>
  ACCESS_TOKENS.split(',').flatMap((value) => {
    const [, scope = null, secret = ''] = /^(?:(mcp|admin):)?(.*)$/s.exec(value.trim()) ?? [];
    return secret === '' ? [] : [{ scope: scope as Scope | null, secret }];
  });

/**
 * Credentials of an environment: `ACCESS_TOKENS` (comma separated, `[mcp:|admin:][sha256:]value`),
 * `AUDIT_ADMIN_KEY` and `FEED_TOKEN` (`[sha256:]value`). Throws an Error that names the variable
 * whose value is wrong.
 */
export function credentialsFrom(env: NodeJS.ProcessEnv): Credentials {
  const single = (variable: string) => {
    const value = env[variable]?.trim() ?? '';
    return value === '' ? null : configured(value, variable);
  };
  const bearers = bearersOf(env).map(({ scope, secret }) => ({
    scope,
    hash: configured(secret, 'ACCESS_TOKENS'),
  }));
  return { bearers, adminKey: single('AUDIT_ADMIN_KEY'), feed: single('FEED_TOKEN') };
}

/** Shorter secrets can be guessed from outside (characters). */
const SHORTEST = 16;

/** A sentence for each variable with a secret that is too short. Hashes do not tell. */
export function weakCredentials(env: NodeJS.ProcessEnv): string[] {
  const secrets = {
    AUDIT_ADMIN_KEY: [env['AUDIT_ADMIN_KEY']?.trim() ?? ''],
    FEED_TOKEN: [env['FEED_TOKEN']?.trim() ?? ''],
    ACCESS_TOKENS: bearersOf(env).map(({ secret }) => secret),
  };
  return Object.entries(secrets)
    .filter(([, values]) => values.some((value) => value !== '' && value.length < SHORTEST))
    .map(
      ([name]) =>
        `${name} is shorter than ${SHORTEST} characters and can be guessed. Set 32 random ones: ` +
        'openssl rand -base64 24',
    );
}

/**
 * What a secret opens that hashes are kept of; null where none came, undefined where what came
 * holds none. It is compared with all of them, so that the time does not tell which is right.
 */
function verdictOf(secret: string | null | undefined, hashes: readonly Buffer[]): Verdict {
  if (hashes.length === 0) return 'not_configured';
  if (secret === null) return 'unauthorized';
  const given = digest(secret ?? '');
  const isRight = hashes.map((hash) => timingSafeEqual(hash, given)).includes(true);
  return isRight && secret !== undefined ? 'ok' : 'invalid_token';
}

/** The token of an Authorization header (RFC 6750, section 2.1), or null when it holds none. */
export const bearerToken = (header: string | null): string | null =>
  /^Bearer +([^\s,]+) *$/i.exec(header ?? '')?.[1] ?? null;

const tokenOf = (header: string | null) =>
  header === null ? null : (bearerToken(header) ?? undefined);

/** What an Authorization header opens. */
export const checkBearer = (header: string | null, scope: Scope, { bearers }: Credentials) =>
  verdictOf(
    tokenOf(header),
    bearers.filter((bearer) => (bearer.scope ?? scope) === scope).map(({ hash }) => hash),
  );

/** What an X-Admin-Key header opens. */
export const checkAdminKey = (header: string | null, { adminKey }: Credentials) =>
  verdictOf(header, adminKey ? [adminKey] : []);

/** What opens the feed: a bearer token, or `token` of the query, which stands back behind it. */
export const checkFeed = (header: string | null, asked: string | null, { feed }: Credentials) =>
  verdictOf(header === null ? asked : tokenOf(header), feed ? [feed] : []);
