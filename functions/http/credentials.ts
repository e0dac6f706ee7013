/**
 * Configured credentials: kept and compared as SHA-256, so that neither memory nor time tells a
 * secret, and failing closed where none is set.
 */
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

/**
 * Hash of one configured value, `sha256:<hex>` or the secret itself. Throws with the variable's
 * name, never the value.
 */
function configured(value: string, variable: string): Buffer {
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
 * when a hash is malformed.
 */
export function credentialsFrom(env: Record<string, string | undefined>): Credentials {
  const values = (env['ACCESS_TOKENS'] ?? '').split(',').map((value) => value.trim());
  const bearers = values.flatMap((value) => {
    const [, scope = null, secret = ''] = /^(?:(mcp|admin):)?(.*)$/s.exec(value) ?? [];
    return secret === ''
      ? []
      : [{ scope: scope as Scope | null, hash: configured(secret, 'ACCESS_TOKENS') }];
  });
  const single = (variable: string) => {
    const value = env[variable]?.trim() ?? '';
    return value === '' ? null : configured(value, variable);
  };
  return { bearers, adminKey: single('AUDIT_ADMIN_KEY'), feed: single('FEED_TOKEN') };
}

/** Shorter secrets can be guessed from outside (characters). */
const SHORTEST = 16;

/** A sentence for each variable with a secret that is too short. Hashes do not tell. */
export function weakCredentials(env: Record<string, string | undefined>): string[] {
  const secrets = {
    AUDIT_ADMIN_KEY: [env['AUDIT_ADMIN_KEY']?.trim() ?? ''],
    FEED_TOKEN: [env['FEED_TOKEN']?.trim() ?? ''],
    ACCESS_TOKENS: (env['ACCESS_TOKENS'] ?? '')
      .split(',')
      .map((value) => value.trim().replace(/^(mcp|admin):/, '')),
  };
  return Object.entries(secrets)
    .filter(([, values]) => values.some((one) => one !== '' && one.length < SHORTEST))
    .map(
      ([name]) =>
        `${name} is shorter than ${SHORTEST} characters and can be guessed. Set 32 random ones: ` +
        'openssl rand -base64 24',
    );
}

/**
 * Whether a secret is one of some hashes; looks at all of them, so that the time does not tell
 * which.
 */
function isOneOf(secret: string, hashes: readonly Buffer[]): boolean {
  const given = digest(secret);
  return hashes.map((hash) => timingSafeEqual(hash, given)).includes(true);
}

/** The token of an Authorization header (RFC 6750, section 2.1), or null when it holds none. */
export function bearerToken(header: string | null): string | null {
  return /^Bearer +([^\s,]+) *$/i.exec(header ?? '')?.[1] ?? null;
}

/** What an Authorization header opens. */
export function checkBearer(
  header: string | null,
  scope: Scope,
  { bearers }: Credentials,
): Verdict {
  const hashes = bearers
    .filter((one) => one.scope === null || one.scope === scope)
    .map(({ hash }) => hash);
  if (hashes.length === 0) return 'not_configured';
  if (header === null) return 'unauthorized';
  const token = bearerToken(header);
  return token !== null && isOneOf(token, hashes) ? 'ok' : 'invalid_token';
}

/** What an X-Admin-Key header opens. */
export function checkAdminKey(header: string | null, { adminKey }: Credentials): Verdict {
  if (adminKey === null) return 'not_configured';
  if (header === null) return 'unauthorized';
  return isOneOf(header, [adminKey]) ? 'ok' : 'invalid_token';
}

/**
 * What opens the feed of messages: a bearer token, or `token` of the query (null: not there), which
 * stands back behind a header.
 */
export function checkFeed(
  header: string | null,
  asked: string | null,
  { feed = null }: Credentials,
): Verdict {
  if (feed === null) return 'not_configured';
  const token = header === null ? asked : bearerToken(header);
  if (header === null && token === null) return 'unauthorized';
  return token !== null && isOneOf(token, [feed]) ? 'ok' : 'invalid_token';
}
