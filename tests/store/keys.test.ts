import { expect, test } from 'vitest';
import { checkKey } from '../../functions/store/checks.ts';
import * as keys from '../../functions/store/keys.ts';

const DAY = '2026-11-20';
const HASH = 'a'.repeat(64);

const PINS: [string, string][] = [
  [keys.dayPrefix(DAY), '2026-11-20/'],
  [keys.auditRevisionsPrefix('acme'), 'acme/revisions/'],
  [keys.auditRevisionKey('acme', 1), 'acme/revisions/000001'],
  [keys.auditRevisionKey('acme', 999_999), 'acme/revisions/999999'],
  [keys.tokensIssuedPrefix('acme'), 'acme/issued/'],
  [keys.tokenIssuedKey('acme', 't1'), 'acme/issued/t1'],
  [keys.tokensRevokedPrefix('acme'), 'acme/revoked/'],
  [keys.tokenRevokedKey('acme', 't1'), 'acme/revoked/t1'],
  [keys.accessesPrefix(), 'accesses/'],
  [keys.accessesPrefix(DAY), 'accesses/2026-11-20/'],
  [
    keys.accessKey(DAY, '123456789', 'acme', 't1', 'ff'),
    'accesses/2026-11-20/123456789~acme~t1~ff',
  ],
  [keys.rollupsPrefix('reports'), 'reports/'],
  [keys.rollupKey('reports', DAY), 'reports/2026-11-20'],
  [keys.channelKey('mail'), 'channels/mail'],
  [keys.idempotencyKey(HASH), HASH],
  [keys.resultKey(HASH), `${HASH}~result`],
];

test.each(PINS)('%s is the key', (made, pinned) => {
  expect(made).toBe(pinned);
  if (!made.endsWith('/')) expect(() => checkKey(made)).not.toThrow();
});

test.each(['', '.', '..', '.a', 'a/b', '../x', 'a b', 'ä', 'a\n', 'a'.repeat(201), 'a%2fb'])(
  'the part %j does not become part of a key',
  (bad) => {
    for (const make of [
      () => keys.dayPrefix(bad),
      () => keys.auditRevisionKey(bad, 1),
      () => keys.tokenIssuedKey('acme', bad),
      () => keys.tokenRevokedKey(bad, 't1'),
      () => keys.rollupKey(bad, DAY),
      () => keys.accessKey(bad, '1', 'acme', 't1', 'ff'),
      () => keys.accessKey(DAY, '1', 'acme', `t1/${bad}`, 'ff'),
      () => keys.rollupKey('reports', bad),
      () => keys.idempotencyKey(bad),
    ])
      expect(make).toThrow(TypeError);
  },
);

test.each([0, -1, 1.5, 1_000_000, Number.NaN])('%d is the number of no revision', (n) => {
  expect(() => keys.auditRevisionKey('acme', n)).toThrow(TypeError);
});

test.each([
  ['2026-11-20T00:00:00.000Z', '2026-11-20'],
  ['2026-11-20T23:59:59.999Z', '2026-11-20'],
  ['2026-11-20T23:59:59Z', '2026-11-20'],
  ['2026-11-21T01:30:00+02:00', '2026-11-20'],
  ['2026-12-31T23:30:00-01:00', '2027-01-01'],
])('%s is of the day %s', (timestamp, day) => {
  expect(keys.dayOf(timestamp)).toBe(day);
});

test.each(['', '2026-11-20', '2026-11-20T10:00:00', '2026-13-01T00:00:00Z', 'T+00:00', 'now'])(
  '%j has no day',
  (bad) => {
    expect(() => keys.dayOf(bad)).toThrow(TypeError);
  },
);
