/** Configured credentials: what opens what, and what a wrong setting does. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { bearerToken, credentialsFrom, verdictOf } from '../../functions/http/credentials.ts';

const hash = (value: string) => `sha256:${createHash('sha256').update(value).digest('hex')}`;

/** ACCESS_TOKENS, what is sent, and what it opens: the MCP endpoint, the owner's statistics. */
const BEARERS: [string | undefined, string | null, string, string][] = [
  [undefined, 'Bearer a', 'not_configured', 'not_configured'],
  ['', 'Bearer ', 'not_configured', 'not_configured'],
  [' , ,', null, 'not_configured', 'not_configured'],
  ['mcp:,admin:', 'Bearer mcp:', 'not_configured', 'not_configured'],
  ['a', null, 'unauthorized', 'unauthorized'],
  ['a', 'Bearer a', 'ok', 'ok'],
  ['a', 'bearer   a ', 'ok', 'ok'],
  ['a', 'Bearer A', 'invalid_token', 'invalid_token'],
  ['a', 'Basic a', 'invalid_token', 'invalid_token'],
  ['a', 'a', 'invalid_token', 'invalid_token'],
  ['a', 'Bearer a b', 'invalid_token', 'invalid_token'],
  ['a', 'Bearer a,b', 'invalid_token', 'invalid_token'],
  ['a', '', 'invalid_token', 'invalid_token'],
  ['mcp:a', 'Bearer a', 'ok', 'not_configured'],
  ['mcp:a', 'Bearer mcp:a', 'invalid_token', 'not_configured'],
  ['mcp:a,admin:b', 'Bearer a', 'ok', 'invalid_token'],
  ['mcp:a,admin:b', 'Bearer b', 'invalid_token', 'ok'],
  [' mcp:a , admin:b , c ', 'Bearer c', 'ok', 'ok'],
  ['a,b,c', 'Bearer b', 'ok', 'ok'],
  ['other:a', 'Bearer other:a', 'ok', 'ok'],
  ['other:a', 'Bearer a', 'invalid_token', 'invalid_token'],
  [hash('a'), 'Bearer a', 'ok', 'ok'],
  [hash('a'), `Bearer ${hash('a')}`, 'invalid_token', 'invalid_token'],
  [hash('a').replace(/[0-9a-f]{64}/, (hex) => hex.toUpperCase()), 'Bearer a', 'ok', 'ok'],
  [`mcp:${hash('a')},admin:${hash('b')}`, 'Bearer b', 'invalid_token', 'ok'],
];

test.each(BEARERS)(
  'ACCESS_TOKENS=%j and %j: %s for MCP, %s for statistics',
  (ACCESS_TOKENS, header, mcp, admin) => {
    const credentials = credentialsFrom({ ACCESS_TOKENS });
    expect([
      verdictOf(bearerToken(header), 'mcp', credentials),
      verdictOf(bearerToken(header), 'admin', credentials),
    ]).toEqual([mcp, admin]);
    // Bearers never open what takes the key.
    expect(verdictOf(bearerToken(header), 'key', credentials)).toBe('not_configured');
  },
);

const KEYS: [string | undefined, string | null, string][] = [
  [undefined, '', 'not_configured'],
  ['  ', '  ', 'not_configured'],
  ['k', null, 'unauthorized'],
  ['k', '', 'invalid_token'],
  ['k', 'k', 'ok'],
  [' k ', 'k', 'ok'],
  ['k', 'K', 'invalid_token'],
  ['k,l', 'k', 'invalid_token'],
  ['k,l', 'k,l', 'ok'],
  ['mcp:k', 'k', 'invalid_token'],
  [hash('k'), 'k', 'ok'],
  [hash('k'), hash('k'), 'invalid_token'],
];

test.each(KEYS)('AUDIT_ADMIN_KEY=%j and %j: %s', (AUDIT_ADMIN_KEY, sent, verdict) => {
  const credentials = credentialsFrom({ AUDIT_ADMIN_KEY });
  expect(verdictOf(sent, 'key', credentials)).toBe(verdict);
  expect(verdictOf(sent, 'admin', credentials)).toBe('not_configured');
});

test.each([
  ['ACCESS_TOKENS', 'sha256:secret'],
  ['ACCESS_TOKENS', `good,mcp:sha256:${'0'.repeat(63)}`],
  ['ACCESS_TOKENS', `admin:sha256:${'0'.repeat(65)}`],
  ['AUDIT_ADMIN_KEY', 'sha256:secret'],
  ['AUDIT_ADMIN_KEY', `sha256:${'g'.repeat(64)}`],
])('%s=%s stops the start, and the message names the variable alone', (variable, value) => {
  expect(() => credentialsFrom({ [variable]: value })).toThrow(
    `${variable} has a value that begins with "sha256:" but is not followed by 64 hex digits.`,
  );
});
